// For tests on the wooden table: places as one would say them, and what holds for every position of it.

import { expect } from 'vitest'
import { footOf, gap, type Piece, plannedPose, type Pose } from '../src/index.ts'

/** Centimetres from the middle of the table, and degrees. */
export type At = readonly [x: number, z: number, facing?: number]
export const cm = (n: number): number => Math.round(n * 1000) + 0
export const pose = (x: number, z: number, facing = 0): Pose => plannedPose({ x, z, facing })

/** Figures that stand on the table never stand in each other. */
export function expectFiguresApart(pieces: readonly Piece[]): void {
  const standing = pieces.filter(({ kind, pose: { turn, y } }) => kind === 'figure' && turn === null && y === 0)
  for (const [i, one] of standing.entries())
    for (const other of standing.slice(i + 1))
      expect(gap(footOf(one), footOf(other)), `${one.id}, ${other.id}`).toBeGreaterThan(0)
}
