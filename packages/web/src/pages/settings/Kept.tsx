// How much of the games is kept in this browser, for when there is no network.

import { useEffect, useState } from 'react'
import { registerOffline } from '../../app/update.ts'
import { usePageSay } from '../../text/pages.ts'

interface Kept {
  readonly kept: number
  readonly of: number
}
const AGAIN = 1000

export function KeptFiles() {
  const say = usePageSay()
  const kept = useKept()
  if (kept === undefined) return null
  if (kept === 'nothing') return <p>{say('settings.offline.never')}</p>
  const { kept: now, of } = kept
  return (
    <>
      <p id="kept-files">{say(now === of ? 'settings.offline.all' : 'settings.offline.some', { now, of })}</p>
      {now < of && <progress aria-labelledby="kept-files" value={now} max={of} />}
    </>
  )
}

/** Undefined: it isn't known yet. */
function useKept(): Kept | 'nothing' | undefined {
  const [kept, setKept] = useState<Kept | 'nothing'>()
  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout>
    const look = async (): Promise<void> => {
      const registration = await registerOffline()
      const now = registration === undefined ? 'nothing' : await ask((await navigator.serviceWorker.ready).active)
      if (isGone) return
      setKept(now)
      if (now !== 'nothing' && now.kept < now.of) timer = setTimeout(() => void look(), AGAIN)
    }
    void look()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
  return kept
}

function ask(worker: ServiceWorker | null): Promise<Kept | 'nothing'> {
  if (worker === null) return Promise.resolve('nothing')
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<Kept>) => done(data), { once: true })
    port1.start()
    worker.postMessage('kept?', [port2])
  })
}
