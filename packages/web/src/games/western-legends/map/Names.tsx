// The names on the map: live text at a readable size however close one looks. From far away only towns have theirs.

import { LOCATIONS, LOCATION_ROWS, type Location, REGIONS, TOWNS } from '@saloon/western-legends'
import { memo } from 'react'
import { useSpeaking } from '../../../table/frame/context.ts'
import { type Word, useWords } from '../text/words.ts'
import { BELOW, REGION_SPOTS, TOWN_SIGNS, middleOfLocation } from './lettering.ts'

export const Names = memo(function Names() {
  const { voice } = useSpeaking()
  const say = useWords()
  return (
    <div className="wl-names" aria-hidden="true">
      {REGIONS.map((region, n) => {
        const { x, y, turn, width } = REGION_SPOTS[region]
        return (
          <span
            key={region}
            className="wl-region"
            data-region={region}
            style={{ left: x, top: y, width, rotate: `${turn}deg` }}
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
        const { x, y } = TOWN_SIGNS[town]
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
