import { lazy, Suspense } from 'react'
import type { BoardProps } from '../games/board.ts'
import { Sentence } from '../table/Sentence.tsx'
import './plain.css'
import { PlainTiles, useSmall, useZones } from './PlainTiles.tsx'

/** Only games on a wooden table need it. */
const PlainPlan = lazy(() => import('./plan/PlainPlan.tsx'))

export function PlainPlayfield(board: BoardProps) {
  const { lines } = useZones(board)
  const isSmall = useSmall()
  return (
    <div className="plain-middle">
      {board.module.plan && (
        <Suspense>
          <PlainPlan {...board} />
        </Suspense>
      )}
      {lines.length > 0 && (
        // Beside the plan it has to be scrolled by itself, and so by keys.
        <ul className="plain-lines" tabIndex={board.module.plan && 0}>
          {lines.map((text, i) => (
            <li key={i}>
              <Sentence text={text} />
            </li>
          ))}
        </ul>
      )}
      {!isSmall && <PlainTiles {...board} />}
    </div>
  )
}
