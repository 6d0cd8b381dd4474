// Where there is a coach: alone against bots, in this browser. Never with other people at the table, nor in a tutorial.

import { countOf } from '@saloon/kernel'
import type { TableState } from '../../table/frame/context.ts'

export const isCoached = ({ link, yours, prompt }: TableState): boolean =>
  link.advise !== undefined && countOf(yours) === 1 && prompt.kind !== 'over'
