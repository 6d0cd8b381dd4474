// What each seat may see, and a full state guessed from it. Hands, roles and the deck are secret (specification 12).

import {
  type Chance,
  type Eyes,
  HIDDEN,
  type Hidden,
  type View,
  below,
  copyChance,
  copyStack,
  fork,
  has,
  shuffle,
  viewLocked,
} from '@saloon/kernel'
import { CARDS, type Card, ROLES, ROLES_BY_SEATS, type Role, cardsOf } from './components.ts'
import type { Player, Table, Wanted } from './state.ts'

export function clone(state: Wanted): Wanted {
  const players = state.players.slice()
  for (let seat = 0; seat < players.length; seat++) players[seat] = copyPlayer(players[seat]!)
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
    options: state.options,
    players,
    alive: state.alive,
    active: state.active,
    turns: state.turns,
    bangs: state.bangs,
    deck: state.deck.slice(),
    topKnown: state.topKnown,
    discard: state.discard.slice(),
    resolving: state.resolving,
    store: state.store.slice(),
    flipped: state.flipped.slice(),
    peeked: state.peeked.slice(),
    result: state.result && { winners: state.result.winners, reason: state.result.reason },
  }
}

const copyPlayer = ({ role, shown, character, life, max, hand, inPlay }: Player): Player => ({
  role,
  shown,
  character,
  life,
  max,
  hand: hand.slice(),
  inPlay: inPlay.slice(),
})

export function view(state: Wanted, eyes: Eyes): View<Wanted> {
  const players = state.players.slice()
  for (let seat = 0; seat < players.length; seat++) {
    const { role, shown, character, life, max, hand, inPlay } = players[seat]!
    const own = has(eyes, seat)
    players[seat] = {
      role: own || shown || role === null ? role : HIDDEN,
      shown,
      character,
      life,
      max,
      hand: own ? hand.slice() : hidden(hand.length),
      inPlay: inPlay.slice(),
    }
  }
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
    options: state.options,
    players,
    alive: state.alive,
    active: state.active,
    turns: state.turns,
    bangs: state.bangs,
    deck: (state.topKnown & eyes) === 0 ? hidden(state.deck.length) : withTop(state.deck),
    topKnown: state.topKnown,
    discard: state.discard.slice(),
    resolving: state.resolving,
    store: open(state.store),
    flipped: open(state.flipped),
    peeked: has(eyes, state.active) ? open(state.peeked) : hidden(state.peeked.length),
    result: state.result && { winners: [...state.result.winners], reason: state.result.reason },
  }
}

/** A pile or hand of so many cards that aren't seen: the same list for all of that size, since nobody writes into a view. */
const hidden = (count: number): Card[] => ALL_HIDDEN[count]!
const ALL_HIDDEN: readonly Hidden[][] = Array.from({ length: CARDS + 1 }, (_, count) =>
  Array.from({ length: count }, (): Hidden => HIDDEN),
)

/** Cards that lie open, where mostly there are none. */
const open = (cards: readonly Card[]): Card[] => (cards.length === 0 ? hidden(0) : cards.slice())

function withTop(deck: readonly Card[]): Card[] {
  const seen = hidden(deck.length).slice()
  seen[seen.length - 1] = deck[deck.length - 1]!
  return seen
}

