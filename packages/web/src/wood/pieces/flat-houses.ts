// Pitch in the West: houses are flat, with a notch for a door. What stands on them stands where nothing else can.

import { Shape } from 'three'
import { joined, type Part, part } from './part.ts'
import { type HouseId, printed } from './print/cells.ts'
import { PAINTS } from './print/paints.ts'
import { board, chamferBox, type Solid } from './solids.ts'

const BEECH = '#c98f52'
export const FLAT = 1.5

/** A board that lies: its outline is drawn with x to the right of the piece and y ahead of it. */
export function lying(shape: Shape, thick: number, bevel = 0.12): Solid {
  const { at, normal, uv, index } = board(shape, thick, bevel)
  const turned = (list: readonly number[], up: number): number[] =>
    list.map((_, i) => (i % 3 === 0 ? list[i + 1]! : i % 3 === 1 ? list[i + 1]! + up : list[i - 2]!))
  return { at: turned(at, thick / 2), normal: turned(normal, 0), uv, index }
}

function notched(): Shape {
  const s = new Shape()
  s.moveTo(-6, -4).lineTo(6, -4).lineTo(6, 4).lineTo(3, 4).lineTo(3, 1).lineTo(-3, 1).lineTo(-3, 4).lineTo(-6, 4)
  s.lineTo(-6, -4)
  return s
}

/** `isFlipped`: whoever sits in the south would read it upside down. */
export function house(id: HouseId, isFlipped: boolean, isClosed: boolean): Part {
  const { paint, trim } = PAINTS[id]
  const [roof, sign] = [printed(`roof-${id}`), printed(`sign-${id}`)]
  const way = isFlipped ? -1 : 1
  const parts = [
    part(lying(notched(), FLAT), {
      color: BEECH,
      along: 'z',
      foot: 0.3,
      print: ([x, , z], [, ny]) => (ny > 0.95 ? roof(0.5 + z / 12, 0.5 - x / 8) : undefined),
    }),
    // Its name, for those who look from above.
    part(
      chamferBox(1.9, 0.12, 8, 0.03),
      {
        color: '#f3e2b9',
        grain: 0.5,
        along: 'z',
        print: ([x, , z], [, ny]) => (ny > 0.9 ? sign(0.5 - (way * z) / 8, 0.5 - (way * x) / 1.86) : undefined),
      },
      { at: [-2.4, FLAT + 0.06, 0] },
    ),
    // And a low front, for those who look from the side.
    part(
      chamferBox(0.34, 1.9, 7, 0.06),
      {
        color: paint,
        grain: 0.5,
        along: 'z',
        print: ([x, y, z], [nx]) =>
          Math.abs(nx) > 0.9 ? sign(0.5 - (Math.sign(x) * z) / 6.8, 0.5 + y / 1.7) : undefined,
      },
      { at: [0.5, FLAT + 0.95, 0] },
    ),
    part(chamferBox(0.6, 0.18, 7.5, 0.05), { color: trim, grain: 0.4, along: 'z' }, { at: [0.5, FLAT + 1.95, 0] }),
  ]
  for (const side of [-1, 1])
    parts.push(
      part(chamferBox(0.5, 2.05, 0.42, 0.06), { color: trim, grain: 0.5 }, { at: [0.5, FLAT + 1.02, side * 3.6] }),
    )
  if (isClosed) {
    const closed = printed('closed')
    parts.push(
      part(
        chamferBox(0.14, 0.9, 3.8, 0.04),
        {
          color: '#e9d7b2',
          grain: 0.3,
          print: ([, y, z], [nx]) => (nx > 0.8 ? closed(0.5 - z / 3.7, 0.5 + y / 0.86) : undefined),
        },
        { at: [1.09, 0.85, 0] },
      ),
    )
  }
  return joined(...parts)
}
