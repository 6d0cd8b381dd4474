// The same layout and flick give the same bits in Node and in Chromium, in any process, after any number of other flicks.

import { beforeAll, expect, test } from 'vitest'
import { cosine, ENGINE, type Layout, ready, resolve, type Result, sine } from '../src/index.ts'
import { numbers, TOWN, townFlick } from './pieces.ts'

beforeAll(ready)

/** Pieces stay where a flick has left them, as in a game: rounding and rebuilding are part of what is proved. */
function after(layout: Layout, { moved }: Result): Layout {
  const pieces = layout.pieces.flatMap((piece) => {
    const now = moved.find(({ id }) => id === piece.id)
    return now === undefined ? [piece] : now.off ? [] : [{ ...piece, pose: now.pose }]
  })
  return { surface: layout.surface, pieces }
}

function flicksOf(seed: number, count: number): readonly string[] {
  const next = numbers(seed)
  const hashes: string[] = []
  let town = TOWN
  for (let n = 0; n < count; n++) {
    const result = resolve(town, townFlick(next))
    hashes.push(result.hash)
    town = after(town, result)
  }
  return hashes
}

test('thirty flicks in a row leave the town as they always left it', async () => {
  const lines = flicksOf(7, 30).join('\n')
  await expect(`${ENGINE}\n${lines}\n`).toMatchFileSnapshot('./golden/thirty-flicks.golden.txt')
})

test('what was flicked before makes no difference', () => {
  const alone = resolve(TOWN, townFlick(numbers(3)))
  flicksOf(11, 5)
  expect(resolve(TOWN, townFlick(numbers(3)))).toEqual(alone)
})

test('saving and loading makes no difference', () => {
  const next = numbers(5)
  const first = after(TOWN, resolve(TOWN, townFlick(next)))
  const flick = townFlick(next)
  const loaded = JSON.parse(JSON.stringify({ first, flick })) as { first: Layout; flick: typeof flick }
  expect(resolve(loaded.first, loaded.flick)).toEqual(resolve(first, flick))
})

test('angles are made of the same bits everywhere', () => {
  let sum = 0
  for (let angle = 0; angle < 36_000; angle++) sum += sine(angle) * (angle % 97) + cosine(angle) * (angle % 89)
  expect(sum).toBe(-991.0849928226136)
})
