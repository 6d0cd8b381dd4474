// Why not, with the numbers. Cold: asked only after something was refused, or for a screen.

import type { Refusal, Seat } from '@saloon/kernel'
import { type Ranges, ACROSS, AIM_RANGES, outOfRange, whyNotAsked, bodyOfFigure } from '@saloon/physics'
import { type CowboyId, type Item, type Marker, type ObjectId, REACH, clanOf } from './components.ts'
import { frames } from './frames/index.ts'
import { clearable, mayFire } from './frames/turn.ts'
import { kindsHeld, mayKeep, mayTake } from './rules/markers.ts'
import { sidesOf, waitingClan } from './rules/shooting.ts'
import { sidesOnLane } from './rules/duels.ts'
import { type Action, type Choose, type Cowboy, type Duel, NOTHING, NO_DOOR, type Second, type Table } from './state.ts'
import { building, cowboy, has, hasRoom, isAvailable, isWitness, special } from './table.ts'
import { BULLET, STICK, bodyOfThing, gapBetween } from './wood/town.ts'

export const CODES = [
  'town-missing',
  'town-not-needed',
  'town-refused',
  'not-now',
  'not-your-decision',
  'out-of-range',
  'no-such-cowboy',
  'other-clan',
  'hat-turned',
  'initiative-first',
  'must-rise',
  'already-standing',
  'inside',
  'outside',
  'side-blocked',
  'other-side',
  'no-such-weapon',
  'first-hour',
  'wait-for-shot',
  'witness-unarmed',
  'no-dynamite',
  'door-free',
  'not-there',
  'hands-full',
  'not-held',
  'last-life',
  'documents-only',
  'evidence',
  'none-face-down',
  'nothing-to-give',
  'too-far',
  'water-already',
  'not-escorting',
  'pile-size',
] as const
export type Code = (typeof CODES)[number]
export type Why = Refusal & { readonly code: Code }

type AskedBy = Readonly<Record<Action['do'], readonly (keyof typeof frames)[]>>
const ASKED_BY: AskedBy = {
  hide: ['setup'],
  play: ['choose'],
  rise: ['choose'],
  arm: ['choose', 'turn'],
  pass: ['turn'],
  move: ['turn', 'again'],
  leave: ['turn', 'again'],
  shoot: ['turn'],
  'shoot-out': ['turn'],
  throw: ['turn'],
  'throw-out': ['turn'],
  second: ['second'],
  'second-out': ['second'],
  'keep-bullet': ['second'],
  take: ['turn'],
  'take-hidden': ['turn'],
  keep: ['drawn'],
  'put-back': ['drawn'],
  drop: ['turn'],
  swap: ['turn'],
  give: ['turn'],
  poison: ['turn'],
  purify: ['turn'],
  hang: ['turn'],
  face: ['face'],
  base: ['base'],
  escort: ['escort'],
  replay: ['replay'],
  accept: ['replay'],
  'duel-shot': ['duel'],
  eject: ['eject'],
  champion: ['champion'],
}

const RANGES: Ranges = { ...AIM_RANGES, spin: ACROSS, slot: { from: 0, to: 7 } }

export function why(table: Table, seat: Seat, action: Action): Why | undefined {
  const frame = table.stack.at(-1)
  if (frame === undefined || !ASKED_BY[action.do].includes(frame.kind as never)) return { code: 'not-now' }
  const rule = frames[frame.kind as keyof typeof frames]
  return (
    whyNotAsked(rule.asks!(table, frame as never), seat) ??
    outOfRange(action, RANGES) ??
    whyNot(table, action, frame as unknown as Open)
  )
}

/** Of the open question, whatever it is: who is in it, and what happened before. */
type Open = Omit<Choose, 'kind'> & Omit<Second, 'kind'> & Omit<Duel, 'kind'>

function whyNot(table: Table, action: Action, frame: Open): Why | undefined {
  switch (action.do) {
    case 'hide':
      return { code: 'pile-size' }
    case 'play':
    case 'rise':
      return whyNotPlay(table, frame as unknown as Choose, action.cowboy, action.do === 'rise')
    case 'arm':
    case 'champion':
      return table.cowboys.some(({ id }) => id === action.cowboy) ? undefined : { code: 'no-such-cowboy' }
    case 'duel-shot':
      return sidesOnLane(frame as unknown as Duel).includes(action.side) ? undefined : { code: 'side-blocked' }
    case 'second':
      if (frame.first === null) return { code: 'inside' }
      return action.side === frame.first ? { code: 'other-side' } : { code: 'side-blocked' }
    case 'second-out':
      return frame.first === null ? whyNotClear(table, cowboy(table, frame.cowboy), action.clear) : { code: 'outside' }
    case 'keep':
      return whyNotKeep(table, cowboy(table, frame.cowboy), action.give)
    default:
      return 'cowboy' in frame ? whyNotInTurn(table, cowboy(table, frame.cowboy), action) : undefined
  }
}

function whyNotPlay(table: Table, { clan, must }: Choose, id: CowboyId, rises: boolean): Why | undefined {
  const figure = table.cowboys.find((other) => other.id === id)
  if (figure === undefined) return { code: 'no-such-cowboy' }
  if (clanOf(id) !== clan) return { code: 'other-clan' }
  if (!isAvailable(table, figure)) return { code: 'hat-turned', facts: { cowboy: id } }
  if (must !== null && must !== id) return { code: 'initiative-first', facts: { cowboy: must } }
  if (figure.lying !== rises) return { code: rises ? 'already-standing' : 'must-rise', facts: { cowboy: id } }
  return undefined
}

