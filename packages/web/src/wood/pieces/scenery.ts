// What stands on the rim of the table, where nothing is ever in its way: a water tower, a horse at its rail. And the camp on the table itself.

import type { Plan, PlanArea, Pose } from '@saloon/physics'
import type { Making } from './catalogue.ts'
import { horse, rails } from './train.ts'
import { joined, type Part, part } from './part.ts'
import { printed } from './print/cells.ts'
import { chamferBox, type Solid, turned } from './solids.ts'

const OAK = '#a87440'

/** Looks to the south. */
export function waterTower(): Part {
  const name = printed('tank')
  const tank = turned(
    [
      [0, 0],
      [1.5, 0],
      [1.56, 0.08],
      [1.48, 2.9],
      [1.4, 2.95],
      [0, 2.95],
    ],
    24,
  )
  const hoop = (y: number): Part =>
    part(
      turned(
        [
          [1.5, y],
          [1.58, y + 0.03],
          [1.58, y + 0.2],
          [1.5, y + 0.23],
        ],
        24,
      ),
      { color: '#2f2a27', grain: 0.15, rough: 0.38, along: 'own' },
    )
  const HIGH = 5
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      part(
        chamferBox(0.36, HIGH + 0.1, 0.36, 0.06),
        { color: OAK, foot: 0.3 },
        { at: [x * 1.12, HIGH / 2, z * 1.12], turn: [z * -0.05, 0, x * 0.05] },
      ),
    ),
  )
  const braces = [-1, 1].flatMap((side) => [
    part(
      chamferBox(3.4, 0.22, 0.2, 0.04),
      { color: OAK, along: 'x' },
      { at: [0, 2.6, side * 1.2], turn: [0, 0, side * 0.9] },
    ),
    part(
      chamferBox(0.2, 0.22, 3.4, 0.04),
      { color: OAK, along: 'z' },
      { at: [side * 1.2, 2.6, 0], turn: [side * 0.9, 0, 0] },
    ),
  ])
  const standing = joined(
    ...legs,
    ...braces,
    part(chamferBox(3.4, 0.3, 3.4, 0.08), { color: '#c98f52', along: 'x' }, { at: [0, HIGH, 0] }),
    part(
      tank,
      {
        color: '#a9713a',
        along: 'own',
        print: ([x, y, z], [, ny]) =>
          z > 0.5 && Math.abs(ny) < 0.3 && Math.abs(x) < 1.36
            ? name(0.5 + Math.asin(x / 1.52) / 2.1, y / 3)
            : undefined,
      },
      { at: [0, HIGH + 0.15, 0] },
    ),
    part(
      turned(
        [
          [0, 0],
          [1.72, 0],
          [1.74, 0.08],
          [0.12, 1.1],
          [0, 1.14],
        ],
        24,
      ),
      { color: '#5c2218', grain: 0.6, along: 'own' },
      { at: [0, HIGH + 3.05, 0] },
    ),
    part(
      chamferBox(0.3, 0.3, 1.6, 0.08),
      { color: '#2f2a27', grain: 0.2, rough: 0.4 },
      { at: [0, HIGH - 0.2, 1.9], turn: [0.5, 0, 0] },
    ),
  )
  const hoops = joined(hoop(0.4), hoop(1.5), hoop(2.5))
  for (let i = 1; i < hoops.position.length; i += 3) hoops.position[i]! += HIGH + 0.15
  return joined(standing, hoops)
}

/** A rail, and a horse that waits at it; along x. */
export function hitchingRail(): Part {
  const post = (z: number): Part => part(chamferBox(0.34, 2, 0.34, 0.07), { color: OAK, foot: 0.3 }, { at: [1, 1, z] })
  return joined(
    horse({ at: [0, 0, 0] }),
    post(0.4),
    post(3.6),
    part(chamferBox(0.24, 0.26, 4.2, 0.07), { color: '#d8a765', along: 'z' }, { at: [1, 1.85, 2] }),
  )
}

/** Printed on the table top; so many centimetres to each side. */
export function camp(halfX: number, halfZ: number): Part {
  const at = printed('camp')
  const y = 0.015
  const flat: Solid = {
    at: [-halfX, y, -halfZ, -halfX, y, halfZ, halfX, y, halfZ, halfX, y, -halfZ],
    normal: [0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0],
    uv: [],
    index: [0, 1, 2, 0, 2, 3],
  }
  return part(flat, {
    color: '#b98d58',
    rough: 0.6,
    along: 'x',
    print: ([x, , z]) => at(0.5 + x / (2 * halfX), 0.5 - z / (2 * halfZ)),
  })
}

interface Scenery {
  readonly id: string
  readonly pose: Pose
  readonly making: Making
}
const stands = (x: number, z: number, facing = 0): Pose => ({ x: x * 1000, y: 0, z: z * 1000, facing, turn: null })

/** On the rim of a whole town; the camp, and rails under a train. A lane has nothing but those who duel. */
export function sceneryOf({ surface, areas = [], pieces }: Plan): readonly Scenery[] {
  const [halfX, halfZ] = [surface.halfX / 1000, surface.halfZ / 1000]
  const list: Scenery[] = areas.map((area) => campOf(area))
  const train = pieces.find(({ kind }) => kind === 'wagon')
  if (train) {
    const making: Making = { members: [{ key: `rails-${halfX}`, carve: () => rails(halfX) }], feet: [] }
    list.push({ id: 'rails', pose: stands(0, train.pose.z / 1000), making })
  }
  if (halfX < TOWN) return list
  const rim = -halfZ - 1.9
  return [
    ...list,
    {
      id: 'water-tower',
      pose: stands(-halfX + 7, rim),
      making: { members: [{ key: 'water-tower', carve: waterTower }], feet: [[0, 0, 1.2, 1.2]] },
    },
    {
      id: 'horse',
      pose: stands(halfX - 12, rim, 9000),
      making: { members: [{ key: 'hitching-rail', carve: hitchingRail }], feet: [[0.3, 0, 1.6, 0.4]] },
    },
  ]
}
const TOWN = 50

const campOf = ({ id, x, z, halfX, halfZ }: PlanArea): Scenery => ({
  id: `area-${id}`,
  pose: { x, y: 0, z, facing: 0, turn: null },
  making: {
    members: [{ key: `camp-${halfX}-${halfZ}`, carve: () => camp(halfX / 1000, halfZ / 1000) }],
    feet: [],
  },
})
