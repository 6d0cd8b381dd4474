import type { Refusal } from '@saloon/kernel'
import { useId } from 'react'
import { useSettings } from '../../app/settings.ts'
import { EmptyLedger } from '../../art/scenes/Empty.tsx'
import { useReplaySay } from '../../text/replay.ts'
import { whyNot } from '../../text/why.ts'
import { Notice } from '../states/Notice.tsx'
import './replay.css'

/** A place for a log; a file that is none is told so. */
export function OpenFile({ problem, onFile }: { readonly problem: Refusal | undefined; onFile(file?: File): void }) {
  const say = useReplaySay()
  const language = useSettings((settings) => settings.language)
  const field = useId()
  return (
    <Notice
      title={say('file.title')}
      scene={
        <div className="notice-scene">
          <EmptyLedger />
        </div>
      }
    >
      <p>{say('file.text')}</p>
      <p className="replay-file">
        <input
          id={field}
          type="file"
          className="unseen"
          accept=".jsonl,.ndjson,.saloon,.txt,application/x-ndjson"
          onChange={({ target }) => {
            onFile(target.files?.[0])
            target.value = '' // the same file again is a new try
          }}
        />
        <label htmlFor={field} className="button button-primary">
          {say('file.choose')}
        </label>
      </p>
      <p className="room-problem" role="alert">
        {problem ? say('file.bad', { why: whyNot(problem, language) }) : ''}
      </p>
    </Notice>
  )
}
