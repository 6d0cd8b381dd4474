// What may be heard all the time, softly and only if wanted: the murmur of a full room, or crickets at night.
// Each is some seconds of computed samples that end as they began.

import { seeded } from '../art/seeded.ts'

export const AMBIENCES = ['murmur', 'crickets'] as const
export type Ambience = (typeof AMBIENCES)[number]

const SECONDS = 8

/** Samples from -1 to 1 that can be played round and round. */
export function samplesOf(ambience: Ambience, rate: number): Float32Array<ArrayBuffer> {
  return ambience === 'murmur' ? murmur(rate) : crickets(rate)
}

/** Voices through a wall: dark noise in slow waves, and now and then a glass. */
function murmur(rate: number): Float32Array<ArrayBuffer> {
  const length = rate * SECONDS
  const samples = new Float32Array(length)
  let [slow, slower] = [0, 0]
  // The same noise twice round: the second round starts from where the first left the filters, so that the seam is not
  // heard.
  for (let round = 0; round < 2; round++) {
    const next = seeded(49)
    for (let index = 0; index < length; index++) {
      slow += (next() * 2 - 1 - slow) * 0.05
      slower += (slow - slower) * 0.12
      const turn = (index / length) * 2 * Math.PI
      const talk = 0.6 + 0.25 * Math.sin(turn * 3) + 0.15 * Math.sin(turn * 7 + 1)
      samples[index] = slower * 2.4 * talk
    }
  }
  for (const [at, pitch] of [
    [1.3, 2100],
    [4.6, 2640],
    [4.75, 2380],
  ] as const)
    for (let index = 0; index < rate * 0.3; index++) {
      const time = index / rate
      samples[Math.floor(at * rate) + index]! += Math.sin(time * pitch * 2 * Math.PI) * Math.exp(-time * 18) * 0.05
    }
  return samples
}

/** Chirps of three, from two places in the grass. */
function crickets(rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(rate * SECONDS)
  const sing = (from: number, every: number, pitch: number, loud: number) => {
    for (let at = from; at + 0.3 < SECONDS; at += every)
      for (let chirp = 0; chirp < 3; chirp++)
        for (let index = 0; index < rate * 0.045; index++) {
          const time = index / rate
          const swell = Math.sin((Math.PI * time) / 0.045) ** 2
          samples[Math.floor((at + chirp * 0.065) * rate) + index]! +=
            Math.sin(time * pitch * 2 * Math.PI) * swell * loud
        }
  }
  sing(0.2, 0.8, 4300, 0.14)
  sing(0.55, 1, 3900, 0.07)
  return samples
}
