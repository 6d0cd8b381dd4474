// Back through the game, move by move, by dragging or by the arrow keys.

import { useTable } from '../frame/context.ts'
import type { History } from './use-history.ts'

export function Scrubber({ history }: { readonly history: History }) {
  const { voice } = useTable()
  const { points, at, lookAt, step } = history
  const last = points.length - 1
  const here = at === undefined ? last : Math.max(0, points.indexOf(at))
  if (last < 1) return null
  return (
    <div className="scrubber" role="group" aria-label={voice.t('history.name')}>
      <button type="button" className="icon-button" aria-label={voice.t('history.previous')} onClick={() => step(-1)}>
        ‹
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={here}
        aria-label={voice.t('history.slider')}
        aria-valuetext={voice.t('history.band', { at: here, last })}
        onChange={({ target }) => {
          const to = Number(target.value)
          lookAt(to >= last ? undefined : points[to])
        }}
      />
      <button type="button" className="icon-button" aria-label={voice.t('history.next')} onClick={() => step(1)}>
        ›
      </button>
    </div>
  )
}
