// Read back by somebody else's eyes.

import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { qrCode } from '../../src/pages/waiting/qr.ts'

/** As a camera sees it: four pixels a square, with paper around. */
function read(text: string): string | undefined {
  const grid = qrCode(text)!
  const margin = 4
  const scale = 4
  const width = (grid.length + margin * 2) * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [y, row] of grid.entries()) {
    for (const [x, dark] of row.entries()) {
      if (!dark) continue
      for (let i = 0; i < scale * scale; i++) {
        const px = (x + margin) * scale + (i % scale)
        const py = (y + margin) * scale + Math.floor(i / scale)
        pixels.fill(0, (py * width + px) * 4, (py * width + px) * 4 + 3)
      }
    }
  }
  return jsQR(pixels, width, width)?.data
}

test.each(Array.from({ length: 22 }, (_, i) => 1 + i * 10))('a text of %i letters is read back', (length) => {
  const text = `https://saloon.example/t/QXSK?${'saloon'.repeat(40)}`.slice(0, length)
  if (length > 213) expect(qrCode(text)).toBeUndefined()
  else expect(read(text)).toBe(text)
})

test('accents count as bytes', () => {
  expect(read('À la table « Été »')).toBe('À la table « Été »')
})

test('what is too long is refused', () => {
  expect(qrCode('x'.repeat(214))).toBeUndefined()
  expect(read('x'.repeat(213))).toBe('x'.repeat(213))
})
