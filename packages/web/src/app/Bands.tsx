// Strips across the top that say how things stand: no network, a new version, a browser that forgets.

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../design/Button.tsx'
import { useSay } from '../text/index.ts'
import './bands.css'
import { HouseNotices } from './HouseNotices.tsx'
import { isRemembering } from './storage.ts'
import { loadUpdate, useUpdate } from './update.ts'

function onNetwork(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

export function Bands() {
  const say = useSay()
  const [path] = useLocation()
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine)
  const hasUpdate = useUpdate()
  const isForgetful = useForgetful()
  const [isClosed, setClosed] = useState(false)
  const isPlaying = /^\/(?:t|replay)\//.test(path) // a game isn't interrupted for our sake
  return (
    <div className="bands" role="status" data-over-table={isPlaying || undefined}>
      <HouseNotices />
      {!isOnline && <p className="app-band">{say('band.offline')}</p>}
      {hasUpdate && !isPlaying && (
        <p className="app-band">
          {say('band.update')}{' '}
          <Button look="quiet" onClick={loadUpdate}>
            {say('band.update.load')}
          </Button>
        </p>
      )}
      {isForgetful && !isClosed && (
        <p className="app-band">
          {say('band.forgetful')}{' '}
          <Button look="quiet" onClick={() => setClosed(true)}>
            {say('band.close')}
          </Button>
        </p>
      )}
    </div>
  )
}

/** Looked at once, after the first attempts to remember something. */
function useForgetful(): boolean {
  const [forgets, setForgets] = useState(false)
  useEffect(() => setForgets(!isRemembering()), [])
  return forgets
}
