import type { HauntId } from '@saloon/server/words'
import type { Said } from '../../link/link.ts'

/** What a ghost has sent, if this is something like that. */
export const hauntOf = ({ message }: Said): HauntId | undefined =>
  message.kind === 'haunt' ? message.haunt : undefined
