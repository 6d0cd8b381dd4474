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
        <ul className="plain-lines">
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
