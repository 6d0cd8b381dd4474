// exp and log, made of additions and multiplications only: those of the machine may differ in the last bit, and a bot must decide
// alike in every browser.

const { LN2, SQRT2, SQRT1_2 } = Math
const POWERS = Float64Array.from({ length: 129 }, (_, i) => {
  let power = 1
  for (let n = 64; n < i; n++) power *= 2
  for (let n = i; n < 64; n++) power *= 0.5
  return power
})
/** Beyond this the result is as good as nothing, or as everything. */
const FAR = 44

/** e to the power of x, for x from -44 to 44; what lies beyond counts as the end. */
export function exp(x: number): number {
  if (x < -FAR) x = -FAR
  else if (x > FAR) x = FAR
  const halves = Math.round(x / LN2)
  const r = x - halves * LN2
  const series =
    1 +
    r * (1 + r * (0.5 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720 + r * (1 / 5040 + r * (1 / 40320))))))))
  return series * POWERS[halves + 64]!
}

/** The natural logarithm of a positive number. */
export function log(x: number): number {
  let halves = 0
  while (x > SQRT2) {
    x *= 0.5
    halves++
  }
  while (x < SQRT1_2) {
    x *= 2
    halves--
  }
  const t = (x - 1) / (x + 1)
  const s = t * t
  return (
    halves * LN2 +
    2 * t * (1 + s * (1 / 3 + s * (1 / 5 + s * (1 / 7 + s * (1 / 9 + s * (1 / 11 + s * (1 / 13 + s * (1 / 15))))))))
  )
}
