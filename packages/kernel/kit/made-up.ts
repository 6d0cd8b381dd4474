// A small made-up game that uses every part of the contract once: secret choices together, permissions, answers prepared
// in advance, every kind of domain, hidden hands and a hidden deck, a race, settings, a series of games.
//
// Everybody holds three cards. A round: all bet a card in secret; then a storm asks each seat in turn to duck (give up
// a card) or stand (lose a point); then the round's leader aims, and puts cards under the deck in an order of his choice; at
// the end two seats race for the bell. At any time a seat may take a swig: throw a card away and draw another.

import {
  type Base,
  type Chance,
  type Eyes,
  type Frame,
  type FrameRule,
  type GameModule,
  HIDDEN,
  type Option,
  type Playing as At,
  type Refusal,
  type Seat,
  type Seen,
  type Setup,
  type View,
  WAIT,
  copyChance,
  copyStack,
  finish,
  fork,
  has,
  hasLocked,
  makeGame,
  only,
  pop,
  push,
  shuffle,
  viewLocked,
} from '../src/index.ts'

export type Card = number // or HIDDEN
export interface MadeUp extends Base {
  hands: Card[][]
  deck: Card[] // the top is last
  pile: number[] // face up
  points: number[]
  rounds: number // left to play
  leader: Seat
}
export type Action =
  | { readonly do: 'bet'; readonly card: number }
  | { readonly do: 'duck'; readonly card: number }
  | { readonly do: 'stand' }
  | { readonly do: 'aim'; readonly angle: number; readonly style: string; readonly spread: readonly number[] }
  | { readonly do: 'bury'; readonly cards: readonly number[] }
  | { readonly do: 'pick'; readonly seats: readonly Seat[] }
  | { readonly do: 'ring'; readonly time: number }
  | { readonly do: 'swig'; readonly card: number }
export type Event =
  | { readonly type: 'locked'; readonly by: Seat }
  | { readonly type: 'bet'; readonly by: Seat; readonly card: number; readonly shows: true }
  | { readonly type: 'ducked' | 'stood' | 'rang' | 'picked'; readonly by: Seat }
  | { readonly type: 'aimed'; readonly by: Seat; readonly angle: number }
  | { readonly type: 'buried'; readonly by: Seat; readonly count: number }
  | { readonly type: 'swigged'; readonly by: Seat; readonly only: { readonly eyes: Eyes; readonly card: number } }
export interface Options {
  readonly rounds: number
  readonly style: 'calm' | 'wild'
}
type Table = Seen<MadeUp>
type Playing = At<MadeUp, Event>
type Rule<F extends Frame = Frame> = FrameRule<MadeUp, F, Action, Event>

const CARDS = 24
const HAND = 3
const seatsOf = (table: Table): number => table.hands.length

const round: Rule<Frame & { step: number }> = {
  go(game, round) {
    const { state } = game
    const leader = state.leader
    switch (round.step++) {
      case 0:
        return push(game, { kind: 'bet' })
      case 1:
        return push<Storm>(game, { kind: 'storm', next: leader, left: seatsOf(state) })
      case 2:
        return push(game, { kind: 'aim' })
      case 3:
        return push(game, { kind: 'bury' })
      case 4:
        return push(game, { kind: 'pick' })
      case 5:
        return push(game, { kind: 'race' })
    }
    state.rounds--
    state.leader = (leader + 1) % seatsOf(state)
    round.step = 0
    if (state.rounds === 0) finish(game)
  },
}

const bet: Rule = {
  together: true,
  go: (game) => (holders(game.state) === 0 ? pop(game) : WAIT),
  asks: (table) => holders(table),
  options: (table, _frame, seat) => [{ do: 'bet', card: { one: table.hands[seat] as number[] } }],
  safe: (table, _frame, seat) => ({ do: 'bet', card: table.hands[seat]![0] as number }),
  answer(game, _frame, seat, action) {
    if (action.do !== 'bet') return
    discard(game, seat, action.card)
    game.tell?.({ type: 'bet', by: seat, card: action.card, shows: true })
    if (game.state.stack.at(-1)?.kind === 'bet') pop(game)
  },
}

interface Storm extends Frame {
  next: Seat
  left: number
}
const storm: Rule<Storm> = {
  go(game, storm) {
    if (storm.left === 0) return pop(game)
    push<Gust>(game, { kind: 'gust', seat: storm.next })
    storm.next = (storm.next + 1) % seatsOf(game.state)
    storm.left--
  },
  ahead: (table, { next, left }) =>
    Array.from({ length: left }, (_, i) => ({ seat: (next + i) % seatsOf(table), kind: 'gust' })),
  early: (table, _storm, seat) => duckOrStand(table, seat),
}

