// Over the middle of the map: the scene that is played there. Scenes are no part of the board's first load.

import { lazy, Suspense } from 'react'
import type { BoardProps } from '../../board.ts'
import { seen } from '../table.ts'
import { sceneOf } from './scene-of.ts'

const Scenes = lazy(async () => ({ default: (await import('./Scenes.tsx')).Scenes }))

export function LegendsStage(board: BoardProps) {
  return (
    <Suspense fallback={null}>
      <Scenes {...board} scene={sceneOf(seen(board.view), board)} />
    </Suspense>
  )
}
