// What each play of a turn is worth, in life points: for the bot itself, in imagined games, and as what a search looks at first.

import { type Seat, countOf, has } from '@saloon/kernel'
import {
  type Action,
  type Card,
  FROM_HAND,
  KINDS,
  type Kind,
  type Player,
  anyCards,
  firesAsBang,
  hasInPlay,
  inFrontOf,
  inRange,
  jailable,
  kindOf,
  mayEquip,
  mayShoot,
  nearCards,
  rangeOf,
  rangeOfWeapon,
  within,
} from '@saloon/wanted'
import { exp } from '../../exact.ts'
import type { Manner } from '../../personality.ts'
import { cheapest } from './cards.ts'
import type { Hate, Table } from './hate.ts'
import type { Weights } from './weights.ts'

export interface Situation {
  readonly table: Table
  readonly me: Seat
  readonly hate: Hate
  readonly weights: Weights
  readonly manner: Manner
}
/** `order`: what is done first of several things worth doing. */
export interface Play {
  readonly action: Action
  readonly gain: number
  readonly order: number
}

/** What lies in front of a player, for him. */
const IN_PLAY: Readonly<Partial<Record<Kind, number>>> = {
  barrel: 0.8,
  mustang: 0.7,
  scope: 0.35,
  volcanic: 0.5,
  schofield: 0.3,
  remington: 0.4,
  'rev-carabine': 0.45,
  winchester: 0.5,
  jail: -1,
  dynamite: -0.4,
}
const FIRST = {
  draw: 20,
  store: 19,
  heal: 16,
  equip: 15,
  weapon: 14,
  rid: 12,
  grab: 10,
  jail: 8,
  volley: 6,
  dynamite: 5,
  bang: 4,
  sid: 3,
  duel: 2,
}

// ---- hurting --------------------------------------------------------------------------------------------------------

/** That a shot at him hits. A beginner doesn't think of it. */
export function hits({ table, weights, manner }: Situation, at: Seat, needed = 1): number {
  if (manner.beginner) return 0.7
  const target = table.players[at]!
  let odds = 1
  if (hasInPlay(target, 'barrel')) odds *= target.character === 'lucky-duke' ? 0.56 : 0.75
  if (target.character === 'jourdonnais') odds *= 0.75
  const dodges = target.character === 'calamity-janet' ? 0.48 : weights.dodges
  const cards = target.hand.length
  let noneBut = 1
  for (let n = 1; n < cards; n++) noneBut *= 1 - dodges
  const none = cards === 0 ? 1 : noneBut * (1 - dodges)
  return odds * (needed === 1 ? none : none + cards * dodges * (cards === 0 ? 1 : noneBut))
}

/** What a life point of his is worth to me: more of who has few, most the last one. */
export function harm({ table, hate, weights, manner }: Situation, at: Seat): number {
  const { life, role } = table.players[at]!
  if (manner.beginner) return hate[at]!
  let times = 1 + weights.focus / Math.max(1, life)
  if (life === 1) times += role === 'sheriff' ? weights.killSheriff : weights.kill
  return hate[at]! * times
}

const shot = (it: Situation, at: Seat): number =>
  harm(it, at) * hits(it, at, it.table.players[it.me]!.character === 'slab-the-killer' ? 2 : 1)

/** The best of these seats, by this measure; [-1, …]: there is none. */
function bestOf({ table, me }: Situation, among: number, measure: (at: Seat) => number): [Seat, number] {
  let best = -1
  let most = -Infinity
  for (let at = 0; at < table.players.length; at++) {
    if (at === me || (among & (1 << at)) === 0) continue
    const worth = measure(at)
    if (worth > most) {
      most = worth
      best = at
    }
  }
  return [best, most]
}

// ---- all plays ------------------------------------------------------------------------------------------------------

interface Turn extends Situation {
  readonly player: Player
  readonly bullets: number
  readonly shots: number // seats in range
  readonly add: Add
}
type Add = (is: Action['do'], card: Card, at: Seat, pick: Card, gain: number, order: number) => void

const BIT = Object.fromEntries(KINDS.map((kind, i) => [kind, 1 << i])) as Readonly<Record<Kind, number>>

/** Everything that could be done, with what it is worth. */
export function playsOf(it: Situation): Play[] {
  const plays: Play[] = []
  weighAll(
    it,
    (is, card, at, pick, gain, order) => void plays.push({ action: actionOf(it, is, card, at, pick), gain, order }),
  )
  return plays
}

