import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Coalescing, type Waiting } from '../../src/transport/coalescing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Something waits for them since a while; how long it took is noted. */
class Looker implements Waiting {
  waitsSince = 0
  readonly waited: number[] = []
  private since: number | undefined
  private readonly rounds: Coalescing

  constructor(rounds: Coalescing) {
    this.rounds = rounds
  }

  hear(): void {
    if (this.since !== undefined) return
    this.since = Date.now()
    this.rounds.add(this)
  }

  flush(): void {
    if (this.since !== undefined) this.waited.push(Date.now() - this.since)
    this.since = undefined
  }
}

describe('who only looks on', () => {
  const crowd = (rounds: Coalescing, size: number): Looker[] => Array.from({ length: size }, () => new Looker(rounds))

  test('waits for nothing in a quiet house', () => {
    const few = crowd(new Coalescing(), 7)
    for (const looker of few) looker.hear()
    vi.advanceTimersByTime(0)
    for (const { waited } of few) expect(waited).toEqual([0])
  })

  test('is called once in a busy house, also who comes later', () => {
    const rounds = new Coalescing()
    const left: number[] = []
    const add = (reader: number): void => rounds.add({ waitsSince: 0, flush: () => left.push(reader) })
    for (let reader = 0; reader < 100; reader++) add(reader)
    vi.advanceTimersByTime(1)
    expect(left).toEqual([])
    add(100) // comes along
    vi.advanceTimersByTime(100)
    expect(left).toEqual(Array.from({ length: 101 }, (_, reader) => reader))
  })

  test('waits for a twentieth of a second at most in a busy one, and gets in one go what came meanwhile', () => {
    const rounds = new Coalescing()
    const many = crowd(rounds, 20)
    for (let at = 0; at < 1000; at++) {
      for (const looker of many) looker.hear()
      vi.advanceTimersByTime(1)
    }
    vi.advanceTimersByTime(100)
    for (const { waited } of many) {
      expect(Math.max(...waited)).toBeLessThanOrEqual(50)
      expect(waited.length).toBeLessThanOrEqual(1000 / 25)
    }
    const [late] = many
    late!.hear()
    vi.advanceTimersByTime(0)
    expect(late!.waited.at(-1)).toBe(0) // it is quiet again
  })

  test('is not sent in a round what has come since their own reply: that goes with the next', () => {
    const rounds = new Coalescing()
    const many = crowd(rounds, 20)
    for (let at = 0; at < 1000; at += 10) {
      for (const looker of many) {
        looker.flush() // a reply
        looker.hear()
      }
      vi.advanceTimersByTime(10)
    }
    for (const { waited } of many) expect(new Set(waited)).toEqual(new Set([10]))
  })
})
