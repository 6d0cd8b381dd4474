// What is told after a game comes when it is over, and not with the board.

import { lazy, Suspense } from 'react'
import type { ResultProps } from '../../board.ts'

const Told = lazy(async () => ({ default: (await import('./Result.tsx')).Result }))

export function Result(it: ResultProps) {
  return (
    <Suspense fallback={null}>
      <Told {...it} />
    </Suspense>
  )
}
