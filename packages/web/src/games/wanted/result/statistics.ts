// A finished game counted through: who shot, hit and dodged, what was drawn and wasted, what the flips brought.

import type { Seat, Told } from '@saloon/kernel'
import { type Card, type Draw, type Event, isGood, kindOf } from '@saloon/wanted'
import type { Moment } from '../../../link/link.ts'
import { linesOf } from '../../../table/log/log-lines.ts'
import { FLIPPED_FOR, type Luck, luckOf } from './luck.ts'

export interface PlayerCount {
  readonly fired: number // shots at one player, shares of a Gatling among them
  readonly hits: number // of those
  readonly dodged: number // shots at oneself
  readonly drawn: number
  readonly wasted: number // cards without effect, and those beyond the limit
  readonly flips: number
  readonly lucky: number // flips that helped
  readonly damage: readonly number[] // life points cost, by whom
  readonly suffered: number
  readonly fell: number | undefined // in which turn
}
export interface Statistics {
  readonly players: readonly PlayerCount[]
  readonly luck: readonly Luck[] // those there was a flip for
  /** Life of each seat after each turn; before the first, as dealt. */
  readonly lives: readonly (readonly number[])[]
  readonly unblamed: readonly number[] // life points lost to nobody, by seat
  readonly first: { readonly seat: Seat; readonly at: Seat } | undefined // who hurt somebody before anybody else did
  readonly last: { readonly seat: Seat; readonly at: Seat } | undefined // who put the last one out
}

/** What was taken back doesn't count. */
export function statisticsOf(moments: readonly Moment[], seats: number): Statistics {
  const none = (): number[] => Array.from({ length: seats }, () => 0)
  const players = none().map(() => ({
    fired: 0,
    hits: 0,
    dodged: 0,
    drawn: 0,
    wasted: 0,
    flips: 0,
    lucky: 0,
    damage: none(),
    suffered: 0,
    fell: undefined as number | undefined,
  }))
  const flips: Record<Luck['of'], boolean[]> = { barrel: [], jail: [], dynamite: [] }
  const life = none()
  const lives: number[][] = []
  const unblamed = none()
  let turn = 0
  let first: Statistics['first']
  let last: Statistics['last']
  let blamed: { readonly seat: Seat; readonly by: Seat } | undefined
  let flipped: { readonly seat: Seat; readonly of: Draw; readonly cards: readonly Card[] } | undefined
  let weapon: 'one' | 'all' | 'none' = 'none' // what is being fired: at one, at all, or nothing that is a shot

  const flip = (seat: Seat, of: Draw, card: Card): void => {
    const good = isGood(card, of)
    flips[of === 'jourdonnais' ? 'barrel' : of].push(good)
    players[seat]!.flips++
    if (good) players[seat]!.lucky++
  }
  for (const { event } of linesOf(moments)) {
    if (event === undefined) continue
    const told = event as Told<Event>
    switch (told.type) {
      case 'dealt':
        life[told.by] = told.life
        break
      case 'turn-began':
        lives.push([...life])
        turn = told.turn
        break
      case 'aimed': {
        const kind = kindOf(told.card)
        weapon = kind === 'bang' || kind === 'missed' ? 'one' : 'none'
        if (weapon === 'one') players[told.by]!.fired++
        break
      }
      case 'played':
        weapon = kindOf(told.card) === 'gatling' ? 'all' : 'none'
        break
      case 'hit':
        blamed = { seat: told.by, by: told.from }
        first ??= { seat: told.from, at: told.by }
        players[told.from]!.damage[told.by]! += life[told.by]! - told.life
        if (weapon !== 'none') players[told.from]!.hits++
        if (weapon === 'all') players[told.from]!.fired++
        players[told.by]!.suffered += life[told.by]! - told.life
        life[told.by] = told.life
        break
      case 'hurt':
        blamed = undefined
        unblamed[told.by]! += told.points
        players[told.by]!.suffered += told.points
        life[told.by] = told.life
        break
      case 'healed':
      case 'sid-healed':
        life[told.by] = told.life
        break
      case 'dodged':
        players[told.by]!.dodged++
        if (weapon === 'all') players[told.from]!.fired++
        break
      case 'drew':
        players[told.by]!.drawn += told.count
        break
      case 'showed':
      case 'took-discard':
      case 'picked':
        players[told.by]!.drawn++
        break
      case 'no-effect':
        players[told.by]!.wasted++
        break
      case 'discarded':
        players[told.by]!.wasted += told.cards.length
        break
      case 'flipped':
        if (told.cards.length === 1) flip(told.by, told.of, told.cards[0]!)
        else flipped = { seat: told.by, of: told.of, cards: told.cards }
        break
      case 'chose':
        if (flipped) flip(flipped.seat, flipped.of, told.card)
        flipped = undefined
        break
      case 'eliminated':
        players[told.by]!.fell = turn
        life[told.by] = 0
        if (blamed?.seat === told.by) last = { seat: blamed.by, at: told.by }
        break
      default:
    }
  }
  lives.push([...life])
  const luck = FLIPPED_FOR.filter((of) => flips[of].length > 0).map((of) => luckOf(of, flips[of]))
  return { players, luck, lives, unblamed, first, last }
}
