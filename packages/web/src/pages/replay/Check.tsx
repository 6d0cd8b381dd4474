// Fairness: what was committed to before the game, what was revealed after it, and a verification to run oneself.

import type { Refusal } from '@saloon/kernel'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { Button } from '../../design/Button.tsx'
import type { ReplayLink } from '../../link/replay.ts'
import type { FromVerifier } from '../../link/worker/verifier.ts'
import { useReplaySay } from '../../text/replay.ts'
import { whyNot } from '../../text/why.ts'

type Progress =
  | { readonly state: 'running'; readonly rows: number; readonly of: number }
  | { readonly state: 'done'; readonly refused: Refusal | null; readonly of: number }

export function Check({ link, text }: { readonly link: ReplayLink; readonly text: string }) {
  const say = useReplaySay()
  const language = useSettings((settings) => settings.language)
  const { progress, verify } = useVerifier(text, link.log.rows.length)
  const { from } = link.log.header
  return (
    <div className="replay-check" tabIndex={0} role="region" aria-label={say('tab.check')}>
      <h3>{say('check.title')}</h3>
      <p>{say('check.text')}</p>
      {'commitment' in from ? (
        <dl>
          <dt>{say('check.promised')}</dt>
          <dd>
            <code>{from.commitment}</code>
          </dd>
          <dt>{say('check.opened')}</dt>
          <dd>
            <code>{link.log.secret}</code>
          </dd>
        </dl>
      ) : (
        <p>{say('check.laid-out')}</p>
      )}
      <Button look="primary" isOff={progress?.state === 'running'} onClick={verify}>
        {say('check.verify')}
      </Button>
      {progress?.state === 'running' && (
        <p>
          <progress max={progress.of} value={progress.rows} aria-label={say('check.verify')} />{' '}
          {say('check.running', { rows: progress.rows, of: progress.of })}
        </p>
      )}
      <p role="status" className="replay-verdict" data-holds={progress?.state === 'done' && progress.refused === null}>
        {progress?.state === 'done' &&
          (progress.refused === null
            ? say('check.true', { of: progress.of })
            : say('check.false', { why: whyNot(progress.refused, language) }))}
      </p>
    </div>
  )
}

function useVerifier(text: string, of: number): { readonly progress: Progress | undefined; verify(): void } {
  const [progress, setProgress] = useState<Progress>()
  const worker = useRef<Worker>(undefined)
  const stop = (): void => {
    worker.current?.terminate()
    worker.current = undefined
  }
  useEffect(() => stop, [])
  const verify = (): void => {
    stop()
    setProgress({ state: 'running', rows: 0, of })
    const thread = new Worker(new URL('../../link/worker/verifier.ts', import.meta.url), { type: 'module' })
    worker.current = thread
    const done = (refused: Refusal | null): void => {
      setProgress({ state: 'done', refused, of })
      stop()
    }
    thread.addEventListener('message', ({ data }: MessageEvent<FromVerifier>) => {
      if (data.type === 'passed') setProgress({ state: 'running', rows: data.rows, of: data.of })
      else done(data.refused)
    })
    thread.addEventListener('error', () => done({ code: 'our-fault' }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window and has no origin
    thread.postMessage(text)
  }
  return { progress, verify }
}
