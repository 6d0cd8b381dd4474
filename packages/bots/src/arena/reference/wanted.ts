// What stronger bots are measured against at WANTED!: rules of thumb, and of the others' roles nothing but who has aimed at the Sheriff.

import { type Seat, type View, countOf, has } from '@saloon/kernel'
import {
  type Action,
  type Card,
  type Duel,
  type Event,
  FROM_HAND,
  type Kind,
  type Lucky,
  type Player,
  type Shot,
  type Wanted,
  anyCards,
  countsAsMissed,
  firesAsBang,
  hasInPlay,
  inFrontOf,
  inRange,
  isGood,
  jailable,
  kindOf,
  mayEquip,
  mayShoot,
  nearCards,
  rangeOf,
  rangeOfWeapon,
} from '@saloon/wanted'
import type { Policy } from '../../policy/policy.ts'
import { type Enmity, type Memory, born, enmityOf, worstOf } from './flag.ts'

type Table = View<Wanted>

export const wantedReference: Policy<Wanted, Action, Event, Memory> = {
  born,
  hear(memory, event) {
    if (event.type === 'role-shown' && event.role === 'sheriff') memory.sheriff = event.by
    if (event.type === 'aimed' && event.at === memory.sheriff && event.by !== event.at) memory.flags[event.by] = true
  },
  hears: ['aimed', 'role-shown'],
  choose(view, me, _chance, memory) {
    const enmity = (): Enmity => enmityOf(view, me, memory, (seat) => has(view.alive, seat))
    const frame = view.stack[view.stack.length - 1]!
    switch (frame.kind) {
      case 'play':
        return play(view, me, enmity())
      case 'shot':
        return dodge(view, me, frame as Shot)
      case 'indians':
        return fire(view, me)
      case 'duel':
        return duel(view, me, frame as Duel, enmity())
      case 'deaths-door':
        return survive(view, me)
      case 'discard':
        return discard(view, me)
      case 'store':
        return { do: 'pick', card: best(view.store) }
      case 'lucky': {
        const { of } = frame as Lucky
        return { do: 'choose', card: view.flipped.find((card) => isGood(card, of)) ?? view.flipped[0]! }
      }
      case 'kit':
        return { do: 'put-back', card: worst(view.peeked) }
      case 'jesse':
        return drawFrom(view, me, enmity())
      case 'pedro':
        return worthOf(view.discard.at(-1)!) >= WORTH.bang ? { do: 'draw-discard' } : { do: 'draw' }
      default:
        return { do: 'keep' }
    }
  },
}

// ---- what a card is worth -------------------------------------------------------------------------------------------

const WORTH: Readonly<Record<Kind, number>> = {
  bang: 5,
  missed: 6,
  beer: 8,
  saloon: 4,
  stagecoach: 10,
  'wells-fargo': 12,
  panic: 7,
  'cat-balou': 6,
  gatling: 7,
  indians: 5,
  duel: 5,
  'general-store': 5,
  barrel: 8,
  mustang: 7,
  scope: 5,
  jail: 4,
  dynamite: 1,
  volcanic: 7,
  schofield: 4,
  remington: 5,
  'rev-carabine': 5,
  winchester: 6,
}
const worthOf = (card: Card): number => WORTH[kindOf(card)]

function best(cards: readonly Card[]): Card {
  let found = cards[0]!
  for (let i = 1; i < cards.length; i++) if (worthOf(cards[i]!) > worthOf(found)) found = cards[i]!
  return found
}

function worst(cards: readonly Card[]): Card {
  let found = cards[0]!
  for (let i = 1; i < cards.length; i++) if (worthOf(cards[i]!) < worthOf(found)) found = cards[i]!
  return found
}

// ---- playing --------------------------------------------------------------------------------------------------------

/** The first of these that is possible and makes sense; each card once, so a turn ends. */
function play(view: Table, me: Seat, enmity: Enmity): Action {
  const player = view.players[me]!
  return draws(player) ?? equip(view, player, enmity) ?? drink(view, player) ?? attack(view, me, player, enmity) ?? END
}
const END = { do: 'end' } as const

function find({ hand }: Player, kind: Kind): Card {
  for (let i = 0; i < hand.length; i++) if (kindOf(hand[i]!) === kind) return hand[i]!
  return -1
}

