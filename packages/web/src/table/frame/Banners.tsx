// Banners across the top: the connection is lost, the game is paused, one is looking back.

import { type ComponentType, memo, useEffect, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { FirstRide } from '../../learn/first/FirstRide.tsx'
import { FirstTip } from '../../learn/first/FirstTip.tsx'
import { useTable } from './context.ts'
import { PauseBand, UndoBand } from '../chat/Agreements.tsx'
import { AbsenceBand } from '../seats/AbsenceBand.tsx'
import { promptWords } from '../prompt/prompt-words.ts'
import type { History } from '../log/use-history.ts'

/** Shorter interruptions aren't shown; milliseconds. */
const SILENCE = 1000
const BACK_SHOWN = 3000

interface BannersProps {
  readonly history: History
  readonly Note: ComponentType | undefined // what a teacher says
}

export const Banners = memo(function Banners({ history, Note }: BannersProps) {
  return (
    <div className="bands">
      <Band history={history} />
      <PauseBand />
      <AbsenceBand />
      <UndoBand />
      {Note ? (
        <Note />
      ) : (
        <>
          <FirstRide />
          <FirstTip />
        </>
      )}
    </div>
  )
})

function Band({ history }: { readonly history: History }) {
  const table = useTable()
  const { voice, snapshot, link, prompt, lookAt } = table
  const isLost = useAfter(snapshot.connection === 'lost' || snapshot.connection === 'connecting', SILENCE)
  const isBack = useJustBack(snapshot.back)
  if (history.at !== undefined) {
    const isUrgent = prompt.kind === 'mine'
    return (
      <div className="band band-past" data-urgent={isUrgent || undefined} role="status">
        <strong>
          {history.isUnknown
            ? voice.t('history.unknown')
            : voice.t('history.band', { at: history.points.indexOf(history.at), last: history.points.length - 1 })}
        </strong>
        {isUrgent && <span>{voice.t('history.asked', { ask: promptWords(table).ask })}</span>}
        <Button look={isUrgent ? 'primary' : 'plain'} onClick={() => lookAt(undefined)}>
          {voice.t('history.now')}
        </Button>
      </div>
    )
  }
  if (isLost)
    return (
      <div className="band band-lost" role="status">
        <strong>{voice.t('band.lost')}</strong>
        <Button onClick={() => link.retry()}>{voice.t('band.retry')}</Button>
      </div>
    )
  if (snapshot.table?.frozen)
    return (
      <p className="band band-lost" role="status">
        {voice.t('band.frozen')}
      </p>
    )
  if (snapshot.moderator)
    return (
      <p className="band" role="status">
        {voice.t('band.moderator')}
      </p>
    )
  if (isBack)
    return (
      <p className="band band-back" role="status">
        {voice.t('band.back')}
      </p>
    )
  return null
}

/** True once it has held for so long. */
function useAfter(holds: boolean, milliseconds: number): boolean {
  const [has, set] = useState(false)
  useEffect(() => {
    if (!holds) return set(false)
    const timer = setTimeout(() => set(true), milliseconds)
    return () => clearTimeout(timer)
  }, [holds, milliseconds])
  return holds && has
}

function useJustBack(times: number): boolean {
  const [seen, see] = useState(times)
  useEffect(() => {
    if (seen === times) return
    const timer = setTimeout(() => see(times), BACK_SHOWN)
    return () => clearTimeout(timer)
  }, [seen, times])
  return seen !== times
}
