// Which scene stands over the map: whatever the open question needs that isn't a place or a card of the hand.

import { NONE, type Poker, fightOf } from '@saloon/western-legends'
import type { BoardProps } from '../../board.ts'
import type { Seen } from '../table.ts'

/** What only whoever is asked sees. */
const MINE = {
  'choose-character': 'characters',
  'pick-character': 'characters',
  income: 'income',
  gear: 'gear',
  deposit: 'deposit',
  revel: 'revel',
  shopping: 'store',
  'story-order': 'slots',
  'story-disc': 'slots',
  track: 'track',
  'keep-tokens': 'tokens',
  'sheriff-target': 'sheriff-target',
} as const
/** What everybody looks on at. */
const OPEN = { demand: 'demand', 'demand-answer': 'demand', reroll: 'prospecting' } as const
/** Questions that are answered on the map, in the hand, or by a button. */
const ELSEWHERE = new Set([
  'step',
  'extend',
  'end-of-move',
  'town-space',
  'sheriff-path',
  'action',
  'hand-limit',
  'start-move',
  'start-space',
])

export type SceneName =
  | (typeof MINE)[keyof typeof MINE]
  | (typeof OPEN)[keyof typeof OPEN]
  | 'fight'
  | 'poker'
  | 'stranger'
  | 'story'

export const pokerOf = ({ stack }: Seen): Poker | undefined =>
  stack.findLast(({ kind }) => kind === 'join' || kind === 'poker-pick' || kind === 'poker-end') as Poker | undefined

export function sceneOf(table: Seen, { choice }: Pick<BoardProps, 'choice'>): SceneName | undefined {
  const top = table.stack.at(-1)?.kind ?? ''
  const mine: SceneName | undefined = (MINE as Readonly<Record<string, SceneName>>)[top]
  if (choice.ask && mine) return mine
  const open: SceneName | undefined = (OPEN as Readonly<Record<string, SceneName>>)[top]
  if (open) return open
  if (ELSEWHERE.has(top) || mine) return undefined
  if (fightOf(table)) return 'fight'
  if (pokerOf(table)) return 'poker'
  if (top === 'mib') return 'stranger'
  return table.revealed === NONE ? undefined : 'story'
}
