// What the games that a browser has kept add up to.

import { expect, test } from 'vitest'
import type { KeptGame } from '../../src/link/worker/local-store.ts'
import { figuresOf, linesOf } from '../../src/pages/me/ledger.ts'

const DAY = 86_400_000
const BEGUN = Date.UTC(2026, 0, 30)

/** Seat 1 is mine. */
const game = (day: number, more: Partial<KeptGame> = {}): KeptGame => ({
  log: `t/${day}`,
  table: 't',
  header: { game: 'bang-dice' } as KeptGame['header'],
  secret: undefined,
  seats: [
    { kind: 'bot', bot: 'greedy', name: 'Gus' },
    { kind: 'person', name: 'Me' },
    { kind: 'bot', bot: 'greedy', name: 'Nell' },
  ],
  begun: BEGUN + day * DAY,
  ended: BEGUN + day * DAY + 1,
  winners: [1],
  counts: [{ role: 'sheriff' }, { role: 'outlaw', character: 'jesse-jones' }, { role: 'renegade' }],
  freeUndo: false,
  ...more,
})

test('won and lost, by role and month, the best score, the longest run, and how it goes lately', () => {
  const lost = { winners: [0], counts: [{ role: 'outlaw' }, { role: 'sheriff' }, { role: 'renegade' }] }
  const [figures, ...others] = figuresOf([
    game(4, lost),
    game(0, { scores: { 0: 9, 1: 3 } }),
    game(1),
    game(2, lost),
    game(3, { scores: { 0: 2, 1: 7 } }),
  ])
  expect(others).toEqual([])
  expect(figures).toEqual({
    game: 'bang-dice',
    games: 5,
    wins: 3,
    seats: { 3: { games: 5, wins: 3 } },
    months: { '2026-01': { games: 2, wins: 2 }, '2026-02': { games: 3, wins: 1 } },
    counts: {
      role: { outlaw: { games: 3, wins: 3 }, sheriff: { games: 2, wins: 0 } },
      character: { 'jesse-jones': { games: 3, wins: 3 } },
    },
    scores: { best: 7 },
    streak: 2,
    lately: [true, true, false, true, false],
  })
})

test('what isn’t over, was played by several on one device or was taken back doesn’t count', () => {
  const { ended: _, ...open } = game(1)
  const people = game(2).seats.map((seat) => ({ ...seat, kind: 'person' as const }))
  const games = [open, game(2, { seats: people as unknown as KeptGame['seats'] }), game(3, { freeUndo: true })]
  expect(figuresOf(games)).toEqual([])
  expect(linesOf(games).map(({ ended }) => ended)).toEqual(['won', 'shared', 'open'])
})
