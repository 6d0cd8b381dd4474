// What each seat may see, and a full state guessed from it. Hands, roles and the deck are secret (specification 12).

import { type Chance, type Eyes, HIDDEN, type Hidden, type View, copyChance, copyStack, fork, has, shuffle, viewLocked } from '@saloon/kernel'
import { CARDS, type Card, ROLES, ROLES_BY_SEATS, type Role, cardsOf } from './components.ts'
import type { Options, Player, Table, Wanted } from './state.ts'

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
    options: copyOptions(state.options),
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
const copyOptions = ({ simplified, rotate, keep }: Options): Options => ({ simplified, rotate, keep })

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
  const deck = hidden(state.deck.length)
  if ((state.topKnown & eyes) !== 0) deck[deck.length - 1] = state.deck[deck.length - 1]!
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
    options: copyOptions(state.options),
    players,
    alive: state.alive,
    active: state.active,
    turns: state.turns,
    bangs: state.bangs,
    deck,
    topKnown: state.topKnown,
    discard: state.discard.slice(),
    resolving: state.resolving,
    store: state.store.slice(),
    flipped: state.flipped.slice(),
    peeked: has(eyes, state.active) ? state.peeked.slice() : hidden(state.peeked.length),
    result: state.result && { winners: [...state.result.winners], reason: state.result.reason },
  }
}

const ALL_HIDDEN: readonly Hidden[] = Array.from({ length: CARDS }, () => HIDDEN)
const hidden = (count: number): Card[] => ALL_HIDDEN.slice(0, count)

/** Each unseen card is as likely in any hidden place as in any other, each unseen role in front of any player. */
export function imagine(view: View<Wanted>, chance: Chance, belief?: Partial<Wanted>): Wanted {
  const players = view.players.slice()
  for (let seat = 0; seat < players.length; seat++) players[seat] = copyPlayer(players[seat]!)
  const deck = view.deck.slice()
  const peeked = view.peeked.slice()
  if (belief) believe(players, deck, belief)
  imagineRoles(players, chance)
  const unseen = shuffle(chance, unseenCards(view, players, deck, peeked))
  for (let seat = 0; seat < players.length; seat++) fill(players[seat]!.hand, unseen)
  fill(peeked, unseen)
  fill(deck, unseen)
  if (unseen.length > 0) throw new Error('the cards believed to lie there lie elsewhere')
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
    options: copyOptions(view.options),
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

function fill(places: Card[], unseen: Card[]): void {
  for (let i = 0; i < places.length; i++) if (places[i] === HIDDEN) places[i] = unseen.pop()!
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
    if (count < 0) throw new Error(`more than ${ROLES_BY_SEATS[seats]![role]} of role ${role} are believed to be in play`)
    for (; count > 0; count--) left.push(role)
  }
  shuffle(chance, left)
  for (let seat = 0; seat < seats; seat++) if (players[seat]!.role === HIDDEN) players[seat]!.role = left.pop()!
}

/** The cards played with that lie nowhere to be seen. */
export function unseenCards(
  table: Table,
  players: readonly Player[] = table.players,
  deck: readonly Card[] = table.deck,
  peeked: readonly Card[] = table.peeked,
): Card[] {
  const seen = new Uint8Array(CARDS + 1) // HIDDEN marks the last place, which is no card's
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