/** Kept here rather than in an object: it is asked for by the million. */
const best = { is: 'end' as Action['do'], card: -1, at: -1, pick: -1, gain: 0, most: 0, least: 0, isFirst: false }
const keepBest: Add = (is, card, at, pick, gain, order) => {
  if (gain <= best.least || gain + order <= best.most || (best.isFirst && best.is !== 'end')) return
  best.is = is
  best.card = card
  best.at = at
  best.pick = pick
  best.gain = gain
  best.most = gain + order
}

/**
 * Of what is worth doing, what is to be done first; nothing any more: the end of the turn. A beginner takes the first that seems good, in the
 * order he holds his cards.
 */
export function bestPlay(it: Situation): Action {
  best.is = 'end'
  best.most = -Infinity
  best.least = it.weights.least
  best.isFirst = it.manner.beginner === true
  weighAll(it, keepBest)
  return actionOf(it, best.is, best.card, best.at, best.pick)
}

const END = { do: 'end' } as const
function actionOf({ table, me }: Situation, is: Action['do'], card: Card, at: Seat, pick: Card): Action {
  switch (is) {
    case 'play':
      return { do: 'play', card }
    case 'aim':
      return { do: 'aim', card, at }
    case 'grab':
      return { do: 'grab', card, at, pick }
    case 'sid':
      return { do: 'sid', cards: cheapest(table.players[me]!, 2) }
    default:
      return END
  }
}

function weighAll({ table, me, hate, weights, manner }: Situation, add: Add): void {
  const player = table.players[me]!
  let bullets = 0
  for (let i = 0; i < player.hand.length; i++) if (firesAsBang(player, player.hand[i]!)) bullets++
  const shots = manner.beginner ? within(table, me, 1) & inRange(table, me) : inRange(table, me)
  // Listed: spreading into a larger object costs more than the whole turn.
  const turn: Turn = { table, me, hate, weights, manner, player, bullets, shots, add }
  let seen = 0
  for (let i = 0; i < player.hand.length; i++) {
    const card = player.hand[i]!
    const kind = kindOf(card)
    const bit = BIT[kind]
    if ((seen & bit) !== 0) continue // one of a kind does for all
    seen |= bit
    weighCard(turn, card, kind)
  }
  if (player.character === 'sid-ketchum' && player.life <= 2 && player.hand.length >= 3)
    add('sid', -1, -1, -1, 0.5, FIRST.sid)
}

function weighCard(turn: Turn, card: Card, kind: Kind): void {
  const { table, weights, player, add } = turn
  const play = (gain: number, order: number): void => add('play', card, -1, -1, gain, order)
  switch (kind) {
    case 'stagecoach':
    case 'wells-fargo':
      return play(2, FIRST.draw)
    case 'general-store':
      return play(weights.store, FIRST.store)
    case 'barrel':
    case 'mustang':
    case 'scope':
      return mayEquip(player, card) ? play(IN_PLAY[kind]!, FIRST.equip) : undefined
    case 'dynamite':
      return mayEquip(player, card) ? play(dynamite(turn), FIRST.dynamite) : undefined
    case 'volcanic':
    case 'schofield':
    case 'remington':
    case 'rev-carabine':
    case 'winchester':
      return mayEquip(player, card) ? play(weapon(turn, card, kind), FIRST.weapon) : undefined
    case 'beer':
      return player.life < player.max && countOf(table.alive) > 2 ? play(weights.beer, FIRST.heal) : undefined
    case 'saloon':
      return play(saloon(turn), FIRST.heal)
    case 'panic':
    case 'cat-balou':
      return grabs(turn, card, kind === 'panic')
    case 'jail':
      return aim(
        turn,
        card,
        jailable(table),
        FIRST.jail,
        (at) => turn.hate[at]! * weights.jail * (0.6 + 0.1 * table.players[at]!.hand.length),
      )
    case 'duel':
      return aim(turn, card, table.alive, FIRST.duel, (at) => duel(turn, at))
    case 'gatling':
    case 'indians':
      return play(volley(turn, kind === 'gatling'), FIRST.volley)
    case 'missed':
    case 'bang': {
      if (!firesAsBang(player, card) || !mayShoot(table, player)) return
      const cost = weights.bangCost * (kind === 'missed' ? 3 : 1)
      return aim(turn, card, turn.shots, FIRST.bang, (at) => shot(turn, at) - cost)
    }
  }
}

function aim(turn: Turn, card: Card, among: number, order: number, measure: (at: Seat) => number): void {
  const [at, gain] = bestOf(turn, among, measure)
  if (at !== -1) turn.add('aim', card, at, -1, gain, order)
}

