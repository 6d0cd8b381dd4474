// expect() costs more than most rules: on millions of comparisons it is called only to say what differs.

import { expect } from 'vitest'
import { canonical } from '../src/index.ts'

/** Both are plain data and equal. */
export function same(actual: unknown, expected: unknown, what: string): void {
  if (canonical(actual) !== canonical(expected)) expect(actual, what).toEqual(expected)
}

export function holds(condition: boolean, what: string): void {
  if (!condition) expect.fail(what)
}
