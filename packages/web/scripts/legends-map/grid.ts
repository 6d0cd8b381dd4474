// The hexes of the game on the sheet, as outlines: one, and several together.

import { CELLS, type Cell, PLAN, spaceOf } from '@saloon/western-legends'
import { CORNERS, MARGIN, MIDDLES, WORLD, hexAt, middleOf } from '../../src/games/western-legends/map/geometry.ts'
import type { Point } from './kit.ts'

export { CELLS, type Cell, MARGIN, MIDDLES, PLAN, WORLD, hexAt, middleOf, spaceOf }

export const at = (key: string): Point => {
  const { x, y } = middleOf(CELLS.find((cell) => cell.key === key)!)
  return [x, y]
}

const cornersOf = (cell: Cell): Point[] => {
  const { x, y } = middleOf(cell)
  return CORNERS.map((corner) => [x + corner.x, y + corner.y])
}
const same = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1

/** The outlines around several hexes: sides that only one of them has, joined. */
export function around(cells: readonly Cell[]): Point[][] {
  const sides = cells.flatMap((cell) => {
    const corners = cornersOf(cell)
    return corners.map((from, i): readonly [Point, Point] => [from, corners[(i + 1) % 6]!])
  })
  const open = sides.filter(([a, b]) => !sides.some(([c, d]) => same(a, d) && same(b, c)))
  const outlines: Point[][] = []
  while (open.length > 0) {
    const [first] = open.splice(0, 1)
    const outline = [first![0]]
    let end = first![1]
    while (!same(end, outline[0]!)) {
      const next = open.findIndex(([from]) => same(from, end))
      if (next === -1) break
      outline.push(end)
      end = open.splice(next, 1)[0]![1]
    }
    outlines.push(outline)
  }
  return outlines
}
export const cellsOf = (is: (cell: Cell) => boolean): Cell[] => CELLS.filter(is)
