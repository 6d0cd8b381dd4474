// The screen between two players of one device: shows nothing of the table, and isn't dismissed by accident.

import { useEffect, useMemo, useRef, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { SeatChip } from '../../art/marks/Mark.tsx'
import { HoldButton } from '../../design/HoldButton.tsx'
import type { Snapshot, TableLink } from '../../link/link.ts'
import { namesOf } from '../seats/names.ts'
import './pass.css'
import type { Passing } from './use-passing.ts'
import { voiceOf } from '../log/voice.ts'

const HOLD = 500

export function PassScreen({
  snapshot,
  passing,
}: {
  readonly link: TableLink
  readonly snapshot: Snapshot
  readonly passing: Passing
}) {
  const language = useSettings((settings) => settings.language)
  const { module } = snapshot.game!
  const voice = useMemo(
    () => voiceOf(module, language, namesOf(snapshot.table!, module, language)),
    [module, language, snapshot.table],
  )
  const [presses, setPresses] = useState(0)
  const screen = useRef<HTMLElement>(null)
  const seat = passing.to!
  useEffect(() => {
    screen.current?.focus()
    setPresses(0)
  }, [seat])
  return (
    <main
      ref={screen}
      id="main"
      className="pass"
      tabIndex={-1}
      onKeyDown={({ key, repeat, target }) => {
        if (key !== 'Enter' || repeat || target !== screen.current) return
        if (presses === 1) passing.take()
        else setPresses(1)
      }}
    >
      <SeatChip seat={seat} size={96} />
      <h1>{voice.t('pass.title', { seat })}</h1>
      {passing.wasHidden && <p>{voice.t('pass.hidden')}</p>}
      <HoldButton
        look="primary"
        label={voice.t('pass.hold')}
        holdingLabel={voice.t('menu.hold')}
        lasts={HOLD}
        onHeld={passing.take}
      />
      <p role="status">{voice.t(presses === 0 ? 'pass.hint' : 'pass.again')}</p>
    </main>
  )
}
