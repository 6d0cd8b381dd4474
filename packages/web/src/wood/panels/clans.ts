// The clans of a wooden game as panels show them, whatever the game calls them.

import type { Text } from '@saloon/kernel'
import type { Ref } from '../../table/choice/ref.ts'
import type { Token } from '../scene/wooden-table.ts'

export interface Carried {
  readonly token: Token
  readonly count: number
}
/** What stands beside a name: played in this round, lying, inside, dead … */
export interface Tag {
  readonly text: Text
  readonly tone: 'plain' | 'bad' | 'now'
}
export interface Member {
  readonly ref: Ref // what picking it picks
  readonly name: Text
  readonly number: number
  readonly hat: 'red' | 'blue' | 'straw'
  readonly life: number
  readonly most: number // bullets to show
  readonly carries: readonly Carried[]
  readonly tags: readonly Tag[]
  readonly isActive: boolean
  readonly isDone: boolean // played already, or never again
  readonly isMine?: boolean // where each player has figures of their own
}
/** What wins, with how much of it there is. */
export interface Goal {
  readonly text: Text
  readonly have: number
  readonly need: number | null // null: more than the others
}
export interface ClanPanel {
  readonly side: 0 | 1
  readonly name: Text
  readonly isMine: boolean
  readonly aim: Text // the scenario's own words
  readonly goals: readonly Goal[]
  readonly members: readonly Member[]
}
/** The clock of a game: an hour of the town hall, or a round of so many. */
export interface Time {
  readonly text: Text
  readonly hour: number // of twelve, for the hand
  readonly colour: 'red' | 'blue' | undefined
  readonly left: Text
}
