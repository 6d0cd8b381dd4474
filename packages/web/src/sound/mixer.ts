// The mixer: loudness by group, at most three voices of a sound, everything else ducked behind what one must not miss.

import { samplesOf, type Ambience } from './ambience.ts'
import { sound } from './instruments.ts'
import { lengthOf } from './recipe.ts'
import { recipeOf, type SoundName } from './sounds.ts'

export interface Levels {
  readonly muted: boolean
  /** From 0 to 1. */
  readonly master: number
  readonly effects: number
  readonly ambience: number
}

export interface Played {
  /** From -1 (left) to 1 (right). */
  readonly pan?: number | undefined
  /** How hard, from 0 to 1: a soft knock is lower too. */
  readonly power?: number | undefined
  /** Seconds from now: what must be heard at its moment is told ahead. */
  readonly after?: number | undefined
}

export interface Mixer {
  set(levels: Levels): void
  /** Whether it is heard: a fourth voice of the same sound is not. */
  play(name: SoundName, played?: Played): boolean
  ambience(ambience: Ambience | null): void
}

export const MOST_VOICES = 3
const DUCKED = 0.35

/** Loudness as the ear has it: half way on the slider is half as loud. */
const heard = (level: number): number => Math.max(0, Math.min(1, level)) ** 2

export function makeMixer(context: BaseAudioContext): Mixer {
  const master = context.createGain()
  const softener = context.createDynamicsCompressor()
  const effects = context.createGain()
  const behind = context.createGain() // what is ducked: all effects but those that lead, and the ambience
  const around = context.createGain()
  effects.connect(master)
  behind.connect(effects)
  around.connect(master)
  master.connect(softener).connect(context.destination)

  const voices = new Map<SoundName, number[]>() // when each is over
  let playing: { readonly source: AudioBufferSourceNode; readonly ambience: Ambience } | undefined

  return {
    set({ muted, master: whole, effects: effect, ambience }) {
      const now = context.currentTime
      master.gain.setTargetAtTime(muted ? 0 : heard(whole), now, 0.02)
      effects.gain.setTargetAtTime(heard(effect), now, 0.02)
      around.gain.setTargetAtTime(heard(ambience) * 0.5, now, 0.2)
    },

    play(name, { pan = 0, power = 1, after = 0 } = {}) {
      const now = context.currentTime
      const start = now + after
      const sounding = (voices.get(name) ?? []).filter((over) => over > now)
      if (sounding.length >= MOST_VOICES) return false
      const recipe = recipeOf(name)
      const place = context.createStereoPanner()
      const strength = context.createGain()
      place.pan.value = Math.max(-1, Math.min(1, pan))
      strength.gain.value = (0.25 + 0.75 * power) * MOST_VOICES ** -0.25
      strength.connect(place).connect(recipe.leads ? effects : behind)
      sounding.push(sound(context, recipe, strength, start, 0.85 + 0.15 * power))
      voices.set(name, sounding)
      if (recipe.leads) duck(behind.gain, start, lengthOf(recipe))
      return true
    },

    ambience(ambience) {
      if (playing?.ambience === ambience) return
      playing?.source.stop(context.currentTime + 0.3)
      playing = undefined
      if (ambience === null) return
      const samples = samplesOf(ambience, context.sampleRate)
      const buffer = context.createBuffer(1, samples.length, context.sampleRate)
      buffer.copyToChannel(samples, 0)
      const source = context.createBufferSource()
      source.buffer = buffer
      source.loop = true
      source.connect(around)
      source.start()
      playing = { source, ambience }
    },
  }
}

function duck(gain: AudioParam, now: number, lasts: number): void {
  gain.cancelScheduledValues(now)
  gain.setTargetAtTime(DUCKED, now, 0.015)
  gain.setTargetAtTime(1, now + lasts, 0.12)
}
