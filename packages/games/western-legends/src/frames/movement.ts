// A movement (specification 7): its steps, the window for more of them, and what happens where it ends. One frame turns into the next.

import { type Seat, WAIT, pop, push, replace, sinceThisMove } from '@saloon/kernel'
import { MOST_WOUNDS, cattleReward } from '../components/index.ts'
import { CROSSES_MESAS, EXTRA_STEPS, MORE_STEPS, OF_ITEM, THROWN, abilitiesOf } from '../effects/abilities.ts'
import { facts, othersIn } from '../effects/conditions.ts'
import { perform } from '../effects/perform.ts'
import { fire } from '../effects/triggers.ts'
import { askForDisc, record } from '../rules/feats.ts'
import type { Movement, Question } from '../in-progress.ts'
import { NEIGHBOURS, NEIGHBOURS_AND_MESAS, SPACES, hasBandit, isMesaNode, kindOf, locationOf } from '../map/index.ts'
import { gainPoints, loseItem } from '../rules/resources.ts'
import { NONE, type Hex, type Player, type Playing, type Table } from '../state.ts'
import { returnCattle, takeOut } from '../rules/zones.ts'
import { startNpcFight } from './declare.ts'
import { type Rule, itsSeat } from './rule.ts'

export function startMovement(game: Playing, seat: Seat, by: Movement['by'], left: number): void {
  push<Movement>(game, {
    kind: left > 0 ? 'step' : 'extend',
    seat,
    by,
    left,
    made: 0,
    first: true,
    extra: false,
    fighting: false,
    drove: false,
    demanded: false,
  })
}

function become(game: Playing, frame: Movement, kind: Movement['kind']): void {
  const { seat, by, left, made, first, extra, drove, demanded } = frame
  replace<Movement>(game, { kind, seat, by, left, made, first, extra, fighting: false, drove, demanded })
}

// ---- steps (D07) --------------------------------------------------------------------------------------------------

const crossesMesas = (player: Player): boolean => player.legend && CROSSES_MESAS[player.character]!

/** Whether this player may step there: never onto the Sheriff while Wanted (WL-R16), onto a mesa only with a step left to leave it. */
const mayEnter = ({ sheriff }: Table, player: Player, to: Hex, left: number): boolean =>
  (player.wanted === 0 || to !== sheriff) && (to < SPACES || left > 1)

export const besides = (player: Player): readonly Hex[] =>
  (crossesMesas(player) ? NEIGHBOURS_AND_MESAS : NEIGHBOURS)[player.hex]!

export function stepsFrom(table: Table, seat: Seat, left: number): Hex[] {
  const player = table.players[seat]!
  const near = besides(player)
  const steps: Hex[] = []
  for (let i = 0; i < near.length; i++) if (mayEnter(table, player, near[i]!, left)) steps.push(near[i]!)
  return steps
}
export function countSteps(table: Table, seat: Seat, left: number): number {
  const player = table.players[seat]!
  const near = besides(player)
  let count = 0
  for (let i = 0; i < near.length; i++) if (mayEnter(table, player, near[i]!, left)) count++
  return count
}
/** Each part of a movement takes at least one step, and nobody stays on a mesa. */
export const mayStop = (table: Table, { first, seat }: Movement): boolean =>
  !first && !isMesaNode(table.players[seat]!.hex)

export const step: Rule<Movement> = {
  go(game, frame) {
    if (askForDisc(game)) return
    const { state } = game
    if (frame.fighting || frame.left === 0) return become(game, frame, 'extend')
    const ways = countSteps(state, frame.seat, frame.left)
    if (ways > 1 || mayStop(state, frame)) return WAIT
    if (ways === 1) return take(game, frame, stepsFrom(state, frame.seat, frame.left)[0]!)
    become(game, frame, 'extend')
  },
  asks: itsSeat,
  options(table, frame) {
    const to = { one: stepsFrom(table, frame.seat, frame.left) }
    return mayStop(table, frame) ? [{ do: 'step', to }, { do: 'stop' }] : [{ do: 'step', to }]
  },
  /** Stopping, or the step from which the fewest others are needed. */
  safe(table, frame) {
    if (mayStop(table, frame)) return { do: 'stop' }
    const ways = stepsFrom(table, frame.seat, frame.left)
    return { do: 'step', to: ways.find((to) => !hasBandit(table.bandits, to)) ?? ways[0]! }
  },
  answer(game, frame, _seat, action) {
    sinceThisMove(game, frame)
    if (action.do === 'step') return take(game, frame, action.to)
    frame.left = 0
  },
}

function take(game: Playing, frame: Movement, to: Hex): void {
  const { state } = game
  const { seat } = frame
  const player = state.players[seat]!
  const from = player.hex
  player.hex = to
  frame.left--
  frame.made++
  frame.first = false
  game.tell?.({ type: 'stepped', by: seat, to })
  if (isMesaNode(from)) {
    game.tell?.({ type: 'crossed-mesa', by: seat })
    fire(game, 'mesaCrossed', seat, NONE)
    record(game, 'mesaCrossed', seat)
  }
  if (!hasBandit(state.bandits, to)) return
  // What is left of this part is lost, whoever wins (WL-R17).
  frame.left = 0
  frame.fighting = true
  startNpcFight(game, seat, 'bandit')
}

// ---- more steps (D08) ---------------------------------------------------------------------------------------------

export const mayGoOn = ({ players }: Table, { seat, by, extra }: Movement): boolean => {
  const player = players[seat]!
  return by === 'action' && !extra && player.legend && EXTRA_STEPS[player.character]! > 0
}

