// Premoves: while others are asked first, an answer left for when the question comes to me. Nobody else sees it.

import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { useTable } from '../frame/context.ts'
import './premoves.css'
import type { UpcomingQuestion } from './use-premoves.ts'

export function Premoves() {
  const { early } = useTable()
  return early.map((one) => <EarlyAnswer key={`${one.kind} ${one.cause}`} early={one} />)
}

function EarlyAnswer({ early }: { readonly early: UpcomingQuestion }) {
  const { voice } = useTable()
  const [isOpen, setOpen] = useState(false)
  const { chosen, actions } = early
  const ready = chosen.map((action) => voice.action(action))
  return (
    <div className="early" data-early={early.kind} role="group" aria-label={voice.t('early.name')}>
      <div className="early-head">
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {voice.t(chosen.length === 0 ? 'early.prepare' : 'early.change')}
        </Button>
        <p className="early-ready" role="status">
          {chosen.length === 0 ? voice.t('early.hint') : voice.t('early.ready', { what: ready.join(' › ') })}
        </p>
      </div>
      {isOpen && (
        <div className="early-answers">
          {actions.map((action) => {
            const place = early.placeOf(action)
            return (
              <Button
                key={JSON.stringify(action)}
                className="early-answer"
                aria-pressed={place > 0}
                onClick={() => early.toggle(action)}
              >
                {chosen.length > 1 && place > 0 && <span className="early-place">{place}</span>}
                {voice.action(action)}
              </Button>
            )
          })}
          {chosen.length > 0 && (
            <Button look="quiet" className="deed-cancel" onClick={() => early.withdraw()}>
              {voice.t('early.withdraw')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