function draws(player: Player): Action | undefined {
  const { hand } = player
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i]!)
    if (kind === 'wells-fargo' || kind === 'stagecoach' || kind === 'general-store')
      return { do: 'play', card: hand[i]! }
  }
  return undefined
}

/** A weapon that reaches further, or Volcanic with bullets to spare; horses, Barrel; Dynamite only against the law. */
function equip(view: Table, player: Player, enmity: Enmity): Action | undefined {
  const { hand, role } = player
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!
    const kind = kindOf(card)
    if (kind !== 'barrel' && kind !== 'mustang' && kind !== 'scope' && kind !== 'dynamite' && rangeOfWeapon(card) === 0)
      continue
    if (!mayEquip(player, card)) continue
    if (kind === 'dynamite' && (role === 'sheriff' || role === 'deputy' || player.life < 4)) continue
    if (rangeOfWeapon(card) > 0 && !isBetterWeapon(view, player, card, enmity)) continue
    return { do: 'play', card }
  }
  return undefined
}

function isBetterWeapon({ alive, players }: Table, player: Player, card: Card, enmity: Enmity): boolean {
  if (hasInPlay(player, 'volcanic')) return false
  if (rangeOfWeapon(card) > rangeOf(player)) return true
  if (kindOf(card) !== 'volcanic' || player.character === 'willy-the-kid') return false
  let bullets = 0
  for (let i = 0; i < player.hand.length; i++) if (firesAsBang(player, player.hand[i]!)) bullets++
  if (bullets < 2) return false
  const me = players.indexOf(player)
  const step = (by: number): Seat => {
    let seat = me
    do seat = (seat + by + players.length) % players.length
    while (!has(alive, seat))
    return seat
  }
  return enmity[step(1)]! > 0 || enmity[step(-1)]! > 0
}

function drink({ alive }: Table, player: Player): Action | undefined {
  if (player.life >= player.max) return undefined
  const beer = find(player, 'beer')
  if (beer !== -1 && countOf(alive) > 2) return { do: 'play', card: beer }
  const saloon = find(player, 'saloon')
  if (saloon !== -1) return { do: 'play', card: saloon }
  const { hand, life, character } = player
  if (character !== 'sid-ketchum' || life > 2 || hand.length < 3) return undefined
  return { do: 'sid', cards: twoWorst(hand) }
}

interface Attack {
  readonly view: Table
  readonly me: Seat
  readonly player: Player
  readonly enmity: Enmity
  readonly bullets: number
}

function attack(view: Table, me: Seat, player: Player, enmity: Enmity): Action | undefined {
  const { hand } = player
  let bullets = 0
  for (let i = 0; i < hand.length; i++) if (firesAsBang(player, hand[i]!)) bullets++
  const it: Attack = { view, me, player, enmity, bullets }
  for (let i = 0; i < hand.length; i++) {
    const action = attackWith(it, hand[i]!)
    if (action) return action
  }
  return undefined
}

function attackWith(it: Attack, card: Card): Action | undefined {
  const { view, me, player, enmity, bullets } = it
  switch (kindOf(card)) {
    case 'panic':
    case 'cat-balou':
      return grab(view, me, card, enmity)
    case 'jail': {
      const at = worstOf(view.players, jailable(view), enmity)
      return at === -1 ? undefined : { do: 'aim', card, at }
    }
    case 'duel': {
      const at = worstOf(view.players, view.alive, enmity)
      return at === -1 || bullets * 3 < view.players[at]!.hand.length ? undefined : { do: 'aim', card, at }
    }
    case 'gatling':
    case 'indians':
      return isWorthIt(view, player, enmity) ? { do: 'play', card } : undefined
    case 'missed':
      return bullets < 3 ? undefined : shoot(it, card) // Calamity Janet keeps some for herself
    case 'bang':
      return shoot(it, card)
    default:
      return undefined
  }
}

function shoot({ view, me, player, enmity }: Attack, card: Card): Action | undefined {
  if (!firesAsBang(player, card) || !mayShoot(view, player)) return undefined
  const at = worstOf(view.players, inRange(view, me), enmity)
  return at === -1 ? undefined : { do: 'aim', card, at }
}

