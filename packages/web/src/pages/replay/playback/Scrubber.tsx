// The course of the game as a strip: a tick where a turn begins, in the colour of whose turn it is, a sign where something mattered.

import { useReplaySay } from '../../../text/replay.ts'
import { Sign } from './Sign.tsx'
import type { Timeline } from './timeline.ts'
import type { Playback } from './use-playback.ts'

interface ScrubberProps {
  readonly timeline: Timeline
  readonly playback: Playback
  readonly names: readonly string[]
  readonly isSpoilerFree: boolean
}

export function Scrubber({ timeline, playback, names, isSpoilerFree }: ScrubberProps) {
  const say = useReplaySay()
  const { at, furthest, last, goTo } = playback
  const end = Math.max(1, isSpoilerFree ? furthest : last)
  const place = (seq: number): { left: string } => ({ left: `${(seq / end) * 100}%` })
  const turn = timeline.turns.findLast(({ seq }) => seq <= at)
  const position = isSpoilerFree ? say('position.spoiler-free', { at }) : say('position', { at, last })
  const whose = turn?.seat === undefined ? say('deal') : say('turn-of', { name: names[turn.seat] ?? '' })
  return (
    <div className="replay-scrubber" data-spoiler-free={isSpoilerFree || undefined}>
      <div className="replay-keys">
        {timeline.keys
          .filter(({ seq }) => seq <= end)
          .map(({ seq, kind }) => {
            const label = say('key.at', { what: say(`key.${kind}`), at: seq })
            return (
              <button
                key={seq}
                type="button"
                className="replay-key"
                tabIndex={-1}
                style={place(seq)}
                aria-label={label}
                title={label}
                onClick={() => goTo(seq)}
              >
                <Sign name={kind} />
              </button>
            )
          })}
      </div>
      <div className="replay-track">
        <div className="replay-turns" aria-hidden="true">
          {timeline.turns
            .filter(({ seq }) => seq <= end)
            .map(({ seq, seat }, i, all) => (
              <span
                key={seq}
                className="replay-turn"
                style={{
                  ...place(seq),
                  width: `${(((all[i + 1]?.seq ?? end) - seq) / end) * 100}%`,
                  background: seat === undefined ? 'var(--line)' : `var(--seat-${seat % 10})`,
                }}
              />
            ))}
        </div>
        <input
          type="range"
          min={0}
          max={end}
          value={at}
          aria-label={say('timeline')}
          aria-valuetext={`${position}. ${whose}`}
          onChange={({ target }) => goTo(Number(target.value))}
        />
      </div>
    </div>
  )
}
