// A full state guessed from a view: each hidden thing is as likely to lie in any hidden place of its kind as in any other.

import { type Chance, HIDDEN, type View, below, copyStack, fork, has, shuffle } from '@saloon/kernel'
import {
  CARDS,
  CATTLE,
  CHARACTERS,
  FIGHT_CARDS,
  FIRST_GAME_STORIES,
  MIB_CARDS,
  OBJECTIVES_EACH,
  STORY_CONDITIONS,
  STORY_ROWS,
  TOKENS,
} from './components/index.ts'
import { fightOf } from './rules/fights.ts'
import { NONE, type Legends, type Player } from './state.ts'
import { copyLists, copyPlayer } from './view.ts'

export function imagine(view: View<Legends>, chance: Chance, belief?: Partial<Legends>): Legends {
  const players = view.players.map(copyPlayer)
  const state: Legends = {
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
    starter: view.starter,
    round: view.round,
    ending: view.ending,
    lastRound: view.lastRound,
    active: view.active,
    phase: view.phase,
    actionsLeft: view.actionsLeft,
    startHex: view.startHex,
    fought: view.fought,
    bankRobbed: view.bankRobbed,
    banditsBeaten: view.banditsBeaten,
    placed: view.placed,
    spent: view.spent,
    feats: view.feats,
    occurred: view.occurred,
    acting: view.acting,
    earned: view.earned,
    paid: view.paid,
    glory: view.glory,
    dug: view.dug,
    wonAtEnd: view.wonAtEnd,
    deck: view.deck.slice(),
    discard: view.discard.slice(),
    fightDeck: view.fightDeck.slice(),
    store: view.store.slice(),
    ranches: copyLists(view.ranches),
    piles: copyLists(view.piles),
    showing: view.showing.slice(),
    discs: view.discs.slice(),
    told: view.told.slice(),
    revealed: view.revealed,
    bandits: view.bandits,
    sheriff: view.sheriff,
    tokens: view.tokens.slice(),
    mibHex: view.mibHex,
    mibLp: view.mibLp,
    mibDeck: view.mibDeck.slice(),
    mibDiscard: view.mibDiscard.slice(),
    attack: view.attack,
    defence: view.defence,
    faceUp: view.faceUp,
    reactions: view.reactions.slice(),
    fightHand: view.fightHand.slice(),
    peek: view.peek,
    pot: view.pot,
    flop: view.flop.slice(),
    dealer: view.dealer.slice(),
    played: copyLists(view.played),
    result: view.result,
  }
  if (belief) believe(state, belief)
  dealCharacters(state, chance)
  dealCards(state, view.eyes, chance)
  dealFightCards(state, chance)
  dealCattle(state, chance)
  dealStories(state, chance)
  dealObjectives(state, chance)
  dealTokens(state, chance)
  fill(state.mibDeck, without(upTo(MIB_CARDS), state.mibDiscard), chance)
  return state
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
const without = (all: readonly number[], ...seen: readonly (readonly number[])[]): number[] => {
  const known = new Set(seen.flat())
  return all.filter((thing) => !known.has(thing))
}

/** Each hidden place draws one of what is left. */
function fill(places: number[], unseen: number[], chance: Chance): void {
  for (let i = 0; i < places.length; i++) {
    if (places[i] !== HIDDEN) continue
    const drawn = below(chance, unseen.length)
    places[i] = unseen[drawn]!
    unseen[drawn] = unseen.at(-1)!
    unseen.pop()
  }
}

/** Hands and the deck, only where nothing is seen. */
function believe(state: Legends, belief: Partial<Legends>): void {
  const trust = (places: number[], believed: readonly number[] | undefined): void => {
    for (let i = 0; i < places.length; i++) if (places[i] === HIDDEN) places[i] = believed?.[i] ?? HIDDEN
  }
  state.players.forEach(({ hand }, seat) => trust(hand, belief.players?.[seat]?.hand))
  trust(state.deck, belief.deck)
}

function dealCharacters({ players }: Legends, chance: Chance): void {
  const unseen = without(upTo(CHARACTERS.length), ...players.map(({ dealt, character }) => [...dealt, character]))
  for (const { dealt } of players) fill(dealt, unseen, chance)
}

/** Who has committed a card is public; so is that the attacker has seen some of the target's. */
function dealCards(state: Legends, eyes: number, chance: Chance): void {
  const { players, deck, discard, reactions, flop, dealer, played } = state
  const fight = fightOf(state)
  const committed = [state.attack, state.defence]
  const unseen = without(
    upTo(CARDS),
    ...players.map(({ hand }) => hand),
    deck,
    discard,
    reactions,
    flop,
    dealer,
    ...played,
    committed,
  )
  // Before the reveal HIDDEN and NONE are the same number: whether a card is there shows in how many are left over.
  for (const { hand } of players) fill(hand, unseen, chance)
  fill(dealer, unseen, chance)
  fill(deck, unseen, chance)
  if (fight !== undefined && !state.faceUp && unseen.length > 0) {
    if (state.attack === HIDDEN && !has(eyes, fight.seat)) state.attack = unseen.pop()!
    if (unseen.length > 0 && fight.npc === NONE && fight.against < players.length) state.defence = unseen.pop()!
  }
  if (state.peek === HIDDEN && fight !== undefined) state.peek = somePlaces(players[fight.against]!, chance)
}
function somePlaces({ hand }: Player, chance: Chance): number {
  const places = shuffle(chance, upTo(hand.length)).slice(0, 2)
  return places.reduce((mask, place) => mask | (1 << place), 0)
}

function dealFightCards(state: Legends, chance: Chance): void {
  const { fightDeck, fightHand } = state
  const all = upTo(FIGHT_CARDS).map((card) => CARDS + card)
  const unseen = without(all, fightDeck, fightHand, [state.defence])
  fill(fightHand, unseen, chance)
  fill(fightDeck, unseen, chance)
  if (unseen.length > 0) state.defence = unseen[0]!
}

function dealCattle({ players, ranches, options }: Legends, chance: Chance): void {
  if (options.firstGame) return
  for (const [colour, pile] of ranches.entries()) {
    const held = players.filter(({ herd }) => herd === colour + 1)
    const unseen = without(
      upTo(CATTLE).filter((cattle) => cattle >> 3 === colour),
      held.map(({ cattle }) => cattle),
    )
    for (const player of held) {
      if (player.cattle !== HIDDEN) continue
      const place = below(chance, unseen.length)
      player.cattle = unseen.splice(place, 1)[0]!
    }
    fill(pile, unseen, chance)
  }
}

/** The top card of each pile has the condition that shows. */
function dealStories({ piles, showing, told, revealed, options }: Legends, chance: Chance): void {
  const unseen = shuffle(
    chance,
    without(upTo(options.firstGame ? FIRST_GAME_STORIES : STORY_ROWS.length), told, [revealed]),
  )
  for (const [slot, condition] of showing.entries()) {
    if (condition === NONE) continue
    const place = unseen.findIndex((card) => STORY_CONDITIONS.indexOf(STORY_ROWS[card]!.condition) === condition)
    piles[slot]![piles[slot]!.length - 1] = unseen.splice(place, 1)[0]!
  }
  for (const pile of piles) fill(pile, unseen, chance)
}

function dealObjectives({ players, options }: Legends, chance: Chance): void {
  if (!options.objectives) return
  for (const { character, objectives, completed } of players) {
    const own = upTo(OBJECTIVES_EACH).map((i) => character * OBJECTIVES_EACH + i)
    fill(objectives, without(own, completed, objectives), chance)
    objectives.sort((a, b) => a - b)
  }
}

function dealTokens({ players, tokens, options }: Legends, chance: Chance): void {
  if (!options.objectives) return
  const unseen = TOKENS.slice()
  for (const held of players)
    for (const value of held.tokens) if (value !== HIDDEN) unseen.splice(unseen.indexOf(value), 1)
  for (const held of players) fill(held.tokens, unseen, chance)
  fill(tokens, unseen, chance)
}
