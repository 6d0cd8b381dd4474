// Duels: naming the opponent, getting ready, the town clock, or one pitch after the other (9).

import {
  acceptedTime,
  type Eyes,
  type FrameRule,
  NOBODY,
  type Option,
  type Seat,
  type Stamped,
  WAIT,
  only,
  pop,
  push,
  replace,
} from '@saloon/kernel'
import { DIRECTION, POWER } from '@saloon/physics'
import type { FigureId } from '../components.ts'
import { changed, freshLane, NEAREST, other, seatOf, shootOnLane, type Side, sideOf, standing } from '../duel/lane.ts'
import {
  AT_ONCE,
  BETWEEN,
  drawStrokes,
  LATER_STROKES,
  MOST_LAT,
  MOST_SERIES,
  MOST_TIME,
  MOST_VARIES,
  reckoned,
  SERIES_LASTS,
} from '../duel/reckoning.ts'
import { decide, undecided } from '../duel/verdict.ts'
import {
  type Action,
  type Bells,
  type Challenge,
  type Event,
  NO_CLOCK,
  type PitchInTheWest,
  type Playing,
  type Ready,
  type Steady,
  type Table,
} from '../state.ts'
import { figure, scenarioOf } from '../table.ts'
import { rivals } from '../rules/taking.ts'

export const STROKES = { from: 3, to: 12 } as const

export const challenge: FrameRule<PitchInTheWest, Challenge, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: (table, frame) => [{ do: 'challenge', against: { one: named(table, frame) }, strokes: STROKES }],
  safe: (table, frame) => ({ do: 'challenge', against: named(table, frame)[0]!, strokes: 3 }),
  answer(game, { seat, figure: attacker }, _seat, action) {
    if (action.do !== 'challenge') return
    const { against: defender, strokes } = action
    game.tell?.({ type: 'challenged', by: seat, figure: attacker, target: defender, strokes })
    pop(game)
    if (game.state.options.clock === 'steady') startSteady(game, attacker, defender)
    else push<Ready>(game, { kind: 'ready', attacker, defender, strokes, answered: [], steady: false })
  },
}
const named = (table: Table, { figure: id, fixed }: Challenge): FigureId[] =>
  fixed === null ? rivals(table, figure(table, id)).map((rival) => rival.id) : [fixed]

// ---- getting ready ------------------------------------------------------------------------------------------------

const LAT = { from: NO_CLOCK, to: 5000, clock: true } as const
const VARIES = { from: 0, to: 5000, clock: true } as const
/** Whoever doesn't get ready in time is stood in for (9.1). */
const TO_GET_READY = 10_000

export const ready: FrameRule<PitchInTheWest, Ready, Action, Event> = {
  go(game, { attacker, defender, strokes, answered, steady: calm }) {
    if (answered.length < 2) return WAIT
    pop(game)
    if (calm) startSteady(game, attacker, defender)
    else startBells(game, { attacker, defender, strokes, series: 1, early: [false, false] })
  },
  asks: (table, { attacker, defender, answered }) => {
    let eyes: Eyes = NOBODY
    for (const id of [attacker, defender]) {
      const { seat } = figure(table, id)
      if (!answered.includes(seat)) eyes |= only(seat)
    }
    return eyes
  },
  options: () => [{ do: 'ready', lat: LAT, varies: VARIES }, { do: 'ask-steady' }],
  safe: () => ({ do: 'ready', lat: NO_CLOCK, varies: 0 }),
  answer(game, frame, seat, action) {
    frame.answered = [...frame.answered, seat]
    if (action.do === 'ask-steady') frame.steady = true
    if (action.do !== 'ready') return
    game.tell?.({ type: 'ready', by: seat })
    // A line too long or too unsteady, or none that anybody has measured (9.1).
    if (action.lat === NO_CLOCK || action.lat > MOST_LAT || action.varies > MOST_VARIES) frame.steady = true
  },
  within: TO_GET_READY,
}

// ---- by the bells -------------------------------------------------------------------------------------------------

