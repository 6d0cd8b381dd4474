// How a sound is made: layers of tone and noise, each with its own envelope. Data only; instruments.ts turns it into air.

interface Layered {
  /** Seconds after the sound begins. */
  readonly at: number
  /** Loudest, from 0 to 1. */
  readonly gain: number
  /** Seconds to the loudest, seconds it stays there, seconds until it is gone. */
  readonly attack: number
  readonly hold: number
  readonly decay: number
}

export interface Tone extends Layered {
  readonly kind: 'tone'
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth'
  /** Hertz; it glides from one to the other. */
  readonly from: number
  readonly to: number
  /** Wavering, in Hertz up and down, six times a second: reeds and strings. */
  readonly waver: number
}

export interface Noise extends Layered {
  readonly kind: 'noise'
  readonly filter: 'lowpass' | 'bandpass' | 'highpass'
  readonly from: number
  readonly to: number
  readonly sharp: number
}

export type Layer = Tone | Noise

export interface Recipe {
  readonly layers: readonly Layer[]
  /** Others fall silent behind it: what I must not miss. */
  readonly leads?: boolean
}

const STRUCK = { at: 0, attack: 0.002, hold: 0 } as const

export const tone = (from: number, decay: number, gain: number, more: Partial<Tone> = {}): Tone => ({
  ...STRUCK,
  kind: 'tone',
  wave: 'sine',
  from,
  to: more.from ?? from,
  waver: 0,
  gain,
  decay,
  ...more,
})

export const noise = (
  filter: Noise['filter'],
  from: number,
  decay: number,
  gain: number,
  more: Partial<Noise> = {},
): Noise => ({
  ...STRUCK,
  kind: 'noise',
  filter,
  from,
  to: from,
  sharp: 0.8,
  gain,
  decay,
  ...more,
})

/** The same layers later, and louder or softer. */
export const later = (at: number, layers: readonly Layer[], loud = 1): Layer[] =>
  layers.map((layer) => ({ ...layer, at: layer.at + at, gain: layer.gain * loud }))

export const endOf = ({ at, attack, hold, decay }: Layer): number => at + attack + hold + decay
export const lengthOf = (recipe: Recipe): number => Math.max(...recipe.layers.map(endOf))

/** Loudness of a layer at a time: up in a straight line, then away as struck things fade. */
export function loudness(layer: Layer, time: number): number {
  const since = time - layer.at
  if (since < 0 || since > layer.attack + layer.hold + layer.decay) return 0
  if (since < layer.attack) return (layer.gain * since) / layer.attack
  const fading = since - layer.attack - layer.hold
  return fading <= 0 ? layer.gain : layer.gain * FADED ** (fading / layer.decay)
}

/** What is left at the end of a decay: sixty decibels down. */
export const FADED = 0.001
