// The nearest place from which a whole table is seen: looked for, not reckoned.

/** In degrees how steeply one looks, and how wide. */
export interface Frame {
  readonly pitch: number
  readonly fov: number
  readonly aspect: number
}
export interface Fit {
  readonly distance: number
  readonly at: number // how far before the middle one looks at
  readonly fills: number // so much of the frame's height
}

const RADIANS = Math.PI / 180
const ROUNDS = 14
/** What stands on the far edge is seen, too. */
const HIGH = 10
const MARGIN = 1.02

/** Of a table seen from its long side's middle: x to the right, z towards the eye. */
export function fitTable(halfX: number, halfZ: number, { pitch, fov, aspect }: Frame): Fit {
  const v = Math.tan((fov / 2) * RADIANS) / MARGIN
  const h = v * aspect
  const [s, c] = [Math.sin(pitch * RADIANS), Math.cos(pitch * RADIANS)]
  const corners = [-halfX, halfX].flatMap((x) => [
    [x, 0, halfZ] as const,
    [x, 0, -halfZ] as const,
    [x, HIGH, -halfZ] as const,
  ])
  let [at, distance, fills] = [0, 0, 0]
  for (let round = 0; round < ROUNDS; round++) {
    distance = 0
    for (const [x, y, z] of corners) {
      const nearer = y * s + (z - at) * c
      const high = y * c - (z - at) * s
      distance = Math.max(distance, Math.abs(x) / h + nearer, Math.abs(high) / v + nearer)
    }
    let [up, down] = [-Infinity, -Infinity]
    for (const [, y, z] of corners) {
      const high = (y * c - (z - at) * s) / (distance - (y * s + (z - at) * c))
      up = Math.max(up, high)
      down = Math.max(down, -high)
    }
    fills = (up + down) / (2 * v)
    at -= (((up - down) / 2) * distance * 0.7) / s
  }
  return { distance, at, fills }
}