interface NewSeries {
  readonly attacker: FigureId
  readonly defender: FigureId
  readonly strokes: number
  readonly series: number
  readonly early: readonly [boolean, boolean]
}
const newBells = (
  game: Playing,
  { attacker, defender, strokes, series, early }: NewSeries,
): Omit<Bells, 'n' | 'cause'> => {
  const { state } = game
  state.bells = drawStrokes(state.chance, strokes)
  game.tell?.({ type: 'bells', strokes })
  const { duels } = state.options
  const hard = (duels === 'scenario' ? scenarioOf(state).duel : duels) === 'hard'
  return { kind: 'bells', attacker, defender, strokes, series, hard, now: 0, lane: freshLane(early), fall: null }
}
export function startBells(game: Playing, it: NewSeries): void {
  push<Bells>(game, newBells(game, it))
}

/** Whether this side may still pitch in this series; after its fall only what it released before. */
const mayPitch = ({ lane, fall, now }: Bells, side: Side): boolean => {
  if (lane[side].held || lane[side].left.length === 0) return false
  return fall === null || (fall.of === side && now < fall.at)
}

const ARRIVED = { from: 0, to: MOST_TIME, clock: true } as const
const LINE = { from: 0, to: MOST_LAT, clock: true } as const

export const bells: FrameRule<PitchInTheWest, Bells, Action, Event> = {
  go(game, frame) {
    if (mayPitch(frame, 0) || mayPitch(frame, 1)) return WAIT
    if (frame.fall) return decide(game, frame, frame.fall.of)
    if (frame.series >= MOST_SERIES) return undecided(game, frame)
    game.tell?.({ type: 'new-series' })
    const { attacker, defender, series, lane } = frame
    const early = [lane[0].early, lane[1].early] as const
    replace<Bells>(game, newBells(game, { attacker, defender, strokes: LATER_STROKES, series: series + 1, early }))
  },
  asks: (table, frame) =>
    (mayPitch(frame, 0) ? only(seatOf(table, frame, 0)) : NOBODY) |
    (mayPitch(frame, 1) ? only(seatOf(table, frame, 1)) : NOBODY),
  options(table, frame, seat) {
    const { left, down } = frame.lane[sideOf(table, frame, seat)]
    const stamps = { claimed: ARRIVED, arrived: ARRIVED, lat: LINE } as const
    const options: Option<Action>[] = [{ do: 'hold' }]
    if (frame.hard && down === -1) options.push({ do: 'set-down', side: { one: ['left', 'right'] }, ...stamps })
    else
      options.push({ do: 'fire', slot: { one: frame.hard ? [down] : left }, dir: DIRECTION, power: POWER, ...stamps })
    return options
  },
  also: (table, frame, seat, action) =>
    isStamped(action) ? whyNotThen(frame, sideOf(table, frame, seat), action) : undefined,
  safe: () => ({ do: 'hold' }),
  answer(game, frame, seat, action) {
    const side = sideOf(game.state, frame, seat)
    if (action.do === 'hold') frame.lane = changed(frame.lane, side, { held: true })
    else if (action.do === 'set-down') setDown(game, frame, side, action)
    else if (action.do === 'fire') fire(game, frame, side, action)
  },
  race: (state, { fall }) => {
    const strokes = state.bells as readonly number[]
    return { strokes, lasts: fall === null ? strokes.at(-1)! + SERIES_LASTS : fall.at }
  },
}

const isStamped = (action: Action): action is Extract<Action, Stamped> => 'arrived' in action

/** In the order of accepted times, and with a breath between two pitches of a player (9.1). */
export function whyNotThen(
  frame: Bells,
  side: Side,
  action: Extract<Action, Stamped>,
): 'out-of-order' | 'too-soon' | undefined {
  const time = acceptedTime(action)
  if (time < frame.now) return 'out-of-order'
  const { last } = frame.lane[side]
  if (action.do !== 'fire' || last === -1) return undefined
  return time < last + BETWEEN[frame.hard ? 'hard' : 'easy'] ? 'too-soon' : undefined
}

