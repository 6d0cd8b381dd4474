// What can be done with the cards of a hand: whom each may be played at, and what counts as a BANG! or a Missed! (specification 7, D-02).

import { type Eyes, type Option, type Seat, only, seatsOf, without } from '@saloon/kernel'
import { type Card, aimOf, kindOf } from './components.ts'
import { hasInPlay, rangeOf, within } from './reach.ts'
import { type Action, FROM_HAND, type Player, type Table } from './state.ts'

/** Calamity Janet uses BANG! and Missed! alike (W-R90). */
export function firesAsBang({ character }: Player, card: Card): boolean {
  const kind = kindOf(card)
  return kind === 'bang' || (kind === 'missed' && character === 'calamity-janet')
}
export function countsAsMissed({ character }: Player, card: Card): boolean {
  const kind = kindOf(card)
  return kind === 'missed' || (kind === 'bang' && character === 'calamity-janet')
}

export function bangs({ players }: Table, seat: Seat): Card[] {
  const player = players[seat]!
  const cards: Card[] = []
  for (let i = 0; i < player.hand.length; i++) if (firesAsBang(player, player.hand[i]!)) cards.push(player.hand[i]!)
  return cards
}
export function misses({ players }: Table, seat: Seat): Card[] {
  const player = players[seat]!
  const cards: Card[] = []
  for (let i = 0; i < player.hand.length; i++) if (countsAsMissed(player, player.hand[i]!)) cards.push(player.hand[i]!)
  return cards
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

/** What may be picked there: the hand of somebody else, or a card in play. */
export function picksAt({ players }: Table, seat: Seat, at: Seat): Card[] {
  const { hand, inPlay } = players[at]!
  if (at === seat || hand.length === 0) return inPlay.slice()
  const picks = [FROM_HAND]
  for (let i = 0; i < inPlay.length; i++) picks.push(inPlay[i]!)
  return picks
}

/** No two cards of one name in front of one player, weapons included (W-R29). */
export const mayEquip = (player: Player, card: Card): boolean => !hasInPlay(player, kindOf(card))

// ---- the hand as options ----------------------------------------------------------------------------------------

export const END = { do: 'end' } as const

/** Cards that are played alike are one family: the targets are the same for all of them. */
export function playOptions(table: Table, seat: Seat): Option<Action>[] {
  const player = table.players[seat]!
  const { hand } = player
  const plain: Card[] = []
  let shots: Card[] | undefined
  let duels: Card[] | undefined
  let jails: Card[] | undefined
  let panics: Card[] | undefined
  let cats: Card[] | undefined
  const shooting = mayShoot(table, player)
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!
    switch (aimOf(card)) {
      case 'free':
        plain.push(card)
        break
      case 'equip':
        if (mayEquip(player, card)) plain.push(card)
        break
      case 'range':
        if (shooting) (shots ??= []).push(card)
        break
      case 'answer':
        if (shooting && player.character === 'calamity-janet') (shots ??= []).push(card)
        break
      case 'other':
        ;(duels ??= []).push(card)
        break
      case 'jail':
        ;(jails ??= []).push(card)
        break
      case 'near-card':
        ;(panics ??= []).push(card)
        break
      case 'any-card':
        ;(cats ??= []).push(card)
        break
    }
  }
  const options: Option<Action>[] = []
  if (plain.length > 0) options.push({ do: 'play', card: { one: plain } })
  if (shots) aimed(options, shots, inRange(table, seat))
  if (duels) aimed(options, duels, others(table, seat))
  if (jails) aimed(options, jails, jailable(table))
  if (panics) grabbing(options, table, seat, panics, nearCards(table, seat))
  if (cats) grabbing(options, table, seat, cats, anyCards(table, seat))
  options.push(END)
  return options
}

/** Without a legal target a card can't be played (W-R32). */
function aimed(options: Option<Action>[], cards: readonly Card[], at: Eyes): void {
  if (at !== 0) options.push({ do: 'aim', card: { one: cards }, at: { one: seatsOf(at) } })
}

function grabbing(options: Option<Action>[], table: Table, seat: Seat, cards: readonly Card[], from: Eyes): void {
  for (let left = from, at = 0; left !== 0; left &= ~(1 << at)) {
    at = 31 - Math.clz32(left & -left)
    options.push({ do: 'grab', card: { one: cards }, at, pick: { one: picksAt(table, seat, at) } })
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
