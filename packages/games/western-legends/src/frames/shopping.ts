// At the store (D38): as many purchases and upgrades as one likes, one after the other; and the one thing a story sells.

import { type Option, type Seat, WAIT, pop, sinceThisMove } from '@saloon/kernel'
import type { Action } from '../actions.ts'
import { type Effect, MOST_MISC } from '../components/index.ts'
import { COSTS, ITEM_TYPES, MISC, UPGRADABLE, WEAPONS, isUpgraded, maskOfCategory, owns } from '../effects/abilities.ts'
import { EFFECTS } from '../effects/lists.ts'
import { askForDisc } from '../rules/feats.ts'
import type { Shopping } from '../in-progress.ts'
import { gainItem, pay, upgradeItem } from '../rules/resources.ts'
import { NONE, type Player, type Table } from '../state.ts'
import { type Rule, itsSeat } from './rule.ts'

export type Sale = Extract<Effect, { readonly op: 'shop' }>

/** With what a story knocks off. */
export function priceOf(item: number, sale: Sale | undefined): number {
  if (sale === undefined) return COSTS[item]!
  return sale.free ? 0 : Math.max(0, COSTS[item]! - (sale.discount ?? 0))
}

const isSold = (item: number, sale: Sale | undefined, mode: Sale['mode']): boolean =>
  sale === undefined ||
  (sale.mode === mode &&
    ((maskOfCategory[sale.category] >> item) & 1) !== 0 &&
    (sale.maxCost === undefined || COSTS[item]! <= sale.maxCost))

export function miscItems({ gear }: Player): number {
  let count = 0
  for (let left = gear & MISC; left !== 0; left &= left - 1) count++
  return count
}

/** One of each type, at most three miscellaneous ones, and there must be a copy left. */
export function mayBuy(table: Table, seat: Seat, item: number, sale?: Sale): boolean {
  const player = table.players[seat]!
  if (!isSold(item, sale, 'buy') || owns(player, item) || table.store[item] === 0) return false
  if (((MISC >> item) & 1) !== 0 && miscItems(player) >= MOST_MISC) return false
  return player.money >= priceOf(item, sale)
}
export function mayUpgrade(table: Table, seat: Seat, item: number, sale?: Sale): boolean {
  const player = table.players[seat]!
  if (!isSold(item, sale, 'upgrade') || !owns(player, item) || isUpgraded(player, item)) return false
  return ((UPGRADABLE >> item) & 1) !== 0 && player.money >= priceOf(item, sale)
}
export function canShop(table: Table, seat: Seat, sale?: Sale): boolean {
  for (let item = 0; item < ITEM_TYPES; item++)
    if (mayBuy(table, seat, item, sale) || mayUpgrade(table, seat, item, sale)) return true
  return false
}

export const saleOf = ({ effect }: Shopping): Sale | undefined =>
  effect === NONE ? undefined : (EFFECTS[effect] as Sale)

/** A weapon or mount may be made the active one at once (WL-R80); it is if there is no other. */
const ASIDE = [0]
const AT_ONCE = [1]
const EITHER = [0, 1]
export function uses(player: Player, item: number): readonly number[] {
  if (((MISC >> item) & 1) !== 0) return ASIDE
  return (((WEAPONS >> item) & 1) !== 0 ? player.weapon : player.mount) === NONE ? AT_ONCE : EITHER
}

export const shopping: Rule<Shopping> = {
  go(game, frame) {
    if (askForDisc(game)) return
    return canShop(game.state, frame.seat, saleOf(frame)) ? WAIT : pop(game)
  },
  asks: itsSeat,
  options(table, frame): Option<Action>[] {
    const { seat } = frame
    const sale = saleOf(frame)
    const offered: Option<Action>[] = [{ do: 'done' }]
    for (let item = 0; item < ITEM_TYPES; item++) {
      if (mayBuy(table, seat, item, sale))
        offered.push({ do: 'buy', item, active: { one: uses(table.players[seat]!, item) } })
      if (mayUpgrade(table, seat, item, sale)) offered.push({ do: 'upgrade', item })
    }
    return offered
  },
  safe: () => ({ do: 'done' }),
  answer(game, frame, seat, action) {
    sinceThisMove(game, frame)
    const sale = saleOf(frame)
    if (action.do === 'done' || sale !== undefined) pop(game)
    if (action.do === 'buy') {
      pay(game, seat, priceOf(action.item, sale))
      gainItem(game, seat, action.item, action.active === 1)
    } else if (action.do === 'upgrade') {
      pay(game, seat, priceOf(action.item, sale))
      upgradeItem(game, seat, action.item)
    }
  },
}