/** Each unseen card is as likely in any hidden place as in any other, each unseen role in front of any player. */
export function imagine(view: View<Wanted>, chance: Chance, belief?: Partial<Wanted>): Wanted {
  const players = view.players.slice()
  for (let seat = 0; seat < players.length; seat++) players[seat] = copyPlayer(players[seat]!)
  const deck = view.deck.slice()
  const peeked = view.peeked.slice()
  if (belief) believe(players, deck, belief)
  imagineRoles(players, chance)
  const unseen = unseenCards(view, players, deck, peeked)
  let left = unseen.length
  for (let seat = 0; seat < players.length; seat++) left = fill(players[seat]!.hand, unseen, left, chance)
  left = fill(peeked, unseen, left, chance)
  left = fill(deck, unseen, left, chance)
  if (left > 0) throw new Error('the cards believed to lie there lie elsewhere')
  return {
    chance: fork(chance),
    moves: view.moves,
    frames: view.frames,
    epoch: view.epoch,
    given: view.given.slice(),
    used: view.used.slice(),
    locked: view.locked.slice(),
    handed: view.handed,
    stack: copyStack(view.stack),
    options: view.options,
    players,
    alive: view.alive,
    active: view.active,
    turns: view.turns,
    bangs: view.bangs,
    deck,
    topKnown: view.topKnown,
    discard: view.discard.slice(),
    resolving: view.resolving,
    store: view.store.slice(),
    flipped: view.flipped.slice(),
    peeked,
    result: view.result && { winners: view.result.winners, reason: view.result.reason },
  }
}

/** Each hidden place draws from what is left, of which the first `left` count; how many are left then. */
function fill(places: Card[], unseen: Card[], left: number, chance: Chance): number {
  let still = left
  for (let i = 0; i < places.length; i++) {
    if (places[i] !== HIDDEN) continue
    const drawn = below(chance, still)
    places[i] = unseen[drawn]!
    unseen[drawn] = unseen[--still]!
  }
  return still
}

/** Only where nothing is seen. */
function believe(players: readonly Player[], deck: Card[], belief: Partial<Wanted>): void {
  players.forEach((player, seat) => {
    const believed = belief.players?.[seat]
    if (player.role === HIDDEN) player.role = believed?.role ?? HIDDEN
    believeCards(player.hand, believed?.hand)
  })
  believeCards(deck, belief.deck)
}

function believeCards(places: Card[], believed: readonly Card[] | undefined): void {
  for (let i = 0; i < places.length; i++) if (places[i] === HIDDEN) places[i] = believed?.[i] ?? HIDDEN
}

function imagineRoles(players: readonly Player[], chance: Chance): void {
  const seats = players.length
  const left: Role[] = []
  for (let i = 0; i < ROLES.length; i++) {
    const role = ROLES[i]!
    let count = ROLES_BY_SEATS[seats]![role]
    for (let seat = 0; seat < seats; seat++) if (players[seat]!.role === role) count--
    if (count < 0)
      throw new Error(`more than ${ROLES_BY_SEATS[seats]![role]} of role ${role} are believed to be in play`)
    for (; count > 0; count--) left.push(role)
  }
  shuffle(chance, left)
  for (let seat = 0; seat < seats; seat++) if (players[seat]!.role === HIDDEN) players[seat]!.role = left.pop()!
}

/** Written anew every time; HIDDEN marks the last place, which is no card's. */
const SEEN = new Uint8Array(CARDS + 1)

/** The cards played with that lie nowhere to be seen. */
export function unseenCards(
  table: Table,
  players: readonly Player[] = table.players,
  deck: readonly Card[] = table.deck,
  peeked: readonly Card[] = table.peeked,
): Card[] {
  const seen = SEEN.fill(0)
  for (let seat = 0; seat < players.length; seat++) {
    mark(seen, players[seat]!.hand)
    mark(seen, players[seat]!.inPlay)
  }
  mark(seen, deck)
  mark(seen, table.discard)
  mark(seen, table.store)
  mark(seen, table.flipped)
  mark(seen, peeked)
  if (table.resolving !== null) seen[table.resolving] = 1
  const inGame = cardsOf(table.options.simplified)
  const unseen: Card[] = []
  // Before the deal of a next game there is no card anywhere.
  if (table.turns > 0) for (let i = 0; i < inGame.length; i++) if (seen[inGame[i]!] === 0) unseen.push(inGame[i]!)
  return unseen
}

function mark(seen: Uint8Array, cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) seen[cards[i] === HIDDEN ? CARDS : cards[i]!] = 1
}