/** Away with one's own Dynamite; else what lies in front of the worst enemy in reach, or a card of his hand. */
function grab(view: Table, me: Seat, card: Card, enmity: Enmity): Action | undefined {
  const dynamite = inFrontOf(view.players[me]!, 'dynamite')
  if (dynamite !== -1) return { do: 'grab', card, at: me, pick: dynamite }
  const at = worstOf(view.players, kindOf(card) === 'panic' ? nearCards(view, me) : anyCards(view, me), enmity)
  if (at === -1) return undefined
  const { hand, inPlay } = view.players[at]!
  let pick = FROM_HAND
  for (let i = 0; i < inPlay.length; i++) {
    const kind = kindOf(inPlay[i]!)
    if (kind === 'jail' || kind === 'dynamite') continue // they trouble him enough
    if (pick === FROM_HAND || worthOf(inPlay[i]!) > worthOf(pick)) pick = inPlay[i]!
  }
  if (pick === FROM_HAND && hand.length === 0) return undefined
  return { do: 'grab', card, at, pick }
}

/** A shot at everybody: never with the Sheriff among one's friends and in danger, and never for a Deputy. */
function isWorthIt({ players, alive }: Table, { role }: Player, enmity: Enmity): boolean {
  if (role === 'deputy') return false
  let worth = 0
  for (let seat = 0; seat < players.length; seat++) {
    if (!has(alive, seat)) continue
    if (enmity[seat]! < 0 && players[seat]!.life <= 2) return false
    worth += enmity[seat]!
  }
  return worth > 0
}

// ---- answering ------------------------------------------------------------------------------------------------------

/** A Barrel costs nothing, so it goes first; then the real Missed! before anything else that counts as one. */
function dodge(view: Table, me: Seat, shot: Shot): Action {
  const player = view.players[me]!
  if (!shot.barrel && hasInPlay(player, 'barrel')) return { do: 'barrel' }
  if (!shot.jourdonnais && player.character === 'jourdonnais') return { do: 'jourdonnais' }
  const { hand } = player
  let have = 0
  for (let i = 0; i < hand.length; i++) if (countsAsMissed(player, hand[i]!)) have++
  if (have === 0 || (have < shot.left && player.character !== 'suzy-lafayette')) return PASS
  const card = find(player, 'missed')
  return { do: 'missed', card: card === -1 ? find(player, 'bang') : card }
}
const PASS = { do: 'pass' } as const

function fire(view: Table, me: Seat): Action {
  const player = view.players[me]!
  const card = find(player, 'bang')
  if (card !== -1) return { do: 'bang', card }
  const missed = player.character === 'calamity-janet' ? find(player, 'missed') : -1
  return missed === -1 ? PASS : { do: 'bang', card: missed }
}

/** A friend is let win, unless it would be the end. */
function duel(view: Table, me: Seat, { challenger, challenged }: Duel, enmity: Enmity): Action {
  const opponent = me === challenger ? challenged : challenger
  return enmity[opponent]! < 0 && view.players[me]!.life > 1 ? PASS : fire(view, me)
}

function survive({ players, alive }: Table, me: Seat): Action {
  const player = players[me]!
  const beer = find(player, 'beer')
  if (beer !== -1 && countOf(alive) > 2) return { do: 'beer', card: beer }
  if (player.character === 'sid-ketchum' && player.hand.length >= 2) return { do: 'sid', cards: twoWorst(player.hand) }
  return { do: 'give-up' }
}

function discard({ players }: Table, me: Seat): Action {
  const { hand, life, max, character } = players[me]!
  const count = hand.length - life
  if (character === 'sid-ketchum' && life < max && count >= 2) return { do: 'sid', cards: twoWorst(hand) }
  return { do: 'discard', cards: byWorth(hand).slice(0, count) }
}

/** The cheapest first. */
const byWorth = (hand: readonly Card[]): Card[] => hand.slice().sort((a, b) => worthOf(a) - worthOf(b))

const twoWorst = (hand: readonly Card[]): Card[] => byWorth(hand).slice(0, 2)

function drawFrom({ players, alive }: Table, me: Seat, enmity: Enmity): Action {
  let from = -1
  for (let seat = 0; seat < players.length; seat++) {
    if (seat === me || !has(alive, seat) || players[seat]!.hand.length === 0 || enmity[seat]! <= 0) continue
    if (from === -1 || enmity[seat]! > enmity[from]!) from = seat
  }
  return from === -1 ? { do: 'draw' } : { do: 'draw-from', seat: from }
}