/** Asked whatever the hand holds: only an empty hand, which is public, is not. */
interface Gust extends Frame {
  readonly seat: Seat
}
const gust: Rule<Gust> = {
  go(game, { seat }) {
    if (game.state.hands[seat]!.length > 0) return WAIT
    stand(game, seat)
  },
  asks: (_table, { seat }) => only(seat),
  options: (table, { seat }) => duckOrStand(table, seat),
  safe: () => ({ do: 'stand' }),
  answer(game, _frame, seat, action) {
    if (action.do !== 'duck') return stand(game, seat)
    discard(game, seat, action.card)
    game.tell?.({ type: 'ducked', by: seat })
    pop(game)
  },
}

const duckOrStand = (table: Table, seat: Seat): Option<Action>[] => [
  { do: 'duck', card: { one: (table.hands[seat] as number[]).filter((card) => card % 2 === 0) } },
  { do: 'stand' },
]

function stand(game: Playing, seat: Seat): void {
  game.state.points[seat]!--
  game.tell?.({ type: 'stood', by: seat })
  pop(game)
}

const aim: Rule = {
  go: () => WAIT,
  asks: (table) => only(table.leader),
  options: () => [
    {
      do: 'aim',
      angle: { from: 0, to: 359 },
      style: { one: ['high', 'low'] },
      spread: { each: [{ from: 0, to: 3 }, { one: [0, 2, 4] }] },
    },
  ],
  also: (_table, _frame, _seat, action) =>
    action.do === 'aim' && action.spread[0]! + action.spread[1]! > 4 ? 'too-wide' : undefined,
  safe: () => ({ do: 'aim', angle: 0, style: 'high', spread: [0, 0] }),
  answer(game, _frame, seat, action) {
    if (action.do !== 'aim') return
    game.state.points[seat]! += action.spread[0]!
    game.tell?.({ type: 'aimed', by: seat, angle: action.angle })
    pop(game)
  },
}

const bury: Rule = {
  go: (game) => (game.state.hands[game.state.leader]!.length > 0 ? WAIT : pop(game)),
  asks: (table) => only(table.leader),
  options: (table, _frame, seat) => [
    { do: 'bury', cards: { some: table.hands[seat] as number[], min: 0, max: 2, ordered: true } },
  ],
  safe: () => ({ do: 'bury', cards: [] }),
  answer(game, _frame, seat, action) {
    if (action.do !== 'bury') return
    for (const card of action.cards) {
      takeFrom(game.state.hands[seat]!, card)
      game.state.deck.unshift(card)
    }
    game.tell?.({ type: 'buried', by: seat, count: action.cards.length })
    pop(game)
  },
}

/** The leader gives one or more seats a point. */
const pick: Rule = {
  go: () => WAIT,
  asks: (table) => only(table.leader),
  options: (table) => [{ do: 'pick', seats: { some: table.hands.map((_, seat) => seat), min: 1, max: 2 } }],
  safe: (_table, _frame, seat) => ({ do: 'pick', seats: [seat] }),
  answer(game, _frame, seat, action) {
    if (action.do !== 'pick') return
    for (const chosen of action.seats) game.state.points[chosen]!++
    game.tell?.({ type: 'picked', by: seat })
    pop(game)
  },
}

const race: Rule = {
  go: () => WAIT,
  asks: (table) => only(table.leader) | only((table.leader + 1) % seatsOf(table)),
  options: () => [{ do: 'ring', time: { from: 0, to: 20_000, clock: true } }],
  safe: () => ({ do: 'ring', time: 20_000 }),
  race: (state) => ({ strokes: [1000 + (state.chance[0] & 1023), 4000], lasts: 20_000 }),
  answer(game, _frame, seat) {
    game.state.points[seat]!++
    game.tell?.({ type: 'rang', by: seat })
    pop(game)
  },
}

function takeFrom(hand: Card[], card: number): void {
  hand.splice(hand.indexOf(card), 1)
}

function discard(game: Playing, seat: Seat, card: number): void {
  takeFrom(game.state.hands[seat]!, card)
  game.state.pile.push(card)
}

function holders(table: Table): Eyes {
  return table.hands.reduce((eyes, hand, seat) => (hand.length > 0 ? eyes | only(seat) : eyes), 0)
}

const hide = (cards: readonly Card[], shown: boolean): Card[] => cards.map((card) => (shown ? card : HIDDEN))

function deal({ seats, options }: Setup<Options>, chance: Chance) {
  const deck = shuffle(
    chance,
    Array.from({ length: CARDS }, (_, card) => card),
  )
  const hands = Array.from({ length: seats }, () => deck.splice(-HAND))
  return {
    hands,
    deck,
    pile: [],
    points: hands.map(() => 0),
    rounds: options.rounds,
    leader: 0,
    first: { kind: 'round', step: 0 },
  }
}

