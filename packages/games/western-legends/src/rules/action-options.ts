// Which actions are open (specification 6), each a question of its own: the rules, the options, the reasons why not and bots ask the same.

import type { Option, Seat } from '@saloon/kernel'
import type { Action } from '../actions.ts'
import { ANTE, DOCTORS_FEE, REVEL_STEP } from '../components/index.ts'
import { IS_ACTION, IS_GOLD, NEEDS_SLOT, USABLE } from '../effects/abilities.ts'
import { openSlots } from './feats.ts'
import { countSteps } from '../frames/movement.ts'
import { arrestsHappen } from '../frames/sheriff.ts'
import { canShop } from '../frames/shopping.ts'
import { kindOf, locationOf, spaceAt } from '../map/index.ts'
import { movementOf } from './resources.ts'
import { MAN_IN_BLACK, NONE, type Card, type Table } from '../state.ts'

export const mayMove = (table: Table, seat: Seat): boolean =>
  countSteps(table, seat, movementOf(table.players[seat]!)) > 0
/** Reputation needs a slot to put a disc on (WL-R68); everything else may be played in vain (WL-R95). */
export const mayPlay = (table: Table, card: Card): boolean =>
  IS_ACTION[card]! && (!NEEDS_SLOT[card] || openSlots(table, NONE) !== 0)
export const usable = (table: Table, seat: Seat): number => table.players[seat]!.gear & USABLE

/** Others in this space not yet fought in this turn; a card is needed to attack with. */
export function fightable(table: Table, seat: Seat): number {
  const { players, fought } = table
  const { hex, hand } = players[seat]!
  let targets = 0
  if (hand.length === 0) return 0
  for (let other = 0; other < players.length; other++)
    if (other !== seat && players[other]!.hex === hex && ((fought >> other) & 1) === 0) targets |= 1 << other
  if (table.mibHex === hex && ((fought >> MAN_IN_BLACK) & 1) === 0) targets |= 1 << MAN_IN_BLACK
  return targets
}
export const mayArrest = (table: Table, seat: Seat, at: Seat): boolean =>
  table.players[seat]!.marshal > 0 && table.players[at]!.wanted > 0 && arrestsHappen(table)

export const mayShop = (table: Table, seat: Seat): boolean =>
  kindOf(table.players[seat]!.hex) === 'store' && canShop(table, seat)
export const mayGamble = ({ players }: Table, seat: Seat): boolean =>
  kindOf(players[seat]!.hex) === 'saloon' && players[seat]!.money >= ANTE
export const mayProspect = ({ players }: Table, seat: Seat): boolean => kindOf(players[seat]!.hex) === 'mine'
export function mayDeposit({ players }: Table, seat: Seat): boolean {
  const { hex, nuggets, hand } = players[seat]!
  if (kindOf(hex) !== 'bank') return false
  if (nuggets > 0) return true
  for (let i = 0; i < hand.length; i++) if (IS_GOLD[hand[i]!]) return true
  return false
}
export const mayRobBank = ({ players, bankRobbed }: Table, seat: Seat): boolean =>
  !bankRobbed && kindOf(players[seat]!.hex) === 'bank' && players[seat]!.hand.length > 0
export const mayHeal = ({ players }: Table, seat: Seat): boolean => {
  const { hex, money, wounds } = players[seat]!
  return kindOf(hex) === 'doctor' && money >= DOCTORS_FEE && wounds > 0
}
export const mayRevel = ({ players }: Table, seat: Seat): boolean =>
  kindOf(players[seat]!.hex) === 'cabaret' && players[seat]!.money >= REVEL_STEP
const GREEN = spaceAt('green_ranch')
/** 0 the green ranch, 1 the blue one, NONE elsewhere. */
export const ranchAt = ({ players }: Table, seat: Seat): number => {
  const { hex } = players[seat]!
  return kindOf(hex) === 'ranch' ? (hex === GREEN ? 0 : 1) : NONE
}
export const mayTakeCattle = (table: Table, seat: Seat): boolean => {
  const ranch = ranchAt(table, seat)
  return ranch !== NONE && table.players[seat]!.herd === 0 && table.ranches[ranch]!.length > 0
}
export const mayWork = ({ players }: Table, seat: Seat): boolean => locationOf(players[seat]!.hex) !== null

export const PASS = { do: 'pass' } as const
const ONLY_PASS: readonly Option<Action>[] = [PASS]
const AT_PLACES: readonly [Option<Action>, (table: Table, seat: Seat) => boolean][] = [
  [{ do: 'move' }, mayMove],
  [{ do: 'shop' }, mayShop],
  [{ do: 'poker' }, mayGamble],
  [{ do: 'prospect' }, mayProspect],
  [{ do: 'deposit' }, mayDeposit],
  [{ do: 'rob-bank' }, mayRobBank],
  [{ do: 'heal' }, mayHeal],
  [{ do: 'revel' }, mayRevel],
  [{ do: 'take-cattle' }, mayTakeCattle],
  [{ do: 'work' }, mayWork],
]

export function actionOptions(table: Table, seat: Seat): readonly Option<Action>[] {
  if (table.actionsLeft === 0) return ONLY_PASS
  const options: Option<Action>[] = [PASS]
  for (let i = 0; i < AT_PLACES.length; i++) if (AT_PLACES[i]![1](table, seat)) options.push(AT_PLACES[i]![0])
  const cards = table.players[seat]!.hand.filter((card) => mayPlay(table, card))
  if (cards.length > 0) options.push({ do: 'card', card: { one: cards } })
  for (let items = usable(table, seat), item = 0; items !== 0; items >>= 1, item++)
    if ((items & 1) !== 0) options.push({ do: 'use', item })
  const targets = fightable(table, seat)
  for (let at = 0; at < table.players.length; at++)
    if (((targets >> at) & 1) !== 0)
      options.push({ do: 'fight', at, fight: { one: mayArrest(table, seat, at) ? ALL_QUARRELS : QUARRELS } })
  if (((targets >> MAN_IN_BLACK) & 1) !== 0) options.push({ do: 'fight-mib', fight: { one: QUARRELS } })
  return options
}
const QUARRELS = ['duel', 'rob'] as const
const ALL_QUARRELS = ['duel', 'rob', 'arrest'] as const
