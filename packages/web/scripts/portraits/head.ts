// The head, in its own space: x to our right, y up, z towards us, the origin between the ears.

import * as f from './field.ts'
import type { Sitter } from './sitter.ts'

const wave = (x: number, y: number, z: number): number =>
  Math.sin(x * 0.55 + Math.sin(y * 0.3) * 2) * Math.sin(y * 0.42) * Math.sin(z * 0.5 + 1)

/** Flesh and bone; the eyes come after it. */
function skull(sitter: Sitter, x: number, y: number, z: number): void {
  const ax = Math.abs(x)
  const { wide, jaw, nose } = sitter
  f.put(f.egg(x, y - 8, z + 2, 26 * wide, 33, 30), f.SKIN)
  f.melt(f.egg(x, y + 15, z - 6, 18.5 * jaw, 23, 20), 12, f.SKIN)
  f.melt(f.ball(x, y + 34, z - 17, 7 * jaw), 10, f.SKIN)
  f.melt(f.ball(ax - 14 * wide, y + 5, z - 17, 8), 9, f.SKIN)
  f.melt(f.rod(ax, y, z, 3, 11, 28, 17 * wide, 11, 21, 4.2, 3.4), 6, f.SKIN)
  f.carve(f.egg(ax - 10.5 * wide, y - 4.5, z - 33, 8, 6, 6.4), 5)
  f.melt(f.rod(x, y, z, 0, 9, 28, 0, -7, 34 + nose * 3, 3, 4.4 * nose), 5, f.SKIN)
  f.melt(f.ball(ax - 4 * nose, y + 9, z - 32, 3.2 * nose), 3.5, f.SKIN)
  f.melt(f.egg(x, y + 22.5, z - 25, 9, 5.5, 6), 5, f.SKIN)
  f.carve(f.rod(ax, y, z, 0, -20.4, 33.5, 8.5, -21, 29, 1.5, 0.9), 2)
  if (z > 14 && ax < 9 * jaw && Math.abs(y + 20.6 + ax * ax * 0.012) < 0.75 - ax * 0.05) f.paint(f.LINE)
  if (z > 26 && Math.hypot(ax - 3.4 * nose, (y + 11) * 1.4) < 1.5) f.paint(f.LINE)
  if (sitter.scar && z > 0 && Math.abs(x + 15 - (y + 6) * 0.3) < 0.9 && Math.abs(y + 6) < 10) f.paint(f.LINE)
  f.put(f.egg(ax - 26.5 * wide, y - 1, z + 4, 3.6, 9, 6.5), f.SKIN)
}

function eyes(sitter: Sitter, x: number, y: number, z: number): void {
  const ax = Math.abs(x)
  const ex = 10.5 * sitter.wide
  const covered = sitter.patch && x > 0
  if (!covered) {
    const eye = f.ball(ax - ex, y - 4, z - 21.2, 7.4)
    // The gaze goes with the head; the iris is where the ball is nearest to us.
    const off = Math.hypot(ax - ex, y - 4.2)
    const glint = Math.hypot(x - (x < 0 ? -ex : ex) + 1, y - 5.3)
    f.put(eye, off < 3.1 && glint > 0.9 ? f.PUPIL : f.EYE)
    const lid = f.ball(ax - ex, y - 4, z - 21.4, 8.3)
    const above = 4.4 + (sitter.open - 0.35) * 6 - (ax - ex) * Math.tan((sitter.frown * 0.4 * Math.PI) / 180) * -1
    f.put(Math.max(lid, above - y), y < above + 1.1 ? f.LINE : f.SKIN)
    f.put(Math.max(lid, y - (4 - 2.8 - sitter.open)), f.SKIN)
  } else {
    f.put(f.egg(ax - ex, y - 4, z - 24, 8.6, 7.4, 5), f.LEATHER)
  }
  const fall = Math.tan((sitter.frown * Math.PI) / 180) * 6
  f.put(f.rod(ax, y, z, 4.5, 12.6 - fall, 33, 10.5 * sitter.wide, 14.6, 31, 1.9, 2), f.HAIR)
  f.put(f.rod(ax, y, z, 10.5 * sitter.wide, 14.6, 31, 18.5 * sitter.wide, 12.4 + fall * 0.5, 24, 2, 1.1), f.HAIR)
  if (sitter.patch) f.put(strap(x, y, z), f.LEATHER)
  if (sitter.glasses) {
    const ring = Math.hypot(Math.hypot(ax - ex - 0.5, y - 3.5) - 8.2, z - 32) - 1.1
    f.put(ring, f.METAL)
    f.put(f.rod(ax, y, z, 0, 5, 35.5, 2.8, 4.5, 33.5, 0.9, 0.9), f.METAL)
    f.put(f.rod(ax, y, z, ex + 8.5, 5, 32, 27, 6, 4, 0.9, 0.9), f.METAL)
  }
}

/** A thong that runs across the brow. */
function strap(x: number, y: number, z: number): number {
  const shell = Math.abs(f.egg(x, y - 8, z + 2, 27.4, 34.4, 31.4)) - 0.9
  return Math.max(shell, Math.abs(y - 10 - x * 0.45) - 1.5)
}

