// A fight, step by step (specification 8). Between players, against an NPC and against the Man in Black the steps are the same; some of
// them are passed over.

import { type Party, type Seat, only, push } from '@saloon/kernel'
import {
  CARDS,
  type Card,
  FIGHT_DRAWS,
  FIGHT_EFFECTS,
  LEAST_VALUE,
  fightValueOf,
  valueOf,
} from '../components/index.ts'
import { OF_CARD, abilitiesOf } from '../effects/abilities.ts'
import { holds } from '../effects/conditions.ts'
import { perform } from '../effects/perform.ts'
import { fire } from '../effects/triggers.ts'
import { askForDisc } from '../rules/feats.ts'
import {
  CANCEL_EFFECT,
  REACTED,
  RESTART,
  WIN_TIES,
  flagsOf,
  isBetweenPlayers,
  isMibFight,
  isNpcFight,
} from '../rules/fights.ts'
import type { BonusChoice, Fight, Question } from '../in-progress.ts'
import { MAN_IN_BLACK, NONE, type Playing, type Table } from '../state.ts'
import { discard } from '../rules/discard.ts'
import { drawFightCards, returnFightCards, takeOut } from '../rules/zones.ts'
import { endFight, rewardLoser, rewardWinner, settleScores, wildWest } from './fight-end.ts'
import type { Rule } from './rule.ts'

export const fight: Rule<Fight> = {
  go(game, frame) {
    if (askForDisc(game)) return
    const { state } = game
    switch (frame.step) {
      case 'declared':
        frame.step = frame.fight === 'sheriff' ? 'sheriff-discard' : frame.fight === 'guard' ? 'npc-first' : 'attack'
        // The Rifle is used right now, by the attacker alone (WL-R35).
        if (isBetweenPlayers(frame)) fire(game, 'fightDeclared', frame.seat, frame.against)
        return
      case 'sheriff-discard':
        frame.step = 'attack'
        return giveUpCard(game, frame.seat)
      case 'npc-first':
        frame.step = 'attack'
        return drawForNpc(game, frame)
      case 'attack':
        return attack(game, frame)
      case 'answer':
        frame.step = 'start'
        state.peek = 0
        return push<Question>(game, { kind: 'fight-answer', seat: frame.against })
      case 'start':
        return start(game, frame)
      case 'defend':
        return defend(game, frame)
      case 'npc-card':
        frame.step = 'reveal'
        return drawForNpc(game, frame)
      case 'reveal':
        return reveal(game, frame)
      case 'attacker-bonus':
        frame.step = isBetweenPlayers(frame) ? 'target-bonus' : 'reactions'
        return bonuses(game, frame, frame.seat, frame.against, state.attack)
      case 'target-bonus':
        if ((frame.flags & RESTART) !== 0) return startOver(game, frame, frame.seat)
        frame.step = 'reactions'
        return bonuses(game, frame, frame.against, frame.seat, state.defence)
      case 'reactions':
        return react(game, frame)
      case 'fight-card':
        frame.step = 'restart'
        return applyFightCard(game, frame)
      case 'restart':
        if ((frame.flags & RESTART) !== 0) return startOver(game, frame, frame.npc)
        frame.step = 'compare'
        return
      case 'compare':
        return compare(game, frame)
      case 'reward':
        frame.step = 'loser'
        return settleScores(game, frame)
      case 'loser':
        frame.step = 'winner'
        return rewardLoser(game, frame)
      case 'winner':
        frame.step = 'wild'
        return rewardWinner(game, frame)
      case 'wild':
        frame.step = 'end'
        return wildWest(game, frame)
      case 'end':
        return endFight(game, frame)
    }
  },
}

/** Before the Sheriff tries to arrest anybody (WL-R57). */
function giveUpCard(game: Playing, seat: Seat): void {
  const { hand } = game.state.players[seat]!
  if (hand.length > 1) push<Question>(game, { kind: 'sheriff-discard', seat })
  else discard(game, seat, hand.slice(), false)
}