/** The worst enemy at this distance or nearer. */
function worthInReach(turn: Turn, range: number): number {
  return Math.max(0, bestOf(turn, within(turn.table, turn.me, range), (at) => Math.max(0, turn.hate[at]!))[1])
}

function weapon(turn: Turn, card: Card, kind: Kind): number {
  const { player, bullets, manner } = turn
  const range = rangeOf(player)
  const now = worthInReach(turn, range)
  if (kind === 'volcanic') {
    if (player.character === 'willy-the-kid') return -1
    const near = worthInReach(turn, 1)
    if (near >= now - 0.2 && bullets >= 2) return 0.5 * bullets * near
    return near > 0 && near >= now ? 0.15 : -1
  }
  const further = rangeOfWeapon(card)
  if (manner.beginner) return further > range ? 0.3 : -1
  const more = worthInReach(turn, further) - now
  if (hasInPlay(player, 'volcanic')) return more > 0.6 && bullets < 2 ? 0.3 : -1
  return further > range ? 0.2 + more : -1
}

/** Everybody drinks: good for me, and for those I would rather see hurt. */
function saloon({ table, me, hate, player }: Turn): number {
  let gain = player.life < player.max ? 0.9 : 0
  for (let seat = 0; seat < table.players.length; seat++) {
    const { life, max } = table.players[seat]!
    if (seat !== me && has(table.alive, seat) && life < max) gain -= hate[seat]!
  }
  return gain
}

/** Where it may go off on its way round, a tenth of a chance at each. */
function dynamite({ table, me, hate, weights, manner }: Turn): number {
  let gain = 0
  let still = 0.1
  let seat = me
  for (let step = 2 * countOf(table.alive); step > 0; step--) {
    gain += still * 3 * (seat === me ? -1 : hate[seat]!)
    still *= 0.9
    do seat = (seat + 1) % table.players.length
    while (!has(table.alive, seat))
  }
  return gain * weights.dynamite + (manner.risk - 5) * 0.06
}

function duel(turn: Turn, at: Seat): number {
  const { table, weights, player, bullets, manner } = turn
  if (manner.beginner) return turn.hate[at]! - 0.2
  const theirs = table.players[at]!.hand.length * weights.returnsFire
  const edge = bullets - theirs + weights.duelEdge + (manner.risk - 5) * 0.12
  const wins = 1 / (1 + exp(-1.6 * edge))
  return (
    harm(turn, at) * wins -
    (1 - wins) * weights.duelLost * (player.life === 1 ? 3 : 1) -
    0.1 * Math.min(bullets, theirs)
  )
}

/** Never for a Deputy, whose Sheriff it hits too. */
function volley(turn: Turn, isGatling: boolean): number {
  const { table, me, weights, player } = turn
  if (player.role === 'deputy') return -1
  let gain = 0
  for (let at = 0; at < table.players.length; at++) {
    if (at === me || !has(table.alive, at)) continue
    let odds = 1
    if (isGatling) odds = hits(turn, at)
    else for (let n = table.players[at]!.hand.length; n > 0; n--) odds *= 1 - weights.returnsFire
    gain += harm(turn, at) * odds
  }
  return gain * weights.volley
}

/** One's own Dynamite away; a card of a hand, or one in front of somebody. */
function grabs(turn: Turn, card: Card, isPanic: boolean): void {
  const { table, me, hate, weights, player, add } = turn
  const among = isPanic ? nearCards(table, me) : anyCards(table, me)
  const grab = (at: Seat, pick: Card, gain: number, order: number = FIRST.grab): void =>
    add('grab', card, at, pick, gain, order)
  const own = inFrontOf(player, 'dynamite')
  if (own !== -1) grab(me, own, 0.35, FIRST.rid)
  const more = isPanic ? weights.steal : 0
  for (let at = 0; at < table.players.length; at++) {
    if (at === me || (among & (1 << at)) === 0) continue
    const { hand, inPlay } = table.players[at]!
    if (hand.length > 0) grab(at, FROM_HAND, more + hate[at]! * weights.grabHand * (hand.length === 1 ? 1.3 : 1))
    for (let i = 0; i < inPlay.length; i++) {
      const kind = kindOf(inPlay[i]!)
      if (kind === 'jail' && (isPanic || hate[at]! > 0)) continue // it troubles him enough
      grab(at, inPlay[i]!, (kind === 'dynamite' ? -0.3 : more) + hate[at]! * IN_PLAY[kind]!)
    }
  }
}
