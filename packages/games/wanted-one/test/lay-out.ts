// A table laid out from a line of text, and the words that scenarios are told in.

import { type Chance, type Seat, type Told, chanceFrom, isRefusal, replace } from '@saloon/kernel'
import { type Scenario, layOut, scenario } from '@saloon/kernel/kit'
import { expect } from 'vitest'
import {
  type Action,
  CARDS,
  type Card,
  DECKS,
  type Deck,
  EVERYBODY,
  type Event,
  GANGS,
  type Gang,
  OUTLAW_CARDS,
  OUTLAW_SLUGS,
  type Options,
  type OutlawSlug,
  type Player,
  SALOON,
  SALOON_KINDS,
  type SaloonKind,
  TOWNS,
  type Town,
  type WantedOne,
  deckOf,
  gangOf,
  leaderOf,
  removedFrom,
  saloonKindOf,
  wantedOne,
} from '../src/index.ts'

// ---- names --------------------------------------------------------------------------------------------------------

export const [TOMBSTONE, CRIPPLE_CREEK, DODGE_CITY, DEADWOOD] = [0, 1, 2, 3] as const
export const [WILD_BUNCH, DALTONS, LONERS, JAMES_YOUNGER] = [0, 1, 2, 3] as const
export { SALOON }
const TOKENS = 'WDLJ'

export const outlaw = (slug: OutlawSlug): Card => OUTLAW_SLUGS.indexOf(slug)
const ALL_CARDS = Array.from({ length: CARDS }, (_, card) => card)
export const isOutlaw = (card: Card): boolean => card < OUTLAW_CARDS

// ---- the table ----------------------------------------------------------------------------------------------------

export interface Given {
  readonly options?: Partial<Options>
  /** Decks by name, their cards from the top down. A deck that ends in `…` has its other cards below; else they are discarded. */
  readonly decks?: Readonly<Partial<Record<(typeof TOWNS)[number] | 'saloon', string>>>
  readonly cavalry?: Town
  readonly supremacy?: Gang
  readonly round?: number
}

/**
 * One player a comma, each in any of these words: `2L/1/0/0` (cards of Wild Bunch, Daltons, Loners, James-Younger; L: the
 * leader is among them, at the bottom), slugs of Outlaws in order of arrival, `W` `D` `L` `J` or several of them (Wanted
 * tokens), `one` (holds the One), `starts`, `active`, `$1` (Dollar tiles). Seat 0 starts and plays unless somebody else does.
 */
export function layOutOne(line: string, given: Given = {}): WantedOne {
  const options = {
    quick: false,
    duel: false,
    dollars: false,
    cavalry: false,
    supremacy: given.supremacy !== undefined,
    ...given.options,
  }
  const free = new Set(ALL_CARDS.filter((card) => !removedFrom(options.quick).includes(card)))
  const literals = line.split(',').map((text) => text.trim().split(/\s+/))
  const players = literals.map((words) => namedCards(words, options, free))
  const named = Object.entries(given.decks ?? {}).map(([name, text]) => namedDeck(name, text, free))
  for (const [seat, words] of literals.entries()) countedCards(words, players[seat]!, free)
  const decks = Array.from(
    { length: DECKS },
    (_, deck) => named.find((other) => other.deck === deck) ?? { deck, cards: [], more: true },
  )
  const starter = Math.max(
    0,
    literals.findIndex((words) => words.includes('starts')),
  )
  const active = literals.findIndex((words) => words.includes('active'))
  const one = literals.findIndex((words) => words.includes('one'))
  const cards = decks.map(({ deck, cards, more }) =>
    [...cards, ...(more ? takeAll(free, (card) => deckOf(card) === deck) : [])].reverse(),
  )
  return layOut(wantedOne, {
    seats: players.length,
    position: {
      options,
      round: given.round ?? 1,
      starter,
      active: active === -1 ? starter : active,
      players,
      decks: cards,
      knows: cards.map((deck, of) =>
        deck.map((_, place) => (of !== SALOON && place === deck.length - 1 ? EVERYBODY : 0)),
      ),
      discard: takeAll(free, () => true),
      one: one === -1 ? null : one,
      cavalry: given.cavalry ?? null,
      supremacy: given.supremacy ?? null,
      winner: null,
    },
    first: { kind: 'draw', spent: false } as { kind: string },
  })
}

