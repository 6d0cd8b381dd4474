import type { Text } from '@saloon/kernel'
import { lazy, memo, Suspense } from 'react'
import type { BoardProps } from '../games/board.ts'
import { Sentence } from '../table/log/Sentence.tsx'
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
      {lines.length > 0 && <Lines lines={lines} isBesidePlan={board.module.plan !== undefined} />}
      {!isSmall && <PlainTiles {...board} />}
    </div>
  )
}

interface LinesProps {
  readonly lines: readonly Text[]
  readonly isBesidePlan: boolean // it is scrolled by itself there, and so by keys
}
/** They stay as they are while somebody aims. */
const Lines = memo(function Lines({ lines, isBesidePlan }: LinesProps) {
  return (
    <ul className="plain-lines" tabIndex={isBesidePlan ? 0 : undefined}>
      {lines.map((text, i) => (
        <li key={i}>
          <Sentence text={text} />
        </li>
      ))}
    </ul>
  )
})
