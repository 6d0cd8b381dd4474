// The sides of games of hidden roles round a Sheriff: who wins together.

import type { RoleWord } from '../belief/roles.ts'

export const SIDES = ['law', 'outlaws', 'renegade'] as const
export const SIDE_OF: Readonly<Record<RoleWord, number>> = { sheriff: 0, deputy: 0, outlaw: 1, renegade: 2 }
