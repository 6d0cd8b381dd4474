// The town clock in the prompt: the strokes so far, and when to answer. Seen as well as heard; never by motion alone.

import { useEffect } from 'react'
import './bells.css'
import { useTable } from '../frame/context.ts'
import { hasRace } from './race.ts'
import { useBells } from './use-bells.ts'

export function Bells() {
  const { snapshot, game, module, voice, tell, isPast } = useTable()
  const isOn = hasRace(module.game, game.view) && !isPast
  const strokes = useBells(isOn ? snapshot.bell : undefined)
  const isNow = strokes?.isNow === true
  useEffect(() => {
    if (isNow) tell(voice.t('race.now'), true)
  }, [isNow, tell, voice])
  if (!isOn) return null
  const { heard = 0, of = 0 } = strokes ?? {}
  const words = isNow
    ? voice.t('race.now')
    : heard > 0
      ? voice.t('race.strokes', { k: heard, n: of })
      : voice.t('race.wait')
  return (
    <p className="bells" data-heard={heard} data-now={isNow || undefined}>
      <span className="bells-strokes" aria-hidden="true">
        {Array.from({ length: of }, (_, stroke) => (
          <i key={stroke} data-heard={stroke < heard || undefined} />
        ))}
      </span>
      {words}
    </p>
  )
}
