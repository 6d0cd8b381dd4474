// Positions from literals: pieces in centimetres and degrees, and whose turn it is.

import { type Scenario as Played, layOut, scenario } from '@saloon/kernel/kit'
import { type Pose, laid } from '@saloon/physics'
import { type At, cm, pose } from '@saloon/physics/kit'
import {
  type Action,
  type BaseId,
  type Event,
  FIGURES,
  type FigureId,
  type ItemId,
  type ItemKind,
  type NpcId,
  type ObjectId,
  type Options,
  type PitchInTheWest,
  type Team,
  kindOf,
  pitchInTheWest,
  teamOf,
} from '../src/index.ts'
import { freshLane } from '../src/duel/lane.ts'
import type { Base, Bells, Turn } from '../src/state.ts'
import { slotPose } from '../src/wood/town.ts'

await pitchInTheWest.rules.ready!()

export interface Figure {
  readonly at?: At
  readonly in?: BaseId
  readonly life?: number // 0: dead
  readonly jailed?: boolean
  readonly sitsOut?: boolean
  readonly has?: Partial<Record<ItemId, number>> // by slot of the ring; inside any number
}
export interface House {
  readonly at: At
  readonly kind?: Base['kind']
  readonly has?: readonly ItemId[]
  readonly duel?: number
  readonly life?: number
  readonly locked?: boolean
}
export interface Town {
  readonly scenario?: Options['scenario'] // whose rules hold; what stands where is said here
  readonly options?: Partial<PitchInTheWest['options']>
  readonly round?: number
  readonly figures: Partial<Record<FigureId, Figure>>
  readonly bases?: Partial<Record<BaseId, House>>
  readonly things?: Partial<Record<ObjectId, At>>
  readonly townsfolk?: Partial<Record<NpcId, At>>
  readonly loose?: Partial<Record<ItemId, At>>
  readonly camp?: number // gold in it
  readonly prisoner?: FigureId
}

type Position = Parameters<typeof layOut<PitchInTheWest, Action, Event, Options>>[1]['position']

/** One seat a team; figures of one team may be told apart by seats of their own. */
export function position(
  town: Town,
  seatOf: (id: FigureId) => number = (id) => (teamOf(id) === 'outlaw' ? 0 : 1),
): Position {
  const ids = FIGURES.filter((id) => town.figures[id])
  const seats = Math.max(...ids.map(seatOf)) + 1
  const items: PitchInTheWest['items'] = []
  const add = (id: ItemId, holder: PitchInTheWest['items'][number]['holder'], where: Pose | null) =>
    items.push({ id, kind: kindOf(id), holder, pose: where })
  const figures = ids.map((id) => {
    const it = town.figures[id]!
    const life = it.life ?? 5
    const [x, z, facing = 0] = it.at ?? [0, 0]
    const at = it.in ? null : life === 0 ? laid(cm(x), cm(z), facing * 100) : pose(x, z, facing)
    for (const [item, slot] of Object.entries(it.has ?? {}))
      add(item as ItemId, id, at === null ? null : slotPose(at, slot as number))
    return {
      id,
      team: teamOf(id),
      seat: seatOf(id),
      life,
      pose: at,
      inside: it.in ?? null,
      jailed: it.jailed ?? false,
      sitsOut: it.sitsOut ?? false,
    }
  })
  const bases = Object.entries(town.bases ?? {}).map(([id, it]) => {
    for (const item of it.has ?? []) add(item, id as BaseId, null)
    return {
      id: id as BaseId,
      kind: it.kind ?? ('house' as const),
      pose: pose(...it.at),
      duel: it.duel ?? 0,
      life: it.life ?? 0,
      locked: it.locked ?? false,
      stop: 0,
      halted: false,
    }
  })
  for (const [id, at] of Object.entries(town.loose ?? {})) add(id as ItemId, 'loose', pose(at![0], at![1], at![2]))
  for (let n = 1; n <= (town.camp ?? 0); n++) add(`gold-${10 - n}`, 'camp', null)
  return {
    options: {
      scenario: town.scenario ?? 'main-street-showdown',
      outlaws: 0,
      law: 0,
      wobble: 'off',
      duels: 'scenario',
      clock: 'bells',
      ...town.options,
    },
    own: null,
    teams: Array.from({ length: seats }, (_, seat): Team => teamOf(ids.find((id) => seatOf(id) === seat)!)),
    prisoner: town.prisoner ?? null,
    round: town.round ?? 2,
    onTurn: null,
    figures,
    townsfolk: Object.entries(town.townsfolk ?? {}).map(([id, at]) => ({
      id: id as NpcId,
      pose: pose(at[0], at[1], at[2]),
      alive: true,
      escort: null,
    })),
    bases,
    things: Object.entries(town.things ?? {}).map(([id, at]) => ({
      id: id as ObjectId,
      kind: id.startsWith('crate') ? ('crate' as const) : ('barrier' as const),
      pose: pose(at![0], at![1], at![2]),
    })),
    items,
    bells: null,
    result: null,
  }
}

