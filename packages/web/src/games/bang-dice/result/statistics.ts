// A finished game counted through: what the dice showed against what was to be expected, and who did what to whom.

import { type Event, FACES, type Face } from '@saloon/bang-dice'
import type { Seat, Told } from '@saloon/kernel'
import type { Moment } from '../../../link/link.ts'
import { linesOf } from '../../../table/log/log-lines.ts'

export interface FaceCount {
  readonly face: Face
  readonly thrown: number
}
export interface PlayerCount {
  readonly rolls: number
  readonly rerolls: number // rolls after the first of a turn
  readonly arrows: number
  readonly shots: readonly number[] // by target
  readonly damage: number // life that their shots, Gatlings and nobody else's cost others
  readonly healing: number // life given to others
  readonly suffered: number
}
export interface Statistics {
  readonly thrown: number
  readonly faces: readonly FaceCount[]
  readonly players: readonly PlayerCount[]
  readonly bestThrow: { readonly seat: Seat; readonly face: Face; readonly count: number } | undefined
  readonly lastShot: { readonly seat: Seat; readonly at: Seat } | undefined
}
/** What is normal of so many dice: two deviations either side, which holds in 19 of 20 games. */
export interface Normal {
  readonly expected: number
  readonly low: number
  readonly high: number
}

const CHANCE = 1 / FACES.length
const DEVIATIONS = 2

export function normalOf(thrown: number): Normal {
  const expected = thrown * CHANCE
  const deviation = Math.sqrt(thrown * CHANCE * (1 - CHANCE))
  return {
    expected,
    low: Math.max(0, Math.ceil(expected - DEVIATIONS * deviation)),
    high: Math.floor(expected + DEVIATIONS * deviation),
  }
}

/** What was taken back doesn't count. */
export function statisticsOf(moments: readonly Moment[], seats: number): Statistics {
  const faces = new Map<Face, number>(FACES.map((face) => [face, 0]))
  const players = Array.from({ length: seats }, () => ({
    rolls: 0,
    rerolls: 0,
    arrows: 0,
    shots: Array.from({ length: seats }, () => 0),
    damage: 0,
    healing: 0,
    suffered: 0,
  }))
  let thrown = 0
  let active: Seat = 0
  let shooters = new Map<Seat, Seat>()
  let bestThrow: Statistics['bestThrow']
  let lastShot: Statistics['lastShot']
  for (const { event } of linesOf(moments)) {
    if (event === undefined) continue
    const told = event as Told<Event>
    switch (told.type) {
      case 'turn-began':
        active = told.by
        shooters = new Map()
        break
      case 'rolled': {
        const player = players[told.by]!
        if (told.roll === 1) player.rolls++
        else player.rerolls++
        for (const die of told.which) faces.set(told.faces[die]!, faces.get(told.faces[die]!)! + 1)
        thrown += told.which.length
        for (const face of FACES) {
          const count = told.faces.filter((one) => one === face).length
          if (count > (bestThrow?.count ?? 1)) bestThrow = { seat: told.by, face, count }
        }
        break
      }
      case 'arrow-taken':
        players[told.by]!.arrows++
        break
      case 'shot':
        players[told.by]!.shots[told.at]!++
        shooters.set(told.at, told.by)
        break
      case 'life-lost': {
        const points = told.before - told.after
        players[told.by]!.suffered += points
        if (told.of === 'bull' || told.of === 'gatling') players[active]!.damage += points
        if (told.of === 'bull' && told.after === 0) lastShot = { seat: shooters.get(told.by) ?? active, at: told.by }
        break
      }
      case 'life-gained':
        if (typeof told.from === 'number' && told.from !== told.by)
          players[told.from]!.healing += told.after - told.before
        break
      default:
    }
  }
  return { thrown, faces: [...faces].map(([face, count]) => ({ face, thrown: count })), players, bestThrow, lastShot }
}
