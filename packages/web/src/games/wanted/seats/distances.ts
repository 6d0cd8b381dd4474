// How far, and why so far: the sum that stands on a help card.

import { type Seat, has, seatsOf } from '@saloon/kernel'
import { type Card, aimOf, distance, hasInPlay, isWeapon, rangeOf, rangeOfWeapon, within } from '@saloon/wanted'
import { kindOfRef, nameOfRef } from '../../../table/choice/ref.ts'
import type { TableState } from '../../../table/frame/context.ts'
import type { Ref } from '../../board.ts'
import { type Seen, livingFrom, seen } from '../table.ts'

/** What changes a distance, by the keys of their names. */
export type Change = 'kind.mustang' | 'kind.scope' | 'character.paul-regret' | 'character.rose-doolan'

export interface Sum {
  readonly seats: number // the short way round, over the living
  readonly plus: readonly Change[]
  readonly minus: readonly Change[]
  readonly distance: number // never below 1
}

export function sumOf(view: Seen, from: Seat, to: Seat): Sum {
  const living = livingFrom(view, from)
  const steps = living.indexOf(to)
  const [viewer, target] = [view.players[from]!, view.players[to]!]
  const seats = Math.min(steps, living.length - steps)
  const plus: Change[] = [
    ...(target.character === 'paul-regret' ? (['character.paul-regret'] as const) : []),
    ...(hasInPlay(target, 'mustang') ? (['kind.mustang'] as const) : []),
  ]
  const minus: Change[] = [
    ...(viewer.character === 'rose-doolan' ? (['character.rose-doolan'] as const) : []),
    ...(hasInPlay(viewer, 'scope') ? (['kind.scope'] as const) : []),
  ]
  return { seats, plus, minus, distance: Math.max(1, seats + plus.length - minus.length) }
}

type Speaking = Pick<TableState, 'voice'>

export function sumInWords({ voice }: Speaking, { seats, plus, minus, distance: far }: Sum): string {
  const terms = [
    voice.say({ key: 'far.seats', facts: { count: seats } }),
    ...plus.map((key) => voice.say({ key: 'far.plus', facts: { what: voice.say({ key }) } })),
    ...minus.map((key) => voice.say({ key: 'far.minus', facts: { what: voice.say({ key }) } })),
  ]
  const least = seats + plus.length - minus.length < 1 ? voice.say({ key: 'far.least' }) : ''
  return voice.say({ key: 'far.sum', facts: { sum: terms.join(' ') + least, distance: far } })
}

/** Whom a card of my hand or in front of me reaches; undefined: reach doesn't matter for it. */
export function reachOf(view: Seen, me: Seat, card: Card): readonly Seat[] | undefined {
  if (isWeapon(card)) return seatsOf(within(view, me, rangeOfWeapon(card)))
  const aim = aimOf(card)
  if (aim === 'range' || (aim === 'answer' && view.players[me]!.character === 'calamity-janet'))
    return seatsOf(within(view, me, rangeOf(view.players[me]!)))
  return aim === 'near-card' ? seatsOf(within(view, me, 1)) : undefined
}

/** Whom to draw an arc to while this thing is pointed at. */
export function arcsFor(view: Seen, me: Seat, ref: Ref): readonly Seat[] {
  const [kind, id] = [kindOfRef(ref), Number(nameOfRef(ref))]
  if (!has(view.alive, me)) return []
  if (kind === 'seat') return id === me || !has(view.alive, id) ? [] : [id]
  const player = view.players[me]!
  if (kind !== 'card' || !(player.hand.includes(id) || player.inPlay.includes(id))) return []
  return reachOf(view, me, id) ?? []
}

/** For the help card of a thing: the sum to a seat, whom a weapon or a card reaches. */
export function about(
  ref: Ref,
  { view: any, me, voice, names }: Pick<TableState, 'view' | 'me' | 'voice' | 'names'>,
): string[] {
  const view = seen(any)
  if (me === undefined || !has(view.alive, me)) return []
  const [kind, id] = [kindOfRef(ref), Number(nameOfRef(ref))]
  if (kind === 'seat' && id !== me && has(view.alive, id)) {
    const range = rangeOf(view.players[me]!)
    const isIn = distance(view, me, id) <= range
    return [
      sumInWords({ voice }, sumOf(view, me, id)),
      voice.say({ key: isIn ? 'far.in' : 'far.out', facts: { range } }),
    ]
  }
  const player = view.players[me]!
  if (kind !== 'card' || !(player.hand.includes(id) || player.inPlay.includes(id))) return []
  const reached = reachOf(view, me, id)
  if (reached === undefined) return []
  const seats = reached.map((seat) => names[seat]!)
  return [
    seats.length === 0
      ? voice.say({ key: 'far.nobody' })
      : voice.say({ key: 'far.reaches', facts: { seats: voice.list(seats) } }),
  ]
}
