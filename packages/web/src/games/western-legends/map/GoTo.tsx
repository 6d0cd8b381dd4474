// The same spaces as a list: those with a name and those within reach, each with its distance and what waits there.

import { LOCATIONS, type Reach, SPACES, locationOf, spacesOf } from '@saloon/western-legends'
import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { Button } from '../../../design/Button.tsx'
import { useTable } from '../../../table/frame/context.ts'
import { placeRef, seen } from '../table.ts'
import { useWords } from '../text/words.ts'
import { show } from './camera.ts'
import { MIDDLES } from './geometry.ts'
import { draw } from './ride.ts'
import { farInWords, spaceInWords } from './space-words.ts'
import { focusOn } from './Spaces.tsx'

export const useGoing = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }))
const close = (): void => useGoing.setState({ isOpen: false })

const ALL = Array.from({ length: SPACES }, (_, hex) => hex)

export function GoTo({ reach }: { readonly reach: Reach | undefined }) {
  const { view, voice, choice, names } = useTable()
  const say = useWords()
  const { isOpen } = useGoing()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>('.wl-goto-row')?.focus()
  }, [isOpen])
  useEffect(() => close, [])
  if (!isOpen) return null
  const table = seen(view)
  const isOpenTo = (place: number): boolean => choice.takes(placeRef(place)) || choice.holds(placeRef(place))
  const near = ALL.filter((place) => isOpenTo(place) || (reach?.steps[place] ?? 0) > 0)
  const rest = LOCATIONS.flatMap((location) => spacesOf(location)).filter((place) => !near.includes(place))
  const go = (place: number): void => {
    close()
    show([MIDDLES[place]!])
    if (isOpenTo(place)) choice.pick(placeRef(place))
    else if (reach && reach.steps[place]! > 0) draw(reach, place)
    focusOn(place)
  }
  const byDistance = near.toSorted(
    (a, b) =>
      (reach?.steps[a] ?? 0) - (reach?.steps[b] ?? 0) ||
      Number(locationOf(b) !== null) - Number(locationOf(a) !== null),
  )
  const row = (place: number) => (
    <li key={place}>
      <button
        type="button"
        className="wl-goto-row"
        data-goto={place}
        data-near={near.includes(place) || undefined}
        onClick={() => go(place)}
      >
        <strong>{voice.name(placeRef(place))}</strong>
        <span>
          {[
            ...spaceInWords(place, table, names, say, reach),
            ...(reach && choice.seat !== undefined ? farInWords(place, table, choice.seat, say, reach) : []),
          ].join(' · ')}
        </span>
      </button>
    </li>
  )
  return (
    <div
      ref={list}
      className="wl-goto"
      role="dialog"
      aria-label={say('map.go-to')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      }}
    >
      <header>
        <h3>{say('map.go-to')}</h3>
        <Button look="quiet" onClick={close}>
          {voice.t('help.close')}
        </Button>
      </header>
      {near.length > 0 && (
        <>
          <h4>{say('map.within-reach')}</h4>
          <ul>{byDistance.map(row)}</ul>
        </>
      )}
      <h4>{say('map.other-places')}</h4>
      <ul>{rest.map(row)}</ul>
    </div>
  )
}
