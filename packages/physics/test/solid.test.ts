// Nothing passes through anything, at full power, from any side.

import { beforeAll, expect, test } from 'vitest'
import { bearing, cosine, type Kind, ready, resolve, sine } from '../src/index.ts'
import { flick, numbers, piece, table } from './pieces.ts'

beforeAll(ready)

const KINDS: readonly Kind[] = ['figure', 'barrel', 'hay', 'cactus', 'fence', 'building', 'gallows', 'crate', 'house']

test.each(KINDS)(
  'a full-power bullet aimed at the middle of a %s touches it and doesn’t come out behind unheard',
  (kind) => {
    const next = numbers(kind.length * 31 + 1)
    for (let n = 0; n < 24; n++) {
      const from = next(36_000)
      const away = 8 + next(200) / 10
      const x = away * cosine(from)
      const z = -away * sine(from)
      // The middle of a building is its door: aim at a base.
      const target = kind === 'building' ? { x: 0, z: 4750 } : { x: 0, z: 0 }
      const direction = bearing(x * 1000, z * 1000, target.x, target.z)
      const result = resolve(table(piece('it', kind, 0, 0)), flick('bullet', x, z, direction / 100, 1000))
      expect(result.touches.map(({ id }) => id)).toContain('it')
      // Heavy things stop a bullet: its first touch is on the near side.
      const first = result.touches[0]!
      const along = (first.x - x * 1000) * cosine(direction) - (first.z - z * 1000) * sine(direction)
      expect(along).toBeLessThan(away * 1000 + 6000)
    }
  },
)

test('a wall of fences holds fifty full-power bullets back', () => {
  const wall = Array.from({ length: 8 }, (_, n) => piece(`fence-${n}`, 'fence', 30, n * 7 - 24.5))
  const next = numbers(99)
  for (let n = 0; n < 50; n++) {
    const result = resolve(table(...wall), flick('bullet', -10 - next(30), next(40) - 20, (350 + next(20)) % 360, 1000))
    expect(result.touches.length).toBeGreaterThan(0)
  }
})
