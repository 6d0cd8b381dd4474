// Chance: a small generator (sfc32) whose whole state is four 32-bit words in the saved game.
// Integers only: a floating-point remainder costs twice as much.

import type { Chance } from './contract.ts'

/** The next 32 random bits. */
export function bits(chance: Chance): number {
  const b = chance[1]
  const c = chance[2]
  const count = chance[3]
  const sum = (chance[0] + b + count) | 0
  chance[0] = b ^ (b >>> 9)
  chance[1] = (c + (c << 3)) | 0
  chance[2] = (((c << 21) | (c >>> 11)) + sum) | 0
  chance[3] = (count + 1) | 0
  return sum
}

/** A whole number from 0 to n-1, each as likely as the others. */
export function below(chance: Chance, n: number): number {
  if (chance.length > 4) return loaded(chance, n)
  if (n <= 1) return 0
  const mask = -1 >>> Math.clz32(n - 1)
  let drawn = bits(chance) & mask
  while (drawn >>> 0 >= n) drawn = bits(chance) & mask
  return drawn >>> 0
}

/** A number laid out beforehand by a scenario. It counts as a draw. */
function loaded(chance: Chance, n: number): number {
  const value = chance[4]!
  if (!(value >= 0 && value < n)) throw new Error(`a loaded number must be below ${n}, this one is ${value}`)
  chance.splice(4, 1)
  chance[3] = (chance[3] + 1) | 0
  return value
}

export function pick<T>(chance: Chance, from: readonly T[]): T {
  return from[below(chance, from.length)]!
}

/** Shuffles in place. */
export function shuffle<T>(chance: Chance, list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(chance, last + 1)
    const swapped = list[last]!
    list[last] = list[other]!
    list[other] = swapped
  }
  return list
}

/** Another generator, independent of this one: what a bot thinks with, what an imagined game goes on with. */
export function fork(chance: Chance): Chance {
  return settled([bits(chance), bits(chance), bits(chance), 1])
}

/** A generator from any number: for simulations and tests, where a run is named by a short seed. Tables use fairness.ts. */
export function chanceFrom(seed: number, stream = 0): Chance {
  return settled([Math.floor(seed / 0x1_0000_0000) | 0, seed | 0, stream | 0, 1])
}

/** Discards the first numbers, until the seed has reached every bit. */
function settled(chance: Chance): Chance {
  for (let round = 0; round < 12; round++) bits(chance)
  return chance
}

export function copyChance(chance: Chance): Chance {
  return chance.length === 4 ? [chance[0], chance[1], chance[2], chance[3]] : [...chance]
}
