// What is done at mines, the bank and the cabaret once the action is chosen.

import { type Seat, WAIT, pop, push, sinceThisMove } from '@saloon/kernel'
import { DEPOSIT_EFFECTS, DICE, FACES, FACE_EFFECTS, REVEL_STEP } from '../components/index.ts'
import { IS_GOLD, hasMap } from '../effects/abilities.ts'
import { facts } from '../effects/conditions.ts'
import { FLAKES, perform, rollDie } from '../effects/perform.ts'
import { fire } from '../effects/triggers.ts'
import { record } from '../rules/feats.ts'
import type { Prospect, Question } from '../in-progress.ts'
import { gainLp, loseNuggets, pay } from '../rules/resources.ts'
import { NONE, type Card, type Playing, type Table } from '../state.ts'
import { takeOut } from '../rules/zones.ts'
import { type Rule, itsSeat } from './rule.ts'

// ---- the mine (6.1, D13) ------------------------------------------------------------------------------------------

export function prospect(game: Playing, seat: Seat): void {
  const dice: number[] = []
  for (let left = DICE; left > 0; left--) dice.push(rollDie(game))
  game.tell?.({ type: 'prospected', by: seat, faces: dice.slice() })
  push<Prospect>(game, { kind: 'reroll', seat, dice, may: hasMap(game.state.players[seat]!), found: game.state.dug })
}

export const reroll: Rule<Prospect> = {
  go(game, frame) {
    if (frame.may) return WAIT
    apply(game, frame)
  },
  asks: itsSeat,
  options: (_table, { dice }) => [{ do: 'keep' }, { do: 'reroll', die: { from: 0, to: dice.length - 1 } }],
  safe: () => ({ do: 'keep' }),
  answer(game, frame, seat, action) {
    sinceThisMove(game, frame)
    if (action.do !== 'reroll') return apply(game, frame)
    const face = rollDie(game)
    frame.dice = frame.dice.with(action.die, face)
    frame.may = false
    game.tell?.({ type: 'rerolled', by: seat, face })
  },
}

/** Each die; flakes are rolled again, as often as they come up. */
function apply(game: Playing, frame: Prospect): void {
  const { seat } = frame
  const again: number[] = []
  for (const face of frame.dice) {
    perform(game, FACE_EFFECTS[FACES[face]!], 0, seat, NONE, 'story-reward')
    if (face !== FLAKES) continue
    const next = rollDie(game)
    again.push(next)
    game.tell?.({ type: 'rolled-again', by: seat, face: next })
  }
  if (again.length > 0) {
    frame.dice = again
    return
  }
  pop(game)
  facts.gained = game.state.dug - frame.found
  record(game, 'prospected', seat)
}

// ---- the bank (6.2, D14) ------------------------------------------------------------------------------------------

export const goldOf = (table: Table, seat: Seat): Card[] => table.players[seat]!.hand.filter((card) => IS_GOLD[card])

/** Asked of whoever holds a card, whatever it is: Fool's Gold is hidden. */
export const deposit: Rule<Question> = {
  telling: true,
  go(game, { seat }) {
    const { hand, nuggets } = game.state.players[seat]!
    if (hand.length > 0 || nuggets > 1) return WAIT
    pop(game)
    handIn(game, seat, nuggets, [])
  },
  asks: itsSeat,
  options(table, { seat }) {
    const { nuggets } = table.players[seat]!
    const gold = goldOf(table, seat)
    return [
      { do: 'hand-in', nuggets: { from: 1, to: nuggets }, cards: { some: gold, min: 0, max: gold.length } },
      { do: 'hand-in', nuggets: 0, cards: { some: gold, min: 1, max: gold.length } },
    ]
  },
  safe: (table, { seat }) => ({ do: 'hand-in', nuggets: table.players[seat]!.nuggets, cards: goldOf(table, seat) }),
  answer(game, frame, seat, action) {
    if (action.do !== 'hand-in') return
    sinceThisMove(game, frame)
    pop(game)
    handIn(game, seat, action.nuggets, action.cards)
  },
}

function handIn(game: Playing, seat: Seat, nuggets: number, cards: readonly Card[]): void {
  const { state } = game
  const count = nuggets + cards.length
  game.tell?.({ type: 'deposited', by: seat, count })
  loseNuggets(game, seat, nuggets)
  for (const card of cards) {
    takeOut(state.players[seat]!.hand, card)
    state.discard.push(card)
  }
  if (cards.length > 0) game.tell?.({ type: 'handed-in', by: seat, cards, shows: true })
  for (let left = count; left > 0; left--) perform(game, DEPOSIT_EFFECTS, 0, seat, NONE, 'story-reward')
  facts.deposited = count
  fire(game, 'deposit', seat, NONE)
  facts.deposited = count
  record(game, 'deposited', seat)
}

// ---- the cabaret (D39) --------------------------------------------------------------------------------------------

export const revelAmounts = (money: number): number[] => {
  const amounts: number[] = []
  for (let amount = REVEL_STEP; amount <= money; amount += REVEL_STEP) amounts.push(amount)
  return amounts
}

export const revel: Rule<Question> = {
  go(game, { seat }) {
    const amounts = revelAmounts(game.state.players[seat]!.money)
    if (amounts.length > 1) return WAIT
    pop(game)
    spend(game, seat, amounts[0]!)
  },
  asks: itsSeat,
  options: (table, { seat }) => [{ do: 'spend', amount: { one: revelAmounts(table.players[seat]!.money) } }],
  safe: (table, { seat }) => ({ do: 'spend', amount: revelAmounts(table.players[seat]!.money).at(-1)! }),
  answer(game, frame, seat, action) {
    if (action.do !== 'spend') return
    sinceThisMove(game, frame)
    pop(game)
    spend(game, seat, action.amount)
  },
}

function spend(game: Playing, seat: Seat, amount: number): void {
  game.tell?.({ type: 'reveled', by: seat, amount })
  pay(game, seat, amount)
  gainLp(game, seat, amount / REVEL_STEP)
  facts.spent = amount
  record(game, 'reveled', seat)
}