function take(free: Set<Card>, which: (card: Card) => boolean, what: string): Card {
  const card = [...free].find(which)
  if (card === undefined) throw new Error(`no ${what} is left`)
  free.delete(card)
  return card
}

function takeAll(free: Set<Card>, which: (card: Card) => boolean): Card[] {
  const cards = [...free].filter(which)
  for (const card of cards) free.delete(card)
  return cards
}

const COUNTS = /^(\d+L?)\/(\d+L?)\/(\d+L?)\/(\d+L?)$/
const OTHER_WORDS = /^(one|starts|active|\$\d|-|[WDLJ]+)$/

function namedCards(words: readonly string[], options: Options, free: Set<Card>): Player {
  const player: Player = { stacks: GANGS.map(() => []), wanted: 0, dollars: options.dollars ? 2 : 0 }
  for (const word of words) {
    if (/^[WDLJ]+$/.test(word)) for (const letter of word) player.wanted |= 1 << TOKENS.indexOf(letter)
    else if (word.startsWith('$')) player.dollars = Number(word.slice(1))
    else if (!COUNTS.test(word) && !OTHER_WORDS.test(word)) {
      const card = take(free, (other) => other === outlaw(word as OutlawSlug), word)
      player.stacks[gangOf(card)]!.push(card)
    }
  }
  return player
}

/** The leader first, then any others that nobody names. */
function countedCards(words: readonly string[], player: Player, free: Set<Card>): void {
  const counts = words.map((word) => COUNTS.exec(word)).find((match) => match !== null)
  for (const [gang, stack] of player.stacks.entries()) {
    const count = counts?.[gang + 1] ?? '0'
    if (count.endsWith('L')) stack.push(take(free, (card) => card === leaderOf(gang), 'leader'))
    for (let left = Number.parseInt(count, 10) - (count.endsWith('L') ? 1 : 0); left > 0; left--) {
      stack.push(take(free, (card) => isOutlaw(card) && gangOf(card) === gang && card !== leaderOf(gang), GANGS[gang]!))
    }
  }
}

function namedDeck(name: string, text: string, free: Set<Card>): { deck: Deck; cards: Card[]; more: boolean } {
  const deck = name === 'saloon' ? SALOON : TOWNS.indexOf(name as (typeof TOWNS)[number])
  const words = text.split(/\s+/)
  const cards = words
    .filter((word) => word !== '…')
    .map((word) =>
      take(
        free,
        (card) =>
          deck === SALOON ? !isOutlaw(card) && saloonKindOf(card) === word : card === outlaw(word as OutlawSlug),
        word,
      ),
    )
  for (const card of cards) expect(deckOf(card), `a card of ${name}`).toBe(deck)
  return { deck, cards, more: words.includes('…') }
}

// ---- the words ----------------------------------------------------------------------------------------------------

export const draw = (deck: Deck): Action => ({ do: 'draw', deck })
export const recycle = (town: Town): Action => ({ do: 'recycle', town })
export const peek = (deck: Deck): Action => ({ do: 'peek', deck })
export const giveUp = (gang: Gang): Action => ({ do: 'give-up', gang })
export const hunt = (seat: Seat, gang: Gang): Action => ({ do: 'hunt', seat, gang })
export const swindle = (seat: Seat, gang: Gang): Action => ({ do: 'swindle', seat, gang })
export const ride = (town: Town): Action => ({ do: 'ride', town })
export const stay: Action = { do: 'stay' }

export interface OneTable extends Scenario<WantedOne, Action, Event> {
  /** Everybody's cards, as in the line that lays a table out. */
  standing(): string
  /** The types of what was told, in order. */
  types(): Event['type'][]
}

