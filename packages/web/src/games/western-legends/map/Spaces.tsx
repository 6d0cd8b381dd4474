// The spaces of the map as things to press: to choose one, to ride there, to hear what it is. One stop of the Tab key; arrows go
// on from there.

import { MESAS, SPACES, type Reach } from '@saloon/western-legends'
import { type KeyboardEvent, memo, useCallback, useState } from 'react'
import type { Choice } from '../../board.ts'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import { useTable } from '../../../table/frame/context.ts'
import { placeRef, seen } from '../table.ts'
import { useWords } from '../text/words.ts'
import { type Direction, HEX, HEX_HEIGHT, MIDDLES, spaceTowards } from './geometry.ts'
import { draw, ride, useRiding } from './ride.ts'
import { spaceInWords } from './space-words.ts'

const KEYS: Readonly<Record<string, readonly [plain: Direction, shifted: Direction]>> = {
  ArrowLeft: ['west', 'west'],
  ArrowRight: ['east', 'east'],
  ArrowUp: ['north-east', 'north-west'],
  ArrowDown: ['south-east', 'south-west'],
}

const ALL = Array.from({ length: SPACES + MESAS.length }, (_, place) => place)

export const focusOn = (place: number): void =>
  document.querySelector<HTMLElement>(`.wl-space[data-ref="${placeRef(place)}"]`)?.focus({ preventScroll: true })

export const Spaces = memo(function Spaces({
  reach,
  choice,
}: { readonly reach: Reach | undefined } & { choice: Choice }) {
  const { view, me, names, voice } = useTable()
  const say = useWords()
  const [focused, setFocused] = useState<number>()
  const table = seen(view)
  const home = focused ?? (me === undefined ? 0 : Math.max(0, table.players[me]?.hex ?? 0))
  const press = useCallback(
    (place: number) => {
      if (useRiding.getState().plan?.to === place) ride()
      else if (reach) draw(reach, place)
    },
    [reach],
  )
  const chooses = [...choice.legal].some((ref) => ref.startsWith('place:'))
  const keyed = (event: KeyboardEvent<HTMLDivElement>): void => {
    const ways = KEYS[event.key]
    const from = Number((event.target as HTMLElement).dataset['ref']?.slice('place:'.length))
    if (!ways || !(from < SPACES)) return
    const to = spaceTowards(from, ways[event.shiftKey ? 1 : 0])
    // Among spaces to choose from the keys keep to those: the table takes them to the next one that way.
    if (to === undefined || (chooses && !choice.takes(placeRef(to)) && !choice.holds(placeRef(to)))) return
    event.preventDefault()
    focusOn(to)
  }
  return (
    <div
      className="wl-spaces"
      role="group"
      aria-label={say('map.spaces')}
      onKeyDown={keyed}
      onFocus={({ target }) => {
        const place = Number(target.dataset['ref']?.slice('place:'.length))
        if (place < SPACES) setFocused(place)
      }}
    >
      {ALL.map((place) => {
        const ref = placeRef(place)
        const isOpen = choice.takes(ref) || choice.holds(ref)
        const steps = place < SPACES ? (reach?.steps[place] ?? 0) : 0
        if (place >= SPACES && !isOpen) return null
        const { x, y } = MIDDLES[place]!
        return (
          <span
            key={place}
            className="wl-space-at"
            style={{ left: x - HEX / 2, top: y - HEX_HEIGHT / 2, width: HEX, height: HEX_HEIGHT }}
          >
            <Pickable
              refName={ref}
              className="wl-space"
              tabIndex={isOpen || place === home ? 0 : -1}
              label={[voice.name(ref), ...spaceInWords(place, table, names, say, reach)].join(', ')}
              {...(steps > 0 && !isOpen && { onIdle: () => press(place) })}
            >
              <span className="wl-space-face" />
            </Pickable>
          </span>
        )
      })}
    </div>
  )
})
