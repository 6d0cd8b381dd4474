// The table of where the time of a run goes.

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { LONG } from '../testing/longest-first.ts'
import { timesOf } from '../testing/times.ts'

test('says what all took, and then each file, the slowest first', () => {
  const rows = [
    { file: 'node: quick.test.ts', tests: 3, imports: 0.25, running: 0.5, processor: 0.5 },
    { file: 'e2e: slow.test.ts', tests: 1, imports: 1, running: 12.25, processor: 4 },
  ]
  expect(timesOf(rows).split('\n').slice(2)).toEqual([
    '| all 2 files | 4 | 1.3 | 12.8 | 4.5 |',
    '| e2e: slow.test.ts | 1 | 1.0 | 12.3 | 4.0 |',
    '| node: quick.test.ts | 3 | 0.3 | 0.5 | 0.5 |',
  ])
})

test('the files that run first are there, each once', () => {
  for (const path of LONG) expect(existsSync(fileURLToPath(new URL(`../../${path}`, import.meta.url))), path).toBe(true)
  expect(new Set(LONG).size).toBe(LONG.length)
})
