// Sound, as the rest of the app knows it. It is silent until the first gesture, as browsers want it, and for good where
// there is no audio; nobody has to ask.

import { useSettings } from '../app/settings.ts'
import type { Ambience } from './ambience.ts'
import { makeMixer, type Mixer } from './mixer.ts'
import { panOf } from './place.ts'
import { lengthOf } from './recipe.ts'
import { recipeOf, type SoundName } from './sounds.ts'

export { isSoundName, SOUND_NAMES, type SoundName } from './sounds.ts'
export type { Ambience } from './ambience.ts'

/** Where and how hard: a seat of so many, seen from the seat at the foot of the screen. */
export interface Heard {
  readonly seat?: number | undefined
  readonly of?: number | undefined
  readonly me?: number | undefined
  readonly power?: number | undefined
  /** Milliseconds from now. */
  readonly after?: number | undefined
}

interface Playing {
  readonly context: AudioContext
  readonly mixer: Mixer
}
let playing: Playing | undefined
let isPrepared = false
let around: Ambience | null = null

const GESTURES = ['pointerdown', 'keydown'] as const

function wake(): void {
  for (const gesture of GESTURES) removeEventListener(gesture, wake, true)
  if (typeof AudioContext === 'undefined') return
  const context = new AudioContext({ latencyHint: 'interactive' })
  const mixer = makeMixer(context)
  mixer.set(useSettings.getState())
  mixer.ambience(around)
  playing = { context, mixer }
}

/** Makes ready to sound. As often as one likes. */
export function prepareSound(): void {
  if (isPrepared) return
  isPrepared = true
  // Safari can't tell whether there was a gesture: there one more is waited for.
  const activation = (navigator as Partial<Pick<Navigator, 'userActivation'>>).userActivation
  if (activation?.hasBeenActive) wake()
  else for (const gesture of GESTURES) addEventListener(gesture, wake, true)
  useSettings.subscribe((settings) => playing?.mixer.set(settings))
  // A page in the background keeps still; a phone would also keep its battery awake.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) rest()
    else if (playing) void playing.context.resume().catch(() => undefined)
  })
}

const rest = (): void => {
  if (playing && document.hidden) void playing.context.suspend().catch(() => undefined)
}

/** In the background only what one must not miss is heard: whoever asks for that there has looked at the settings. */
export function play(name: SoundName, { seat, of, me = 0, power, after = 0 }: Heard = {}): void {
  if (!playing || useSettings.getState().muted) return
  const { context, mixer } = playing
  const pan = seat === undefined || of === undefined ? 0 : panOf(seat, of, me)
  // What is heard at a moment leaves a little sooner where the way to the ear is long.
  const wait = after === 0 ? 0 : Math.max(0, after / 1000 - (context.outputLatency || 0))
  const played = { pan, power, after: wait }
  if (!document.hidden) {
    mixer.play(name, played)
    return
  }
  const recipe = recipeOf(name)
  if (!recipe.leads) return
  const call = async (): Promise<void> => {
    await context.resume()
    mixer.play(name, played)
    setTimeout(rest, lengthOf(recipe) * 1000 + 200)
  }
  void call().catch(() => undefined)
}

/** What is heard all the time; null: nothing. How loud it is, is the reader's setting, and that is nothing at first. */
export function setAmbience(ambience: Ambience | null): void {
  around = ambience
  playing?.mixer.ambience(ambience)
}
