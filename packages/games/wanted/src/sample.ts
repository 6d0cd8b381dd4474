// A random answer without listing them all: counted first, then the one that was drawn is built. Every legal answer is as likely as the
// others, as if drawn from the options themselves.

import { type Chance, type Eyes, type Seat, below, bits, countOf, firstOf } from '@saloon/kernel'
import { CARDS, type Card, aimOf, kindOf } from './components.ts'
import { beersOf } from './frames/deaths-door.ts'
import { excess } from './frames/discard.ts'
import { othersWithCards } from './frames/drawing.ts'
import { mayTryBarrel, mayTryJourdonnais } from './frames/shot.ts'
import {
  END,
  PASS,
  anyCards,
  countPicks,
  countsAsMissed,
  firesAsBang,
  inRange,
  jailable,
  mayEquip,
  mayShoot,
  nearCards,
  others,
} from './rules/play-options.ts'
import { mayHealWithCards } from './rules/sid.ts'
import { type Action, FROM_HAND, type Phase, type Player, type Shot, type Table } from './state.ts'

const DRAW = { do: 'draw' } as const

export function sample(table: Table, seat: Seat, chance: Chance): Action {
  const frame = table.stack[table.stack.length - 1]! as Phase | Shot
  const player = table.players[seat]!
  switch (frame.kind) {
    case 'play':
      return seat === table.active ? samplePlay(table, seat, chance) : twoCards(player, chance)
    case 'shot':
      return seat === frame.seat ? sampleShot(table, frame, chance) : twoCards(player, chance)
    default:
      return sampleRest(table, seat, chance)
  }
}

/** The questions that are asked more rarely. */
function sampleRest(table: Table, seat: Seat, chance: Chance): Action {
  const frame = table.stack[table.stack.length - 1]! as unknown as { readonly kind: string; readonly seat?: Seat }
  const player = table.players[seat]!
  if (seat !== (frame.seat ?? table.active)) return twoCards(player, chance)
  if (frame.kind === 'deaths-door') return sampleDoor(table, seat, chance)
  if (frame.kind === 'duel' || frame.kind === 'indians') return sampleBang(table, seat, chance)
  const unasked = mayHealWithCards(table, seat) ? pairs(player) : 0
  switch (frame.kind) {
    case 'keep-character':
      return below(chance, 2) === 0 ? { do: 'keep' } : { do: 'change' }
    case 'discard': {
      const count = excess(table, seat)
      // As many ways as there are arrangements: beside them Sid's pairs count for what they are.
      let ways = 1
      for (let i = 0; i < count; i++) ways *= player.hand.length - i
      if (unasked > 0 && drawn(chance, ways + unasked) < unasked) return twoCards(player, chance)
      return { do: 'discard', cards: someOf(player.hand, count, chance) }
    }
    case 'jesse': {
      const seats = othersWithCards(table)
      const at = below(chance, seats.length + 1)
      return at === 0 ? DRAW : { do: 'draw-from', seat: seats[at - 1]! }
    }
    case 'pedro':
      return below(chance, table.discard.length === 0 ? 1 : 2) === 0 ? DRAW : { do: 'draw-discard' }
    case 'kit':
      return { do: 'put-back', card: table.peeked[below(chance, table.peeked.length)]! }
    case 'lucky':
      return { do: 'choose', card: table.flipped[below(chance, table.flipped.length)]! }
    default: {
      const at = below(chance, table.store.length + unasked)
      return at < table.store.length ? { do: 'pick', card: table.store[at]! } : twoCards(player, chance)
    }
  }
}

/** Like below(), also past 32 bits: a large hand has so many arrangements that Sid's few pairs beside them hardly count. */
const drawn = (chance: Chance, n: number): number =>
  n <= 0x7fff_ffff ? below(chance, n) : Math.floor((bits(chance) >>> 0) * 2 ** -32 * n)

// ---- Sid Ketchum --------------------------------------------------------------------------------------------------

const pairs = ({ hand }: Player): number => hand.length * (hand.length - 1)

const twoCards = ({ hand }: Player, chance: Chance): Action => ({ do: 'sid', cards: someOf(hand, 2, chance) })

function someOf(hand: readonly Card[], count: number, chance: Chance): Card[] {
  const cards = hand.slice()
  for (let i = 0; i < count; i++) {
    const other = i + below(chance, cards.length - i)
    const swapped = cards[i]!
    cards[i] = cards[other]!
    cards[other] = swapped
  }
  return cards.slice(0, count)
}

// ---- answers ------------------------------------------------------------------------------------------------------

