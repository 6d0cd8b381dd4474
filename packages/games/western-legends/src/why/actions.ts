// Why an action can't be taken now; why a start can't be made.

import type { Seat } from '@saloon/kernel'
import type { Action } from '../actions.ts'
import { mayDeposit, ranchAt } from '../rules/action-options.ts'
import { ANTE, DOCTORS_FEE, type PlaceKind, REVEL_STEP } from '../components/index.ts'
import { IS_ACTION, NEEDS_SLOT, USABLE, owns } from '../effects/abilities.ts'
import { openSlots } from '../rules/feats.ts'
import { choicesOf } from '../frames/turn.ts'
import { MOUNTS, WEAPONS } from '../effects/abilities.ts'
import { arrestsHappen } from '../frames/sheriff.ts'
import { canShop } from '../frames/shopping.ts'
import { startSpaces } from '../frames/setting-up.ts'
import { kindOf, locationOf } from '../map/index.ts'
import { MAN_IN_BLACK, NONE, type Table } from '../state.ts'
import type { Why } from './codes.ts'
import { whyNoItem, whyNotHeld, whyNotTogether, whyTooPoor } from './things.ts'

const COSTS_AN_ACTION: readonly Action['do'][] = [
  'move',
  'card',
  'use',
  'fight',
  'fight-mib',
  'shop',
  'poker',
  'prospect',
  'deposit',
  'rob-bank',
  'heal',
  'revel',
  'take-cattle',
  'work',
]

export function whyNotAct(table: Table, seat: Seat, action: Action): Why | undefined {
  if (COSTS_AN_ACTION.includes(action.do) && table.actionsLeft === 0) return { code: 'no-actions-left' }
  switch (action.do) {
    case 'character':
      return { code: 'character-not-dealt' }
    case 'start':
      return startSpaces(table, seat).includes(action.at) ? undefined : { code: 'not-a-start-space' }
    case 'start-move':
      return whyNotHeld(table, seat, action.card)
    case 'gear': {
      const player = table.players[seat]!
      if (!choicesOf(player, WEAPONS).includes(action.weapon)) return { code: 'not-owned' }
      return choicesOf(player, MOUNTS).includes(action.mount) ? undefined : { code: 'not-owned' }
    }
    case 'card':
      return whyNotHeld(table, seat, action.card) ?? whyNotPlay(table, action.card)
    case 'use':
      return whyNoItem(action.item) ?? whyNotUse(table, seat, action.item)
    case 'fight':
      return whyNotQuarrel(table, seat, action)
    case 'fight-mib':
      return whyNotQuarrelWithMib(table, seat, action.fight)
    default:
      return whyNotHereNow(table, seat, action)
  }
}

export function whyNotPlay(table: Table, card: number): Why | undefined {
  if (!IS_ACTION[card]) return { code: 'not-an-action', facts: { card } }
  return NEEDS_SLOT[card] && openSlots(table, NONE) === 0 ? { code: 'no-open-slot', facts: { card } } : undefined
}

function whyNotUse(table: Table, seat: Seat, item: number): Why | undefined {
  if (!owns(table.players[seat]!, item)) return { code: 'not-owned' }
  return ((USABLE >> item) & 1) === 0 ? { code: 'not-usable', facts: { item } } : undefined
}

function whyNotQuarrel(table: Table, seat: Seat, { at, fight }: Extract<Action, { do: 'fight' }>): Why | undefined {
  const refused = whyNotTogether(table, seat, at)
  if (refused) return refused
  if (((table.fought >> at) & 1) !== 0) return { code: 'fought-already', facts: { seat: at } }
  const { hand, marshal } = table.players[seat]!
  if (hand.length === 0) return { code: 'no-card-to-fight' }
  if (fight !== 'arrest') return undefined
  if (marshal === 0) return { code: 'not-a-marshal' }
  if (table.players[at]!.wanted === 0) return { code: 'not-wanted', facts: { seat: at } }
  return arrestsHappen(table) ? undefined : { code: 'no-more-arrests' }
}

function whyNotQuarrelWithMib(table: Table, seat: Seat, fight: string): Why | undefined {
  const { hand, hex } = table.players[seat]!
  if (table.mibHex !== hex) return { code: 'man-in-black-not-here' }
  if (((table.fought >> MAN_IN_BLACK) & 1) !== 0) return { code: 'fought-already', facts: { seat: 'man-in-black' } }
  if (hand.length === 0) return { code: 'no-card-to-fight' }
  return fight === 'arrest' ? { code: 'man-in-black-not-arrested' } : undefined
}

/** Where each is done. */
const AT: Partial<Record<Action['do'], PlaceKind>> = {
  shop: 'store',
  poker: 'saloon',
  prospect: 'mine',
  deposit: 'bank',
  'rob-bank': 'bank',
  heal: 'doctor',
  revel: 'cabaret',
  'take-cattle': 'ranch',
}

export function whyNotHereNow(table: Table, seat: Seat, action: Action): Why | undefined {
  const { hex, hand, wounds, herd } = table.players[seat]!
  const kind = AT[action.do]
  if (kind !== undefined && kindOf(hex) !== kind) return { code: 'not-at', facts: { kind } }
  switch (action.do) {
    case 'shop':
      return canShop(table, seat) ? undefined : { code: 'nothing-to-buy' }
    case 'poker':
      return whyTooPoor(table, seat, ANTE)
    case 'deposit':
      return mayDeposit(table, seat) ? undefined : { code: 'nothing-to-deposit' }
    case 'rob-bank':
      if (table.bankRobbed) return { code: 'bank-robbed-already' }
      return hand.length === 0 ? { code: 'no-card' } : undefined
    case 'heal':
      return wounds === 0 ? { code: 'unhurt' } : whyTooPoor(table, seat, DOCTORS_FEE)
    case 'revel':
      return whyTooPoor(table, seat, REVEL_STEP)
    case 'take-cattle':
      if (herd !== 0) return { code: 'has-cattle' }
      return table.ranches[ranchAt(table, seat)]!.length === 0 ? { code: 'ranch-empty' } : undefined
    case 'work':
      return locationOf(hex) === null ? { code: 'no-place' } : undefined
    default:
      return undefined
  }
}
