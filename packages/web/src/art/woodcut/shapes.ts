// What a hatch may be kept inside of.

import { flattened, type Point } from './path.ts'

export interface Shape {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  contains(x: number, y: number): boolean
}

export const disc = (x: number, y: number, r: number): Shape => ({
  left: x - r,
  top: y - r,
  right: x + r,
  bottom: y + r,
  contains: (px, py) => (px - x) * (px - x) + (py - y) * (py - y) <= r * r,
})

export const area = (x: number, y: number, width: number, height: number): Shape => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
  contains: (px, py) => px >= x && px <= x + width && py >= y && py <= y + height,
})

/** Everything inside an outline given as path data; a second outline inside the first is a hole. */
export function within(data: string): Shape {
  const outlines = flattened(data)
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of outlines.flat()) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const sides = sidesOf(outlines)
  return {
    left,
    top,
    right,
    bottom,
    contains: (x, y) => x >= left && x <= right && y >= top && y <= bottom && isOddlyCrossed(sides, x, y),
  }
}

/** All sides of all outlines, four numbers each. An engraving asks for thousands of places when it is first looked at. */
function sidesOf(outlines: readonly (readonly Point[])[]): Float64Array {
  const sides: number[] = []
  for (const points of outlines) {
    let before = points.at(-1)!
    for (const point of points) {
      sides.push(point[0], point[1], before[0], before[1])
      before = point
    }
  }
  return Float64Array.from(sides)
}

function isOddlyCrossed(sides: Float64Array, x: number, y: number): boolean {
  let inside = false
  for (let side = 0; side < sides.length; side += 4) {
    const ay = sides[side + 1]!
    const by = sides[side + 3]!
    if (ay > y === by > y) continue
    const ax = sides[side]!
    if (x < ((sides[side + 2]! - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}
