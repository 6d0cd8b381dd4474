// A6: how much script a page is made of, in kilobytes as they travel.

import { expect, test } from 'vitest'
import { weigh } from './bundle.ts'

/** Games with a board of their own, and what they may add. */
const BOARDS = { 'bang-dice': 90, wanted: 90, 'wanted-one': 90, 'western-legends': 130 } as const
const WOOD = 200

test('A6: home, the table and each game stay within their weight', () => {
  const { home, styles, shell, games, wood } = weigh(Object.keys(BOARDS))
  const kB = (bytes: number): number => Math.round(bytes / 100) / 10
  console.info(
    `script, gzip: home ${kB(home)} kB (of 95), table ${kB(shell)} kB (of 190), ` +
      Object.entries(games)
        .map(([game, bytes]) => `${game} ${kB(bytes)} kB more (of ${BOARDS[game as keyof typeof BOARDS]})`)
        .join(', ') +
      `, the wooden table ${kB(wood)} kB more (of ${WOOD})` +
      `; styles of home ${kB(styles)} kB (of 35)`,
  )
  expect(kB(home)).toBeLessThanOrEqual(95)
  expect(kB(shell)).toBeLessThanOrEqual(190)
  expect(kB(styles)).toBeLessThanOrEqual(35)
  expect(kB(wood)).toBeGreaterThan(100) // it was really found
  expect(kB(wood)).toBeLessThanOrEqual(WOOD)
  for (const [game, most] of Object.entries(BOARDS)) {
    expect(kB(games[game]!), game).toBeGreaterThan(5) // it was really found
    expect(kB(games[game]!), game).toBeLessThanOrEqual(most)
  }
})
