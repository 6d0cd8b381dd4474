// A table laid out as the specification does it (14.0), and the words that scenarios are told in.

import { type Seat, type Told, chanceFrom } from '@saloon/kernel'
import { type Scenario, type Variant, layOut, randomGame, scenario } from '@saloon/kernel/kit'
import { expect } from 'vitest'
import {
  type Action,
  CARD_IDS,
  type Card,
  type Character,
  type Event,
  type Options,
  type Role,
  SHERIFF_BONUS,
  type Wanted,
  cardsOf,
  distance,
  lifeOf,
  wanted,
} from '../src/index.ts'

/** Every number of seats, with and without the cards of the open book; and games of a series. */
export const VARIANTS: readonly Variant<Options>[] = [
  ...[4, 5, 6, 7].flatMap((seats) => [{ seats }, { seats, options: { simplified: true } }]),
  {
    seats: 4,
    options: { rotate: true },
    before: { sheriff: 3, characters: ['suzy-lafayette', null, null, 'bart-cassidy'] },
  },
  { seats: 5, before: { sheriff: 0, characters: ['sid-ketchum', 'lucky-duke', null, 'kit-carlson', null] } },
]

// ---- the table ----------------------------------------------------------------------------------------------------

export const [A, B, C, D, E, F, G] = [0, 1, 2, 3, 4, 5, 6] as const
const LETTERS = 'ABCDEFG'
const CHARACTERS_BY_SEAT: readonly Character[] = [
  'black-jack',
  'kit-carlson',
  'jesse-jones',
  'pedro-ramirez',
  'willy-the-kid',
  'lucky-duke',
  'calamity-janet',
]
/** For whoever's usual character sits elsewhere in a scenario. */
const SPARE: readonly Character[] = ['lucky-duke', 'bart-cassidy']
const ROLES_BY_SEAT: readonly Role[] = ['sheriff', 'outlaw', 'deputy', 'renegade', 'outlaw', 'outlaw', 'deputy']
const FOUR_ROLES: readonly Role[] = ['sheriff', 'outlaw', 'outlaw', 'renegade']

export interface Seated {
  readonly is?: Character
  readonly life?: number
  readonly hand?: string
  readonly inPlay?: string
  readonly out?: true
}
export interface Laid extends Partial<Record<'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G', Seated>> {
  readonly seats?: number // five
  readonly roles?: string // e.g. 'sheriff outlaw …'; as in the specification
  readonly turn?: Seat // A's
  readonly at?: 'play' | 'start' | 'draw' // of that turn: 'play'
  readonly bangs?: number
  readonly deck?: string // the top first; the rest of the cards lie below, if nothing else is said
  readonly onlyDeck?: true // nothing lies below
  readonly discard?: string // the top last
  readonly simplified?: true
}

export const card = (id: string): Card => {
  const found = CARD_IDS.indexOf(id)
  if (found === -1) throw new Error(`there is no card "${id}"`)
  return found
}
export const cards = (ids: string): Card[] => (ids.trim() === '' ? [] : ids.trim().split(/\s+/).map(card))
export const idsOf = (list: readonly Card[]): string => list.map((one) => CARD_IDS[one] ?? '?').join(' ')

export function layOutWanted(laid: Laid): Wanted {
  const seats = laid.seats ?? 5
  const roles = laid.roles?.split(' ') ?? (seats === 4 ? FOUR_ROLES : ROLES_BY_SEAT)
  const named = Object.values(laid).flatMap((seated) => (seated as Seated | undefined)?.is ?? [])
  const usualHere = CHARACTERS_BY_SEAT.slice(0, seats)
  const spare = SPARE.filter((one) => !named.includes(one) && !usualHere.includes(one))
  const players = Array.from({ length: seats }, (_, seat) => {
    const seated = laid[LETTERS[seat] as 'A'] ?? {}
    const usual = CHARACTERS_BY_SEAT[seat]!
    const character = seated.is ?? (named.includes(usual) ? spare.shift()! : usual)
    const role = roles[seat] as Role
    const max = lifeOf(character) + (role === 'sheriff' ? SHERIFF_BONUS : 0)
    const life = seated.out ? 0 : (seated.life ?? max)
    const shown = role === 'sheriff' || seated.out === true
    return { role, shown, character, life, max, hand: cards(seated.hand ?? ''), inPlay: cards(seated.inPlay ?? '') }
  })
  const onTop = cards(laid.deck ?? '')
  const discard = cards(laid.discard ?? '')
  const placed = players.flatMap(({ hand, inPlay }) => [...hand, ...inPlay]).concat(onTop, discard)
  expect(new Set(placed).size, 'each card lies in one place').toBe(placed.length)
  const rest = cardsOf(laid.simplified ?? false).filter((one) => !placed.includes(one))
  return layOut(wanted, {
    seats,
    position: {
      options: { simplified: laid.simplified ?? false, rotate: false, keep: true },
      players,
      alive: players.reduce((alive, { life }, seat) => (life > 0 ? alive | (1 << seat) : alive), 0),
      active: laid.turn ?? A,
      turns: 1,
      bangs: laid.bangs ?? 0,
      deck: [...(laid.onlyDeck ? [] : rest), ...onTop.toReversed()],
      topKnown: 0,
      discard,
      resolving: null,
      store: [],
      flipped: [],
      peeked: [],
      result: null,
    },
    first: FIRST[laid.at ?? 'play'],
  })
}
const FIRST = {
  play: { kind: 'play' },
  start: { kind: 'turn', step: 'begin' },
  draw: { kind: 'turn', step: 'draw' },
} as const

