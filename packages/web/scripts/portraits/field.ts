// Signed distances, put together one part after the other: each part says how far away it is and what it is made of.
// The nearest is kept in two variables instead of objects, since a portrait asks some ten million times.

export const NOTHING = 0
export const SKIN = 1
export const HAT = 2
export const BAND = 3
export const COAT = 4
export const SHIRT = 5
export const SCARF = 6
export const HAIR = 7
export const EYE = 8
export const PUPIL = 9
export const LEATHER = 10
export const METAL = 11
/** Solid ink: a lash, the line of a mouth, a scar. */
export const LINE = 12
export const LAPEL = 13

let near = 0
let stuff = NOTHING

export const begin = (): void => {
  near = 1e9
  stuff = NOTHING
}
export const distance = (): number => near
export const material = (): number => stuff

/** Beside what is there. */
export const put = (d: number, made: number): void => {
  if (d < near) {
    near = d
    stuff = made
  }
}

/** Melted into what is there, over a width. */
export const melt = (d: number, width: number, made: number): void => {
  const h = Math.max(width - Math.abs(d - near), 0) / width
  const joined = Math.min(d, near) - (h * h * width) / 4
  if (d < near) stuff = made
  near = joined
}

/** Drawn on the surface of what is there. */
export const paint = (made: number): void => {
  stuff = made
}

/** Carved out of what is there. */
export const carve = (d: number, width: number): void => {
  const h = Math.max(width - Math.abs(-d - near), 0) / width
  near = Math.max(-d, near) + (h * h * width) / 4
}

export const ball = (x: number, y: number, z: number, r: number): number => Math.sqrt(x * x + y * y + z * z) - r

export const egg = (x: number, y: number, z: number, rx: number, ry: number, rz: number): number => {
  const [a, b, c] = [x / rx, y / ry, z / rz]
  const k0 = Math.sqrt(a * a + b * b + c * c)
  const [d, e, f] = [a / rx, b / ry, c / rz]
  const k1 = Math.sqrt(d * d + e * e + f * f)
  return k1 < 1e-9 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1
}

/** A rod from a to b, its radius going from r1 to r2. */
export const rod = (
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  r1: number,
  r2: number,
): number => {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az]
  const [px, py, pz] = [x - ax, y - ay, z - az]
  const t = Math.max(0, Math.min(1, (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz)))
  const [qx, qy, qz] = [px - dx * t, py - dy * t, pz - dz * t]
  return Math.sqrt(qx * qx + qy * qy + qz * qz) - (r1 + (r2 - r1) * t)
}

/** A round disc lying flat, `half` thick, with rounded rim. */
export const plate = (x: number, y: number, z: number, r: number, half: number): number => {
  const out = Math.max(0, Math.sqrt(x * x + z * z) - r)
  return Math.sqrt(out * out + y * y) - half
}

/** A standing drum whose radius goes from r1 (below) to r2 (above), with edges rounded by `round`. */
export const drum = (
  x: number,
  y: number,
  z: number,
  low: number,
  high: number,
  r1: number,
  r2: number,
  round: number,
): number => {
  const t = Math.max(0, Math.min(1, (y - low) / (high - low)))
  const side = Math.sqrt(x * x + z * z) - (r1 + (r2 - r1) * t) + round
  const cap = Math.max(low - y, y - high) + round
  return Math.min(0, Math.max(side, cap)) + Math.hypot(Math.max(0, side), Math.max(0, cap)) - round
}
