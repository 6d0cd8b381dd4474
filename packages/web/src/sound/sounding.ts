// What is shown is also heard, at the moment it is shown.

import { play, type Heard, type SoundName } from './index.ts'

interface Shown {
  readonly lasts: number
  run(lasts: number): (() => void) | void
}

/** The same animation, sounding when it begins. */
export const sounding = (animation: Shown, name: SoundName, heard: Heard): Shown => ({
  lasts: animation.lasts,
  run(lasts) {
    play(name, heard)
    return animation.run(lasts)
  },
})
