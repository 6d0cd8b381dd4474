// Sound, as the rest of the app knows it. It is silent until the first gesture, as browsers want it, and for good where
// there is no audio; nobody has to ask.

import { useSettings } from '../app/settings.ts'
import type { Ambience } from './ambience.ts'
import { makeMixer, type Mixer } from './mixer.ts'
import { panOf } from './place.ts'
import type { SoundName } from './sounds.ts'

export { isSoundName, SOUND_NAMES, type SoundName } from './sounds.ts'
export type { Ambience } from './ambience.ts'

/** Where and how hard: a seat of so many, seen from the seat at the foot of the screen. */
export interface Heard {
  readonly seat?: number | undefined
  readonly of?: number | undefined
  readonly me?: number | undefined
  readonly power?: number | undefined
}

let mixer: Mixer | undefined
let context: AudioContext | undefined
let around: Ambience | null = null

const GESTURES = ['pointerdown', 'keydown'] as const

function wake(): void {
  for (const gesture of GESTURES) removeEventListener(gesture, wake, true)
  if (typeof AudioContext === 'undefined') return
  context = new AudioContext({ latencyHint: 'interactive' })
  mixer = makeMixer(context)
  mixer.set(useSettings.getState())
  mixer.ambience(around)
}

/** Makes ready to sound: once, when the app starts. */
export function prepareSound(): void {
  for (const gesture of GESTURES) addEventListener(gesture, wake, true)
  useSettings.subscribe((settings) => mixer?.set(settings))
  // A page in the background keeps still; a phone would also keep its battery awake.
  document.addEventListener('visibilitychange', () => {
    if (context) void (document.hidden ? context.suspend() : context.resume()).catch(() => undefined)
  })
}

export function play(name: SoundName, { seat, of, me = 0, power }: Heard = {}): void {
  if (useSettings.getState().muted || document.hidden) return
  mixer?.play(name, { pan: seat === undefined || of === undefined ? 0 : panOf(seat, of, me), power })
}

/** What is heard all the time; null: nothing. How loud it is, is the reader's setting, and that is nothing at first. */
export function setAmbience(ambience: Ambience | null): void {
  around = ambience
  mixer?.ambience(ambience)
}