export type Table = Played<PitchInTheWest, Action, Event>

interface InTurn {
  readonly left?: number
  readonly touched?: string[]
  readonly seatOf?: (id: FigureId) => number
}
/** The turn of one figure, in the middle of a round. */
export function turnOf(figure: FigureId, town: Town, script: (table: Table) => void, it: InTurn = {}): void {
  scenario(pitchInTheWest, laidOutTurn(figure, town, it), script)
}
export function laidOutTurn(figure: FigureId, town: Town, it: InTurn = {}): PitchInTheWest {
  const laidOut = position(town, it.seatOf)
  const seat = laidOut.figures.find(({ id }) => id === figure)!.seat
  return layOut(pitchInTheWest, {
    seats: laidOut.teams.length,
    position: { ...laidOut, onTurn: teamOf(figure) },
    under: [{ kind: 'round', played: Number(figure.slice(1)), opened: true } as never],
    first: { kind: 'turn', seat, figure, left: it.left ?? 2, touched: it.touched ?? [], over: false } as Omit<
      Turn,
      'n' | 'cause'
    >,
  })
}

/** From the beginning of a round on. */
export function roundOf(town: Town, script: (table: Table) => void, played = 0, opened = false): void {
  const laidOut = position(town)
  const state = layOut(pitchInTheWest, {
    seats: laidOut.teams.length,
    position: laidOut,
    first: { kind: 'round', played, opened } as never,
  })
  scenario(pitchInTheWest, state, script)
}

/** A whole game, set up by its scenario. */
export function newGame(seats: number, options: Partial<Options>, seed = 1): PitchInTheWest {
  const setup = pitchInTheWest.prepare({ seats, options })
  if ('code' in setup) throw new Error(setup.code)
  return pitchInTheWest.start(setup, [seed, seed, seed, 1])
}

/** A duel by the bells between outlaw 1 (seat 0) and law 2 (seat 1): the last stroke at 10,000. */
export function bellsOf(
  script: (table: Table) => void,
  it: { hard?: boolean; life?: number; series?: number } = {},
): void {
  scenario(pitchInTheWest, laidOutBells(it), script)
}
export function laidOutBells(it: { hard?: boolean; life?: number; series?: number } = {}): PitchInTheWest {
  const figures = { f1: { at: [-30, 0], life: it.life ?? 5 }, f2: { at: [30, 0], life: it.life ?? 5 } } as const
  const laidOut = position({ figures })
  return layOut(pitchInTheWest, {
    seats: 2,
    position: { ...laidOut, onTurn: 'outlaw', bells: [8000, 9000, 10_000] },
    under: [
      { kind: 'round', played: 1, opened: true } as never,
      { kind: 'turn', seat: 0, figure: 'f1', left: 0, touched: [], over: true } as never,
    ],
    first: {
      kind: 'bells',
      attacker: 'f1',
      defender: 'f2',
      strokes: 3,
      series: it.series ?? 1,
      hard: it.hard ?? false,
      now: 0,
      lane: freshLane(),
      fall: null,
    } as Omit<Bells, 'n' | 'cause'>,
  })
}

/** Straight at the other duellist from a slot, hard enough to topple it. */
export const square = (side: 0 | 1, slot = 3, power = 700): { slot: number; dir: number; power: number } => {
  // The nearest slots lie 4.7 cm beside the shooter, 40 cm from the other: left of one looking east is north.
  const away = 4.7 + 4.8 * (slot % 3)
  const north = (side === 0) === slot < 3
  const angle = Math.round((Math.atan2(away, 40) * 18_000) / Math.PI)
  const base = side === 0 ? 0 : 18_000
  const turned = side === 0 ? (north ? -angle : angle) : north ? angle : -angle
  return { slot, dir: (base + turned + 36_000) % 36_000, power }
}
/** With no delay on the line: the claimed time is the accepted one. */
export const at = (time: number) => ({ claimed: time, arrived: time, lat: 0 })
export const kinds: readonly ItemKind[] = ['colt', 'dynamite', 'gold']
export const figureOf = (table: Table, id: FigureId) => table.state.figures.find((one) => one.id === id)!
export const itemOf = (table: Table, id: ItemId) => table.state.items.find((one) => one.id === id)!
export const baseOf = (table: Table, id: BaseId) => table.state.bases.find((one) => one.id === id)!
/** The direction from one place to another, hundredths of a degree. */
export const toward = ([x, z]: At, [tx, tz]: At): number =>
  (Math.round((Math.atan2(z - tz, tx - x) * 18_000) / Math.PI) + 36_000) % 36_000
/** Answers whatever is only about placing. */
export function placeAll(table: Table, seat: number): void {
  for (;;) {
    const kind = table.state.stack.at(-1)?.kind
    if (kind !== 'place' && kind !== 'put') return
    table.act(seat, pitchInTheWest.safe(table.state, seat))
  }
}
