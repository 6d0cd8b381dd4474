// What each seat may see, and a full state guessed from it. Only cards in decks are secret (specification 10).
// Who knows which place of a deck is public: everybody sees who peeks where.

import {
  type Chance,
  type Eyes,
  HIDDEN,
  type View,
  copyChance,
  copyStack,
  fork,
  shuffle,
  viewLocked,
} from '@saloon/kernel'
import { CARDS, type Card, cardsOf } from './components.ts'
import { type Options, type Player, type Table, type WantedOne, isSeen } from './state.ts'

export function clone(state: WantedOne): WantedOne {
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
    round: state.round,
    starter: state.starter,
    active: state.active,
    players: copyPlayers(state.players),
    decks: copyDecks(state.decks),
    knows: copyDecks(state.knows),
    discard: state.discard.slice(),
    one: state.one,
    cavalry: state.cavalry,
    supremacy: state.supremacy,
    winner: state.winner,
  }
}

export function view(state: WantedOne, eyes: Eyes): View<WantedOne> {
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
    round: state.round,
    starter: state.starter,
    active: state.active,
    players: copyPlayers(state.players),
    decks: seenDecks(state, eyes),
    knows: copyDecks(state.knows),
    discard: state.discard.slice(),
    one: state.one,
    cavalry: state.cavalry,
    supremacy: state.supremacy,
    winner: state.winner,
  }
}

export function imagine(view: View<WantedOne>, chance: Chance, belief?: Partial<WantedOne>): WantedOne {
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
    round: view.round,
    starter: view.starter,
    active: view.active,
    players: copyPlayers(view.players),
    decks: imaginedDecks(view, chance, belief?.decks),
    knows: copyDecks(view.knows),
    discard: view.discard.slice(),
    one: view.one,
    cavalry: view.cavalry,
    supremacy: view.supremacy,
    winner: view.winner,
  }
}

const copyOptions = ({ quick, duel, dollars, cavalry, supremacy }: Options): Options => ({
  quick,
  duel,
  dollars,
  cavalry,
  supremacy,
})

/** Copied as a whole and then one by one: a list that grows by pushing takes more room than it needs. */
function copyPlayers(players: readonly Player[]): Player[] {
  const copy = players.slice()
  for (let seat = 0; seat < copy.length; seat++) {
    const { stacks, wanted, dollars } = copy[seat]!
    copy[seat] = {
      stacks: [stacks[0]!.slice(), stacks[1]!.slice(), stacks[2]!.slice(), stacks[3]!.slice()],
      wanted,
      dollars,
    }
  }
  return copy
}

/** One list for each of the five decks: of its cards, or of who knows them. */
const copyDecks = (decks: readonly (readonly number[])[]): number[][] => [
  decks[0]!.slice(),
  decks[1]!.slice(),
  decks[2]!.slice(),
  decks[3]!.slice(),
  decks[4]!.slice(),
]

function seenDecks({ decks, knows }: WantedOne, eyes: Eyes): Card[][] {
  const seen: Card[][] = []
  for (let deck = 0; deck < decks.length; deck++) {
    const cards: Card[] = []
    for (let place = 0; place < decks[deck]!.length; place++) {
      cards.push(isSeen(knows[deck]![place]!, eyes) ? decks[deck]![place]! : HIDDEN)
    }
    seen.push(cards)
  }
  return seen
}

/** Each deck was shuffled by itself, so its unseen cards lie in its hidden places in any order, all as likely. */
function imaginedDecks(
  view: View<WantedOne>,
  chance: Chance,
  belief: readonly (readonly Card[])[] | undefined,
): Card[][] {
  const decks = copyDecks(view.decks)
  if (belief) believe(decks, belief)
  const unseen = unseenCards(view, decks)
  for (let deck = 0; deck < decks.length; deck++) {
    const cards = decks[deck]!
    const left = shuffle(chance, unseen[deck]!)
    for (let place = 0; place < cards.length; place++) if (cards[place] === HIDDEN) cards[place] = left.pop()!
    if (left.length > 0) throw new Error(`the cards believed to lie in deck ${deck} can't all lie there`)
  }
  return decks
}

function believe(decks: Card[][], belief: readonly (readonly Card[])[]): void {
  for (const [deck, cards] of decks.entries()) {
    for (const [place, card] of cards.entries()) if (card === HIDDEN) cards[place] = belief[deck]?.[place] ?? HIDDEN
  }
}

/** By deck: the cards that lie hidden in it, as far as what is visible tells (WO-R84). */
export function unseenCards(table: Table, decks = table.decks): Card[][] {
  const { options, players, discard } = table
  const seen = new Uint8Array(CARDS)
  for (const { stacks } of players) for (const stack of stacks) for (const card of stack) seen[card] = 1
  for (const cards of decks) for (const card of cards) if (card !== HIDDEN) seen[card] = 1
  for (const card of discard) seen[card] = 1
  return cardsOf(options.quick).map((cards) => cards.filter((card) => seen[card] === 0))
}
