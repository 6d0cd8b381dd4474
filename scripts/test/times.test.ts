// The table of where the time of a run goes.

import { expect, test } from 'vitest'
import { timesOf } from '../testing/times.ts'

test('says what all took, and then each file, the slowest first', () => {
  const rows = [
    { file: 'node: quick.test.ts', tests: 3, imports: 0.25, running: 0.5 },
    { file: 'e2e: slow.test.ts', tests: 1, imports: 1, running: 12.25 },
  ]
  expect(timesOf(rows).split('\n').slice(2)).toEqual([
    '| all 2 files | 4 | 1.3 | 12.8 |',
    '| e2e: slow.test.ts | 1 | 1.0 | 12.3 |',
    '| node: quick.test.ts | 3 | 0.3 | 0.5 |',
  ])
})