export function atTheTable(line: string, given: Given, script: (table: OneTable) => void): void {
  scenario(wantedOne, layOutOne(line, given), (table) => {
    script({ ...table, standing: () => standing(table.state), types: () => table.told.map((event) => event.type) })
  })
}

export const standing = ({ players }: WantedOne): string =>
  players
    .map(({ stacks }) =>
      stacks.map((stack, gang) => `${stack.length}${stack.includes(leaderOf(gang)) ? 'L' : ''}`).join('/'),
    )
    .join(', ')

/** Everybody's Wanted tokens, and `*` for the One. */
export const tokens = ({ players, one }: WantedOne): string =>
  players
    .map(
      ({ wanted }, seat) =>
        TOKENS.split('')
          .filter((_, gang) => (wanted & (1 << gang)) !== 0)
          .join('') + (one === seat ? '*' : ''),
    )
    .map((held) => held || '-')
    .join(', ')

export interface Scored {
  readonly state: WantedOne
  readonly told: readonly Told<Event>[]
  readonly points: readonly number[] // by seat; empty if they were not counted
  types(): Event['type'][]
}

/** The round ends here and now, and is scored; `bangs`: where chance puts each Bang, counted from 1. */
export function score(line: string, given: Given = {}, ...bangs: number[]): Scored {
  const state = layOutOne(line, given)
  const before = state.round
  state.chance = [...state.chance.slice(0, 4), ...bangs.map((bang) => bang - 1)] as Chance
  const told: Told<Event>[] = []
  const table = wantedOne.at(state, (event) => told.push(event))
  replace(table, { kind: 'majorities', gang: 0 } as { kind: string })
  wantedOne.settle(table)
  expect(state.round, 'a new round, unless the game is over').toBe(state.winner === null ? before + 1 : before)
  const scored = told.slice(0, told.findIndex((event) => event.type === 'round-began') >>> 0)
  const points = scored.flatMap((event) => (event.type === 'scored' ? [event.points] : []))
  return { state, told: scored, points, types: () => scored.map((event) => event.type) }
}

/** A new game. */
export function dealt(seats: number, options: Partial<Options> = {}, seed = 1): WantedOne {
  const setup = wantedOne.prepare({ seats, options })
  if (isRefusal(setup)) throw new Error(setup.code)
  return wantedOne.start(setup, chanceFrom(seed))
}

export interface Moment {
  readonly state: WantedOne
  readonly told: readonly Told<Event>[] // since the deal
  readonly action: Action // the last one
}

/** A game at random, decision by decision. */
export function* randomMoments(seats: number, options: Partial<Options>, seed: number): Generator<Moment> {
  const setup = wantedOne.prepare({ seats, options })
  if (isRefusal(setup)) throw new Error(setup.code)
  const told: Told<Event>[] = []
  const state = wantedOne.start(setup, chanceFrom(seed, 1), (event) => told.push(event))
  const table = wantedOne.at(state, (event) => told.push(event))
  const picks = chanceFrom(seed, 2)
  while (wantedOne.asked(state) !== 0) {
    const action = wantedOne.sample(state, state.active, picks)
    wantedOne.play(table, state.active, action)
    yield { state, told, action }
  }
}

export const kindsOf = (cards: readonly Card[]): Record<SaloonKind, number> => {
  const [sheriff, hunter, swindler] = SALOON_KINDS.map(
    (kind) => cards.filter((card) => saloonKindOf(card) === kind).length,
  )
  return { sheriff: sheriff!, 'bounty-hunter': hunter!, swindler: swindler! }
}

/** How many of each gang, in the order of GANGS. */
export const gangCounts = (cards: readonly Card[]): number[] =>
  GANGS.map((_, gang) => cards.filter((card) => gangOf(card) === gang).length)

/** Everything in the box, wherever it lies. */
export const everyCard = ({ decks, players, discard, options }: WantedOne): Card[] =>
  [decks, players.flatMap(({ stacks }) => stacks), [discard, removedFrom(options.quick)]]
    .flat(2)
    .toSorted((a, b) => a - b)
