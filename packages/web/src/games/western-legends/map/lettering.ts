// Where names and numbers stand on the map, so that none lies on another. A name keeps its size on the screen, so that on the map it is
// the larger the further away one looks from; what is counted on here is the whole map on a desk, and a finger's zoom on a phone.

import { LOCATIONS, type Location, type REGIONS, type TOWNS, spacesOf } from '@saloon/western-legends'
import { MIDDLES, type Point } from './geometry.ts'

type Region = (typeof REGIONS)[number]
type Town = (typeof TOWNS)[number]

interface Spot extends Point {
  readonly turn: number
  readonly width: number
  readonly height: number
}
/** Engraved in the land itself, on ground where nothing grows. */
export const REGION_SPOTS: Readonly<Record<Region, Spot>> = {
  mesitos_point: { x: 186, y: 436, turn: -4, width: 178, height: 52 },
  sunny_hills: { x: 862, y: 150, turn: 3, width: 120, height: 52 },
  spikes_view: { x: 372, y: 752, turn: -3, width: 250, height: 26 },
  cliff_junction: { x: 1088, y: 746, turn: -4, width: 284, height: 26 },
  dixon_creek: { x: 840, y: 480, turn: 0, width: 84, height: 36 },
}
export const TOWN_SIGNS: Readonly<Record<Town, Point>> = {
  darkrock: { x: 472, y: 236 },
  red_falls: { x: 972, y: 236 },
}

/** What stands on a corner is in the middle of its three spaces. */
export function middleOfLocation(location: Location): Point {
  const points = spacesOf(location).map((hex) => MIDDLES[hex]!)
  const mean = (of: (point: Point) => number): number => points.reduce((sum, one) => sum + of(one), 0) / points.length
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) }
}
/** On a plate below the drawing. */
export const BELOW = 21

// ---- numbers ------------------------------------------------------------------------------------------------------

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
const boxAt = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** Units of the map for each pixel of what is written. */
const ENLARGED = 1.85
const [LETTER, PLATE, PLATE_PADDING] = [6.6, 16, 14]
const [TOWN_LETTER, SIGN, SIGN_PADDING] = [11.5, 30, 30]
const NUMBER = 22 * ENLARGED
const FIGURE = { width: 50, height: 62, above: -7 }

export interface Lettered {
  readonly location: (location: Location) => string
  readonly town: (town: Town) => string
}

/** All that is written on the map. */
export function written({ location, town }: Lettered): Box[] {
  const plates = LOCATIONS.map((one) => {
    const { x, y } = middleOfLocation(one)
    const height = PLATE * ENLARGED
    const width = (location(one).length * LETTER + PLATE_PADDING) * ENLARGED
    return boxAt(x, y + BELOW + height / 2, width, height)
  })
  const signs = (Object.keys(TOWN_SIGNS) as Town[]).map((one) => {
    const { x, y } = TOWN_SIGNS[one]
    return boxAt(x, y, (town(one).length * TOWN_LETTER + SIGN_PADDING) * ENLARGED, SIGN * ENLARGED)
  })
  const regions = Object.values(REGION_SPOTS).map(({ x, y, width, height }) => boxAt(x, y, width, height))
  return [...plates, ...signs, ...regions]
}

/** Where the number of a space may stand, the best first. */
const PLACES: readonly Point[] = [
  [0, -36],
  [-29, -15],
  [29, -15],
  [-29, 13],
  [29, 13],
  [0, 0],
  [0, 36],
].map(([x, y]) => ({ x: x!, y: y! }))

/** What is covered of words is worse than what is covered of a figure. */
const WORDS_COUNT = 8

/** The first that covers nothing; else the one that covers least. */
export function numberSpots(words: readonly Box[], stoodOn: ReadonlySet<number>): readonly Point[] {
  const figures = [...stoodOn].map((place) => {
    const { x, y } = MIDDLES[place]!
    return boxAt(x, y + FIGURE.above, FIGURE.width, FIGURE.height)
  })
  return MIDDLES.map(({ x, y }) => {
    const covered = ({ x: dx, y: dy }: Point): number => {
      const number = boxAt(x + dx, y + dy, NUMBER, NUMBER)
      const over = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(number, box), 0)
      return over(words) * WORDS_COUNT + over(figures)
    }
    const best = PLACES.reduce((one, other) => (covered(other) < covered(one) ? other : one))
    return { x: x + best.x, y: y + best.y }
  })
}
