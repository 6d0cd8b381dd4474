// `npm run bench:attacks`, small: that it runs, what it prints, and that the server serves or refuses what it is sent.

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readOptions } from '../../bench/attacks/options.ts'
import { formatResults } from '../../bench/attacks/report.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

describe('bench:attacks', { timeout: 120_000 }, () => {
  test('measures moves without and with an attack', async () => {
    const args = ['--seconds', '2', '--tables', '2', '--addresses', '2', '--attacks', 'joins', '--json']
    const child = spawn(process.execPath, ['packages/server/bench/run-attacks.mjs', ...args], { cwd: ROOT })
    let stdout = ''
    child.stdout.on('data', (chunk) => (stdout += String(chunk)))
    await new Promise((resolve) => child.once('close', resolve))
    const { results } = JSON.parse(stdout) as { results: { name: string; moves: number; served: number }[] }
    expect(results.map(({ name }) => name)).toEqual(['without', 'joins'])
    for (const { moves } of results) expect(moves).toBeGreaterThan(0)
    expect(results[1]!.served).toBeGreaterThan(0)
  })

  test('refuses what it doesn’t know, and prints a table', () => {
    expect(readOptions(['--attacks', 'bring,nonsense'])).toBe(
      '--attacks: there is no "nonsense", only bring, views, undo, joins, moves.',
    )
    expect(readOptions(['--seconds', '0'])).toBe('--seconds must be a whole number from 1 to 3600, not "0".')
    const options = readOptions(['--seconds', '2'])
    expect(options).toMatchObject({ seconds: 2, tables: 100, addresses: 5 })
    const text = formatResults(options as never, [
      { name: 'without', moves: 1000, p50: 1, p99: 2.5, calm: 2, max: 30 },
      { name: 'bring', problem: 'deaf' },
    ])
    expect(text).toContain('without  1,000    1.00    2.50      2.00    30.0       –        –')
    expect(text).toContain('bring')
  })
})
