// Back to where I stand; the key for it knows the map and nothing else.

import { create } from 'zustand'
import { centreOn, fingerZoom, fit, isWhole, useCamera } from './camera.ts'
import { MIDDLES } from './geometry.ts'

/** Where I stand now, as the map last showed it. */
export const useHome = create<{ readonly hex: number }>()(() => ({ hex: -1 }))

/** Close to where one stands; from anywhere else back to the whole map. */
export function centreOnMe(): void {
  const camera = useCamera.getState()
  const point = MIDDLES[useHome.getState().hex]
  if (!point || !isWhole(camera)) return fit()
  centreOn(point, Math.max(camera.zoom * 1.6, fingerZoom(camera)))
}
