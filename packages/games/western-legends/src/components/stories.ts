// The forty story cards: whole numbers 0 … 39. The back shows the condition, the front what contributors get, where bandits
// appear and how far the Sheriff moves.

import type { Location } from './places.ts'
import { FIRST_STORIES } from './stories-first.ts'
import { MORE_STORIES } from './stories-more.ts'
import type { Effect, Feat } from './vocabulary.ts'

export interface StoryRow {
  readonly condition: StoryCondition
  readonly reward: readonly Effect[]
  readonly bandits: readonly Location[]
  readonly sheriff: number
}
/** A feat, and the least it must come to. */
interface ConditionRow {
  readonly feat: Feat
  readonly lpGained?: number
  readonly moneyGained?: number
  readonly moneySpentInTown?: number
  readonly nuggetsGained?: number
  readonly action?: 'prospect'
  readonly points?: number
  readonly spaces?: number
}
const CONDITIONS = {
  gain_2_lp: { feat: 'actionResolved', lpGained: 2 },
  gain_track_point: { feat: 'trackPointsGained', points: 1 },
  spend_80_in_town: { feat: 'actionResolved', moneySpentInTown: 80 },
  win_fight: { feat: 'fightWon' },
  long_move: { feat: 'moveEnded', spaces: 4 },
  find_gold: { feat: 'actionResolved', action: 'prospect', nuggetsGained: 1 },
  earn_40: { feat: 'actionResolved', moneyGained: 40 },
  win_poker: { feat: 'pokerWon' },
  move_cattle: { feat: 'cattleDelivered' },
} as const satisfies Record<string, ConditionRow>

export type StoryCondition = keyof typeof CONDITIONS
export const STORY_CONDITIONS = Object.keys(CONDITIONS) as StoryCondition[]
export const CONDITION_ROWS: Readonly<Record<StoryCondition, ConditionRow>> = CONDITIONS

export type StoryName = keyof typeof FIRST_STORIES | keyof typeof MORE_STORIES
export const STORY_NAMES = [...Object.keys(FIRST_STORIES), ...Object.keys(MORE_STORIES)] as StoryName[]

/** 0 … 39; those of the first game are 0 … 19. */
export type Story = number
export const STORY_ROWS: readonly StoryRow[] = [...Object.values(FIRST_STORIES), ...Object.values(MORE_STORIES)]
export const FIRST_GAME_STORIES = Object.keys(FIRST_STORIES).length

/** Discs that fill a slot. */
export const discsNeeded = (seats: number): number => (seats < 5 ? 2 : 3)