/** The player who acts for the NPC chooses; the Man in Black always uses the highest. */
function drawForNpc(game: Playing, frame: Fight): void {
  const { state } = game
  if (!isMibFight(frame)) {
    drawFightCards(game, FIGHT_DRAWS[frame.fight as 'bandit' | 'guard' | 'sheriff'])
    const { npc } = frame
    const cards = state.fightHand.slice()
    game.tell?.({ type: 'npc-drew', by: npc, count: cards.length, only: { eyes: only(npc), cards } })
    return push<Question>(game, { kind: 'npc-card', seat: npc })
  }
  drawFightCards(game, FIGHT_DRAWS.mib)
  const best = Math.max(...state.fightHand)
  takeOut(state.fightHand, best)
  state.defence = best
}

export const commit = (game: Playing, seat: Seat, card: Card): void => {
  takeOut(game.state.players[seat]!.hand, card)
  game.tell?.({ type: 'committed', by: seat, only: { eyes: only(seat), card } })
}

function attack(game: Playing, frame: Fight): void {
  const { state } = game
  const { hand } = state.players[frame.seat]!
  frame.step = isBetweenPlayers(frame) ? 'answer' : frame.fight === 'guard' ? 'reveal' : 'npc-card'
  if (hand.length > 1) return push<Question>(game, { kind: 'attack-card', seat: frame.seat })
  if (hand.length === 1) {
    state.attack = hand[0]!
    return commit(game, frame.seat, hand[0]!)
  }
  // Against an NPC one fights on, with nothing (WL-R54); an attacker whose fight starts over has lost the means to go on (8.7).
  if (!isBetweenPlayers(frame)) return
  game.tell?.({ type: 'called-off' })
  frame.step = 'end'
}

/** Effects of the start come after the acceptance and before the target's card (WL-R33); not again when it starts over (WL-R43). */
function start(game: Playing, frame: Fight): void {
  const { seat, against } = frame
  if (frame.declined) return decline(game, frame)
  frame.step = 'defend'
  if (frame.again) return
  fire(game, 'fightStart', against, seat)
  fire(game, 'fightStart', seat, against)
}

/** The attacker wins, and the card is seen, since it is discarded all the same (WL-R30, WL-R31). */
function decline(game: Playing, frame: Fight): void {
  const { state } = game
  frame.declined = true
  frame.won = true
  frame.step = 'reward'
  state.faceUp = true
  game.tell?.({ type: 'face-up', by: frame.seat, card: state.attack, shows: true })
}

function defend(game: Playing, frame: Fight): void {
  const { state } = game
  const { hand } = state.players[frame.against]!
  if (hand.length === 0) return decline(game, frame)
  frame.step = 'reveal'
  if (hand.length > 1) return push<Question>(game, { kind: 'defend-card', seat: frame.against })
  state.defence = hand[0]!
  commit(game, frame.against, hand[0]!)
}

export const partyAgainst = (frame: Fight): Party => {
  if (isNpcFight(frame)) return frame.fight
  return frame.against === MAN_IN_BLACK ? 'man-in-black' : frame.against
}

function reveal(game: Playing, frame: Fight): void {
  const { state } = game
  state.faceUp = true
  frame.step = 'attacker-bonus'
  if (state.attack !== NONE) game.tell?.({ type: 'face-up', by: frame.seat, card: state.attack, shows: true })
  game.tell?.({ type: 'face-up', by: partyAgainst(frame), card: state.defence, shows: true })
  if (isMibFight(frame)) frame.cut++ // a card played against him loses 1
}

/** Character, weapon and card; then what the card leaves to its player (D20). A Shootout needs another card to fight with. */
function bonuses(game: Playing, _frame: Fight, seat: Seat, other: number, card: Card): void {
  const { state } = game
  fire(game, 'fightReveal', seat, other, NONE, card === NONE ? undefined : [card])
  if (card === NONE) return
  const abilities = OF_CARD[card]!.fightReveal
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i]!
    if (ability.optional !== true || !holds(state, ability.when, seat, other)) continue
    const restarts = ability.effects.some((effect) => effect.op === 'fightFlag' && effect.flag === 'restart')
    if (restarts && state.players[seat]!.hand.length === 0) continue
    push<BonusChoice>(game, { kind: 'bonus', seat, flag: restarts ? RESTART : CANCEL_EFFECT })
  }
}

