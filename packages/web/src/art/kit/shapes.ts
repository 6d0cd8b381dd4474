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
  return {
    left,
    top,
    right,
    bottom,
    contains: (x, y) => outlines.filter((points) => crosses(points, x, y)).length % 2 === 1,
  }
}

function crosses(points: readonly Point[], x: number, y: number): boolean {
  let inside = false
  for (let index = 0, before = points.length - 1; index < points.length; before = index++) {
    const [ax, ay] = points[index]!
    const [bx, by] = points[before]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}