function beard(sitter: Sitter, x: number, y: number, z: number): void {
  const ax = Math.abs(x)
  const rough = wave(x * 1.6, y * 1.2, z) * 0.8
  switch (sitter.beard) {
    case 'moustache':
      f.put(f.rod(ax, y, z, 1, -14.5, 35, 10, -18.5, 29, 3, 1.6) + rough * 0.3, f.HAIR)
      break
    case 'handlebar':
      f.put(f.rod(ax, y, z, 1, -14.5, 35.5, 11, -19, 30, 3.4, 2.6) + rough * 0.3, f.HAIR)
      f.melt(f.rod(ax, y, z, 11, -19, 30, 19, -14, 25, 2.6, 0.8), 2, f.HAIR)
      break
    case 'walrus':
      f.put(f.rod(ax, y, z, 1.5, -16, 35, 11, -23, 28, 4.6, 4) + rough * 0.6, f.HAIR)
      f.melt(f.rod(ax, y, z, 11, -23, 28, 13, -31, 24, 4, 1.6) + rough * 0.4, 3, f.HAIR)
      break
    case 'goatee':
      f.put(f.rod(ax, y, z, 1, -14.5, 35, 9, -19, 29, 2.4, 1.6) + rough * 0.3, f.HAIR)
      f.put(f.egg(x, y + 36, z - 24, 7, 12, 6) + rough * 0.5, f.HAIR)
      break
    case 'full': {
      const bush = f.egg(x, y + 33, z - 10, 22, 25, 19) + rough * 1.2
      f.put(Math.max(bush, -f.egg(x, y + 19.5, z - 36, 9, 4.6, 9)), f.HAIR)
      f.put(f.egg(ax - 21, y + 10, z - 6, 6.5, 17, 11) + rough, f.HAIR)
      f.put(f.rod(ax, y, z, 1, -14.5, 35, 12, -20, 28, 3.4, 2.6) + rough * 0.4, f.HAIR)
      break
    }
    case 'whiskers':
      f.put(f.egg(ax - 20.5 * sitter.wide, y + 13, z - 8, 7, 17, 12) + rough, f.HAIR)
      f.put(f.rod(ax, y, z, 1, -14.5, 35, 11, -18.5, 29, 3, 2) + rough * 0.3, f.HAIR)
      break
    case 'none':
    case 'stubble':
  }
}

function hair(sitter: Sitter, x: number, y: number, z: number): void {
  if (sitter.hair === 'none') return
  const ax = Math.abs(x)
  const { wide } = sitter
  const rough = wave(x, y * 0.5, z) * 0.5
  const cap = f.egg(x, y - 10, z + 4, 28.5 * wide, 34.5, 32)
  // The face is left free: in front of a line from the temples to the brow.
  const face = f.egg(x, y + 6, z - 30, 24 * wide, 30, 24)
  f.put(Math.max(cap + rough, -face), f.HAIR)
  if (sitter.hair === 'short') {
    f.put(Math.max(f.egg(ax - 25.5 * wide, y - 2, z - 2, 4, 15, 10) + rough, -face), f.HAIR)
    return
  }
  if (sitter.hair === 'bun') {
    f.put(f.egg(x, y - 40, z + 16, 17, 14, 16) + rough, f.HAIR)
    f.put(f.egg(ax - 25 * wide, y - 4, z - 4, 5, 14, 12) + rough, f.HAIR)
    return
  }
  if (sitter.hair === 'braids') {
    const bead = Math.abs(Math.sin(y * 0.28)) * 2.6
    f.put(f.egg(ax - 26 * wide, y - 2, z - 2, 5, 18, 13) + rough, f.HAIR)
    f.put(f.rod(ax, y, z, 27 * wide, -14, 4, 26, -66, 16, 4.4, 4.4) - bead, f.HAIR)
    return
  }
  const curl = sitter.hair === 'curls' ? Math.sin(y * 0.36 + Math.sin(x * 0.4) * 1.4) * 2.6 : rough
  f.put(f.rod(ax, y, z, 25 * wide, 14, -4, 30, -44, -2, 9, 9.5) + curl, f.HAIR)
  f.put(f.rod(ax, y, z, 30, -40, -4, 28, -60, 4, 9, 5) + curl, f.HAIR)
}

/** A cloth over mouth and nose, knotted behind, its corner hanging. */
function mask(sitter: Sitter, x: number, y: number, z: number): void {
  const ax = Math.abs(x)
  const face = f.egg(x, y + 12, z - 4, 26.5 * sitter.wide, 37, 30)
  const nose = f.rod(x, y, z, 0, 4, 32, 0, -8, 35 + sitter.nose * 3, 4, 3 + sitter.nose * 3.6)
  const fold = Math.sin(x * 0.45 + y * 0.2) * 0.8
  const upper = y - (-1.5 - ax * 0.1 + z * 0.05)
  f.put(Math.max(Math.min(face, nose) - 1.4 + fold * 0.4, upper), f.SCARF)
  const corner = Math.max((ax - (y + 70) * 0.6) * 0.85, Math.abs(z - 21 + (y + 34) * 0.1 + fold * 0.6) - 2, y + 26)
  f.melt(corner * 0.9, 5, f.SCARF)
}

/** Everything above the collar but the hat. */
export function head(sitter: Sitter, x: number, y: number, z: number): void {
  skull(sitter, x, y, z)
  eyes(sitter, x, y, z)
  hair(sitter, x, y, z)
  if (sitter.neck === 'mask') mask(sitter, x, y, z)
  else beard(sitter, x, y, z)
}
