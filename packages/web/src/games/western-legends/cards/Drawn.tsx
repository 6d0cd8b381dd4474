// What cards are drawn with comes after the board, which can be played without it: a card stands in its frame until then.

import { lazy, Suspense } from 'react'
import type { SignName } from '../../../art/cards/western-legends/signs.tsx'
import type { Scene } from '../../../art/cards/western-legends/pictures.tsx'

const Signs = lazy(async () => ({ default: (await import('./drawings.tsx')).DrawnSign }))
const Pictures = lazy(async () => ({ default: (await import('./drawings.tsx')).ScenePicture }))

/** Which of several copies of a thing it is. */
interface Copied {
  readonly copy?: number | undefined
}

export const Sign = (it: Copied & { readonly name: SignName }) => (
  <Suspense fallback={null}>
    <Signs {...it} />
  </Suspense>
)
export const ScenePicture = (it: Copied & { readonly scene: Scene }) => (
  <Suspense fallback={null}>
    <Pictures {...it} />
  </Suspense>
)
