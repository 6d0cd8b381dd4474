// A picture is a ground and the signs that stand on it, the last one in front. 400 units wide, 279 high.

import { type GroundName, Land } from './grounds.tsx'
import { type SignName, SIGNS } from './signs.tsx'
import type { FC } from 'react'

type Standing = readonly [sign: SignName, x: number, y: number, scale?: number, turn?: number]
export type Scene = readonly [ground: GroundName, ...standing: readonly Standing[]]

/** Only what the store sells comes in copies. */
interface Copied {
  readonly copy?: number | undefined
}

/** `copy`: which of several copies of a thing stands there. */
export function ScenePicture({ scene, copy }: { readonly scene: Scene; readonly copy?: number | undefined }) {
  const [ground, ...standing] = scene
  return (
    <>
      <Land name={ground} />
      {standing.map(([sign, x, y, scale = 1, turn = 0], place) => {
        const Shape = SIGNS[sign] as FC<Copied>
        return (
          <g key={place} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
            <Shape copy={copy} />
          </g>
        )
      })}
    </>
  )
}
