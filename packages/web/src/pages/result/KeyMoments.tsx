// Three moments of the game that are worth seeing again; each leads into its replay.

import { say as sayText, textOfEvent } from '@saloon/kernel'
import { useMemo } from 'react'
import { Link } from 'wouter'
import type { Moment } from '../../link/link.ts'
import { usePageSay } from '../../text/pages.ts'
import { type KeyEvent, type KeyKind, timelineOf } from '../replay/playback/timeline.ts'

const MOST = 3
/** What one remembers of a game, the most first; its end is on this page. */
const RANK: readonly KeyKind[] = ['knock-out', 'prize', 'fight', 'reveal', 'swing']

export function keyMoments(moments: readonly Moment[]): readonly KeyEvent[] {
  const keys = timelineOf(moments).keys.filter(({ kind }) => kind !== 'end')
  // The later of two alike: it decided more.
  const best = keys.toSorted((a, b) => RANK.indexOf(a.kind) - RANK.indexOf(b.kind) || b.seq - a.seq)
  return best.slice(0, MOST).toSorted((a, b) => a.seq - b.seq)
}

interface KeyMomentsProps {
  readonly moments: readonly Moment[]
  readonly replay: string
  readonly reader: Parameters<typeof sayText>[0]
}

export function KeyMoments({ moments, replay, reader }: KeyMomentsProps) {
  const say = usePageSay()
  const keys = useMemo(() => keyMoments(moments), [moments])
  if (keys.length === 0) return null
  return (
    <section className="result-moments" aria-labelledby="result-moments">
      <h2 id="result-moments">{say('result.moments')}</h2>
      <ol>
        {keys.map(({ seq, event }) => (
          <li key={seq}>
            <Link href={`/replay/${replay}?at=${seq}`}>
              <span>{sayText(reader, textOfEvent(event))}</span>
              <span className="result-moment-go">{say('result.moment-see', { at: seq })}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
