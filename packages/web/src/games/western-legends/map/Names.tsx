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

/** On a plate below the drawing. */
const BELOW = 21

const WHERE: Readonly<Record<(typeof REGIONS)[number], readonly [x: number, y: number, turn: number]>> = {
  mesitos_point: [196, 440, -5],
  sunny_hills: [884, 186, 3],
  spikes_view: [352, 758, -3],
  cliff_junction: [1092, 744, -4],
  dixon_creek: [842, 470, 0],
}
const SIGNS: Readonly<Record<(typeof TOWNS)[number], readonly [x: number, y: number]>> = {
  darkrock: [472, 236],
  red_falls: [972, 236],
}

export const Names = memo(function Names() {
  const { voice } = useSpeaking()
  const say = useWords()
  return (
    <div className="wl-names" aria-hidden="true">
      {REGIONS.map((region, n) => {
        const [x, y, turn] = WHERE[region]
        return (
          <span
            key={region}
            className="wl-region"
            data-region={region}
            style={{ left: x, top: y, rotate: `${turn}deg` }}
          >
            {voice.say({ key: `region.${n}` })}
          </span>
        )
      })}
      {LOCATIONS.map((location) => {
        const { x, y } = middleOfLocation(location)
        return (
          <span
            key={location}
            className="wl-name"
            data-kind={LOCATION_ROWS[location].kind}
            style={{ left: x, top: y + BELOW }}
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
