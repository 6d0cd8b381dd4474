// Angles by fixed polynomials. The language's own sine may differ in its last bits from engine to engine; sums, products,
// quotients and square roots may not. Angles are whole hundredths of a degree.

export const FULL_TURN = 36_000
const RADIANS = Math.PI / 18_000

/** Of an angle of at most 45°, in radians. */
function smallSine(a: number): number {
  const s = a * a
  return (
    a *
    (1 -
      (s / 6) *
        (1 -
          (s / 20) *
            (1 - (s / 42) * (1 - (s / 72) * (1 - (s / 110) * (1 - (s / 156) * (1 - (s / 210) * (1 - s / 272))))))))
  )
}
function smallCosine(a: number): number {
  const s = a * a
  return (
    1 -
    (s / 2) *
      (1 -
        (s / 12) *
          (1 -
            (s / 30) *
              (1 - (s / 56) * (1 - (s / 90) * (1 - (s / 132) * (1 - (s / 182) * (1 - (s / 240) * (1 - s / 306))))))))
  )
}

/** The same angle, 0 … 35999. */
export function wrapped(angle: number): number {
  const rest = angle % FULL_TURN
  return rest < 0 ? rest + FULL_TURN : rest === 0 ? 0 : rest
}

export function sine(angle: number): number {
  const a = wrapped(angle)
  if (a > 18_000) return -sine(a - 18_000)
  const b = a > 9_000 ? 18_000 - a : a
  return b <= 4_500 ? smallSine(b * RADIANS) : smallCosine((9_000 - b) * RADIANS)
}
export const cosine = (angle: number): number => sine(angle + 9_000)

/** Of a small slope: below tan 11.25° after the two halvings. */
function arcTangent(slope: number): number {
  const half = slope / (1 + Math.sqrt(1 + slope * slope))
  const t = half / (1 + Math.sqrt(1 + half * half))
  const s = t * t
  return 4 * t * (1 - s * (1 / 3 - s * (1 / 5 - s * (1 / 7 - s * (1 / 9 - s * (1 / 11 - s * (1 / 13 - s / 15)))))))
}

/** The angle of a vector whose parts are along east and along north, in hundredths of a degree, not rounded, 0 … 36000. */
export function angleOf(east: number, north: number): number {
  const e = Math.abs(east)
  const n = Math.abs(north)
  if (e === 0 && n === 0) return 0
  const acute = (n <= e ? arcTangent(n / e) : Math.PI / 2 - arcTangent(e / n)) / RADIANS
  if (east >= 0) return north >= 0 ? acute : FULL_TURN - acute
  return north >= 0 ? FULL_TURN / 2 - acute : FULL_TURN / 2 + acute
}

/** The direction from one point of the table to another: z grows to the south. */
export const bearing = (fromX: number, fromZ: number, toX: number, toZ: number): number =>
  wrapped(Math.round(angleOf(toX - fromX, fromZ - toZ)))
