// Everything there is to run is run, to the end, and what became of it is said.

import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { LONG_RUNS } from '../long-runs.mjs'
import { runAtOnce } from '../steps.mjs'
import { EVERYTHING, runAll, summary } from '../test-all.mjs'

const file = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const { scripts } = JSON.parse(readFileSync(file('package.json'), 'utf8')) as { scripts: Record<string, string> }
const node = (code: string): string[] => ['node', '-e', code]

test('everything: the checks and tests, every test in a browser, the budgets, every long run', () => {
  const run = EVERYTHING.flatMap(({ commands }) => commands.map((command) => command.join(' ')))
  expect(run).toEqual([
    scripts['test'],
    scripts['test:browser'],
    scripts['budgets'],
    ...Object.keys(LONG_RUNS).map((name) => `node scripts/long-runs.mjs ${name}`),
  ])
  for (const command of run) expect(existsSync(file(command.split(' ')[1]!))).toBe(true)
  expect(scripts['test:all']).toBe('node scripts/test-all.mjs')
  expect(scripts['pretest:all']).toBe(scripts['pretest'])
  // What is a command of its own and isn't run by any other can't be forgotten.
  const others = Object.keys(scripts).filter((name) => /^(test|budgets|chaos)\b/.test(name) && name !== 'test:all')
  for (const name of others) expect(run).toContain(scripts[name])
})

test('goes on to the end after a failure, and says what it ran, how long each took and how it ended', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  try {
    const results = await runAll([
      { title: 'One', commands: [node('process.exit(1)'), node('0')] },
      { title: 'Two', commands: [['no-such-program']] },
      { title: 'Three', commands: [node('setTimeout(() => {}, 50)')] },
    ])
    expect(results.map(({ title, passed }) => [title, passed])).toEqual([
      ['One', false],
      ['Two', false],
      ['Three', true],
    ])
    expect(results[2]!.seconds).toBeGreaterThan(0.05)
    expect(said.mock.calls.flat().join('\n')).toContain('── Three')
  } finally {
    said.mockRestore()
  }
  const results = [
    { title: 'Checks and tests', passed: true, seconds: 431.2 },
    { title: 'Spies', passed: false, seconds: 7.6 },
  ]
  expect(summary(results)).toBe(
    'passed 7 min 11 s  Checks and tests\nFAILED        8 s  Spies\n1 passed, 1 failed, in 7 min 19 s',
  )
})

test('steps that don’t disturb each other run at once, each with what it said in one piece; a command that fails fails its step', async () => {
  const said: string[] = []
  const logged = vi.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)))
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => said.push(String(chunk)) > 0)
  try {
    const ran = await runAtOnce([
      { title: 'Many', commands: [node('console.log("one")'), node('console.log("two"); process.exit(1)'), node('0')] },
      { title: 'Other', commands: [node('console.log("three")')] },
      { title: 'None', commands: [['no-such-program']] },
    ])
    expect(ran.map(({ title, passed }) => [title, passed])).toEqual([
      ['Many', false],
      ['Other', true],
      ['None', false],
    ])
  } finally {
    logged.mockRestore()
    written.mockRestore()
  }
  const pieces = said.filter((piece) => piece.startsWith('\n── ')).toSorted()
  expect(pieces).toHaveLength(3)
  expect(pieces[0]).toContain('one\n')
  expect(pieces[0]).toContain('two\n')
  expect(pieces[1]).toContain('no-such-program: ')
  expect(pieces[2]).toBe('\n── Other\nthree\n')
})
