// Why not, with the numbers. Cold: asked only after something was refused, or for a screen.

import type { Refusal, Seat } from '@saloon/kernel'
import { CARDS, type Card, aimOf, kindOf } from './components.ts'
import { excess } from './frames/discard.ts'
import { countsAsMissed, firesAsBang, mayEquip, mayShoot } from './rules/play-options.ts'
import { countAlive, distance, hasInPlay, isAlive, rangeOf } from './rules/reach.ts'
import { type Action, FROM_HAND, type Shot, type Table } from './state.ts'

export const CODES = [
  'no-such-game-before',
  'not-now',
  'not-your-decision',
  'no-such-card',
  'no-such-player',
  'not-in-hand',
  'each-card-once',
  'only-an-answer',
  'played-otherwise',
  'bang-limit',
  'out-of-the-game',
  'not-at-yourself',
  'out-of-range',
  'too-far',
  'already-in-play',
  'already-jailed',
  'sheriff-not-jailed',
  'not-your-own-hand',
  'no-hand-cards',
  'not-in-front',
  'discard-exactly',
  'no-missed',
  'no-bang',
  'no-beer',
  'no-beer-for-two',
  'no-barrel',
  'barrel-tried',
  'only-jourdonnais',
  'only-sid',
  'sid-unhurt',
  'sid-two-cards',
  'not-among-them',
] as const
export type Code = (typeof CODES)[number]
export type Why = Refusal & { readonly code: Code }

const ASKED_BY: Readonly<Record<Exclude<Action['do'], 'sid'>, readonly string[]>> = {
  keep: ['keep-character'],
  change: ['keep-character'],
  play: ['play'],
  aim: ['play'],
  grab: ['play'],
  end: ['play'],
  discard: ['discard'],
  barrel: ['shot'],
  jourdonnais: ['shot'],
  missed: ['shot'],
  bang: ['indians', 'duel'],
  pass: ['shot', 'indians', 'duel'],
  beer: ['deaths-door'],
  'give-up': ['deaths-door'],
  pick: ['store'],
  choose: ['lucky'],
  'put-back': ['kit'],
  draw: ['jesse', 'pedro'],
  'draw-from': ['jesse'],
  'draw-discard': ['pedro'],
}

/** Who is asked by what is on top. */
export const askedSeat = (table: Table): Seat =>
  (table.stack.at(-1) as { readonly seat?: Seat } | undefined)?.seat ?? table.active

export function why(table: Table, seat: Seat, action: Action): Why | undefined {
  if (action.do === 'sid') return whyNotSid(table, seat, action.cards)
  if (!ASKED_BY[action.do].includes(table.stack.at(-1)?.kind ?? '')) return { code: 'not-now' }
  if (askedSeat(table) !== seat) return { code: 'not-your-decision', facts: { seat: askedSeat(table) } }
  switch (action.do) {
    case 'play':
      return whyNotInHand(table, seat, action.card) ?? whyNotPlay(table, seat, action.card)
    case 'aim':
      return whyNotInHand(table, seat, action.card) ?? whyNotAim(table, seat, action.card, action.at)
    case 'grab':
      return whyNotInHand(table, seat, action.card) ?? whyNotGrab(table, seat, action)
    case 'discard':
      return whyNotDiscard(table, seat, action.cards)
    case 'barrel':
      return whyNoBarrel(table, seat)
    case 'jourdonnais':
      return { code: table.players[seat]!.character === 'jourdonnais' ? 'barrel-tried' : 'only-jourdonnais' }
    case 'missed':
      return whyNotAnswer(table, seat, action.card, 'missed')
    case 'bang':
      return whyNotAnswer(table, seat, action.card, 'bang')
    case 'beer':
      return whyNotBeer(table, seat, action.card)
    case 'pick':
      return whyNotAmong(table.store, action.card)
    case 'choose':
      return whyNotAmong(table.flipped, action.card)
    case 'put-back':
      return whyNotAmong(table.peeked, action.card)
    case 'draw-from':
      return whyNotPlayer(table, seat, action.seat) ?? whyEmptyHand(table, action.seat)
    default:
      return undefined
  }
}

// ---- cards and players --------------------------------------------------------------------------------------------

const isCard = (card: Card): boolean => card >= 0 && card < CARDS

function whyNotInHand({ players }: Table, seat: Seat, card: Card): Why | undefined {
  if (!isCard(card)) return { code: 'no-such-card' }
  return players[seat]!.hand.includes(card) ? undefined : { code: 'not-in-hand', facts: { card } }
}

function whyNotAmong(cards: readonly Card[], card: Card): Why | undefined {
  if (!isCard(card)) return { code: 'no-such-card' }
  return cards.includes(card) ? undefined : { code: 'not-among-them', facts: { card } }
}

function whyNotTheseCards(table: Table, seat: Seat, cards: readonly Card[]): Why | undefined {
  for (const card of cards) {
    const refused = whyNotInHand(table, seat, card)
    if (refused) return refused
  }
  return new Set(cards).size < cards.length ? { code: 'each-card-once' } : undefined
}

/** Another player who is there. */
function whyNotPlayer(table: Table, seat: Seat, at: Seat): Why | undefined {
  if (at === seat) return { code: 'not-at-yourself' }
  return whyNotThere(table, at)
}

