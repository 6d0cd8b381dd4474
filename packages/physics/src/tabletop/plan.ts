// The table from above, for whoever draws it: what stands where and what it is called, and where a flick would start.

import type { Point } from '../feet.ts'
import type { Flicked } from '../flick.ts'
import type { Piece, Surface } from '../layout.ts'
import { type Grip, type Hand, spreadOf, THROWN } from '../speeds.ts'

export interface PlanPiece extends Piece {
  readonly side: 0 | 1 | null // whose: the two clans, or nobody's
  readonly mark: string // a letter or two to write on it; may be empty
  readonly name: { readonly key: string; readonly facts?: Readonly<Record<string, number | string>> } // a line of the messages
  readonly isActive: boolean // whose turn it is
}
/** Ground that means something: nothing stands in anybody's way there. */
export interface PlanArea {
  readonly id: string
  readonly x: number
  readonly z: number
  readonly halfX: number
  readonly halfZ: number
  readonly name: PlanPiece['name']
}
export interface Plan {
  readonly surface: Surface
  readonly areas?: readonly PlanArea[]
  readonly pieces: readonly PlanPiece[] // with the ids that the motion of a flick names
  readonly loose?: readonly PlanDisc[] // lie about, and nothing can touch them
}
/** Where a flick starts that somebody has in mind, and how much the hand shakes. */
export interface PlanAim {
  readonly what: Flicked
  readonly x: number
  readonly z: number
  readonly spread: number // one standard deviation of the direction, hundredths of a degree
  readonly lays?: PlanLays
}
export interface PlanDisc extends Point {
  readonly radius: number
}
/** What is laid round a figure, not flicked. */
export interface PlanLays {
  readonly discs: readonly PlanDisc[] // one after the other
  readonly field: string // the number of the action that says on which slot; slot n lies n steps round, counted as directions are
  readonly step: number // hundredths of a degree
}

/** Of what is held like that and flicked from a place so hard; undefined where it can't start at all. */
export const planAim = (grip: Grip, hand: Hand, from: Point | null | undefined, power: number): PlanAim | undefined =>
  from ? { what: THROWN[grip], x: from.x, z: from.z, spread: spreadOf(grip, hand, power) } : undefined

/** Of a figure that turns where it stands, and of what is laid round it. */
export const planTurn = (at: Point | null | undefined, lays?: PlanLays): PlanAim | undefined =>
  at ? { what: 'figure', x: at.x, z: at.z, spread: 0, ...(lays && { lays }) } : undefined

/** For words: centimetres to a tenth, and whole degrees. */
export const centimetres = (thousandths: number): number => Math.round(thousandths / 100) / 10 + 0
export const degrees = (hundredths: number): number => Math.round(hundredths / 100)