/** Open to whoever holds a card, whatever it is, so that the pause says nothing. */
export const extend: Rule<Movement> = {
  telling: true,
  go(game, frame) {
    if (askForDisc(game)) return
    const { hand } = game.state.players[frame.seat]!
    return hand.length > 0 || mayGoOn(game.state, frame) ? WAIT : become(game, frame, 'end-of-move')
  },
  asks: itsSeat,
  options(table, frame) {
    const sprints = table.players[frame.seat]!.hand.filter((card) => MORE_STEPS[card]! > 0)
    return [
      { do: 'stop' },
      { do: 'sprint', card: { one: sprints } },
      ...(mayGoOn(table, frame) ? [{ do: 'extra-step' } as const] : []),
    ]
  },
  safe: () => ({ do: 'stop' }),
  answer(game, frame, seat, action) {
    sinceThisMove(game, frame)
    const { state } = game
    if (action.do === 'sprint') {
      takeOut(state.players[seat]!.hand, action.card)
      state.discard.push(action.card)
      game.tell?.({ type: 'sprinted', by: seat, card: action.card, shows: true })
      frame.left = MORE_STEPS[action.card]!
    } else if (action.do === 'extra-step') {
      game.tell?.({ type: 'went-on', by: seat })
      frame.extra = true
      frame.left = EXTRA_STEPS[state.players[seat]!.character]!
    } else return become(game, frame, 'end-of-move')
    frame.first = true
    become(game, frame, 'step')
  },
}

// ---- where it ends (D09) ------------------------------------------------------------------------------------------

/** 'sell' at the station, 'deliver' at the ranch of the other colour. */
export function drives({ players }: Table, { seat, drove }: Movement): 'sell' | 'deliver' | undefined {
  const { herd, hex } = players[seat]!
  if (drove || herd === 0) return undefined
  if (kindOf(hex) === 'station') return 'sell'
  return locationOf(hex) === (herd === 1 ? 'blue_ranch' : 'green_ranch') ? 'deliver' : undefined
}
/** Billy the Kid has somebody to ask. */
export const mustDemand = (table: Table, { seat, demanded }: Movement): boolean =>
  !demanded &&
  abilitiesOf(table.players[seat]!, 'moveEnd').length > 0 &&
  (othersIn(table, seat) !== 0 || table.mibHex === table.players[seat]!.hex)

/** Who could be wounded with an item that is used up here; a player with three wounds can't be (WL-R82). */
export function victims(table: Table, seat: Seat): Seat[] {
  if ((table.players[seat]!.gear & THROWN) === 0) return NO_SEATS
  const { hex } = table.players[seat]!
  const found: Seat[] = []
  table.players.forEach((player, other) => {
    if (other !== seat && player.hex === hex && player.wounds < MOST_WOUNDS) found.push(other)
  })
  return found
}
const NO_SEATS: Seat[] = []

export const endOfMove: Rule<Movement> = {
  go(game, frame) {
    if (askForDisc(game)) return
    const { state } = game
    if (drives(state, frame) || victims(state, frame.seat).length > 0) return WAIT
    if (mustDemand(state, frame)) return demand(game, frame)
    pop(game)
    facts.spaces = frame.made
    record(game, 'moveEnded', frame.seat)
  },
  asks: itsSeat,
  options(table, frame) {
    const drive = drives(table, frame)
    const must = mustDemand(table, frame)
    return [
      ...(drive ? [{ do: drive } as const] : []),
      ...(must ? [{ do: 'demand' } as const] : []),
      { do: 'whiskey', at: { one: victims(table, frame.seat) } },
      ...(must ? [] : [{ do: 'done' } as const]),
    ]
  },
  safe: (table, frame) => (mustDemand(table, frame) ? { do: 'demand' } : { do: 'done' }),
  answer(game, frame, seat, action) {
    sinceThisMove(game, frame)
    switch (action.do) {
      case 'sell':
      case 'deliver':
        return drive(game, frame, action.do)
      case 'demand':
        return demand(game, frame)
      case 'whiskey':
        return throwAt(game, seat, action.at)
      default:
        pop(game)
        facts.spaces = frame.made
        record(game, 'moveEnded', seat)
    }
  },
}

/** The track point first, then what the token says; a Wanted player who sells gains no Marshal point (WL-R26). */
function drive(game: Playing, frame: Movement, how: 'sell' | 'deliver'): void {
  const { seat } = frame
  const { cattle } = game.state.players[seat]!
  frame.drove = true
  game.tell?.({ type: how === 'sell' ? 'sold-cattle' : 'delivered-cattle', by: seat, cattle, shows: true })
  gainPoints(game, seat, how === 'sell' ? 'marshal' : 'wanted', 1)
  perform(game, cattleReward(cattle), 0, seat, NONE, 'story-reward')
  returnCattle(game, seat)
  if (how === 'sell') record(game, 'cattleSold', seat)
  record(game, 'cattleDelivered', seat)
}

function demand(game: Playing, frame: Movement): void {
  frame.demanded = true
  push<Question>(game, { kind: 'demand', seat: frame.seat })
}

function throwAt(game: Playing, seat: Seat, at: Seat): void {
  const { gear } = game.state.players[seat]!
  const item = 31 - Math.clz32(gear & THROWN)
  game.tell?.({ type: 'used', by: seat, item })
  loseItem(game, seat, item)
  perform(game, OF_ITEM[item * 2]!.moveEnd[0]!.effects, 0, seat, at, 'fight-start')
}