function clone(state: MadeUp): MadeUp {
  return {
    chance: copyChance(state.chance),
    moves: state.moves,
    frames: state.frames,
    epoch: state.epoch,
    given: state.given.slice(),
    used: state.used.slice(),
    locked: state.locked.slice(),
    handed: state.handed,
    stack: copyStack(state.stack),
    hands: state.hands.map((hand) => hand.slice()),
    deck: state.deck.slice(),
    pile: state.pile.slice(),
    points: state.points.slice(),
    rounds: state.rounds,
    leader: state.leader,
  }
}

function view(state: MadeUp, eyes: Eyes): View<MadeUp> {
  return {
    eyes,
    moves: state.moves,
    frames: state.frames,
    epoch: state.epoch,
    given: state.given.slice(),
    used: state.used.slice(),
    locked: viewLocked(state.locked, eyes),
    handed: state.handed,
    stack: copyStack(state.stack),
    hands: state.hands.map((hand, seat) => hide(hand, has(eyes, seat))),
    deck: hide(state.deck, false),
    pile: state.pile.slice(),
    points: state.points.slice(),
    rounds: state.rounds,
    leader: state.leader,
  }
}

function imagine(seen: View<MadeUp>, chance: Chance, belief?: Partial<MadeUp>): MadeUp {
  const believed = seen.hands.map((hand, seat) =>
    hand.map((card, i) => (card === HIDDEN ? (belief?.hands?.[seat]?.[i] ?? HIDDEN) : card)),
  )
  const known = new Set([...seen.pile, ...believed.flat()])
  // A bet that these eyes don't see is one of its seat's cards, so it is dealt with the hand.
  const unseen = shuffle(
    chance,
    Array.from({ length: CARDS }, (_, card) => card).filter((card) => !known.has(card)),
  )
  const fill = (cards: readonly Card[]) => cards.map((card) => (card === HIDDEN ? unseen.pop()! : card))
  return clone({ ...seen, chance: fork(chance), hands: believed.map(fill), deck: fill(seen.deck) })
}

const swig = {
  options: (table: Table, seat: Seat): Option<Action>[] =>
    // Not while a secret bet of this seat lies on the table: it might be the card thrown away.
    table.deck.length > 0 && !hasLocked(table, seat)
      ? [{ do: 'swig', card: { one: table.hands[seat] as number[] } }]
      : [],
  answer(game: Playing, seat: Seat, action: Action): void {
    if (action.do !== 'swig') return
    discard(game, seat, action.card)
    const drawn = game.state.deck.pop() as number
    game.state.hands[seat]!.push(drawn)
    game.tell?.({ type: 'swigged', by: seat, only: { eyes: only(seat), card: drawn } })
  },
}

export const madeUpRules = {
  id: 'made-up',
  version: 1,
  seats: { min: 2, max: 4 },
  settings: [
    { key: 'rounds', values: { from: 1, to: 3 }, usual: 2 },
    { key: 'style', values: ['calm', 'wild'], usual: 'calm', house: true },
  ],
  actions: {
    bet: { card: 'card' },
    duck: { card: 'card' },
    stand: {},
    aim: { angle: 'angle', style: 'word', spread: ['number'] },
    bury: { cards: ['card'] },
    pick: { seats: ['seat'] },
    ring: { time: 'number' },
    swig: { card: 'card' },
  },
  check: ({ seats, options }: Setup<Options>): Refusal | undefined =>
    options.style === 'wild' && seats > 3 ? { code: 'wild-seats', facts: { seats } } : undefined,
  deal,
  frames: { round, bet, storm, gust, aim, bury, pick, race },
  interrupts: { swig },
  clone,
  view,
  imagine,
  outcome(table: Table) {
    if (table.rounds > 0) return undefined
    const best = Math.max(...table.points)
    const winners = table.points.flatMap((points, seat) => (points === best ? [seat] : []))
    return { winners, ranking: [winners], because: { key: 'result.points' } }
  },
  carry: (state: MadeUp) => ({ leader: state.leader }),
  present: () => ({ options: [], blocked: [] }),
  describe: (seen: View<MadeUp>) => ({ table: [], seats: seen.hands.map(() => []) }),
} as const

export const madeUp = makeGame<MadeUp, Action, Event, Options>(madeUpRules)
export const madeUpModule: GameModule<MadeUp, Action, Event, Options> = {
  game: madeUp,
  messages: { en: {}, fr: {} },
  rulesText: { en: '', fr: '' },
}
