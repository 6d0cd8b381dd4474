// What others may do with the table that is on the screen: the same hands for as long as it is there.

import type { WoodenView } from '../scene/wooden-table.ts'
import type { Stage } from './stage.ts'

export type Hands = Omit<WoodenView, 'preset' | 'isPlaying' | 'contacts' | 'canReplay'>

const listening =
  <T>(set: Set<T>) =>
  (one: T): (() => void) => {
    set.add(one)
    return () => void set.delete(one)
  }

export const handsOf = (stage: Stage): Hands => ({
  element: stage.options.element,
  canvas: stage.options.canvas,
  project: (point) => stage.table.project(point),
  unproject: stage.unproject,
  pick: stage.pick,
  scaleAt: (point) => {
    const { x, y = 0, z } = point
    const here = stage.table.project(point)
    const near = [
      { x: x + CM, y, z },
      { x, y: y + CM, z },
      { x, y, z: z + CM },
    ].map((one) => stage.table.project(one))
    return Math.max(...near.map((there) => Math.hypot(there.x - here.x, there.y - here.y)))
  },
  poseOf: stage.poseOf,
  setMarks: (marks) => stage.setMarks(marks),
  setRings: (rings) => stage.setRings(rings),
  lookFrom: (preset, about) => stage.lookFrom(preset, about),
  holdCamera: (isHeld) => void (stage.rig.isHeld = isHeld),
  onFrame: listening(stage.calls),
  ask: stage.ask,
  onPress: listening(stage.presses),
  onTap: listening(stage.taps),
  replay: () => stage.replay(),
  showGhosts: (areShown) => stage.showGhosts(areShown),
})
const CM = 1000