function setDown(game: Playing, frame: Bells, side: Side, action: Extract<Action, { do: 'set-down' }>): void {
  const time = acceptedTime(action)
  frame.now = time
  frame.lane = changed(frame.lane, side, { down: NEAREST[action.side] })
  const id = side === 0 ? frame.attacker : frame.defender
  game.tell?.({ type: 'set-down', figure: id, shows: true })
  if (time < lastStroke(game)) markEarly(game, frame, side) // PW-R55
}
const lastStroke = ({ state }: Playing): number => (state.bells as readonly number[]).at(-1)!

function markEarly(game: Playing, frame: Bells, side: Side): void {
  if (frame.lane[side].early) return
  frame.lane = changed(frame.lane, side, { early: true })
  game.tell?.({ type: 'early', figure: side === 0 ? frame.attacker : frame.defender })
}

function fire(game: Playing, frame: Bells, side: Side, action: Extract<Action, { do: 'fire' }>): void {
  const { slot, claimed, arrived, lat } = action
  const accepted = acceptedTime(action)
  const last = lastStroke(game)
  const time = reckoned(accepted, last)
  const id = side === 0 ? frame.attacker : frame.defender
  const { left } = frame.lane[side]
  frame.now = accepted
  frame.lane = changed(frame.lane, side, {
    left: frame.hard ? left.slice(1) : left.filter((it) => it !== slot),
    down: -1,
    last: accepted,
  })
  const by = figure(game.state, id).seat
  if (time < last) {
    // How early it was would tell when the last stroke comes.
    game.tell?.({ type: 'released-early', by, figure: id, claimed, arrived, lat, shows: true })
    markEarly(game, frame, side)
  } else game.tell?.({ type: 'released', by, figure: id, reaction: time - last, claimed, arrived, lat, shows: true })
  if (frame.fall && time >= frame.fall.at) return game.tell?.({ type: 'void-pitch', figure: id })
  const flight = shootOnLane(game, frame, side, slot, action)
  if (flight !== undefined) noteFall(game, frame, other(side), time + flight)
}

/** The first fall counts; two at the same time cancel out, and both stand (PW-R47). */
function noteFall(game: Playing, frame: Bells, of: Side, at: number): void {
  const { fall } = frame
  game.tell?.({ type: 'fell', figure: of === 0 ? frame.attacker : frame.defender })
  if (fall && fall.of !== of && Math.abs(fall.at - at) < AT_ONCE) {
    frame.fall = null
    frame.lane = standing(frame.lane)
    game.tell?.({ type: 'both-stand' })
  } else if (fall === null || at < fall.at) frame.fall = { of, at }
}

// ---- one after the other ------------------------------------------------------------------------------------------

export function startSteady(game: Playing, attacker: FigureId, defender: FigureId): void {
  game.tell?.({ type: 'steady-duel', figure: attacker, target: defender })
  push<Steady>(game, { kind: 'steady', attacker, defender, series: 1, next: 0, lane: freshLane() })
}

export const steady: FrameRule<PitchInTheWest, Steady, Action, Event> = {
  go(game, frame) {
    if (frame.lane[frame.next].left.length > 0) return WAIT
    if (frame.series >= MOST_SERIES) return undecided(game, frame)
    frame.series++
    frame.lane = freshLane()
    game.tell?.({ type: 'new-series' })
    return WAIT
  },
  asks: (table, frame) => only(seatOf(table, frame, frame.next)),
  options: (_table, { lane, next }) => [
    { do: 'duel-shot', slot: { one: lane[next].left }, dir: DIRECTION, power: POWER },
  ],
  safe: (_table, { lane, next }) => ({
    do: 'duel-shot',
    slot: lane[next].left[0]!,
    dir: next === 0 ? 0 : 18_000,
    power: 500,
  }),
  answer(game, frame, _seat: Seat, action) {
    if (action.do !== 'duel-shot') return
    const side = frame.next
    frame.lane = changed(frame.lane, side, { left: frame.lane[side].left.filter((slot) => slot !== action.slot) })
    frame.next = other(side)
    const fell = shootOnLane(game, frame, side, action.slot, action)
    if (fell === undefined) return
    game.tell?.({ type: 'fell', figure: side === 0 ? frame.defender : frame.attacker })
    decide(game, frame, other(side))
  },
}
