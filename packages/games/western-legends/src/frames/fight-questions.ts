// What is asked in a fight.

import { type Option, WAIT, only, pop, sinceThisMove } from '@saloon/kernel'
import { type Action, LOOTS, type Loot } from '../actions.ts'
import { CARDS, COLOURS, type Card, MIB_MONEY, MIB_NUGGETS } from '../components/index.ts'
import { IS_REACTION, OF_CARD } from '../effects/abilities.ts'
import { perform } from '../effects/perform.ts'
import { REACTED, RESTART, fightOf, flagsOf, isMibFight, setFlag } from '../rules/fights.ts'
import type { BonusChoice, Fight, Question } from '../in-progress.ts'
import { earn, gainNuggets, halfOfMoney, halfOfNuggets, lose, loseNuggets } from '../rules/resources.ts'
import { MAN_IN_BLACK, NONE, type Playing, type Table } from '../state.ts'
import { discard } from '../rules/discard.ts'
import { takeOut } from '../rules/zones.ts'
import { commit, passTurn } from './fight.ts'
import { type Rule, itsSeat } from './rule.ts'

export const byValue = (a: Card, b: Card): number => (a >> 2) - (b >> 2)
export const lowest = (hand: readonly Card[]): Card =>
  hand.reduce((best, card) => (byValue(card, best) < 0 ? card : best))
export const highest = (hand: readonly Card[]): Card =>
  hand.reduce((best, card) => (byValue(card, best) > 0 ? card : best))

const itsCard = (place: 'attack' | 'defence'): Rule<Question> => ({
  go: () => WAIT,
  asks: itsSeat,
  options: (table, { seat }) => [{ do: 'commit', card: { one: table.players[seat]!.hand } }],
  safe: (table, { seat }) => ({ do: 'commit', card: highest(table.players[seat]!.hand) }),
  answer(game, frame, seat, action) {
    if (action.do !== 'commit') return
    sinceThisMove(game, frame)
    pop(game)
    game.state[place] = action.card
    commit(game, seat, action.card)
  },
})
/** The attacker's, or that of whoever fights an NPC (D16). */
export const attackCard = itsCard('attack')
/** The target's (D19). */
export const defendCard = itsCard('defence')

/** Asked even of a target without a card, who can only decline (D17). */
export const fightAnswer: Rule<Question> = {
  go: () => WAIT,
  asks: itsSeat,
  options: (table, { seat }) =>
    table.players[seat]!.hand.length > 0 ? [{ do: 'accept' }, { do: 'decline' }] : [{ do: 'decline' }],
  safe: (table, { seat }) => ({ do: table.players[seat]!.hand.length > 0 ? 'accept' : 'decline' }),
  answer(game, frame, seat, action) {
    sinceThisMove(game, frame)
    pop(game)
    const declined = action.do === 'decline'
    fightOf(game.state)!.declined = declined
    game.tell?.({ type: declined ? 'declined' : 'accepted', by: seat })
  },
}

/** Whoever acts for the NPC (D23). */
export const npcCard: Rule<Question> = {
  go: () => WAIT,
  asks: itsSeat,
  options: (table) => [{ do: 'commit', card: { one: table.fightHand } }],
  safe: (table) => ({ do: 'commit', card: Math.max(...table.fightHand) }),
  answer(game, frame, seat, action) {
    if (action.do !== 'commit') return
    sinceThisMove(game, frame)
    pop(game)
    takeOut(game.state.fightHand, action.card)
    game.state.defence = action.card
    game.tell?.({ type: 'committed', by: fightOf(game.state)!.fight, only: { eyes: only(seat), card: action.card } })
  },
}

/** Before the Sheriff's attempt (D29). */
export const sheriffDiscard: Rule<Question> = {
  go: () => WAIT,
  asks: itsSeat,
  options: (table, { seat }) => [{ do: 'discard', cards: { some: table.players[seat]!.hand, min: 1, max: 1 } }],
  safe: (table, { seat }) => ({ do: 'discard', cards: [lowest(table.players[seat]!.hand)] }),
  answer(game, frame, seat, action) {
    if (action.do !== 'discard') return
    sinceThisMove(game, frame)
    pop(game)
    discard(game, seat, action.cards, false)
  },
}

// ---- after the reveal ---------------------------------------------------------------------------------------------

/** Fight cards 2 to 9 do harm. */
const isHarmful = (card: Card): boolean => card - CARDS <= 7

/** Shootout or Untouchable (D20). */
export const bonus: Rule<BonusChoice> = {
  go: () => WAIT,
  asks: itsSeat,
  options: () => [{ do: 'bonus' }, { do: 'no-bonus' }],
  safe: (table, { flag }) => ({ do: flag !== RESTART && isHarmful(table.defence) ? 'bonus' : 'no-bonus' }),
  answer(game, frame, seat, action) {
    const { state } = game
    sinceThisMove(game, frame)
    pop(game)
    if (action.do !== 'bonus') return
    const fight = fightOf(state)!
    const card = seat === fight.seat ? state.attack : state.defence
    for (const ability of OF_CARD[card]!.fightReveal)
      if (ability.optional)
        perform(game, ability.effects, 0, seat, seat === fight.seat ? fight.against : fight.seat, 'fight-choice')
  },
}

