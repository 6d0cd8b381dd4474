// A small model of who wins: logistic regression over several sides. Features have names and weights are kept as they are used, so that
// whoever reads the file sees what counts.

import { exp } from '../exact.ts'

/** `sides`: one row of features for the table and weights for each side. `seats`: a row for each seat, and the same weights for all. */
export interface Model {
  readonly kind: 'sides' | 'seats'
  readonly features: readonly string[]
  readonly weights: readonly (readonly number[])[] // by side, or one; the last of a row is the side's own
}
/** A position with what became of it. */
export interface Row {
  readonly x: readonly Float64Array[] // one, or one for each seat
  readonly y: number // the side, or seat, that won
  readonly game: number
}
/** How often it happened what was said to be so likely. */
export interface Bin {
  readonly said: number
  readonly happened: number
  readonly count: number
}
export interface Quality {
  readonly rows: number // that it hadn't learnt from
  readonly logLoss: number
  readonly prior: number // of somebody who only knows how often each wins
  readonly reliability: readonly Bin[]
}

/** The chances of all sides, or seats; they add up to one. */
export function chancesOf({ kind, weights }: Model, x: readonly Float64Array[]): Float64Array {
  const sides = kind === 'sides' ? weights.length : x.length
  const chances = new Float64Array(sides)
  let top = -Infinity
  for (let side = 0; side < sides; side++) {
    const row = weights[kind === 'sides' ? side : 0]!
    const given = x[kind === 'sides' ? 0 : side]!
    let sum = row[given.length] ?? 0
    for (let f = 0; f < given.length; f++) sum += row[f]! * given[f]!
    chances[side] = sum
    if (sum > top) top = sum
  }
  let total = 0
  for (let side = 0; side < sides; side++) total += chances[side] = exp(chances[side]! - top)
  for (let side = 0; side < sides; side++) chances[side]! /= total
  return chances
}

// ---- learning -------------------------------------------------------------------------------------------------------

export interface Lesson {
  readonly kind: Model['kind']
  readonly features: readonly string[]
  readonly sides: number
  readonly epochs?: number
  readonly rate?: number
  readonly ridge?: number
}
const BATCH = 256

/** By mini-batches (Adam), on standardised features; the scale is multiplied out at the end. */
export function train(
  rows: readonly Row[],
  { kind, features, sides, epochs = 12, rate = 0.02, ridge = 1e-4 }: Lesson,
): Model {
  const many = features.length
  const { means, scales } = spreadOf(rows, many)
  const shared = kind === 'seats'
  const width = many + 1
  const size = (shared ? 1 : sides) * width
  const weights = new Float64Array(size)
  const first = new Float64Array(size)
  const second = new Float64Array(size)
  const slope = new Float64Array(size)
  const order = rows.map((_, i) => i)
  let random = 12345
  const next = (): number => (random = (Math.imul(random, 1664525) + 1013904223) >>> 0) / 0x1_0000_0000
  let [decay1, decay2] = [1, 1]
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const other = Math.floor(next() * (i + 1))
      ;[order[i], order[other]] = [order[other]!, order[i]!]
    }
    for (let start = 0; start < order.length; start += BATCH) {
      const end = Math.min(order.length, start + BATCH)
      slope.fill(0)
      for (let i = start; i < end; i++) climb(rows[order[i]!]!)
      decay1 *= 0.9
      decay2 *= 0.999
      const pace = rate / (1 + epoch * 0.5)
      for (let w = 0; w < size; w++) {
        const g = slope[w]! / (end - start) + ridge * weights[w]!
        first[w] = 0.9 * first[w]! + 0.1 * g
        second[w] = 0.999 * second[w]! + 0.001 * g * g
        weights[w]! -= (pace * (first[w]! / (1 - decay1))) / (Math.sqrt(second[w]! / (1 - decay2)) + 1e-8)
      }
    }
  }
  return { kind, features, weights: plain() }

  function climb({ x, y }: Row): void {
    const count = shared ? x.length : sides
    const scores = new Float64Array(count)
    let top = -Infinity
    for (let side = 0; side < count; side++) {
      const given = x[shared ? side : 0]!
      const base = shared ? 0 : side * width
      let sum = shared ? 0 : weights[base + many]!
      for (let f = 0; f < many; f++) sum += (weights[base + f]! * (given[f]! - means[f]!)) / scales[f]!
      scores[side] = sum
      if (sum > top) top = sum
    }
    let total = 0
    for (let side = 0; side < count; side++) total += scores[side] = exp(scores[side]! - top)
    for (let side = 0; side < count; side++) {
      const missed = scores[side]! / total - (side === y ? 1 : 0)
      const given = x[shared ? side : 0]!
      const base = shared ? 0 : side * width
      for (let f = 0; f < many; f++) slope[base + f]! += (missed * (given[f]! - means[f]!)) / scales[f]!
      if (!shared) slope[base + many]! += missed
    }
  }

  function plain(): number[][] {
    return Array.from({ length: shared ? 1 : sides }, (_, side) => {
      const row: number[] = []
      let own = shared ? 0 : weights[side * width + many]!
      for (let f = 0; f < many; f++) {
        const weight = weights[side * width + f]! / scales[f]!
        row.push(rounded(weight))
        if (!shared) own -= weight * means[f]!
      }
      if (!shared) row.push(rounded(own))
      return row
    })
  }
}

/** Enough digits for any use, and few enough to read. */
const rounded = (x: number): number => Math.round(x * 10_000) / 10_000

function spreadOf(rows: readonly Row[], many: number): { means: Float64Array; scales: Float64Array } {
  const means = new Float64Array(many)
  const scales = new Float64Array(many)
  let count = 0
  for (const { x } of rows)
    for (const one of x) {
      count++
      for (let f = 0; f < many; f++) means[f]! += one[f]!
    }
  for (let f = 0; f < many; f++) means[f]! /= Math.max(1, count)
  for (const { x } of rows)
    for (const one of x) for (let f = 0; f < many; f++) scales[f]! += (one[f]! - means[f]!) * (one[f]! - means[f]!)
  for (let f = 0; f < many; f++) {
    scales[f] = Math.sqrt(scales[f]! / Math.max(1, count))
    if (scales[f]! < 1e-4) scales[f] = 1
  }
  return { means, scales }
}

// ---- how good it is -------------------------------------------------------------------------------------------------

const BINS = 10

export function qualityOf(model: Model, rows: readonly Row[]): Quality {
  const won = new Map<number, number>()
  for (const { y } of rows) won.set(y, (won.get(y) ?? 0) + 1)
  let loss = 0
  let prior = 0
  const bins = Array.from({ length: BINS }, () => ({ said: 0, happened: 0, count: 0 }))
  for (const { x, y } of rows) {
    const chances = chancesOf(model, x)
    loss -= Math.log(Math.max(1e-9, chances[y]!))
    prior -= Math.log(model.kind === 'sides' ? won.get(y)! / rows.length : 1 / x.length)
    chances.forEach((chance, side) => {
      const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))]!
      bin.said += chance
      bin.count++
      if (side === y) bin.happened++
    })
  }
  const share = (sum: number, count: number): number => Math.round((sum / count) * 1000) / 1000
  return {
    rows: rows.length,
    logLoss: share(loss, rows.length),
    prior: share(prior, rows.length),
    reliability: bins.flatMap(({ said, happened, count }) =>
      count === 0 ? [] : [{ said: share(said, count), happened: share(happened, count), count }],
    ),
  }
}
