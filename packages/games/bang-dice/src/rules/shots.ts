// Bull's eyes: whom each die may hit (specification 6.4). Distances are walked on the ring of the living.

import type { Seat } from '@saloon/kernel'
import type { Character, Face } from '../components.ts'
import { type Table, countAlive, nextAlive } from '../state.ts'

/** The distances a bull's eye reaches, one bit each: bit 1 a neighbour, bit 2 the place after, bit 3 one more. */
type Reach = number
const NEAR: Reach = 0b0010
const FAR: Reach = 0b0100
const FURTHER: Reach = 0b1000

/** With three or fewer alive every 2 is a 1 (BD-R41, BD-R59). */
function reachOf(shooter: Character, face: Face, alive: number): Reach {
  const far = face === 'bull2' && alive > 3
  if (shooter === 'calamity-janet') return alive > 3 ? NEAR | FAR : NEAR
  if (shooter === 'rose-doolan') return far ? FAR | FURTHER : NEAR | FAR
  return far ? FAR : NEAR
}

/** The same in numbers, nearest first. */
export function distancesOf(table: Table, face: Face): number[] {
  const reach = reachOf(table.players[table.active]!.character, face, countAlive(table))
  return [1, 2, 3].filter((distance) => (reach & (1 << distance)) !== 0)
}

/** Clockwise from the shooter, each target once; never the shooter himself (BD-R44). */
export function targetsOf(table: Table, face: Face): readonly Seat[] {
  const alive = countAlive(table)
  const reach = reachOf(table.players[table.active]!.character, face, alive)
  const targets: Seat[] = []
  let seat = table.active
  for (let steps = 1; steps < alive; steps++) {
    seat = nextAlive(table, seat)
    if (isReached(reach, steps, alive)) targets.push(seat)
  }
  return targets
}

/** At place `steps` clockwise is also at place `alive - steps` the other way round (BD-R75). */
const isReached = (reach: Reach, steps: number, alive: number): boolean =>
  (reach & ((1 << steps) | (1 << (alive - steps)))) !== 0

/** Whether some bull's eye has more than one target. */
export function shotsHaveAChoice(table: Table): boolean {
  const alive = countAlive(table)
  const shooter = table.players[table.active]!.character
  for (const face of table.dice) {
    if (!isBullsEye(face)) continue
    const reach = reachOf(shooter, face!, alive)
    let targets = 0
    for (let steps = 1; steps < alive; steps++) if (isReached(reach, steps, alive)) targets++
    if (targets > 1) return true
  }
  return false
}

export const isBullsEye = (face: Face | null): boolean => face === 'bull1' || face === 'bull2'

/** The dice that shoot, in order. */
export function shotDice({ dice }: Table): number[] {
  const shots: number[] = []
  for (let die = 0; die < dice.length; die++) if (isBullsEye(dice[die]!)) shots.push(die)
  return shots
}

/** The targets of each die that shoots, in order. Dice of one face have the same. */
export function targetsOfShots(table: Table): (readonly Seat[])[] {
  const targets: (readonly Seat[])[] = []
  let near: readonly Seat[] | undefined
  let far: readonly Seat[] | undefined
  for (const face of table.dice) {
    if (face === 'bull1') targets.push((near ??= targetsOf(table, face)))
    else if (face === 'bull2') targets.push((far ??= targetsOf(table, face)))
  }
  return targets
}

/** The beers that are still to be drunk, in order: Slab's doubling beer heals nobody (BD-R77). */
export function beerDice({ dice, spent }: Table): number[] {
  const beers: number[] = []
  for (let die = 0; die < dice.length; die++) if (dice[die] === 'beer' && die !== spent) beers.push(die)
  return beers
}
