// The tool that plants mistakes: which ones it finds in a text, and that it tells those that tests notice from those they don't.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { mistakesIn } from '../mutants/mistakes.mjs'
import { wantedBy } from '../mutants/run.mjs'
import { mutantsOf, patternOf, sampleOf } from '../mutants/sample.mjs'
import { workerFor } from '../mutants/worker.mjs'
import { ROOT } from '../steps.mjs'

const planted = (source: string): string[] =>
  mistakesIn(source).map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end))

describe('mistakes', () => {
  test.each([
    ['if (a) go()', ['if (!(a)) go()', 'if (false) go()', 'if (a) ;']],
    ['const x = a ? b : c', ['const x = !(a) ? b : c', 'const x = false ? b : c']],
    ['const x = a && b', ['const x = (a) || (b)', 'const x = (a)', 'const x = (b)']],
    ['const x = a < b', ['const x = a <= b']],
    ['const x = a !== b', ['const x = a === b']],
    ['const x = a + b', ['const x = a - b']],
    ['const x = `${a}` + b', []],
    ['x -= a', [';', 'x += a']],
    ['x++', [';', 'x--']],
    ['const x = [3, true]', ['const x = [4, true]', 'const x = [3, false]']],
    ['const x = Math.min(a, b)', ['const x = Math.max(a, b)']],
    ['const x = list.some(it)', ['const x = list.every(it)']],
    ['const lose = ({ seat }) => f(seat)', ['const lose = ({ seat }) => f((seat ^ 1))']],
    ['const f = (winner, loser) => g(winner)', ['const f = (winner, loser) => g(loser)']],
    ['const f = (seat) => ({ seat })', ['const f = (seat) => ({ seat: (seat ^ 1) })']],
  ])('of %s', (source, mistakes) => {
    expect(planted(source)).toEqual(mistakes)
  })

  test('are none of types, imports, names or text', () => {
    const source = `import { a } from './a.ts'
      export interface B { readonly seat: 1 | 2 }
      type C = 0 | true
      const d = (seat: 0 | 1): seat is 0 => 'a + b'
      const e = f as 3`
    expect(planted(source)).toEqual([])
  })

  test('stand where they are said to, whatever letters come before', () => {
    expect(planted('const a = "’é🂡"; const x = b < c')).toEqual(['const a = "’é🂡"; const x = b <= c'])
  })

  test('keep their names when other lines change, and are told apart on their own', () => {
    const names = (source: string) => mutantsOf(source, 'src/a.ts').map(({ name }) => name)
    const line = 'const x = [1, 1]'
    expect(names(line)).toEqual([`src/a.ts: ${line} | 1 → 2`, `src/a.ts: ${line} | 1 → 2 (2)`])
    expect(names(`// more\nconst y = b < c\n${line}`)).toEqual(expect.arrayContaining(names(line)))
  })
})

test('patterns and samples', () => {
  expect(patternOf('src/{frames/*,view}.ts').test('src/frames/turn.ts')).toBe(true)
  expect(patternOf('src/{frames/*,view}.ts').test('src/frames/a/turn.ts')).toBe(false)
  expect(patternOf('src/**').test('src/frames/a/turn.ts')).toBe(true)
  expect(patternOf('src/*.ts').test('src/viewAts')).toBe(false)
  const all = Array.from({ length: 50 }, (_, n) => n)
  expect(sampleOf(all, 5, 7)).toEqual(sampleOf(all, 5, 7))
  expect(sampleOf(all, 5, 7)).not.toEqual(sampleOf(all, 5, 8))
  expect(sampleOf(all, 99, 7).toSorted((a, b) => a - b)).toEqual(all)
})

test('what is asked for wrongly is said', () => {
  expect(wantedBy([])).toContain('Name one folder')
  expect(wantedBy(['packages/kernel', '--sample', '0'])).toContain('--sample')
  expect(wantedBy(['packages/kernel', '--seed', 'x'])).toContain('--seed')
  expect(wantedBy(['packages/kernel', '--many'])).toContain('--many')
})

describe('a run', { timeout: 300_000 }, () => {
  // Inside the house, so that it finds vitest.
  const folder = mkdtempSync(join(ROOT, '.dist-mutants-'))
  const report = join(ROOT, 'test-results', 'mutants', basename(folder))
  afterAll(() => {
    for (const left of [folder, `${report}.json`, `${report}.md`]) rmSync(left, { recursive: true, force: true })
  })

  test('kills what a test notices, not what no test reads; a second run has nothing left to do', () => {
    mkdirSync(join(folder, 'src'))
    mkdirSync(join(folder, 'test'))
    writeFileSync(join(folder, 'src', 'tested.ts'), 'export const isMore = (a: number, b: number) => a > b\n')
    writeFileSync(join(folder, 'src', 'untested.ts'), 'export const isLess = (a: number, b: number) => a < b\n')
    writeFileSync(
      join(folder, 'test', 'tested.test.ts'),
      `import { expect, test } from 'vitest'
       import { isMore } from '../src/tested.ts'
       test('more is not as much', () => expect([isMore(2, 1), isMore(1, 1)]).toEqual([true, false]))`,
    )
    const go = () =>
      spawnSync(process.execPath, [join(ROOT, 'scripts/mutants/run.mjs'), folder, '--seed', '1'], { encoding: 'utf8' })
    const first = go()
    expect(first.stderr).toBe('')
    expect(first.stdout).toContain('2 mistakes: 1 killed, 0 timed out, 1 survived.')
    expect(first.stdout).toContain('by more is not as much')
    expect(first.status).toBe(1)
    expect(existsSync(`${report}.md`) && readFileSync(`${report}.md`, 'utf8')).toContain('src/untested.ts:1, compared')
    expect(go().stdout).toMatch(/2 drawn with seed 1, 0 known[^]*\n0 to try/)
  })

  test('is ended when it takes too long, and the next one goes on', async () => {
    const source = 'export const three = () => {\n  let n = 0\n  while (n < 3) n++\n  return n\n}\n'
    const file = join(folder, 'src', 'three.ts')
    writeFileSync(file, source)
    writeFileSync(
      join(folder, 'test', 'three.test.ts'),
      `import { expect, test } from 'vitest'
       import { three } from '../src/three.ts'
       test('three', () => expect(three()).toBe(3))`,
    )
    const worker = workerFor(folder, ['tested'])
    expect(await worker.run({}, 120_000)).toMatchObject({ tests: 1 })
    const mistake = mistakesIn(source).find(({ text }) => text === ';')! // n++ forgotten
    expect(await worker.run({ file, mistake }, 3_000)).toBe('too long')
    const other = mistakesIn(source).find(({ text }) => text === '<=')!
    expect(await worker.run({ file, mistake: other }, 120_000)).toMatchObject({ failed: 'three', tests: 0 })
    expect(await worker.run({}, 120_000)).toMatchObject({ tests: 1 })
    worker.end()
  })
})
