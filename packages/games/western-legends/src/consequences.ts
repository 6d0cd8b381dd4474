// What an answer would surely lead to, for whoever is about to give it.

import type { Presentation, Seat, Text, View } from '@saloon/kernel'
import type { Action } from './actions.ts'
import { DOCTORS_FEE, MOST_MONEY, REVEL_STEP, WAGE } from './components/index.ts'
import { OPTIONS } from './effects/lists.ts'
import { saleOf, priceOf } from './frames/shopping.ts'
import type { Shopping } from './in-progress.ts'
import { hasBandit, isMesaNode } from './map/index.ts'
import { categoryOf, rate } from './poker/hands.ts'
import { movementOf } from './resources.ts'
import type { Legends } from './state.ts'

type Consequence = Omit<Presentation<Action>['options'][number], 'option'>

export function consequence(view: View<Legends>, seat: Seat, action: Action): Consequence {
  const then = thenOf(view, seat, action)
  const warning = warningOf(view, seat, action)
  return warning ? { then, warning } : { then }
}

function thenOf(view: View<Legends>, seat: Seat, action: Action): Text[] {
  const player = view.players[seat]!
  const { money, lp, wounds } = player
  const becomes = (after: number): Text => ({ key: 'then.money', facts: { money, after } })
  switch (action.do) {
    case 'move':
      return [{ key: 'then.moves', facts: { count: movementOf(player) } }]
    case 'fight':
      return [{ key: `then.${action.fight}` }]
    case 'fight-mib':
      return [{ key: action.fight === 'rob' ? 'then.mib-rob' : 'then.mib-duel' }]
    case 'rob-bank':
      return [{ key: 'then.rob-bank' }]
    case 'poker':
      return [{ key: 'then.poker' }]
    case 'prospect':
      return [{ key: 'then.prospect' }]
    case 'heal':
      return [{ key: 'then.heal', facts: { count: wounds } }, becomes(money - DOCTORS_FEE)]
    case 'work':
      return [becomes(Math.min(MOST_MONEY, money + WAGE))]
    case 'spend':
      return [{ key: 'then.lp', facts: { lp, after: lp + action.amount / REVEL_STEP } }, becomes(money - action.amount)]
    case 'step':
      return stepTo(view, action.to)
    case 'buy':
      return [becomes(money - priceOf(action.item, saleOf(view.stack.at(-1) as Shopping)))]
    case 'upgrade':
      return [becomes(money - priceOf(action.item, saleOf(view.stack.at(-1) as Shopping)))]
    case 'sell':
      return [{ key: player.wanted > 0 ? 'then.sell.wanted' : 'then.sell' }]
    case 'deliver':
      return [{ key: 'then.deliver' }]
    case 'decline':
      return [{ key: 'then.decline' }]
    case 'show':
      return [{ key: 'then.hand', facts: { category: categoryOf(rate(view.flop, action.cards)) } }]
    default:
      return []
  }
}

/** A bandit ends the movement, a mesa must be left again (WL-R17, WL-R22). */
function stepTo({ bandits }: View<Legends>, to: number): Text[] {
  if (isMesaNode(to)) return [{ key: 'then.mesa' }]
  return hasBandit(bandits, to) ? [{ key: 'then.bandit' }] : []
}

/** Whoever gains a Wanted point loses every Marshal point. */
function warningOf(view: View<Legends>, seat: Seat, action: Action): Text | undefined {
  const { marshal, money } = view.players[seat]!
  if (marshal > 0 && makesWanted(action)) return { key: 'warning.marshal', facts: { points: marshal } }
  return action.do === 'work' && money + WAGE > MOST_MONEY
    ? { key: 'warning.purse', facts: { most: MOST_MONEY } }
    : undefined
}
function makesWanted(action: Action): boolean {
  if (action.do === 'choose') return OPTIONS[action.option]!.option.effects.some(({ op }) => op === 'wanted')
  return (
    action.do === 'rob-bank' ||
    action.do === 'deliver' ||
    ((action.do === 'fight' || action.do === 'fight-mib') && action.fight === 'rob')
  )
}