/** Reactions that this player may still play: those with a limit once a fight. */
export function reactionsOf(table: Table, seat: number): Card[] {
  const used = (flagsOf(fightOf(table)!, seat) & REACTED) !== 0
  return table.players[seat]!.hand.filter((card) => IS_REACTION[card] && !(used && isLimited(card)))
}
const isLimited = (card: Card): boolean =>
  OF_CARD[card]!.fightReaction.some(({ limit }) => limit === 'oncePerFightPerPlayer')

/** (D21) */
export const reaction: Rule<Question> = {
  telling: true,
  go: () => WAIT,
  asks: itsSeat,
  options: (table, { seat }) => [{ do: 'hold' }, { do: 'react', card: { one: reactionsOf(table, seat) } }],
  safe: () => ({ do: 'hold' }),
  answer(game, frame, seat, action) {
    const { state } = game
    sinceThisMove(game, frame)
    pop(game)
    const fight = fightOf(state)!
    if (action.do !== 'react') return passTurn(fight)
    takeOut(state.players[seat]!.hand, action.card)
    state.reactions.push(action.card)
    game.tell?.({ type: 'reacted', by: seat, card: action.card, shows: true })
    if (isLimited(action.card)) setFlag(fight, seat, REACTED)
    fight.passes = 0
    if (!isMibFight(fight) && fight.against !== NONE) fight.turn = 1 - fight.turn
    const other = seat === fight.seat ? fight.against : fight.seat
    for (const { effects } of OF_CARD[action.card]!.fightReaction)
      perform(game, effects, 0, seat, other, 'fight-choice')
  },
}

// ---- theft (D22) --------------------------------------------------------------------------------------------------

interface Booty {
  readonly money: number
  readonly nuggets: number
  readonly herd: boolean
}
function bootyOf(table: Table, { seat, against }: Fight): Booty {
  if (against === MAN_IN_BLACK) return { money: MIB_MONEY, nuggets: MIB_NUGGETS, herd: false }
  const { money, nuggets, herd } = table.players[against]!
  return { money, nuggets, herd: herd !== 0 && table.players[seat]!.herd === 0 }
}

/** Half, or in the Wild Wild West all of it; what there is nothing of isn't offered. */
export function lootsOf(table: Table): { readonly take: readonly Loot[]; readonly cattle: readonly number[] } {
  const { money, nuggets, herd } = bootyOf(table, fightOf(table)!)
  const all = table.options.wildWildWest
  const take = LOOTS.filter((loot) => {
    if (loot === 'money' || loot === 'all-money') return money > 0 && (loot === 'money' || all)
    return loot === 'nothing' || (nuggets > 0 && (loot === 'nuggets' || all))
  })
  return { take, cattle: herd ? [0, 1] : [0] }
}

export const loot: Rule<Question> = {
  go(game) {
    const { take, cattle } = lootsOf(game.state)
    return take.length * cattle.length > 1 ? WAIT : pop(game)
  },
  asks: itsSeat,
  options(table): Option<Action>[] {
    const { take, cattle } = lootsOf(table)
    return [{ do: 'loot', take: { one: take }, cattle: { one: cattle } }]
  },
  safe(table) {
    const { take, cattle } = lootsOf(table)
    return { do: 'loot', take: take[0]!, cattle: cattle[cattle.length - 1]! }
  },
  answer(game, frame, seat, action) {
    if (action.do !== 'loot') return
    sinceThisMove(game, frame)
    pop(game)
    const fight = fightOf(game.state)!
    takeGoods(game, fight, action.take)
    if (action.cattle === 1) takeHerd(game, seat, fight.against)
  },
}

/** What the robber can't carry is lost to the supply. */
function takeGoods(game: Playing, fight: Fight, take: Loot): void {
  const { seat, against } = fight
  const { money, nuggets } = bootyOf(game.state, fight)
  const from = against === MAN_IN_BLACK ? 'man-in-black' : against
  switch (take) {
    case 'money':
    case 'all-money': {
      const amount = take === 'money' ? halfOfMoney(money) : money
      game.tell?.({ type: 'robbed', by: seat, from, take, amount })
      if (against !== MAN_IN_BLACK) lose(game, against, amount)
      earn(game, seat, amount)
      return
    }
    case 'nuggets':
    case 'all-nuggets': {
      const amount = take === 'nuggets' ? halfOfNuggets(nuggets) : nuggets
      game.tell?.({ type: 'robbed', by: seat, from, take, amount })
      if (against !== MAN_IN_BLACK) loseNuggets(game, against, amount)
      gainNuggets(game, seat, amount)
      return
    }
    default:
      game.tell?.({ type: 'robbed', by: seat, from, take, amount: 0 })
  }
}

function takeHerd(game: Playing, seat: number, from: number): void {
  const robber = game.state.players[seat]!
  const robbed = game.state.players[from]!
  robber.herd = robbed.herd
  robber.cattle = robbed.cattle
  robbed.herd = 0
  robbed.cattle = NONE
  game.tell?.({
    type: 'took-herd',
    by: seat,
    from,
    colour: COLOURS[robber.herd - 1]!,
    only: { eyes: only(seat) | only(from), cattle: robber.cattle },
  })
}
