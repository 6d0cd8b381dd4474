// WANTED!: what a seat remembers. The public table, kept up from events, because what an act says about somebody depends on whom he could
// have chosen at that moment, and whoever tells the events tells them later; who is who (roles.ts); and who has wronged me.

import { type Eyes, type Seat, type Told, type View, firstOf, has, without } from '@saloon/kernel'
import {
  type Card,
  type Character,
  type Event,
  ROLES_BY_SEATS,
  type Role,
  type Wanted,
  inRange,
  jailable,
  kindOf,
  within,
} from '@saloon/wanted'
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

/** What everybody sees of a player, as far as it decides whom he can reach. */
interface Seen {
  role: Role | null // shown
  character: Character | null
  inPlay: Card[]
}
export interface Memory {
  readonly me: Seat
  readonly players: Seen[]
  alive: Eyes
  belief: Belief | null // null until the Sheriff is known
  readonly wrongs: number[] // by seat: what each has done to me
}

/** Always as before the deal: who is born in the middle of a game is told everything from its beginning. */
export const born = (view: View<Wanted>): Memory => ({
  me: firstOf(view.eyes),
  players: view.players.map(() => ({ role: null, character: null, inPlay: [] })),
  alive: (1 << view.players.length) - 1,
  belief: null,
  wrongs: view.players.map(() => 0),
})

export const HEARS = [
  'dealt',
  'role-shown',
  'eliminated',
  'aimed',
  'played',
  'equipped',
  'discarded',
  'took',
  'removed',
  'freed',
  'locked-up',
  'exploded',
  'dynamite-passed',
  'took-over',
] as const satisfies readonly Event['type'][]

export function hear(memory: Memory, event: Told<Event>): void {
  const { players } = memory
  switch (event.type) {
    case 'dealt':
      players[event.by]!.character = event.character
      return
    case 'role-shown':
    case 'eliminated':
      return show(memory, event.by, event.role, event.type === 'eliminated')
    case 'aimed':
      return aimed(memory, event.by, event.card, event.at)
    case 'played':
      return volley(memory, event.by, event.card)
    case 'equipped':
      players[event.by]!.inPlay.push(event.card)
      return
    case 'discarded':
      return away(players[event.by]!, event.cards)
    case 'took':
    case 'removed':
      return away(players[event.from]!, [event.card])
    case 'freed':
    case 'locked-up':
      return awayOf(players[event.by]!, 'jail')
    case 'exploded':
      return awayOf(players[event.by]!, 'dynamite')
    case 'dynamite-passed': {
      const dynamite = players[event.by]!.inPlay.find((card) => kindOf(card) === 'dynamite')
      awayOf(players[event.by]!, 'dynamite')
      if (dynamite !== undefined) players[event.to]!.inPlay.push(dynamite)
      return
    }
    case 'took-over':
      players[event.from]!.inPlay = []
      return
    default:
  }
}

function show(memory: Memory, seat: Seat, role: Role, out: boolean): void {
  const { players } = memory
  players[seat]!.role = role
  if (out) memory.alive = without(memory.alive, seat)
  if (role === 'sheriff' && memory.belief === null)
    memory.belief = newBelief(players.length, seat, ROLES_BY_SEATS[players.length]!)
}

function away(player: Seen, cards: readonly Card[]): void {
  if (player.inPlay.length > 0) player.inPlay = player.inPlay.filter((card) => !cards.includes(card))
}
const awayOf = (player: Seen, kind: 'jail' | 'dynamite'): void => {
  player.inPlay = player.inPlay.filter((card) => kindOf(card) !== kind)
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
  beta: 2,
  noise: 0.15,
}
/** How likely each role is to fire at everybody. */
export const FIRES_AT_ALL = [1, 0.35, 1, 0.8]

/** The part of a table that reach is read from. */
export interface Ground {
  readonly alive: Eyes
  readonly players: readonly { readonly inPlay: readonly Card[]; readonly character: Character | null }[]
}

/** Whom this card could have been aimed at. */
export function reachOf(ground: Ground, by: Seat, card: Card): Eyes {
  const table = ground as unknown as Wanted
  switch (kindOf(card)) {
    case 'bang':
    case 'missed':
      return inRange(table, by)
    case 'jail':
      return without(jailable(table), by)
    case 'panic':
      return within(table, by, 1)
    default:
      return without(table.alive, by)
  }
}

function aimed(memory: Memory, by: Seat, card: Card, at: Seat): void {
  if (at === memory.me && by !== at) memory.wrongs[by]!++
  if (memory.belief && by !== at) learn(memory.belief, memory, by, card, at, shownIn(memory))
  if (kindOf(card) === 'jail') memory.players[at]!.inPlay.push(card)
}

/** Of an act at somebody else, on the table as it was before. */
export function learn(belief: Belief, ground: Ground, by: Seat, card: Card, at: Seat, known: Known): void {
  if (by === belief.sheriff || isKnown(known, by) || !has(ground.alive, at)) return
  observe(belief, by, at, reachOf(ground, by, card) | (1 << at), known, MODEL)
}

function volley({ belief, players }: Memory, by: Seat, card: Card): void {
  if (belief && isVolley(card) && players[by]!.role === null) weigh(belief, by, FIRES_AT_ALL)
}
export const isVolley = (card: Card): boolean => kindOf(card) === 'gatling' || kindOf(card) === 'indians'

function shownIn({ players }: Memory): Known {
  let known = NOTHING
  for (let seat = 0; seat < players.length; seat++) {
    const { role } = players[seat]!
    if (role !== null) known = withKnown(known, seat, codeOf(role))
  }
  return known
}