function whyNotInTurn(table: Table, figure: Cowboy, action: Action): Why | undefined {
  switch (action.do) {
    case 'move':
      return figure.inside === null ? whyNotClear(table, figure, action.clear) : { code: 'inside' }
    case 'leave':
      return figure.inside === null ? { code: 'outside' } : whyNotClear(table, figure, action.clear)
    case 'shoot':
      return whyNotFire(table, figure, action.weapon) ?? whyNotSide(table, figure, action.side, BULLET)
    case 'shoot-out':
      return (
        whyNotFire(table, figure, action.weapon) ??
        (figure.inside === null ? { code: 'outside' } : whyNotClear(table, figure, action.clear))
      )
    case 'throw':
      return whyNotThrow(table, figure) ?? whyNotSide(table, figure, action.side, STICK)
    case 'throw-out':
      return (
        whyNotThrow(table, figure) ??
        (figure.inside === null ? { code: 'outside' } : whyNotClear(table, figure, action.clear))
      )
    case 'take':
    case 'take-hidden':
    case 'drop':
    case 'swap':
      return figure.inside === null ? { code: 'outside' } : whyNotMarker(table, figure, action)
    case 'give':
    case 'poison':
    case 'purify':
    case 'hang':
      return figure.inside === null ? whyNotOutside(table, figure, action) : { code: 'inside' }
    default:
      return undefined
  }
}

function whyNotClear(table: Table, figure: Cowboy, clear: string): Why | undefined {
  return clear === NO_DOOR || (clearable(table, figure) as string[]).includes(clear) ? undefined : { code: 'door-free' }
}

/** Why a cowboy may not use its weapons at all now. */
export function whyNotFire(table: Table, figure: Cowboy, weapon?: string): Why | undefined {
  if (isWitness(figure)) return { code: 'witness-unarmed' }
  if (!mayFire(table, figure))
    return waitingClan(table) === clanOf(figure.id) && !table.mayShoot && !isFirstHour(table, figure)
      ? { code: 'wait-for-shot' }
      : { code: 'first-hour' }
  if (weapon === undefined || weapon === 'colt' || (weapon === 'winchester' && has(figure, 'winchester')))
    return undefined
  return { code: 'no-such-weapon' }
}
const isFirstHour = (table: Table, figure: Cowboy): boolean =>
  special(table, 'no-shooting-first-hour')?.clan === clanOf(figure.id)

const whyNotThrow = (table: Table, figure: Cowboy): Why | undefined =>
  whyNotFire(table, figure) ?? (has(figure, 'dynamite') ? undefined : { code: 'no-dynamite' })

function whyNotSide(table: Table, figure: Cowboy, side: string, radius: number): Why | undefined {
  if (figure.inside !== null) return { code: 'inside' }
  return (sidesOf(table, figure.id, radius) as string[]).includes(side) ? undefined : { code: 'side-blocked' }
}

type MarkerAction = Extract<Action, { do: 'take' | 'take-hidden' | 'drop' | 'swap' }>

function whyNotMarker(table: Table, figure: Cowboy, action: MarkerAction): Why | undefined {
  const at = building(table, figure.inside!)
  const lies = (marker: Marker) => at.left.includes(marker) || at.right.includes(marker)
  switch (action.do) {
    case 'take':
      if (!lies(action.marker)) return { code: 'not-there' }
      if (!mayTake(figure, action.marker)) return { code: 'documents-only' }
      return { code: 'hands-full' }
    case 'take-hidden':
      return { code: 'none-face-down' }
    case 'drop':
      return action.marker === 'life' ? { code: 'last-life' } : whyNotHeld(figure, action.marker)
    case 'swap':
      if (!lies(action.take)) return { code: 'not-there' }
      if (!mayTake(figure, action.take)) return { code: 'documents-only' }
      return whyNotHeld(figure, action.give)
  }
}

const whyNotHeld = (figure: Cowboy, item: Item): Why | undefined =>
  kindsHeld(figure).includes(item) ? undefined : { code: 'not-held' }

function whyNotKeep(table: Table, figure: Cowboy, give: Item | typeof NOTHING): Why | undefined {
  const marker = table.drawn!.marker as Marker
  if (!mayKeep(table, figure, marker)) return isWitness(figure) ? { code: 'documents-only' } : { code: 'evidence' }
  if (give === NOTHING) return { code: 'hands-full' }
  return marker === 'life' || hasRoom(figure) ? { code: 'nothing-to-give' } : whyNotHeld(figure, give)
}

type OutsideAction = Extract<Action, { do: 'give' | 'poison' | 'purify' | 'hang' }>

function whyNotOutside(table: Table, figure: Cowboy, action: OutsideAction): Why | undefined {
  const tooFar: Why = { code: 'too-far', facts: { reach: REACH / 1000 } }
  switch (action.do) {
    case 'give':
      return kindsHeld(figure).includes(action.marker) ? tooFar : { code: 'not-held' }
    case 'poison':
    case 'purify':
      return whyNotWater(table, figure, action.barrel, action.do === 'poison' ? 'poisoned' : 'clean') ?? tooFar
    case 'hang':
      return table.neutrals.some(({ escort, kind }) => escort === figure.id && kind === 'patriarch')
        ? tooFar
        : { code: 'not-escorting' }
  }
}

function whyNotWater(table: Table, figure: Cowboy, barrel: ObjectId, to: 'clean' | 'poisoned'): Why | undefined {
  const thing = table.objects.find(({ id }) => id === barrel)
  if (thing === undefined || thing.water === null) return { code: 'not-there' }
  const near = gapBetween(bodyOfFigure(figure), bodyOfThing(thing)) <= REACH
  return near && thing.water === to ? { code: 'water-already' } : undefined
}
