// A cowboy's turn: up to two actions, in any order (4).

import { type FrameRule, type Option, WAIT, only, push } from '@saloon/kernel'
import { ACROSS, DIRECTION, POWER } from '@saloon/physics'
import { type BuildingId, type Side, type Weapon, clanOf } from '../components.ts'
import { throwDynamite } from '../rules/dynamite.ts'
import { hang } from '../rules/gallows.ts'
import { draw, drop, give, markerOptions, outsideOptions, swap, take, treat } from '../rules/markers.ts'
import { leave, move } from '../rules/moving.ts'
import { judge } from '../outcome.ts'
import { shoot, sidesOf, waitingClan } from '../rules/shooting.ts'
import {
  type Action,
  type Asked,
  type ClearDoor,
  type Cowboy,
  type Event,
  type FlickEmUp,
  type Moved,
  NO_DOOR,
  type Playing,
  type Second,
  type Table,
  type Turn,
} from '../state.ts'
import { coltsOf, cowboy, has, isStanding, isWitness, scenarioOf, special } from '../table.ts'
import { BULLET, STICK, thingsInDoor } from '../wood/town.ts'
import { arm, armOptions, endTurn } from './round.ts'

export const turn: FrameRule<FlickEmUp, Turn, Action, Event> = {
  go(game, frame) {
    const { state } = game
    if (judge(game, 'immediate')) return
    if (frame.left > 0 && !frame.over && isStanding(cowboy(state, frame.cowboy))) return WAIT
    endTurn(game, clanOf(frame.cowboy), frame.cowboy)
  },
  asks: (_table, { seat }) => only(seat),
  options(table, frame) {
    const figure = cowboy(table, frame.cowboy)
    const options: Option<Action>[] = [
      { do: 'pass' },
      ...moveOptions(table, figure),
      ...shootOptions(table, figure),
      ...throwOptions(table, figure),
      ...(figure.inside === null ? outsideOptions(table, figure) : markerOptions(table, figure)),
      ...armOptions(table, clanOf(figure.id)),
    ]
    return options
  },
  safe: () => ({ do: 'pass' }),
  answer: (game, frame, _seat, action) => carryOut(game, frame, action),
}

function carryOut(game: Playing, frame: Turn, action: Action): void {
  const { seat, cowboy: id } = frame
  if (action.do === 'arm') return arm(game, seat, action.cowboy, action.marker)
  if (action.do === 'pass') {
    game.tell?.({ type: 'passed', by: seat, cowboy: id })
    frame.over = true
    return
  }
  frame.left--
  switch (action.do) {
    case 'move':
      return push<Moved>(game, move(game, frame, action, action.spin, action.clear))
    case 'leave':
      return push<Moved>(game, leave(game, frame, action.offset, action, action.clear))
    case 'shoot':
      shoot(game, frame, action.weapon, action, action)
      return maybeSecond(game, frame, action.weapon, action.side)
    case 'shoot-out':
      shoot(game, frame, action.weapon, action, action)
      return maybeSecond(game, frame, action.weapon, null)
    case 'throw':
    case 'throw-out':
      return throwDynamite(game, frame, action, action)
    case 'take':
      return take(game, frame, action.marker)
    case 'take-hidden':
      if (draw(game, frame) === 'asked') push<Asked>(game, { kind: 'drawn', seat, cowboy: id })
      return
    case 'drop':
      return drop(game, frame, action.marker)
    case 'swap':
      return swap(game, frame, action.take, action.give)
    case 'give':
      return give(game, frame, action.neutral, action.marker)
    case 'poison':
      return treat(game, frame, action.barrel, 'poisoned')
    case 'purify':
      return treat(game, frame, action.barrel, 'clean')
    case 'hang':
      return hang(game, id)
    default: // answers to other questions are never offered here
  }
}

/** With two colts a second bullet, aimed after the first has been resolved; never a third (FU-R35, FU-R36). */
function maybeSecond(game: Playing, frame: Turn, weapon: Weapon, first: Side | null): void {
  const { state } = game
  const figure = cowboy(state, frame.cowboy)
  if (weapon !== 'colt' || coltsOf(figure) < 2) return
  if (judge(game, 'immediate') || frame.over || !isStanding(figure)) return
  push<Second>(game, { kind: 'second', seat: frame.seat, cowboy: frame.cowboy, first })
}

// ---- what may be done ---------------------------------------------------------------------------------------------

/** Doors that something blocks; of one's own building only from inside. */
export function clearable(table: Table, { inside }: Cowboy): ClearDoor[] {
  const doors: BuildingId[] = table.buildings
    .filter((at) => !at.closed && (inside === null || at.id === inside) && thingsInDoor(table, at).length > 0)
    .map(({ id }) => id)
  return [NO_DOOR, ...doors]
}

export function moveOptions(table: Table, figure: Cowboy): Option<Action>[] {
  const clear = { one: clearable(table, figure) }
  return figure.inside === null
    ? [{ do: 'move', dir: DIRECTION, power: POWER, spin: ACROSS, clear }]
    : [{ do: 'leave', offset: ACROSS, dir: DIRECTION, power: POWER, clear }]
}

/** Neither `shoot` nor `throw` (10, FU-R60, FU-R81). */
export function mayFire(table: Table, figure: Cowboy): boolean {
  const clan = clanOf(figure.id)
  if (isWitness(figure)) return false
  if (special(table, 'no-shooting-first-hour')?.clan === clan && table.hour === scenarioOf(table).clock.start)
    return false
  return waitingClan(table) !== clan || table.mayShoot
}

function shootOptions(table: Table, figure: Cowboy): Option<Action>[] {
  if (!mayFire(table, figure)) return []
  const weapon = { one: has(figure, 'winchester') ? (['colt', 'winchester'] as const) : (['colt'] as const) }
  if (figure.inside !== null)
    return [
      {
        do: 'shoot-out',
        weapon,
        offset: ACROSS,
        dir: DIRECTION,
        power: POWER,
        clear: { one: clearable(table, figure) },
      },
    ]
  const sides = sidesOf(table, figure.id, BULLET)
  return sides.length === 0 ? [] : [{ do: 'shoot', weapon, side: { one: sides }, dir: DIRECTION, power: POWER }]
}

function throwOptions(table: Table, figure: Cowboy): Option<Action>[] {
  if (!mayFire(table, figure) || !has(figure, 'dynamite')) return []
  if (figure.inside !== null)
    return [{ do: 'throw-out', offset: ACROSS, dir: DIRECTION, power: POWER, clear: { one: clearable(table, figure) } }]
  const sides = sidesOf(table, figure.id, STICK)
  return sides.length === 0 ? [] : [{ do: 'throw', side: { one: sides }, dir: DIRECTION, power: POWER }]
}
