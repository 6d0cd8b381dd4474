// Why something can't be done at a place one is at.

import type { Seat } from '@saloon/kernel'
import type { Action } from '../actions.ts'
import { MOST_MISC } from '../components/index.ts'
import { IS_GOLD, MISC, UPGRADABLE, isUpgraded, maskOfCategory, owns } from '../effects/abilities.ts'
import { miscItems, priceOf, saleOf, uses } from '../frames/shopping.ts'
import type { Prospect, Shopping } from '../in-progress.ts'
import type { Table } from '../state.ts'
import type { Why } from './codes.ts'
import { whyNoItem, whyNotHeld, whyTooPoor } from './things.ts'

export function whyNotAtPlace(table: Table, seat: Seat, action: Action): Why | undefined {
  const player = table.players[seat]!
  switch (action.do) {
    case 'reroll':
      return { code: 'no-such-die', facts: { dice: (table.stack.at(-1) as Prospect).dice.length } }
    case 'hand-in':
      return whyNotHandIn(table, seat, action)
    case 'spend':
      return { code: 'not-that-amount', facts: { amount: action.amount, money: player.money } }
    case 'buy':
    case 'upgrade':
      return whyNotShop(table, seat, action)
    case 'herd':
      return { code: 'no-such-herd' }
    default:
      return undefined
  }
}

function whyNotHandIn(table: Table, seat: Seat, action: Extract<Action, { do: 'hand-in' }>): Why | undefined {
  const { nuggets } = table.players[seat]!
  if (action.nuggets < 0 || action.nuggets > nuggets) return { code: 'so-many-nuggets', facts: { nuggets } }
  for (const card of action.cards) {
    const refused = whyNotHeld(table, seat, card)
    if (refused) return refused
    if (!IS_GOLD[card]) return { code: 'not-gold', facts: { card } }
  }
  if (new Set(action.cards).size < action.cards.length) return { code: 'each-card-once' }
  return action.nuggets + action.cards.length === 0 ? { code: 'hand-in-something' } : undefined
}

/** Why this can't be bought or upgraded, at the store or from a story. */
export function whyNotShop(
  table: Table,
  seat: Seat,
  action: Extract<Action, { do: 'buy' | 'upgrade' }>,
  however = false, // whether it becomes the active one or not
): Why | undefined {
  const { item } = action
  const refused = whyNoItem(item)
  if (refused) return refused
  const player = table.players[seat]!
  const frame = table.stack.at(-1)!
  const sale = frame.kind === 'shopping' ? saleOf(frame as Shopping) : undefined
  if (sale !== undefined && (sale.mode !== action.do || ((maskOfCategory[sale.category] >> item) & 1) === 0))
    return { code: 'not-on-sale', facts: { item } }
  if (action.do === 'upgrade') {
    if (!owns(player, item)) return { code: 'not-owned' }
    if (((UPGRADABLE >> item) & 1) === 0) return { code: 'no-upgrade', facts: { item } }
    if (isUpgraded(player, item)) return { code: 'upgraded-already', facts: { item } }
    return whyTooPoor(table, seat, priceOf(item, sale))
  }
  if (owns(player, item)) return { code: 'owned-already', facts: { item } }
  if (table.store[item] === 0) return { code: 'sold-out', facts: { item } }
  if (((MISC >> item) & 1) !== 0 && miscItems(player) >= MOST_MISC)
    return { code: 'enough-items', facts: { most: MOST_MISC } }
  const poor = whyTooPoor(table, seat, priceOf(item, sale))
  if (poor) return poor
  if (however || uses(player, item).includes(action.active)) return undefined
  return { code: action.active === 0 ? 'worn-at-once' : 'carried-not-worn', facts: { item } }
}
