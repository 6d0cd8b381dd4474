// Hats in the head's space, coats and neckwear in the body's.

import * as f from './field.ts'
import type { Sitter } from './sitter.ts'

/** A brim that rises at its sides by `curl` and falls in front and behind by `droop`. */
function brim(x: number, y: number, z: number, r: number, curl: number, droop: number): number {
  const bent = y - (curl * x * x) / (r * r) + (droop * z * z) / (r * r)
  return f.plate(x, bent, z, r, 1.5) * 0.75
}

/** The hat, sitting just above the brows. */
export function hat(sitter: Sitter, hx: number, hy: number, hz: number): void {
  if (sitter.hat === 'none') return
  const tilt = ((sitter.hatTilt - 6) * Math.PI) / 180
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  const y = (hy - 24) * cos - hz * sin
  const z = (hy - 24) * sin + hz * cos + 1
  const x = hx
  const ax = Math.abs(x)
  const w = sitter.wide
  switch (sitter.hat) {
    case 'cattleman':
      f.put(f.drum(x, y, z * 0.9, -4, 36, 29 * w, 23 * w, 9), f.HAT)
      f.carve(f.egg(x, y - 41, z, 6, 9, 26), 8)
      f.carve(f.egg(ax - 21, y - 33, z - 17, 9, 10, 10), 8)
      f.put(f.drum(x, y, z * 0.9, 0, 7, 29.6 * w, 28.8 * w, 1), f.BAND)
      f.put(brim(x, y + 1, z, 57, 17, 7), f.HAT)
      break
    case 'slouch':
      f.put(f.drum(x, y, z * 0.9, -4, 27, 29.5 * w, 25 * w, 12), f.HAT)
      f.carve(f.egg(x, y - 33, z, 13, 8, 20), 9)
      f.put(f.drum(x, y, z * 0.9, 0, 6, 30.2 * w, 29.6 * w, 1), f.BAND)
      f.put(brim(x, y + 1, z, 53, -9 + x * 0.09, 5), f.HAT)
      break
    case 'gambler':
      f.put(f.drum(x, y, z * 0.9, -4, 23, 29 * w, 27 * w, 3), f.HAT)
      f.carve(f.egg(x, y - 27, z, 21, 4.5, 21), 3)
      f.put(f.drum(x, y, z * 0.9, 0, 9, 29.8 * w, 29.2 * w, 1), f.BAND)
      f.put(brim(x, y + 1, z, 55, 3, 2), f.HAT)
      break
    case 'sombrero': {
      const r2 = (x * x + z * z) / (60 * 60)
      f.put(f.drum(x, y, z * 0.9, -4, 40, 29 * w, 12 * w, 10), f.HAT)
      f.put(f.drum(x, y, z * 0.9, 0, 8, 29.8 * w, 26.8 * w, 1), f.BAND)
      f.put(f.plate(x, y + 2 - r2 * 14, z, 62, 1.7) * 0.72, f.HAT)
      f.put(Math.hypot(Math.hypot(x, z) - 62, y + 2 - r2 * 14) - 2.4, f.BAND)
      break
    }
    case 'bowler':
      f.put(Math.max(f.egg(x, y, z, 29.5 * w, 31, 32), -y - 2), f.HAT)
      f.put(f.drum(x, y, z * 0.92, 0, 7, 30.4 * w, 30 * w, 1), f.BAND)
      f.put(brim(x, y + 1, z * 0.94, 38, 7, 3), f.HAT)
      break
    case 'top':
      f.put(f.drum(x, y, z * 0.92, -4, 46, 28 * w, 29.5 * w, 2), f.HAT)
      f.put(f.drum(x, y, z * 0.92, 0, 11, 28.9 * w, 29.2 * w, 1), f.BAND)
      f.put(brim(x, y + 1, z * 0.94, 40, 8, 3), f.HAT)
      break
    case 'fur': {
      const fuzz = Math.sin(x * 1.1) * Math.sin(y * 1.3 + x * 0.4) * Math.sin(z * 1.1) * 1.1
      f.put(Math.max(f.egg(x, y, z, 31.5 * w, 25, 33) + fuzz, -y - 4), f.HAT)
      f.put(f.rod(x, y, z, 26, -2, -12, 34, -52, -8, 7, 4) + fuzz + Math.sin(y * 0.5) * 0.9, f.HAT)
      break
    }
  }
}

