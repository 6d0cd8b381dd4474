// A slingshot that is being pulled: kept beside React's state, so that what is drawn follows the finger in the same picture.

import type { Aimed } from '@saloon/physics'
import { createStore, useStore } from 'zustand'
import type { ScreenPoint } from '../scene/wooden-table.ts'
import type { Handle } from './handles.ts'

export interface Pull {
  readonly handle: Handle
  readonly from: ScreenPoint // where what is flicked lies, from the corner of the playfield
  readonly to: ScreenPoint // where the pulling end is
  readonly finger: ScreenPoint // where the finger is: on the table, or on the pad beside it
  readonly share: number // of a full pull
  readonly launch: Aimed | undefined // undefined: too short, it would be taken back
  readonly isTouch: boolean
}
export const pulling = createStore<{ readonly pull: Pull | undefined }>()(() => ({ pull: undefined }))
export const usePull = (): Pull | undefined => useStore(pulling, ({ pull }) => pull)

/** A full pull, in pixels: comfortable for a thumb, exact enough for a mouse. */
export const fullPull = (width: number, height: number): number =>
  Math.max(100, Math.min(190, Math.min(width, height) / 2.4))