// ---- the words ----------------------------------------------------------------------------------------------------

export const play = (id: string): Action => ({ do: 'play', card: card(id) })
export const aim = (id: string, at: Seat): Action => ({ do: 'aim', card: card(id), at })
/** Panic! or Cat Balou, at a card in play or at the hand. */
export const grab = (id: string, at: Seat, pick = ''): Action => ({
  do: 'grab',
  card: card(id),
  at,
  pick: pick === '' ? -1 : card(pick),
})
export const end: Action = { do: 'end' }
export const pass: Action = { do: 'pass' }
export const barrel: Action = { do: 'barrel' }
export const jourdonnais: Action = { do: 'jourdonnais' }
export const giveUp: Action = { do: 'give-up' }
export const draw: Action = { do: 'draw' }
export const drawDiscard: Action = { do: 'draw-discard' }
export const drawFrom = (seat: Seat): Action => ({ do: 'draw-from', seat })
export const missed = (id: string): Action => ({ do: 'missed', card: card(id) })
export const bang = (id: string): Action => ({ do: 'bang', card: card(id) })
export const beer = (id: string): Action => ({ do: 'beer', card: card(id) })
export const pick = (id: string): Action => ({ do: 'pick', card: card(id) })
export const choose = (id: string): Action => ({ do: 'choose', card: card(id) })
export const putBack = (id: string): Action => ({ do: 'put-back', card: card(id) })
export const discard = (ids: string): Action => ({ do: 'discard', cards: cards(ids) })
export const sid = (ids: string): Action => ({ do: 'sid', cards: cards(ids) })

export interface WantedTable extends Scenario<Wanted, Action, Event> {
  /** Everybody's life, an x for who is out. */
  lives(): string
  hand(seat: Seat): string
  inPlay(seat: Seat): string
  discarded(): string
  /** The seats this card may be played at, in order; none: it can't be played at anybody. */
  targets(seat: Seat, id: string): Seat[]
  /** What may be answered, each as its `do` and its card. */
  choices(seat: Seat): string[]
  distance(from: Seat, to: Seat): number
  /** What was told of this. */
  events<T extends Event['type']>(type: T): Told<Extract<Event, { type: T }>>[]
  /** How often. */
  times(type: Event['type']): number
}

export function atTheTable(laid: Laid, script: (table: WantedTable) => void): void {
  told(layOutWanted(laid), script)
}

/** The same with a state that came about in another way. */
export function told(state: Wanted, script: (table: WantedTable) => void): void {
  scenario(wanted, state, (table) =>
    script({
      ...table,
      lives: () => state.players.map(({ life }, seat) => ((state.alive >> seat) & 1 ? `${life}` : 'x')).join(' '),
      hand: (seat) => idsOf(state.players[seat]!.hand),
      inPlay: (seat) => idsOf(state.players[seat]!.inPlay),
      discarded: () => idsOf(state.discard),
      targets: (seat, id) => {
        const at = table
          .options(seat)
          .flatMap((action) => ('at' in action && action.card === card(id) ? [action.at] : []))
        return [...new Set(at)].toSorted((a, b) => a - b)
      },
      choices: (seat) =>
        table
          .options(seat)
          .map((action) => ('card' in action ? `${action.do} ${CARD_IDS[action.card]}` : action.do))
          .filter((choice, i, all) => all.indexOf(choice) === i),
      distance: (from, to) => distance(state, from, to),
      events: (type) => table.told.filter((event) => event.type === type) as never,
      times: (type) => table.told.filter((event) => event.type === type).length,
    }),
  )
}

// ---- whole games --------------------------------------------------------------------------------------------------

export const dealt = (seats: number, seed: number, options: Partial<Options> = {}): Wanted =>
  wanted.start({ seats, options: { simplified: false, rotate: false, keep: true, ...options } }, chanceFrom(seed))

/** Random games from start to end: what holds is looked at in every position. */
export function playedOut(seats: number, games: number, look: (state: Wanted) => void): void {
  for (let seed = 0; seed < games; seed++) {
    const game = randomGame(wanted, { seats }, seed)
    do look(game.state)
    while (game.step())
    look(game.state)
  }
}
