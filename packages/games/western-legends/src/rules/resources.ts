// What players have, within its limits (specification 11 and 16). What the active player gains and pays with one action is counted.

import type { Seat } from '@saloon/kernel'
import {
  ABILITY_AT,
  BEYOND_LAST_BOX,
  BOX_REWARDS,
  COPIES,
  HAND_SIZE,
  LAST_BOX,
  LENGTHS,
  MOST_MONEY,
  MOST_NUGGETS,
  MOST_WOUNDS,
  ON_FOOT,
} from '../components/index.ts'
import {
  MORE_CARDS,
  MORE_NUGGETS,
  MOUNTS,
  MOVEMENT,
  WEAPONS,
  WOUNDS_SPARE_HAND,
  owns,
  sideOf,
} from '../effects/abilities.ts'
import { facts } from '../effects/conditions.ts'
import { perform } from '../effects/perform.ts'
import { fire } from '../effects/triggers.ts'
import { record } from './feats.ts'
import { NO_WOUNDS, fightOf, flagsOf } from './fights.ts'
import { townOf } from '../map/index.ts'
import { MAN_IN_BLACK, NONE, type Player, type Playing, type Table } from '../state.ts'

// ---- money --------------------------------------------------------------------------------------------------------

/** What is over the limit is lost, and counts as gained no more than it counts as spent (WL-R09). */
export function earn(game: Playing, seat: Seat, amount: number): number {
  const { state } = game
  const player = state.players[seat]!
  const gained = Math.min(amount, MOST_MONEY - player.money)
  if (gained <= 0) return 0
  player.money += gained
  if (seat === state.active) state.earned += gained
  game.tell?.({ type: 'earned', by: seat, amount: gained, money: player.money })
  return gained
}

/** To the supply, of one's own will. */
export function pay(game: Playing, seat: Seat, amount: number): void {
  const { state } = game
  if (seat === state.active && townOf(state.players[seat]!.hex) !== null) state.paid += amount
  lose(game, seat, amount)
}

/** As much as there is. */
export function lose(game: Playing, seat: Seat, amount: number): void {
  const player = game.state.players[seat]!
  const lost = Math.min(amount, player.money)
  if (lost === 0) return
  player.money -= lost
  game.tell?.({ type: 'paid', by: seat, amount: lost, money: player.money })
}

/** Rounded up to the next ten dollars (WL-R45). */
export const halfOfMoney = (money: number): number => Math.ceil(money / 20) * 10
export const halfOfNuggets = (nuggets: number): number => (nuggets + 1) >> 1

// ---- Legend Points ------------------------------------------------------------------------------------------------

export const targetOf = ({ options }: Table): number => (options.firstGame ? LENGTHS.short : LENGTHS[options.length])

export function gainLp(game: Playing, seat: Seat, amount: number): void {
  const { state } = game
  if (seat === MAN_IN_BLACK) return mibGains(game, amount)
  const player = state.players[seat]!
  if (amount < 0) {
    const lost = Math.min(-amount, player.lp)
    if (lost === 0) return
    player.lp -= lost
    game.tell?.({ type: 'lost-lp', by: seat, amount: lost, lp: player.lp })
    return
  }
  player.lp += amount
  if (seat === state.active) state.glory += amount // losses aren't subtracted (WL-R07)
  game.tell?.({ type: 'gained-lp', by: seat, amount, lp: player.lp })
  if (!player.legend && player.lp >= ABILITY_AT) {
    player.legend = true
    game.tell?.({ type: 'legend', by: seat, character: player.character })
  }
  if (!state.ending && player.lp >= targetOf(state)) {
    state.ending = true
    game.tell?.({ type: 'target-reached', by: seat, lp: player.lp })
  }
}

function mibGains(game: Playing, amount: number): void {
  const { state } = game
  const before = state.mibLp
  state.mibLp = Math.max(0, before + amount)
  if (state.mibLp === before) return
  game.tell?.({
    type: amount > 0 ? 'gained-lp' : 'lost-lp',
    by: 'man-in-black',
    amount: Math.abs(state.mibLp - before),
    lp: state.mibLp,
  })
  if (state.ending || state.mibLp < targetOf(state)) return
  state.ending = true
  game.tell?.({ type: 'target-reached', by: 'man-in-black', lp: state.mibLp })
}

// ---- nuggets ------------------------------------------------------------------------------------------------------

/** Only the active mount carries any (WL-R79). */
export const nuggetLimit = (player: Player): number =>
  MOST_NUGGETS + (player.mount === NONE ? 0 : MORE_NUGGETS[sideOf(player, player.mount)]!)

export function gainNuggets(game: Playing, seat: Seat, count: number): number {
  const { state } = game
  const player = state.players[seat]!
  const gained = Math.min(count, nuggetLimit(player) - player.nuggets)
  if (gained <= 0) return 0
  player.nuggets += gained
  if (seat === state.active) state.dug += gained
  game.tell?.({ type: 'gained-nuggets', by: seat, count: gained, nuggets: player.nuggets })
  return gained
}