function whyNotThere(table: Table, at: Seat): Why | undefined {
  if (at < 0 || at >= table.players.length) return { code: 'no-such-player' }
  return isAlive(table, at) ? undefined : { code: 'out-of-the-game', facts: { seat: at } }
}

const whyEmptyHand = ({ players }: Table, at: Seat): Why | undefined =>
  players[at]!.hand.length === 0 ? { code: 'no-hand-cards', facts: { seat: at } } : undefined

// ---- playing ------------------------------------------------------------------------------------------------------

/** Why a card of the hand can't be played without a target. */
export function whyNotPlay({ players }: Table, seat: Seat, card: Card): Why | undefined {
  const player = players[seat]!
  switch (aimOf(card)) {
    case 'free':
      return undefined
    case 'equip':
      return mayEquip(player, card) ? undefined : { code: 'already-in-play', facts: { kind: kindOf(card) } }
    case 'answer':
      return { code: player.character === 'calamity-janet' ? 'played-otherwise' : 'only-an-answer', facts: { card } }
    default:
      return { code: 'played-otherwise', facts: { card } }
  }
}

/** Why a card of the hand can't be played at this player. */
export function whyNotAim(table: Table, seat: Seat, card: Card, at: Seat): Why | undefined {
  const { players } = table
  const player = players[seat]!
  switch (aimOf(card)) {
    case 'jail':
      return whyNotThere(table, at) ?? whyNotJail(table, at)
    case 'other':
      return whyNotPlayer(table, seat, at)
    case 'answer':
    case 'range':
      if (!firesAsBang(player, card)) return { code: 'only-an-answer', facts: { card } }
      if (!mayShoot(table, player)) return { code: 'bang-limit', facts: { played: table.bangs } }
      return whyNotPlayer(table, seat, at) ?? whyOutOfRange(table, seat, at)
    default:
      return { code: 'played-otherwise', facts: { card } }
  }
}

function whyNotJail({ players }: Table, at: Seat): Why | undefined {
  const { role } = players[at]!
  if (role === 'sheriff') return { code: 'sheriff-not-jailed', facts: { seat: at } }
  return hasInPlay(players[at]!, 'jail') ? { code: 'already-jailed', facts: { seat: at } } : undefined
}

function whyOutOfRange(table: Table, seat: Seat, at: Seat): Why | undefined {
  const range = rangeOf(table.players[seat]!)
  const far = distance(table, seat, at)
  return far <= range ? undefined : { code: 'out-of-range', facts: { seat: at, distance: far, range } }
}

/** Why Panic! or Cat Balou can't be played at this player, whatever is picked. */
export function whyNotReach(table: Table, seat: Seat, card: Card, at: Seat): Why | undefined {
  if (aimOf(card) !== 'near-card' && aimOf(card) !== 'any-card') return { code: 'played-otherwise', facts: { card } }
  const refused = whyNotThere(table, at)
  if (refused) return refused
  const far = distance(table, seat, at)
  return aimOf(card) === 'near-card' && far > 1 ? { code: 'too-far', facts: { seat: at, distance: far } } : undefined
}

function whyNotGrab(table: Table, seat: Seat, { card, at, pick }: Extract<Action, { do: 'grab' }>): Why | undefined {
  const refused = whyNotReach(table, seat, card, at)
  if (refused) return refused
  if (pick === FROM_HAND) return at === seat ? { code: 'not-your-own-hand' } : whyEmptyHand(table, at)
  if (!isCard(pick)) return { code: 'no-such-card' }
  return table.players[at]!.inPlay.includes(pick)
    ? undefined
    : { code: 'not-in-front', facts: { seat: at, card: pick } }
}

// ---- answers ------------------------------------------------------------------------------------------------------

function whyNotDiscard(table: Table, seat: Seat, cards: readonly Card[]): Why | undefined {
  const count = excess(table, seat)
  return cards.length === count ? whyNotTheseCards(table, seat, cards) : { code: 'discard-exactly', facts: { count } }
}

function whyNoBarrel(table: Table, seat: Seat): Why {
  const tried = (table.stack.at(-1) as Shot).barrel
  return { code: tried && hasInPlay(table.players[seat]!, 'barrel') ? 'barrel-tried' : 'no-barrel' }
}

function whyNotAnswer(table: Table, seat: Seat, card: Card, as: 'missed' | 'bang'): Why | undefined {
  const refused = whyNotInHand(table, seat, card)
  if (refused) return refused
  const counts = as === 'missed' ? countsAsMissed : firesAsBang
  return counts(table.players[seat]!, card) ? undefined : { code: `no-${as}`, facts: { card } }
}

function whyNotBeer(table: Table, seat: Seat, card: Card): Why | undefined {
  const refused = whyNotInHand(table, seat, card)
  if (refused) return refused
  if (kindOf(card) !== 'beer') return { code: 'no-beer', facts: { card } }
  return countAlive(table) <= 2 ? { code: 'no-beer-for-two' } : undefined
}

function whyNotSid(table: Table, seat: Seat, cards: readonly Card[]): Why | undefined {
  const { character, life, max } = table.players[seat]!
  if (character !== 'sid-ketchum') return { code: 'only-sid' }
  if (!isAlive(table, seat)) return { code: 'out-of-the-game', facts: { seat } }
  if (life >= max) return { code: 'sid-unhurt', facts: { life } }
  return cards.length === 2 ? whyNotTheseCards(table, seat, cards) : { code: 'sid-two-cards' }
}
