// Every promise of the store, tried. Each implementation runs this suite (store.test.ts).

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store, Timer } from '../../src/store/store.ts'

export interface Opened {
  readonly store: Store
  /** The same data in a new store, once the old one was closed. Without it nothing is kept. */
  reopen?(): Promise<Store>
  /** The same data in a second store, as another process would open it. */
  beside?(): Promise<Store>
}

/** Ids that somebody might mistake for something else, in the order of their code points. */
const ODD = ['', ' ', "'; DROP TABLE rows; --", '../../etc/passwd', '\n', '"', '%_*?', 'A', 'a', 'a/b', 'a/b/', 'a\\b']
  .concat(['é', 'e\u0301', 'ß', '牛仔', '\u{fffd}', '\u{10ffff}', '🤠', '👩‍🌾', '__proto__', 'null', '0', '00', '-1'])
  .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))

export function describeStore(name: string, open: () => Promise<Opened>): void {
  describe(name, () => {
    let opened: Opened
    let store: Store
    const others: Store[] = []
    /** Two ways to the same data, if there can be two. */
    const both = async (): Promise<readonly [Store, Store]> => {
      if (!opened.beside) return [store, store]
      const other = await opened.beside()
      others.push(other)
      return [store, other]
    }
    beforeEach(async () => {
      opened = await open()
      store = opened.store
    })
    afterEach(async () => {
      for (const each of [store, ...others.splice(0)]) await each.close()
    })

    describe('a log', () => {
      test('numbers its rows from 1 and gives them back in order', async () => {
        expect(await store.append('log', 0, ['one'])).toBe(true)
        expect(await store.append('log', 1, ['two', 'three', 'four'])).toBe(true)
        expect(await store.read('log')).toEqual(['one', 'two', 'three', 'four'])
        expect(await store.read('log', 1)).toEqual(['one', 'two', 'three', 'four'])
        expect(await store.read('log', 3)).toEqual(['three', 'four'])
        expect(await store.read('log', 2, 2)).toEqual(['two', 'three'])
        expect(await store.read('log', 4, 10)).toEqual(['four'])
        expect(await store.read('log', 2, 0)).toEqual([])
        expect(await store.read('log', 5)).toEqual([])
        expect(await store.read('other')).toEqual([])
      })

      test('stays as it is when an append comes too late or too early', async () => {
        await store.append('log', 0, ['one', 'two'])
        for (const after of [0, 1, 3, 4, 100]) {
          expect(await store.append('log', after, ['x'])).toBe(false)
          expect(await store.append('log', after, ['x', 'y', 'z'])).toBe(false)
        }
        expect(await store.append('new', 1, ['x'])).toBe(false)
        expect(await store.read('log')).toEqual(['one', 'two'])
        expect(await store.read('new')).toEqual([])
        expect(await store.append('log', 2, ['three'])).toBe(true)
      })

      test('takes no rows at all, and says whether they would have fitted', async () => {
        expect(await store.append('log', 0, [])).toBe(true)
        expect(await store.append('log', 1, [])).toBe(false)
        expect(await store.append('log', 0, ['one'])).toBe(true)
        expect(await store.append('log', 1, [])).toBe(true)
        expect(await store.append('log', 0, [])).toBe(false)
        expect(await store.read('log')).toEqual(['one'])
      })

      test('takes appends that don’t wait for each other', async () => {
        const answers = await Promise.all([0, 1, 2, 3].map((after) => store.append('log', after, [`row ${after + 1}`])))
        expect(answers).toEqual([true, true, true, true])
        expect(await store.read('log')).toEqual(['row 1', 'row 2', 'row 3', 'row 4'])
      })

      test('keeps what it was given, whatever becomes of the list', async () => {
        const rows = ['one', 'two']
        const appended = store.append('log', 0, rows)
        rows[0] = 'changed'
        rows.push('three')
        expect(await appended).toBe(true)
        expect(await store.read('log')).toEqual(['one', 'two'])
      })

      test('gives a row to exactly one of two writers, while other logs are written', async () => {
        const [here, there] = await both()
        for (let round = 0; round < 60; round++) {
          const [mine, , yours, , mineToo] = await Promise.all([
            here.append('fought over', round, [`here ${round}`]),
            here.append(`calm ${round % 3}`, Math.floor(round / 3), ['here']),
            there.append('fought over', round, [`there ${round}`]),
            there.append(`quiet ${round % 3}`, Math.floor(round / 3), ['there']),
            here.append('fought over', round, [`here too ${round}`]),
          ])
          expect([mine, yours, mineToo].filter((won) => won)).toHaveLength(1)
          const winner = mine ? 'here' : yours ? 'there' : 'here too'
          expect(await there.read('fought over', round + 1)).toEqual([`${winner} ${round}`])
        }
        for (const calm of ['calm 0', 'calm 1', 'calm 2']) expect(await there.read(calm)).toHaveLength(20)
        for (const quiet of ['quiet 0', 'quiet 1', 'quiet 2']) expect(await here.read(quiet)).toHaveLength(20)
      })

      test('has all rows of an append or none of them', async () => {
        const [here, there] = await both()
        let length = 0
        for (let round = 0; round < 40; round++) {
          const mine = [1, 2, 3].map((part) => `mine ${round} ${part}`)
          const yours = [1, 2].map((part) => `yours ${round} ${part}`)
          const [won] = await Promise.all([here.append('log', length, mine), there.append('log', length, yours)])
          expect(await here.read('log', length + 1)).toEqual(won ? mine : yours)
          length += won ? mine.length : yours.length
        }
        expect(await here.read('log')).toHaveLength(length)
      })

      test('shows its rows in the order of their numbers, and at once those that were acknowledged', async () => {
        const [here, there] = await both()
        let acknowledged = 0
        const writing = (async () => {
          for (let row = 1; row <= 200; row++) {
            await here.append('log', row - 1, [String(row)])
            acknowledged = row
          }
        })()
        while (acknowledged < 200) {
          const atLeast = acknowledged
          const rows = await there.read('log')
          expect(rows.length).toBeGreaterThanOrEqual(atLeast)
          expect(rows.every((row, index) => row === String(index + 1))).toBe(true)
        }
        await writing
      })
    })

    describe('a log that is dropped', () => {
      test('is gone, alone, and can begin anew', async () => {
        await store.append('log', 0, ['one', 'two', 'three'])
        await store.append('log/1', 0, ['another'])
        expect(await store.length('log')).toBe(3)
        expect(await store.length('nothing')).toBe(0)
        await store.drop('log')
        await store.drop('log')
        await store.drop('nothing')
        expect(await store.read('log')).toEqual([])
        expect(await store.length('log')).toBe(0)
        expect(await store.append('log', 3, ['four'])).toBe(false)
        expect(await store.append('log', 0, ['anew'])).toBe(true)
        expect(await store.read('log')).toEqual(['anew'])
        expect(await store.read('log/1')).toEqual(['another'])
        expect(await store.length('log/1')).toBe(1)
      })
    })

    describe('a log that is put away', () => {
      test('is read, lengthened, put away again and dropped like any other', async () => {
        const rows = ['one', 'two “quoted” {,} \\ 🤠', 'NULL']
        await store.append('log', 0, rows)
        await store.append('log/1', 0, ['another'])
        await store.shelve('log')
        await store.shelve('nothing')
        expect(await store.read('log')).toEqual(rows)
        expect(await store.read('log', 2, 1)).toEqual(rows.slice(1, 2))
        expect(await store.length('log')).toBe(3)
        for (const after of [0, 1, 2, 4]) expect(await store.append('log', after, ['x'])).toBe(false)
        for (const after of [0, 1, 2, 4]) expect(await store.append('log', after, ['x', 'y'])).toBe(false)
        expect(await store.append('log', 3, ['four'])).toBe(true)
        expect(await store.append('log', 3, ['x'])).toBe(false)
        expect(await store.append('log', 4, ['five', 'six'])).toBe(true)
        expect(await store.length('log')).toBe(6)
        expect(await store.read('log', 3)).toEqual(['NULL', 'four', 'five', 'six'])
        await store.shelve('log')
        await store.shelve('log')
        expect(await store.read('log')).toEqual([...rows, 'four', 'five', 'six'])
        expect(await store.lengths(['log/1', 'log', 'nothing'])).toEqual([1, 6, 0])
        await store.drop('log')
        expect(await store.read('log')).toEqual([])
        expect(await store.append('log', 0, ['anew'])).toBe(true)
        expect(await store.read('log')).toEqual(['anew'])
        expect(await store.read('log/1')).toEqual(['another'])
      })
    })

    describe('changes that belong together', () => {
      const of = (id: string, expected: number, text: string | null) => ({ kind: 'kind', id, expected, text })

      test('are all done, or none', async () => {
        await store.put('kind', 'a', 0, 'a1')
        await store.put('kind', 'b', 0, 'b1')
        expect(await store.change([of('a', 1, 'a2'), of('b', 1, null), of('c', 0, 'c1')])).toBe(true)
        expect(await store.list('kind')).toEqual([
          { id: 'a', version: 2, text: 'a2' },
          { id: 'c', version: 1, text: 'c1' },
        ])
        for (const wrong of [of('c', 0, 'x'), of('c', 2, 'x'), of('c', 0, null), of('d', 1, 'x'), of('d', 1, null)]) {
          expect(await store.change([of('a', 2, 'x'), of('e', 0, 'x'), wrong])).toBe(false)
          expect(await store.change([wrong, of('a', 2, null)])).toBe(false)
        }
        expect(await store.list('kind')).toEqual([
          { id: 'a', version: 2, text: 'a2' },
          { id: 'c', version: 1, text: 'c1' },
        ])
        expect(await store.change([of('b', 0, null)])).toBe(true) // what isn't there is gone already
        expect(await store.change([])).toBe(true)
      })

      test('name each value once, and belong to their kinds', async () => {
        await expect(store.change([of('a', 0, 'x'), of('a', 1, 'y')])).rejects.toMatchObject({ code: 'misused' })
        expect(await store.list('kind')).toEqual([])
        const elsewhere = { kind: 'other', id: 'a', expected: 0, text: 'there' }
        expect(await store.change([of('a', 0, 'here'), elsewhere])).toBe(true)
        expect((await store.get('kind', 'a'))?.text).toBe('here')
        expect((await store.get('other', 'a'))?.text).toBe('there')
      })

      test('happen for exactly one of two', async () => {
        const [here, there] = await both()
        for (let version = 0; version < 40; version++) {
          const by = (who: string) => [of('a', version, who), of('b', version, who)]
          const [mine, yours] = await Promise.all([here.change(by('mine')), there.change(by('yours').reverse())])
          expect(mine).toBe(!yours)
          const text = mine ? 'mine' : 'yours'
          expect((await here.list('kind')).map((value) => value.text)).toEqual([text, text])
        }
      })
    })

    describe('a value', () => {
      test('is put, read, changed and removed by its version', async () => {
        expect(await store.get('seat', 'a')).toBeUndefined()
        expect(await store.put('seat', 'a', 1, 'x')).toBe(false)
        expect(await store.put('seat', 'a', 0, 'first')).toBe(true)
        expect(await store.get('seat', 'a')).toEqual({ id: 'a', version: 1, text: 'first' })
        for (const version of [0, 2, 3]) expect(await store.put('seat', 'a', version, 'x')).toBe(false)
        expect(await store.get('seat', 'a')).toEqual({ id: 'a', version: 1, text: 'first' })
        expect(await store.put('seat', 'a', 1, 'second')).toBe(true)
        expect(await store.get('seat', 'a')).toEqual({ id: 'a', version: 2, text: 'second' })
        await store.remove('seat', 'a')
        expect(await store.get('seat', 'a')).toBeUndefined()
        expect(await store.put('seat', 'a', 2, 'x')).toBe(false)
        await store.remove('seat', 'a')
        expect(await store.put('seat', 'a', 0, 'anew')).toBe(true)
        expect(await store.get('seat', 'a')).toEqual({ id: 'a', version: 1, text: 'anew' })
      })

      test('says its version, beside others', async () => {
        await store.put('seat', 'a', 0, 'first')
        await store.put('seat', 'a', 1, 'second')
        await store.put('seat', 'b', 0, 'first')
        expect(await store.versions('seat', ['b', 'c', 'a'])).toEqual([1, 0, 2])
        expect(await store.versions('other', ['a'])).toEqual([0])
        expect(await store.versions('seat', [])).toEqual([])
      })

      test('belongs to its kind', async () => {
        await store.put('table', 'a', 0, 'a table')
        await store.put('player', 'a', 0, 'a player')
        await store.remove('table', 'a')
        expect(await store.get('table', 'a')).toBeUndefined()
        expect(await store.get('player', 'a')).toEqual({ id: 'a', version: 1, text: 'a player' })
        expect(await store.list('table')).toEqual([])
        expect(await store.list('player')).toHaveLength(1)
      })

      test('is changed by exactly one of two', async () => {
        const [here, there] = await both()
        for (let version = 0; version < 40; version++) {
          const [mine, yours] = await Promise.all([
            here.put('kind', 'a', version, `mine ${version}`),
            there.put('kind', 'a', version, `yours ${version}`),
          ])
          expect(mine).toBe(!yours)
          const text = `${mine ? 'mine' : 'yours'} ${version}`
          expect(await here.get('kind', 'a')).toEqual({ id: 'a', version: version + 1, text })
        }
      })

      test('is listed in the order of ids, a page at a time', async () => {
        const ids = Array.from({ length: 120 }, (_, i) => `id ${String(i).padStart(3, '0')}`)
        await Promise.all([...ids].reverse().map((id) => store.put('kind', id, 0, `text of ${id}`)))
        const first = await store.list('kind')
        expect(first.map(({ id }) => id)).toEqual(ids.slice(0, 100))
        expect(first[7]).toEqual({ id: 'id 007', version: 1, text: 'text of id 007' })
        const rest = await store.list('kind', first.at(-1)?.id)
        expect(rest.map(({ id }) => id)).toEqual(ids.slice(100))
        expect((await store.list('kind', 'id 005', 3)).map(({ id }) => id)).toEqual(['id 006', 'id 007', 'id 008'])
        expect((await store.list('kind', 'id 0055', 1)).map(({ id }) => id)).toEqual(['id 006'])
        expect(await store.list('kind', 'id 119')).toEqual([])
        expect(await store.list('kind', undefined, 0)).toEqual([])
        expect(await store.list('kind', undefined, 1000)).toHaveLength(120)
        expect(await store.list('no such kind')).toEqual([])
      })
    })

    describe('an alarm', () => {
      const timer = (id: string, due: number): Timer => ({ id, due, text: `text of ${id}` })
      const claimed = async (now: number, lease = 1000, limit?: number): Promise<string[]> =>
        (await store.claimTimers(now, lease, limit)).map(({ id }) => id)

      test('rings when it is due, the earliest first', async () => {
        for (const [id, due] of [
          ['late', 300],
          ['early', 100],
          ['b', 200],
          ['a', 200],
        ] as const)
          await store.setTimer(timer(id, due))
        expect(await claimed(99)).toEqual([])
        expect(await store.claimTimers(100, 1000)).toEqual([timer('early', 100)])
        expect(await store.claimTimers(299, 1000)).toEqual([timer('a', 200), timer('b', 200)])
        expect(await claimed(5000, 1000)).toEqual(['early', 'a', 'b', 'late'])
      })

      test('is its taker’s for the time of the lease, then anybody’s', async () => {
        await store.setTimer(timer('a', 100))
        expect(await claimed(150, 50)).toEqual(['a'])
        expect(await claimed(150, 50)).toEqual([])
        expect(await claimed(199, 50)).toEqual([])
        expect(await store.claimTimers(200, 50)).toEqual([timer('a', 100)])
        expect(await claimed(249, 50)).toEqual([])
        expect(await claimed(250, 50)).toEqual(['a'])
        await store.clearTimer('a')
        expect(await claimed(10_000)).toEqual([])
        await store.clearTimer('a')
      })

      test('can be moved, also while somebody has it', async () => {
        await store.setTimer(timer('a', 100))
        await store.setTimer({ id: 'a', due: 300, text: 'moved' })
        expect(await claimed(299)).toEqual([])
        expect(await store.claimTimers(300, 1000)).toEqual([{ id: 'a', due: 300, text: 'moved' }])
        await store.setTimer(timer('a', 400))
        expect(await claimed(399)).toEqual([])
        expect(await claimed(400)).toEqual(['a'])
      })

      test('is kept by who has it, until another takes it', async () => {
        await store.setTimer(timer('a', 100))
        await store.setTimer(timer('b', 100))
        expect(await claimed(150, 50)).toEqual(['a', 'b'])
        const held = [
          { id: 'a', until: 200 },
          { id: 'b', until: 199 }, // that is not until when it was lent
          { id: 'c', until: 200 },
        ]
        expect(await store.keepTimers(held, 300)).toEqual(['a'])
        expect(await claimed(250, 50)).toEqual(['b'])
        expect(await claimed(299, 50)).toEqual([])
        expect(await store.keepTimers([{ id: 'a', until: 300 }], 260)).toEqual(['a']) // given back early
        expect(await claimed(260, 50)).toEqual(['a'])
        expect(await store.keepTimers([{ id: 'a', until: 300 }], 400)).toEqual([])
        await store.setTimer(timer('d', 500)) // nobody else has it before it is due
        expect(await store.keepTimers([{ id: 'd', until: 500 }], 600)).toEqual(['d'])
        expect(await claimed(599, 50)).toEqual(['a', 'b'])
        await store.setTimer(timer('e', 900))
        expect(await store.keepTimers([{ id: 'e', until: 900 }], 700)).toEqual(['e']) // given back before it was due
        expect(await claimed(700, 50)).toContain('e')
        expect(await store.keepTimers([], 600)).toEqual([])
      })

      test('are taken before they are due by whoever needs them, if nobody has them', async () => {
        for (const [id, due] of [
          ['held', 100],
          ['over', 100],
          ['later', 900],
        ] as const)
          await store.setTimer(timer(id, due))
        await store.claimTimers(100, 50) // "held" and "over", until 150
        await store.keepTimers([{ id: 'held', until: 150 }], 300)
        expect((await store.takeTimers(['later', 'held', 'over', 'nobody'], 200, 400)).toSorted()).toEqual([
          'later',
          'over',
        ])
        expect(await store.takeTimers(['later', 'over'], 300, 400)).toEqual([])
        expect(await claimed(399, 50)).toEqual(['held'])
        expect((await claimed(400, 50)).toSorted()).toEqual(['later', 'over'])
      })

      test('are given back to ring at another moment, by whoever has them', async () => {
        await store.setTimer(timer('a', 100))
        await store.claimTimers(100, 50)
        await store.setTimer(timer('b', 100))
        await store.claimTimers(100, 50)
        const returned = [
          { id: 'a', until: 150, due: 500 },
          { id: 'b', until: 149, due: 500 }, // somebody else's
          { id: 'nobody', until: 150, due: 500 },
        ]
        expect(await store.returnTimers(returned)).toEqual(['a'])
        expect(await store.returnTimers([])).toEqual([])
        expect(await store.claimTimers(499, 1000)).toEqual([timer('b', 100)])
        expect(await store.takeTimers(['a'], 200, 300)).toEqual(['a']) // nobody had it
        expect(await store.returnTimers([{ id: 'a', until: 300, due: 600 }])).toEqual(['a'])
        expect(await store.claimTimers(600, 50)).toEqual([{ id: 'a', due: 600, text: '' }])
      })

      test('say something else from then on if whoever keeps them wants it', async () => {
        for (const id of ['a', 'b', 'c', 'd']) await store.setTimer(timer(id, 100))
        await store.claimTimers(100, 50)
        const held = [
          { id: 'a', until: 150, text: 'said anew' },
          { id: 'b', until: 150 },
          { id: 'c', until: 149, text: 'not theirs' },
          { id: 'd', until: 150, text: '' },
        ]
        expect((await store.keepTimers(held, 200)).toSorted()).toEqual(['a', 'b', 'd'])
        const texts = (await store.claimTimers(200, 50)).map(({ id, text }) => [id, text])
        expect(texts).toEqual([
          ['a', 'said anew'],
          ['b', 'text of b'],
          ['c', 'text of c'],
          ['d', ''],
        ])
      })

      test('comes with no more than were wanted', async () => {
        const ids = Array.from({ length: 130 }, (_, i) => `t ${String(i).padStart(3, '0')}`)
        await Promise.all(ids.map((id, i) => store.setTimer(timer(id, i))))
        expect(await claimed(1000, 1000, 2)).toEqual(ids.slice(0, 2))
        expect(await claimed(1000, 1000, 0)).toEqual([])
        expect(await claimed(1000, 1000)).toEqual(ids.slice(2, 102))
        expect(await claimed(1000, 1000, 500)).toEqual(ids.slice(102))
      })

      test('goes to one of several takers', async () => {
        const [here, there] = await both()
        const ids = Array.from({ length: 60 }, (_, i) => `t ${i}`)
        await Promise.all(ids.map((id) => store.setTimer(timer(id, 1))))
        const hands = await Promise.all(
          Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? here : there).claimTimers(10, 1000, 7)),
        )
        const taken = hands.flat().map(({ id }) => id)
        expect(taken.sort()).toEqual(ids.sort())
      })
    })

    describe('texts', () => {
      test('with odd characters are names like others', async () => {
        for (const odd of ODD) {
          expect(await store.append(odd, 0, [`row of ${odd}`])).toBe(true)
          expect(await store.put('kind', odd, 0, odd)).toBe(true)
          expect(await store.put(odd, 'id', 0, `kind ${odd}`)).toBe(true)
          await store.setTimer({ id: odd, due: 1, text: odd })
        }
        for (const odd of ODD) {
          expect(await store.read(odd)).toEqual([`row of ${odd}`])
          expect(await store.get('kind', odd)).toEqual({ id: odd, version: 1, text: odd })
          expect(await store.list(odd)).toEqual([{ id: 'id', version: 1, text: `kind ${odd}` }])
        }
        expect((await store.list('kind')).map(({ id }) => id)).toEqual(ODD)
        for (const [index, odd] of ODD.entries())
          expect((await store.list('kind', odd)).map(({ id }) => id)).toEqual(ODD.slice(index + 1))
        expect(await store.claimTimers(1, 1000)).toEqual(ODD.map((odd) => ({ id: odd, due: 1, text: odd })))
      })

      test('may be long, and many', async () => {
        const long = '1 MB of text, “quoted” 🤠 '.repeat(40_000).slice(0, 1_000_000)
        expect(await store.append('log', 0, [long, 'short', long])).toBe(true)
        expect(await store.put('kind', 'id', 0, long)).toBe(true)
        expect(await store.read('log')).toEqual([long, 'short', long])
        expect((await store.get('kind', 'id'))?.text).toBe(long)
        const many = Array.from({ length: 5000 }, (_, i) => `row ${i}`)
        expect(await store.append('many', 0, many)).toBe(true)
        expect(await store.read('many')).toEqual(many)
      })

      test('that no database keeps as they are get refused, as do numbers that are none', async () => {
        const nonsense: (() => Promise<unknown>)[] = [
          () => store.append('lo\0g', 0, ['row']),
          () => store.append('log', 0, ['row', 'r\0w']),
          () => store.append('log', 0, ['half a \ud83e']),
          () => store.append('log', -1, ['row']),
          () => store.append('log', 0.5, ['row']),
          () => store.read('log', 0),
          () => store.length('lo\0g'),
          () => store.drop('\ud83e'),
          () => store.change([{ kind: 'kind', id: 'id', expected: 0.5, text: 'text' }]),
          () => store.change([{ kind: 'kind', id: 'id', expected: 0, text: 'te\0xt' }]),
          () => store.read('log', 1, -1),
          () => store.put('kind', '\udd20', 0, 'text'),
          () => store.put('kind', 'id', Number.NaN, 'text'),
          () => store.list('kind', 'a', Infinity),
          () => store.setTimer({ id: 'id', due: 1.5, text: '' }),
          () => store.claimTimers(Number.MAX_VALUE, 1),
          () => store.keepTimers([{ id: 'id', until: 0.5 }], 1),
          () => store.keepTimers([{ id: 'id', until: 1, text: 'te\0xt' }], 1),
          () => store.takeTimers(['id'], 1, 0.5),
          () => store.returnTimers([{ id: 'id', until: 1, due: 0.5 }]),
          () => store.lengths(['lo\0g']),
          () => store.versions('kind', ['\udd20']),
          () => store.shelve('lo\0g'),
        ]
        for (const call of nonsense) await expect(call()).rejects.toMatchObject({ code: 'misused' })
        expect(await store.read('log')).toEqual([])
        expect(await store.list('kind')).toEqual([])
      })
    })

    test('knows what time it is', async () => {
      const before = await store.time()
      expect(Number.isSafeInteger(before)).toBe(true)
      expect(Math.abs(before - Date.now())).toBeLessThan(60_000)
      expect(await store.time()).toBeGreaterThanOrEqual(before)
    })

    test('closing waits for what is under way and refuses what comes after', async () => {
      const underway = Array.from({ length: 50 }, (_, i) => store.append(`log ${i}`, 0, ['row']))
      const reading = store.read('log 49')
      const closed = store.close()
      const late = store.append('late', 0, ['row'])
      await expect(late).rejects.toMatchObject({ name: 'StoreError', code: 'closed' })
      expect(await Promise.all(underway)).toEqual(underway.map(() => true))
      expect(await reading).toEqual(['row'])
      await closed
      const calls: Promise<unknown>[] = [
        store.append('log 1', 1, ['row']),
        store.read('log 1'),
        store.length('log 1'),
        store.drop('log 1'),
        store.put('kind', 'id', 0, 'text'),
        store.change([]),
        store.get('kind', 'id'),
        store.list('kind'),
        store.remove('kind', 'id'),
        store.setTimer({ id: 'id', due: 1, text: '' }),
        store.clearTimer('id'),
        store.claimTimers(1, 1),
        store.keepTimers([], 1),
        store.takeTimers([], 1, 1),
        store.returnTimers([]),
        store.lengths([]),
        store.versions('kind', []),
        store.shelve('log 1'),
        store.time(),
        store.backup('nowhere'),
      ]
      for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'closed' })
      await store.close()
    })

    test('what was acknowledged is there after closing and opening again', async ({ skip }) => {
      if (!opened.reopen) return skip('it forgets by design')
      await store.append('log', 0, ['one', 'two'])
      await store.append('log', 2, ['three'])
      await store.append('log', 2, ['stale'])
      await store.put('kind', 'a', 0, 'first')
      await store.put('kind', 'a', 1, 'second')
      await store.put('kind', 'b', 0, 'gone')
      await store.remove('kind', 'b')
      await store.append('dropped', 0, ['row'])
      await store.drop('dropped')
      await store.change([
        { kind: 'both', id: 'a', expected: 0, text: 'one' },
        { kind: 'both', id: 'b', expected: 0, text: 'two' },
      ])
      await store.setTimer({ id: 'mine', due: 100, text: 'taken' })
      await store.setTimer({ id: 'moved', due: 100, text: 'before' })
      await store.setTimer({ id: 'cleared', due: 100, text: '' })
      await store.clearTimer('cleared')
      await store.claimTimers(100, 1000, 1)
      await store.setTimer({ id: 'moved', due: 200, text: 'after' })
      await store.close()

      store = await opened.reopen()
      expect(await store.read('log')).toEqual(['one', 'two', 'three'])
      expect(await store.length('dropped')).toBe(0)
      expect(await store.list('both')).toHaveLength(2)
      expect(await store.append('log', 2, ['stale'])).toBe(false)
      expect(await store.append('log', 3, ['four'])).toBe(true)
      expect(await store.list('kind')).toEqual([{ id: 'a', version: 2, text: 'second' }])
      expect(await store.claimTimers(1099, 1000)).toEqual([{ id: 'moved', due: 200, text: 'after' }])
      expect(await store.claimTimers(1100, 1000)).toEqual([{ id: 'mine', due: 100, text: 'taken' }])
    })
  })
}
