// Recipes become air: oscillators and one buffer of noise, nothing loaded.

import { seeded } from '../art/seeded.ts'
import { FADED, endOf, type Layer, type Recipe } from './recipe.ts'

const hiss = new WeakMap<BaseAudioContext, AudioBuffer>()
const SECONDS = 2

/** The same noise every time: a sound is a thing one knows again. */
export function whiteNoise(context: BaseAudioContext): AudioBuffer {
  let buffer = hiss.get(context)
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate * SECONDS, context.sampleRate)
    const next = seeded(1873)
    const samples = buffer.getChannelData(0)
    for (let index = 0; index < samples.length; index++) samples[index] = next() * 2 - 1
    hiss.set(context, buffer)
  }
  return buffer
}

/** Sounds the recipe from now on and gives the time when it is over. */
export function sound(context: BaseAudioContext, recipe: Recipe, into: AudioNode, start: number, pitch = 1): number {
  let over = start
  for (const layer of recipe.layers) {
    sounded(context, layer, into, start, pitch)
    over = Math.max(over, start + endOf(layer))
  }
  return over
}

function sounded(context: BaseAudioContext, layer: Layer, into: AudioNode, start: number, pitch: number): void {
  const begins = start + layer.at
  const ends = start + endOf(layer)
  const envelope = context.createGain()
  envelope.gain.setValueAtTime(0, begins)
  envelope.gain.linearRampToValueAtTime(layer.gain, begins + layer.attack)
  envelope.gain.setValueAtTime(layer.gain, begins + layer.attack + layer.hold)
  envelope.gain.exponentialRampToValueAtTime(layer.gain * FADED, ends)
  envelope.connect(into)
  const source =
    layer.kind === 'tone'
      ? toneOf(context, layer, envelope, begins, ends, pitch)
      : noiseOf(context, layer, envelope, begins, ends, pitch)
  source.start(begins)
  source.stop(ends)
}

function toneOf(
  context: BaseAudioContext,
  layer: Extract<Layer, { kind: 'tone' }>,
  into: AudioNode,
  begins: number,
  ends: number,
  pitch: number,
): OscillatorNode {
  const voice = context.createOscillator()
  voice.type = layer.wave
  voice.frequency.setValueAtTime(layer.from * pitch, begins)
  voice.frequency.exponentialRampToValueAtTime(layer.to * pitch, ends)
  if (layer.waver > 0) {
    const hand = context.createOscillator()
    const reach = context.createGain()
    hand.frequency.value = 6
    reach.gain.value = layer.waver
    hand.connect(reach).connect(voice.frequency)
    hand.start(begins)
    hand.stop(ends)
  }
  voice.connect(into)
  return voice
}

function noiseOf(
  context: BaseAudioContext,
  layer: Extract<Layer, { kind: 'noise' }>,
  into: AudioNode,
  begins: number,
  ends: number,
  pitch: number,
): AudioBufferSourceNode {
  const air = context.createBufferSource()
  air.buffer = whiteNoise(context)
  air.loop = true
  const filter = context.createBiquadFilter()
  filter.type = layer.filter
  filter.Q.value = layer.sharp
  filter.frequency.setValueAtTime(layer.from * pitch, begins)
  filter.frequency.exponentialRampToValueAtTime(layer.to * pitch, ends)
  air.connect(filter).connect(into)
  return air
}