function sampleShot(table: Table, shot: Shot, chance: Chance): Action {
  const { seat } = shot
  const player = table.players[seat]!
  const barrel = mayTryBarrel(table, shot)
  const jourdonnais = mayTryJourdonnais(table, shot)
  const unasked = mayHealWithCards(table, seat) ? pairs(player) : 0
  const { hand } = player
  let cards = 0
  for (let i = 0; i < hand.length; i++) if (countsAsMissed(player, hand[i]!)) cards++
  let at = below(chance, 1 + cards + (barrel ? 1 : 0) + (jourdonnais ? 1 : 0) + unasked)
  if (at === 0) return PASS
  if (barrel && --at === 0) return { do: 'barrel' }
  if (jourdonnais && --at === 0) return { do: 'jourdonnais' }
  if (at > cards) return twoCards(player, chance)
  let place = -1
  for (; at > 0; at--)
    do place++
    while (!countsAsMissed(player, hand[place]!))
  return { do: 'missed', card: hand[place]! }
}

function sampleBang(table: Table, seat: Seat, chance: Chance): Action {
  const player = table.players[seat]!
  const { hand } = player
  const unasked = mayHealWithCards(table, seat) ? pairs(player) : 0
  let cards = 0
  for (let i = 0; i < hand.length; i++) if (firesAsBang(player, hand[i]!)) cards++
  let at = below(chance, 1 + cards + unasked)
  if (at === 0) return PASS
  if (at > cards) return twoCards(player, chance)
  let place = -1
  for (; at > 0; at--)
    do place++
    while (!firesAsBang(player, hand[place]!))
  return { do: 'bang', card: hand[place]! }
}

function sampleDoor(table: Table, seat: Seat, chance: Chance): Action {
  const player = table.players[seat]!
  const beers = beersOf(table, seat)
  const ways = player.character === 'sid-ketchum' ? pairs(player) : 0
  const at = below(chance, 1 + beers.length + ways)
  if (at === 0) return { do: 'give-up' }
  return at <= beers.length ? { do: 'beer', card: beers[at - 1]! } : twoCards(player, chance)
}

// ---- playing cards --------------------------------------------------------------------------------------------------

/** For how many answers each card of a hand stands; written anew for every question. */
const WAYS = new Uint16Array(CARDS)

function samplePlay(table: Table, seat: Seat, chance: Chance): Action {
  const player = table.players[seat]!
  const { hand } = player
  const unasked = mayHealWithCards(table, seat) ? pairs(player) : 0
  // Whom each kind of card reaches is looked at once, and only if there is such a card.
  let shots: Eyes = -1
  let jails: Eyes = -1
  let near: Eyes = -1
  let any: Eyes = -1
  let total = 1 + unasked
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!
    let ways = 0
    switch (aimOf(card)) {
      case 'free':
        ways = 1
        break
      case 'equip':
        if (mayEquip(player, card)) ways = 1
        break
      case 'answer':
        if (player.character !== 'calamity-janet') break
      // falls through: she shoots with it
      case 'range':
        if (!mayShoot(table, player)) break
        if (shots === -1) shots = inRange(table, seat)
        ways = countOf(shots)
        break
      case 'other':
        ways = countOf(others(table, seat))
        break
      case 'jail':
        if (jails === -1) jails = jailable(table)
        ways = countOf(jails)
        break
      case 'near-card':
        if (near === -1) near = nearCards(table, seat)
        ways = countPicks(table, seat, near)
        break
      case 'any-card':
        if (any === -1) any = anyCards(table, seat)
        ways = countPicks(table, seat, any)
        break
    }
    WAYS[i] = ways
    total += ways
  }
  let at = below(chance, total)
  for (let i = 0; i < hand.length; i++) {
    if (at >= WAYS[i]!) {
      at -= WAYS[i]!
      continue
    }
    const card = hand[i]!
    switch (aimOf(card)) {
      case 'free':
      case 'equip':
        return { do: 'play', card }
      case 'near-card':
      case 'any-card':
        return grabbed(table, seat, card, kindOf(card) === 'panic' ? near : any, at)
      default: {
        const kind = kindOf(card)
        return { do: 'aim', card, at: nth(kind === 'jail' ? jails : kind === 'duel' ? others(table, seat) : shots, at) }
      }
    }
  }
  return at === 0 ? END : twoCards(player, chance)
}

function nth(seats: Eyes, place: number): Seat {
  let left = seats
  for (let skip = place; skip > 0; skip--) left &= left - 1
  return firstOf(left)
}

function grabbed({ players }: Table, seat: Seat, card: Card, from: Eyes, place: number): Action {
  let skip = place
  for (let left = from; left !== 0; left &= left - 1) {
    const at = firstOf(left)
    const { hand, inPlay } = players[at]!
    const hands = at !== seat && hand.length > 0 ? 1 : 0
    if (skip < hands + inPlay.length)
      return { do: 'grab', card, at, pick: skip < hands ? FROM_HAND : inPlay[skip - hands]! }
    skip -= hands + inPlay.length
  }
  throw new Error('nothing to grab')
}
