// How fast the game goes: the bots, as far as that is mine to say, and what is shown of what they do.

import { useEffect, useRef, useState } from 'react'
import { change, useSettings } from '../../app/settings.ts'
import { useTable } from './context.ts'
import './pace.css'
import { type Speed, SPEEDS, paceFor, speedOf } from './pace.ts'

export function Pace() {
  const { voice, table, snapshot, wish, complain } = useTable()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const speed = useSettings((settings) => settings.speed)
  const hasBots = table.seats.some(({ holder }) => holder?.kind === 'bot')
  const isAlone = table.seats.filter(({ holder }) => holder?.kind === 'person').length < 2
  const maySet = hasBots && snapshot.isHost
  const now: Speed = maySet ? speedOf(table.pace) : nearest(speed)
  useEffect(() => {
    if (!isOpen) return undefined
    const pressed = (event: Event): void => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) setOpen(false)
    }
    addEventListener('pointerdown', pressed)
    return () => removeEventListener('pointerdown', pressed)
  }, [isOpen])
  const choose = (chosen: Speed): void => {
    change({ speed: chosen === 'instant' ? 4 : chosen })
    if (maySet)
      void wish({ do: 'pace', pace: paceFor(chosen) }).then(
        (why) => why && complain({ key: `why.${why.code}`, ...(why.facts && { facts: why.facts }) }),
      )
  }
  const nameOf = (one: Speed): string => (one === 'instant' ? voice.t('pace.instant') : one === 0.5 ? '×½' : `×${one}`)
  const speeds = SPEEDS.filter((one) => one !== 'instant' || (maySet && isAlone))
  return (
    <div
      ref={box}
      className="pace"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setOpen(false)
      }}
    >
      <button
        type="button"
        className="icon-button pace-button"
        aria-expanded={isOpen}
        aria-label={voice.t('pace.now', { speed: nameOf(now) })}
        title={voice.t('pace.now', { speed: nameOf(now) })}
        onClick={() => setOpen(!isOpen)}
      >
        {now === 'instant' ? '»' : nameOf(now)}
      </button>
      {isOpen && (
        <div className="pace-choice">
          <div role="group" aria-label={voice.t('pace.name')}>
            {speeds.map((one) => (
              <button key={one} type="button" aria-pressed={one === now} onClick={() => choose(one)}>
                {nameOf(one)}
              </button>
            ))}
          </div>
          <p>{voice.t(maySet ? 'pace.bots' : 'pace.shown')}</p>
          <p>{voice.t('pace.skip')}</p>
        </div>
      )}
    </div>
  )
}

const nearest = (speed: number): Speed =>
  SPEEDS.filter((one) => one !== 'instant').toSorted((a, b) => Math.abs(a - speed) - Math.abs(b - speed))[0]!