/** The nearest of the coat is the coat; a V below the throat shows what is worn under it. */
function under(sitter: Sitter, x: number, y: number): number {
  if (sitter.neck === 'poncho')
    return Math.abs(((Math.hypot(x, (y + 50) * 1.2) * 0.09) % 1) - 0.5) < 0.16 ? f.BAND : f.COAT
  const open = (y + 122) * 0.36
  const ax = Math.abs(x)
  if (ax < open - 9) return f.SHIRT
  if (ax < open + 4) return f.LAPEL
  return f.COAT
}

/** Shoulders, chest, neck and what is worn there. */
export function body(sitter: Sitter, x: number, y: number, z: number): void {
  const ax = Math.abs(x)
  const b = sitter.broad
  f.put(f.rod(x, y, z, 0, -24, -6, 0, -62, -8, 14.5 * (0.6 + 0.4 * b), 17), f.SKIN)
  const before = f.distance()
  const chest = f.egg(x, y + 138, z + 6, 74 * b, 74, 34)
  f.melt(f.rod(ax, y, z, 6, -66, -8, 54 * b, -92, -12, 16, 24), 6, under(sitter, x, y))
  f.melt(chest, 22, under(sitter, x, y))
  if (f.distance() < before && f.material() === f.SKIN) f.put(f.distance() - 0.01, under(sitter, x, y))
  switch (sitter.neck) {
    case 'scarf': {
      const fold = Math.sin(x * 0.45 + y * 0.5) * 0.9
      f.put(f.egg(x, y + 56, z + 3, 23, 10, 21) + fold, f.SCARF)
      f.put(f.egg(x, y + 60, z - 17, 6, 5, 5), f.SCARF)
      f.put(f.rod(ax, y, z, 2, -62, 19, 9, -82, 20, 4, 7) + fold, f.SCARF)
      break
    }
    case 'poncho':
      f.put(f.egg(x, y + 58, z + 3, 24, 9, 20), f.SCARF)
      break
    case 'bow':
      collar(x, y, z)
      f.put(f.egg(ax - 8.5, y + 62 - ax * 0.15, z - 18, 7.5, 5, 3.5), f.SCARF)
      f.put(f.ball(x, y + 62, z - 20, 3.2), f.SCARF)
      break
    case 'string':
      collar(x, y, z)
      f.put(f.rod(ax, y, z, 1.5, -62, 19, 6, -92, 22, 1.8, 1.8), f.SCARF)
      f.put(f.ball(x, y + 63, z - 19.5, 4), f.METAL)
      break
    case 'collar':
      collar(x, y, z)
      f.put(f.rod(x, y, z, 0, -64, 19, 0, -108, 24, 4, 6.5), f.SCARF)
      break
    case 'lace': {
      const frill = Math.sin(Math.atan2(x, z + 6) * 14) * 1.6
      f.put(f.egg(x, y + 57, z + 4, 25 + frill, 6, 22 + frill), f.SHIRT)
      f.put(f.egg(x, y + 47, z + 4, 18, 3, 17), f.SCARF)
      f.put(f.egg(x, y + 47, z - 13, 3.6, 4.6, 2.4), f.METAL)
      break
    }
    case 'mask':
      f.put(f.egg(x, y + 55, z + 3, 22, 8, 20), f.COAT)
      break
  }
}

/** A stiff collar, open in front. */
function collar(x: number, y: number, z: number): void {
  const ring = Math.max(
    Math.abs(Math.hypot(x * 0.95, z + 5) - 18.5) - 1.3,
    Math.abs(y + 53) - 8 + Math.max(0, z - 4) * 0.35,
  )
  f.put(ring, f.SHIRT)
  f.put(f.rod(Math.abs(x), y, z, 4, -61, 17, 12, -68, 15, 4.5, 2), f.SHIRT)
}
