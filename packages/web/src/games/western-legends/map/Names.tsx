// The names on the map: live text at a readable size however close one looks. From far away only towns have theirs.

import { LOCATIONS, LOCATION_ROWS, type Location, REGIONS, TOWNS, spacesOf } from '@saloon/western-legends'
import { memo } from 'react'
import { useSpeaking } from '../../../table/frame/context.ts'
import { type Word, useWords } from '../text/words.ts'
import { MIDDLES, type Point } from './geometry.ts'

/** What stands on a corner is in the middle of its three spaces. */
export function middleOfLocation(location: Location): Point {
  const points = spacesOf(location).map((hex) => MIDDLES[hex]!)
  const mean = (of: (point: Point) => number): number => points.reduce((sum, one) => sum + of(one), 0) / points.length
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) }
}

/** On a plate below the drawing, or above it where a neighbour's would be in the way. */
const OFF: Partial<Record<Location, readonly [dx: number, dy: number]>> = {
  darkrock_general_store: [0, 22],
  darkrock_saloon: [0, 22],
  red_falls_saloon: [0, 22],
  red_falls_general_store: [0, 22],
}
const USUAL = [0, 34] as const

const WHERE: Readonly<Record<(typeof REGIONS)[number], readonly [x: number, y: number, turn: number]>> = {
  mesitos_point: [276, 352, -4],
  sunny_hills: [968, 214, 4],
  spikes_view: [330, 668, -2],
  cliff_junction: [1010, 760, -3],
  dixon_creek: [690, 506, 0],
}
const SIGNS: Readonly<Record<(typeof TOWNS)[number], readonly [x: number, y: number]>> = {
  darkrock: [404, 432],
  red_falls: [1030, 400],
}

export const Names = memo(function Names() {
  const { voice } = useSpeaking()
  const say = useWords()
  return (
    <div className="wl-names" aria-hidden="true">
      {REGIONS.map((region, n) => {
        const [x, y, turn] = WHERE[region]
        return (
          <span key={region} className="wl-region" style={{ left: x, top: y, rotate: `${turn}deg` }}>
            {voice.say({ key: `region.${n}` })}
          </span>
        )
      })}
      {LOCATIONS.map((location) => {
        const { x, y } = middleOfLocation(location)
        const [dx, dy] = OFF[location] ?? USUAL
        return (
          <span
            key={location}
            className="wl-name"
            data-kind={LOCATION_ROWS[location].kind}
            style={{ left: x + dx, top: y + dy }}
          >
            {say(wordFor(location))}
          </span>
        )
      })}
      {TOWNS.map((town, n) => {
        const [x, y] = SIGNS[town]
        return (
          <span key={town} className="wl-town" style={{ left: x, top: y }}>
            {voice.say({ key: `town.${n}` })}
          </span>
        )
      })}
    </div>
  )
})

/** In a town one knows which; out in the open the name says where. */
export function wordFor(location: Location): Word {
  const { kind, colour, gang } = LOCATION_ROWS[location]
  if (kind === 'ranch') return `place.ranch.${colour!}`
  if (kind === 'hideout') return `place.hideout.${gang!}`
  return `place.${kind}`
}
