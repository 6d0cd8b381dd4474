// What each seat may see (specification 20), and a copy. What lies hidden is filled in by imagine.ts.

import { type Eyes, HIDDEN, type Hidden, type View, copyChance, copyStack, has, viewLocked } from '@saloon/kernel'
import { fightOf } from './rules/fights.ts'
import { CARDS } from './components/index.ts'
import { NONE, type Card, type Legends, type Player } from './state.ts'

export function clone(state: Legends): Legends {
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
    starter: state.starter,
    round: state.round,
    ending: state.ending,
    lastRound: state.lastRound,
    active: state.active,
    phase: state.phase,
    actionsLeft: state.actionsLeft,
    startHex: state.startHex,
    fought: state.fought,
    bankRobbed: state.bankRobbed,
    banditsBeaten: state.banditsBeaten,
    placed: state.placed,
    spent: state.spent,
    feats: state.feats,
    occurred: state.occurred,
    acting: state.acting,
    earned: state.earned,
    paid: state.paid,
    glory: state.glory,
    dug: state.dug,
    wonAtEnd: state.wonAtEnd,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    fightDeck: state.fightDeck.slice(),
    store: state.store.slice(),
    ranches: copyLists(state.ranches),
    piles: copyLists(state.piles),
    showing: state.showing.slice(),
    discs: state.discs.slice(),
    told: state.told.slice(),
    revealed: state.revealed,
    bandits: state.bandits,
    sheriff: state.sheriff,
    tokens: state.tokens.slice(),
    mibHex: state.mibHex,
    mibLp: state.mibLp,
    mibDeck: state.mibDeck.slice(),
    mibDiscard: state.mibDiscard.slice(),
    attack: state.attack,
    defence: state.defence,
    faceUp: state.faceUp,
    reactions: state.reactions.slice(),
    fightHand: state.fightHand.slice(),
    peek: state.peek,
    pot: state.pot,
    flop: state.flop.slice(),
    dealer: state.dealer.slice(),
    played: copyLists(state.played),
    result: state.result,
  }
}

export function copyLists(lists: readonly (readonly number[])[]): number[][] {
  const copy: number[][] = []
  for (let i = 0; i < lists.length; i++) copy.push(lists[i]!.slice())
  return copy
}

export const copyPlayer = (player: Player): Player => ({
  character: player.character,
  dealt: player.dealt.slice(),
  hex: player.hex,
  money: player.money,
  nuggets: player.nuggets,
  lp: player.lp,
  wounds: player.wounds,
  marshal: player.marshal,
  wanted: player.wanted,
  legend: player.legend,
  hand: player.hand.slice(),
  gear: player.gear,
  upgraded: player.upgraded,
  copies: player.copies,
  weapon: player.weapon,
  mount: player.mount,
  herd: player.herd,
  cattle: player.cattle,
  objectives: player.objectives.slice(),
  completed: player.completed.slice(),
  tokens: player.tokens.slice(),
})

/** A pile or hand of so many things that aren't seen: the same list for all of that size, since nobody writes into a view. */
const hidden = (count: number): Card[] => ALL_HIDDEN[count]!
const ALL_HIDDEN: readonly Hidden[][] = Array.from({ length: CARDS + 1 }, (_, count) =>
  Array.from({ length: count }, (): Hidden => HIDDEN),
)
const allHidden = (lists: readonly (readonly number[])[]): number[][] => lists.map((list) => hidden(list.length))

export function view(state: Legends, eyes: Eyes): View<Legends> {
  const fight = fightOf(state)
  const over = state.result !== null
  // Who sees what in a fight: the attacker a few cards of the target, whoever acts for the NPC its cards.
  const peeks = state.peek !== 0 && fight !== undefined && has(eyes, fight.seat)
  const attacks = state.faceUp || (fight !== undefined && has(eyes, fight.seat))
  const defends = fight !== undefined && has(eyes, fight.npc === NONE ? fight.against : fight.npc)
  const players = state.players.slice()
  for (let seat = 0; seat < players.length; seat++) {
    const own = has(eyes, seat)
    const copy = copyPlayer(players[seat]!)
    players[seat] = copy
    if (own) continue
    const seen = peeks && seat === fight.against ? peeked(copy.hand, state.peek) : hidden(copy.hand.length)
    players[seat] = Object.assign(copy, {
      dealt: hidden(copy.dealt.length),
      hand: seen,
      cattle: HIDDEN,
      objectives: hidden(copy.objectives.length),
      tokens: over ? copy.tokens : hidden(copy.tokens.length),
    })
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
    starter: state.starter,
    round: state.round,
    ending: state.ending,
    lastRound: state.lastRound,
    active: state.active,
    phase: state.phase,
    actionsLeft: state.actionsLeft,
    startHex: state.startHex,
    fought: state.fought,
    bankRobbed: state.bankRobbed,
    banditsBeaten: state.banditsBeaten,
    placed: state.placed,
    spent: state.spent,
    feats: state.feats,
    occurred: state.occurred,
    acting: state.acting,
    earned: state.earned,
    paid: state.paid,
    glory: state.glory,
    dug: state.dug,
    wonAtEnd: state.wonAtEnd,
    deck: hidden(state.deck.length),
    discard: state.discard.slice(),
    fightDeck: hidden(state.fightDeck.length),
    store: state.store.slice(),
    ranches: allHidden(state.ranches),
    piles: allHidden(state.piles),
    showing: state.showing.slice(),
    discs: state.discs.slice(),
    told: state.told.slice(),
    revealed: state.revealed,
    bandits: state.bandits,
    sheriff: state.sheriff,
    tokens: hidden(state.tokens.length),
    mibHex: state.mibHex,
    mibLp: state.mibLp,
    mibDeck: hidden(state.mibDeck.length),
    mibDiscard: state.mibDiscard.slice(),
    attack: attacks ? state.attack : HIDDEN,
    defence: state.faceUp || defends ? state.defence : HIDDEN,
    faceUp: state.faceUp,
    reactions: state.reactions.slice(),
    fightHand: defends && fight.npc !== NONE ? state.fightHand.slice() : hidden(state.fightHand.length),
    peek: state.peek === 0 || peeks ? state.peek : HIDDEN,
    pot: state.pot,
    flop: state.flop.slice(),
    dealer: seesDealer(state, eyes) ? state.dealer.slice() : hidden(state.dealer.length),
    played: copyLists(state.played),
    result: state.result,
  }
}

const peeked = (hand: readonly Card[], mask: number): Card[] =>
  hand.map((card, place) => (((mask >> place) & 1) !== 0 ? card : HIDDEN))

/** Whoever deals is named by the game of poker going on. */
function seesDealer({ stack, dealer }: Legends, eyes: Eyes): boolean {
  if (dealer.length === 0) return false
  for (const frame of stack) {
    const seat = (frame as { readonly dealer?: number }).dealer
    if (seat !== undefined) return seat !== NONE && has(eyes, seat)
  }
  return false
}
