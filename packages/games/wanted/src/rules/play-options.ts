// What can be done with the cards of a hand: whom each may be played at, and what counts as a BANG! or a Missed! (specification 7, D-02).

import { type Eyes, NOBODY, type Option, type Seat, firstOf, only, seatsOf, without } from '@saloon/kernel'
import { type Card, aimOf, kindOf } from '../components.ts'
import { hasInPlay, rangeOf, within } from './reach.ts'
import { type Action, FROM_HAND, type Player, type Table } from '../state.ts'

/** Calamity Janet uses BANG! and Missed! alike (W-R90). */
export function firesAsBang({ character }: Player, card: Card): boolean {
  const kind = kindOf(card)
  return kind === 'bang' || (kind === 'missed' && character === 'calamity-janet')
}
export function countsAsMissed({ character }: Player, card: Card): boolean {
  const kind = kindOf(card)
  return kind === 'missed' || (kind === 'bang' && character === 'calamity-janet')
}

export const PASS = { do: 'pass' } as const

/** What can be given up against Indians! and in a Duel, card by card; or nothing. */
export function bangOrPass({ players }: Table, seat: Seat): Option<Action>[] {
  const player = players[seat]!
  const options: Option<Action>[] = []
  for (let i = 0; i < player.hand.length; i++) {
    if (firesAsBang(player, player.hand[i]!)) options.push({ do: 'bang', card: player.hand[i]! })
  }
  options.push(PASS)
  return options
}
/** What can be played against a shot, card by card. */
export function missedOptions({ players }: Table, seat: Seat, options: Option<Action>[]): void {
  const player = players[seat]!
  for (let i = 0; i < player.hand.length; i++) {
    if (countsAsMissed(player, player.hand[i]!)) options.push({ do: 'missed', card: player.hand[i]! })
  }
}

/** One a turn, looked at when it is played (W-R28); Volcanic and Willy the Kid know no limit (W-R107). */
export const mayShoot = ({ bangs }: Table, player: Player): boolean =>
  bangs === 0 || player.character === 'willy-the-kid' || hasInPlay(player, 'volcanic')

// ---- targets ----------------------------------------------------------------------------------------------------

/** Those a BANG! can be played at now. */
export const inRange = (table: Table, seat: Seat): Eyes => within(table, seat, rangeOf(table.players[seat]!))
/** Neither the Sheriff nor somebody who is in Jail already; oneself is legal and pointless (W-R73). */
export function jailable({ players, alive }: Table): Eyes {
  let seats = alive
  for (let seat = 0; seat < players.length; seat++) {
    if (players[seat]!.role === 'sheriff' || hasInPlay(players[seat]!, 'jail')) seats = without(seats, seat)
  }
  return seats
}
/** Those among them with a card to be picked, and oneself with one in play (W-R60, W-R61). */
export function withCards({ players }: Table, seat: Seat, among: Eyes): Eyes {
  let seats = players[seat]!.inPlay.length > 0 ? only(seat) : 0
  for (let other = 0; other < players.length; other++) {
    const { hand, inPlay } = players[other]!
    if ((among & only(other)) !== 0 && hand.length + inPlay.length > 0) seats |= only(other)
  }
  return seats
}
export const others = ({ alive }: Table, seat: Seat): Eyes => without(alive, seat)
export const nearCards = (table: Table, seat: Seat): Eyes => withCards(table, seat, within(table, seat, 1))
export const anyCards = (table: Table, seat: Seat): Eyes => withCards(table, seat, others(table, seat))

/** No two cards of one name in front of one player, weapons included (W-R29). */
export const mayEquip = (player: Player, card: Card): boolean => !hasInPlay(player, kindOf(card))

// ---- the hand as options ----------------------------------------------------------------------------------------

export const END = { do: 'end' } as const

/** One family a card; whom it reaches is looked at once for all cards of its kind. */
export function playOptions(table: Table, seat: Seat): Option<Action>[] {
  const player = table.players[seat]!
  const { hand } = player
  const options: Option<Action>[] = []
  const shots = mayShoot(table, player) ? inRange(table, seat) : NOBODY
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!
    switch (aimOf(card)) {
      case 'free':
        options.push({ do: 'play', card })
        break
      case 'equip':
        if (mayEquip(player, card)) options.push({ do: 'play', card })
        break
      case 'range':
        aimed(options, card, shots)
        break
      case 'answer':
        if (player.character === 'calamity-janet') aimed(options, card, shots)
        break
      case 'other':
        aimed(options, card, others(table, seat))
        break
      case 'jail':
        aimed(options, card, jailable(table))
        break
      case 'near-card':
        grabbing(options, table, seat, card, nearCards(table, seat))
        break
      case 'any-card':
        grabbing(options, table, seat, card, anyCards(table, seat))
        break
    }
  }
  options.push(END)
  return options
}

/** Every set of seats as a domain, made once: questions come by the million. */
const SEATS = 7
const AT = Array.from({ length: 1 << SEATS }, (_, seats) => ({ one: seatsOf(seats) }))

/** Without a legal target a card can't be played (W-R32). */
function aimed(options: Option<Action>[], card: Card, at: Eyes): void {
  if (at !== NOBODY) options.push({ do: 'aim', card, at: AT[at]! })
}

/** All hands at once, then what lies in front of each. */
function grabbing(options: Option<Action>[], table: Table, seat: Seat, card: Card, from: Eyes): void {
  const { players } = table
  let hands = NOBODY
  for (let left = without(from, seat); left !== 0; left &= left - 1) {
    if (players[firstOf(left)]!.hand.length > 0) hands |= left & -left
  }
  if (hands !== NOBODY) options.push({ do: 'grab', card, at: AT[hands]!, pick: FROM_HAND })
  for (let left = from; left !== 0; left &= left - 1) {
    const at = firstOf(left)
    const { inPlay } = players[at]!
    if (inPlay.length > 0) options.push({ do: 'grab', card, at, pick: { one: inPlay } })
  }
}

/** How many ways there are to grab with one card. */
export function countPicks({ players }: Table, seat: Seat, from: Eyes): number {
  let picks = 0
  for (let at = 0; at < players.length; at++) {
    if ((from & (1 << at)) === 0) continue
    const { hand, inPlay } = players[at]!
    picks += inPlay.length + (at !== seat && hand.length > 0 ? 1 : 0)
  }
  return picks
}