/** In turn until nobody wants to; asked whatever the hand holds (D21). */
function react(game: Playing, frame: Fight): void {
  const { state } = game
  if ((frame.flags & RESTART) !== 0) return startOver(game, frame, isBetweenPlayers(frame) ? frame.against : frame.seat)
  const sides = isBetweenPlayers(frame) ? 2 : 1
  while (frame.passes < sides) {
    const seat = frame.turn === 0 ? frame.seat : frame.against
    if (state.players[seat]!.hand.length > 0) return push<Question>(game, { kind: 'reaction', seat })
    passTurn(frame)
  }
  frame.step = sides === 2 ? 'compare' : 'fight-card'
}
export function passTurn(frame: Fight): void {
  frame.passes++
  if (isBetweenPlayers(frame)) frame.turn = 1 - frame.turn
}

/** Cancelled, only what nothing cancels is left of it (WL-R52). */
function applyFightCard(game: Playing, frame: Fight): void {
  const { state } = game
  const effects = FIGHT_EFFECTS[state.defence - CARDS]!
  if ((flagsOf(frame, frame.seat) & CANCEL_EFFECT) === 0)
    return perform(game, effects, 0, frame.npc, frame.seat, 'fight-discard')
  game.tell?.({ type: 'effect-cancelled', by: frame.seat, card: state.defence })
  for (const effect of effects)
    if (effect.op === 'wound' && effect.unpreventable)
      perform(game, [effect], 0, frame.npc, frame.seat, 'fight-discard')
}

/** The same fight from the choice of cards on: no winner, no loser, and what was limited stays used up (8.7, WL-R43). */
function startOver(game: Playing, frame: Fight, by: Seat): void {
  game.tell?.({ type: 'started-over', by })
  clearCards(game)
  frame.again = true
  frame.cut = 0
  frame.cutAgainst = 0
  frame.flags &= REACTED
  frame.flagsAgainst &= REACTED
  frame.turn = 0
  frame.passes = 0
  frame.step = frame.fight === 'guard' ? 'npc-first' : 'attack'
}

export function clearCards(game: Playing): void {
  const { state } = game
  const { discard: pile, reactions } = state
  if (state.attack !== NONE) pile.push(state.attack)
  if (state.defence >= CARDS) state.fightHand.push(state.defence)
  else if (state.defence !== NONE) pile.push(state.defence)
  for (let i = 0; i < reactions.length; i++) pile.push(reactions[i]!)
  reactions.length = 0
  state.attack = NONE
  state.defence = NONE
  state.faceUp = false
  state.peek = 0
  returnFightCards(game)
}

/** What a card counts with so much taken off; without a card nothing. */
export const worth = (card: Card, cut: number): number => {
  if (card === NONE) return 0
  return Math.max(LEAST_VALUE, (card < CARDS ? valueOf(card) : fightValueOf(card - CARDS)) - cut)
}
export const valuesOf = ({ attack: card, defence }: Table, { cut, cutAgainst }: Fight): [number, number] => [
  worth(card, cut),
  worth(defence, cutAgainst),
]

/** Between players the attacker wins ties, unless the other one wins them all; an NPC and the Man in Black always do. */
function compare(game: Playing, frame: Fight): void {
  const { state } = game
  const [value, other] = valuesOf(state, frame)
  if (isBetweenPlayers(frame)) {
    passive(game, frame.seat, frame.against)
    passive(game, frame.against, frame.seat)
    const tie = (frame.flags & WIN_TIES) !== 0 || (frame.flagsAgainst & WIN_TIES) === 0
    frame.won = value > other || (value === other && tie)
  } else frame.won = value > other
  game.tell?.({ type: 'values', by: frame.seat, value, against: partyAgainst(frame), other })
  frame.step = 'reward'
}
function passive(game: Playing, seat: Seat, other: Seat): void {
  if (abilitiesOf(game.state.players[seat]!, 'fightCompare').length > 0) fire(game, 'fightCompare', seat, other)
}
