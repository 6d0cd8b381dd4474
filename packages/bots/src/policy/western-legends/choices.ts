// What cards are good for, which choices pay, and what to buy: roughly, in Legend Points.

import type { Seat } from '@saloon/kernel'
import {
  type Action,
  type Card,
  type Effect,
  NONE,
  OPTIONS,
  type Player,
  type Print,
  printOf,
  uses,
  valueOf,
  westernLegends,
} from '@saloon/western-legends'
import type { Dials } from '../../personality.ts'
import { type Table, bestPurchase, marshalWorth, wantedWorth } from './errands.ts'
import { LEANINGS, type Style } from './style.ts'

const USEFUL: Readonly<Partial<Record<Print, number>>> = {
  determination: 16,
  living_legend: 18,
  untouchable: 13,
  bulletproof: 13,
  stick_em_up: 12,
  payday: 11,
  instinct: 10,
  reputation: 9,
  fools_gold: 11,
  manhunt: 8,
}
const usefulness = (card: Card): number => USEFUL[printOf(card)] ?? valueOf(card)

/** In the order of the hand. */
export function leastUseful({ hand }: Player, count: number): Card[] {
  const out = hand.toSorted((a, b) => usefulness(a) - usefulness(b)).slice(0, count)
  return hand.filter((card) => out.includes(card))
}

export function joins({ money, hand }: Player, style: Style, dials: Dials): boolean {
  if (style === 'reveller') return money >= 10
  const ranks = hand.map((card) => card >> 2)
  const pair = ranks.some((rank, n) => ranks.indexOf(rank) !== n)
  return money >= 20 && (pair || dials.risk >= 7)
}

// ---- choices and shopping -------------------------------------------------------------------------------------------

/** What a point of the Man in Black's costs whoever lets him have it: he is one of two to beat. */
const RIVAL = 0.5

/** Roughly, in Legend Points. */
function worthOf(effect: Effect, player: Player, style: Style): number {
  switch (effect.op) {
    case 'money':
      return effect.amount > 0 ? Math.min(effect.amount, 120 - player.money) / 30 : effect.amount / 30
    case 'lp':
      return effect.who === 'mib' ? -RIVAL * effect.amount : effect.amount
    case 'draw':
      return effect.n * 0.35
    case 'discard':
      return -effect.n * 0.35
    case 'wound':
      return player.wounds === 3 ? 0 : -effect.n
    case 'heal':
      return Math.min(effect.n === 'all' ? 3 : effect.n, player.wounds) * 0.9
    case 'marshal':
      return marshalWorth(player) * (LEANINGS[style].arrest ?? 1)
    case 'wanted':
      return style === 'lawman' ? -2 : wantedWorth(player) * (LEANINGS[style].bank ?? 1)
    case 'takeCattle':
      return 0.8
    case 'shop':
      return 0.9
    default:
      return 0
  }
}

export function choose(view: Table, me: Seat, style: Style): Action {
  const player = view.players[me]!
  let best: Action = westernLegends.safe(view, me)
  if (best.do !== 'choose' && best.do !== 'skip') return best
  let most = Number.NEGATIVE_INFINITY
  for (const option of westernLegends.options(view, me)) {
    if (option.do !== 'choose' && option.do !== 'skip') continue
    const { cost = [], effects } = option.do === 'skip' ? { effects: [] } : OPTIONS[option.option as number]!.option
    const worth = [...cost, ...effects].reduce((sum, effect) => sum + worthOf(effect, player, style), 0)
    if (worth <= most) continue
    most = worth
    const count = option.do === 'choose' && 'min' in option.cards ? option.cards.min : 0
    best =
      option.do === 'skip'
        ? { do: 'skip' }
        : { do: 'choose', option: option.option as number, cards: leastUseful(player, count) }
  }
  return best
}

/** What a store, or a story, sells: the most useful first, as long as anything is. */
export function shop(view: Table, me: Seat, style: Style): Action {
  const offered = westernLegends.options(view, me)
  const best = bestPurchase(view, me, style)
  if (best !== undefined) {
    const found = offered.find((option) => option.do === best.mode && option.item === best.item)
    if (found !== undefined) return buy(view.players[me]!, best.mode, best.item)
  }
  // A story's one sale is never left lying; at a store one keeps one's money.
  const story = (view.stack.at(-1) as { effect?: number }).effect !== NONE
  const any = story ? offered.find((option) => option.do === 'buy' || option.do === 'upgrade') : undefined
  return any === undefined ? { do: 'done' } : buy(view.players[me]!, any.do, any.item as number)
}
const buy = (player: Player, mode: 'buy' | 'upgrade', item: number): Action =>
  mode === 'upgrade' ? { do: 'upgrade', item } : { do: 'buy', item, active: uses(player, item).at(-1)! }