export function loseNuggets(game: Playing, seat: Seat, count: number): void {
  const player = game.state.players[seat]!
  const lost = Math.min(count, player.nuggets)
  if (lost === 0) return
  player.nuggets -= lost
  game.tell?.({ type: 'lost-nuggets', by: seat, count: lost, nuggets: player.nuggets })
}

// ---- wounds -------------------------------------------------------------------------------------------------------

/** Bulletproof keeps every wound of its fight away, from the reveal on, but the one that nothing cancels (WL-R39, fight card 6). */
export function wound(game: Playing, seat: Seat, count: number, unpreventable = false): void {
  const { state } = game
  const player = state.players[seat]!
  const fight = fightOf(state)
  if (
    !unpreventable &&
    fight !== undefined &&
    isIn(fight.seat, fight.against, seat) &&
    (flagsOf(fight, seat) & NO_WOUNDS) !== 0
  ) {
    game.tell?.({ type: 'unharmed', by: seat, count })
    return
  }
  const taken = Math.min(count, MOST_WOUNDS - player.wounds)
  if (taken <= 0) return
  player.wounds += taken
  game.tell?.({ type: 'wounded', by: seat, count: taken, wounds: player.wounds })
  fire(game, 'woundsGained', seat, NONE)
}
const isIn = (one: number, other: number, seat: Seat): boolean => seat === one || seat === other

export function heal(game: Playing, seat: Seat, count: number): number {
  const player = game.state.players[seat]!
  const healed = Math.min(count, player.wounds)
  if (healed === 0) return 0
  player.wounds -= healed
  game.tell?.({ type: 'healed', by: seat, count: healed, wounds: player.wounds })
  return healed
}

export function handLimit(player: Player): number {
  const more = player.legend ? MORE_CARDS[player.character]! : 0
  const spared = player.legend && WOUNDS_SPARE_HAND[player.character]!
  return HAND_SIZE + more - (spared ? 0 : player.wounds)
}

// ---- the tracks ---------------------------------------------------------------------------------------------------

/** Point by point; each box entered gives its reward, each point past the last one 1 LP instead (specification 11). */
export function gainPoints(game: Playing, seat: Seat, track: 'marshal' | 'wanted', count: number): void {
  const player = game.state.players[seat]!
  if (track === 'marshal' && player.wanted > 0) return
  if (track === 'wanted' && player.marshal > 0) {
    player.marshal = 0
    game.tell?.({ type: 'left-marshal', by: seat })
  }
  let gained = 0
  for (let left = count; left > 0; left--) {
    if (player[track] === LAST_BOX) {
      perform(game, BEYOND_LAST_BOX, 0, seat, NONE, 'track')
      continue
    }
    player[track]++
    gained++
    game.tell?.({
      type: track === 'marshal' ? 'gained-marshal' : 'gained-wanted',
      by: seat,
      count: 1,
      points: player[track],
    })
    perform(game, BOX_REWARDS[track][player[track] - 1]!, 0, seat, NONE, 'track')
  }
  if (gained === 0) return
  facts.points = gained
  record(game, 'trackPointsGained', seat)
}

// ---- gear ---------------------------------------------------------------------------------------------------------

export const movementOf = (player: Player): number =>
  player.mount === NONE ? ON_FOOT : MOVEMENT[sideOf(player, player.mount)]!

/** The lowest copy left; whatever it does on being gained happens now. */
export function gainItem(game: Playing, seat: Seat, item: number, active: boolean): void {
  const { players, store } = game.state
  const player = players[seat]!
  const copies = store[item]!
  const copy = 31 - Math.clz32(copies & -copies)
  store[item] = copies & (copies - 1)
  player.gear |= 1 << item
  player.copies |= copy << (3 * item)
  game.tell?.({ type: 'gained-item', by: seat, item })
  if (active) activate(game, seat, item)
  fire(game, 'onGain', seat, NONE, item)
}

export const copyOf = (player: Player, item: number): number => item * COPIES + ((player.copies >> (3 * item)) & 7)

export function upgradeItem(game: Playing, seat: Seat, item: number): void {
  const player = game.state.players[seat]!
  player.upgraded |= 1 << item
  game.tell?.({ type: 'upgraded', by: seat, item, copy: copyOf(player, item) })
}

/** Back to the store. */
export function loseItem(game: Playing, seat: Seat, item: number): void {
  const { players, store } = game.state
  const player = players[seat]!
  store[item]! |= 1 << ((player.copies >> (3 * item)) & 7)
  player.gear &= ~(1 << item)
  player.copies &= ~(7 << (3 * item))
  game.tell?.({ type: 'lost-item', by: seat, item })
}

export function activate(game: Playing, seat: Seat, item: number): void {
  const player = game.state.players[seat]!
  if (((WEAPONS >> item) & 1) !== 0) player.weapon = item
  else if (((MOUNTS >> item) & 1) !== 0) player.mount = item
  else return
  game.tell?.({ type: 'geared', by: seat, item })
  if (player.nuggets > nuggetLimit(player)) loseNuggets(game, seat, player.nuggets - nuggetLimit(player))
}
export { owns }
