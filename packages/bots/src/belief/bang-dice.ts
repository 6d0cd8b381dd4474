// BANG! The Dice Game: what a seat remembers. The dice and the living, kept up from events, who is who (roles.ts), and who has wronged me.

import {
  type BangDice,
  type Character,
  type Event,
  type Face,
  ROLES_BY_SEATS,
  type Role,
  targetsOf,
} from '@saloon/bang-dice'
import { type Seat, type Told, type View, firstOf } from '@saloon/kernel'
import {
  type ActModel,
  type Belief,
  type Known,
  NOTHING,
  codeOf,
  isKnown,
  newBelief,
  observe,
  weigh,
  withKnown,
} from './roles.ts'

interface Seen {
  role: Role | null // shown
  character: Character | null
  life: number // 0: out; anything else: not
}
export interface Memory {
  readonly me: Seat
  readonly players: Seen[]
  dice: (Face | null)[]
  belief: Belief | null // null where nobody hides a role
  readonly wrongs: number[] // by seat: what each has done to me
}

/** Always as before the deal: who is born in the middle of a game is told everything from its beginning. */
export const born = (view: View<BangDice>): Memory => ({
  me: firstOf(view.eyes),
  players: view.players.map(({ character }) => ({ role: null, character, life: 1 })),
  dice: [],
  belief: null,
  wrongs: view.players.map(() => 0),
})

export const HEARS = [
  'role-shown',
  'eliminated',
  'rolled',
  'shot',
  'life-gained',
] as const satisfies readonly Event['type'][]

export function hear(memory: Memory, event: Told<Event>): void {
  const { players, belief } = memory
  switch (event.type) {
    case 'role-shown':
    case 'eliminated':
      players[event.by]!.role = event.role
      if (event.type === 'eliminated') players[event.by]!.life = 0
      if (event.role === 'sheriff' && belief === null)
        memory.belief = newBelief(players.length, event.by, ROLES_BY_SEATS[players.length]!)
      return
    case 'rolled':
      event.which.forEach((die, i) => (memory.dice[die] = event.faces[i]!))
      return
    case 'shot':
      if (event.at === memory.me) memory.wrongs[event.by]!++
      if (belief) learnShot(belief, memory, event.by, event.at, memory.dice[event.die]!, shownIn(memory))
      return
    case 'life-gained':
      if (belief && event.of === 'beer' && typeof event.from === 'number' && event.from !== event.by)
        learnBeer(belief, event.from, event.by)
      return
    default:
  }
}

// ---- what acts say --------------------------------------------------------------------------------------------------

/** Rows and columns: Sheriff, Deputy, Outlaw, Renegade. Firmness and noise were fitted to games of bots of many levels and manners. */
export const MODEL: ActModel = {
  attitudes: [
    [0, -1, 1, 0.8],
    [-1.5, -1, 1, 0.8],
    [1.5, 0.5, -1, 0.3],
    [-0.4, 0.7, 0.7, 0],
  ],
  beta: 1.4,
  noise: 0.2,
}
/** How likely each role is to give the Sheriff a beer, or another one. */
const BEER_FOR_SHERIFF = [1, 1.6, 0.25, 0.7]

/** The part of a table that targets are read from. */
export interface Ground {
  readonly players: readonly { readonly life: number; readonly character: Character | null }[]
}

export function learnShot(belief: Belief, { players }: Ground, by: Seat, at: Seat, face: Face, known: Known): void {
  if (by === belief.sheriff || isKnown(known, by)) return
  let reach = 1 << at
  for (const seat of targetsOf({ players, active: by } as unknown as BangDice, face)) reach |= 1 << seat
  observe(belief, by, at, reach, known, MODEL)
}

export function learnBeer(belief: Belief, from: Seat, to: Seat): void {
  if (from !== belief.sheriff && to === belief.sheriff) weigh(belief, from, BEER_FOR_SHERIFF)
}

function shownIn({ players }: Memory): Known {
  let known = NOTHING
  for (let seat = 0; seat < players.length; seat++) {
    const { role } = players[seat]!
    if (role !== null) known = withKnown(known, seat, codeOf(role))
  }
  return known
}
