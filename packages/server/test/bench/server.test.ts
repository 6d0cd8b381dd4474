// `npm run bench:server`, small: that it runs and what it prints. Of its figures only one is judged here, and only as a ratio:
// how fast a machine is says nothing about us.

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readOptions } from '../../bench/comparison/options.ts'
import { type Report, type Run, formatReport, resultsOf } from '../../bench/comparison/report.ts'
import { CONTESTANTS } from '../../bench/comparison/contestants.ts'
import { latenciesOf, median } from '../../bench/machine/statistics.ts'
import { stolenIn, undisturbed } from '../../bench/machine/stolen.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

/** As little as can be measured. */
const SMALL = ['--quick', '--servers', 'saloon-memory', '--tables', '2', '--seconds', '0.2', '--warmup', '0.2']

function bench(args: readonly string[]): {
  readonly process: ReturnType<typeof spawn>
  readonly ended: Promise<{ code: number | null; stdout: string; stderr: string }>
} {
  const child = spawn(process.execPath, ['packages/server/bench/run.mjs', ...args], { cwd: ROOT })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => (stdout += String(chunk)))
  child.stderr.on('data', (chunk) => (stderr += String(chunk)))
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, stdout, stderr })),
  )
  return { process: child, ended }
}

describe('bench:server', () => {
  test('measures moves, memory and long games; a late move costs no more than an early one', async () => {
    const cases = ['--cases', 'one-table,idle,long-game'] // the others differ from the first in numbers only
    const { code, stdout, stderr } = await bench([...SMALL, ...cases, '--sockets', '20', '--json']).ended
    expect(code, stderr).toBe(0)
    const report = JSON.parse(stdout) as Report
    expect(report).toMatchObject({ leftOut: [], peers: {}, options: { tables: 2, moves: 2000, json: true } })
    expect(report.results.map((result) => [result.case, result.server, Object.keys(result.figures)])).toEqual([
      ['one-table', 'saloon-memory', PLAYED],
      ['idle', 'saloon-memory', ['bytesPerConnection', 'rssBytes', 'idleCpu']],
      ['long-game', 'saloon-memory', ['microsecondsEarly', 'microsecondsLate', 'growth']],
    ])
    const [one] = report.results
    // What the host does is its own affair, and of so few moves it may disturb all.
    const { undisturbedP99: _calm, disturbed, ...ours } = one!.figures
    for (const [name, value] of Object.entries(ours)) expect(value, name).toBeGreaterThan(0)
    expect(disturbed ?? 0).toBeLessThanOrEqual(1)
    expect(report.results.at(-1)!.figures['growth']).toBeLessThan(2)
    expect(report).not.toHaveProperty('disk')
  })

  test('says what the disk takes by itself when something durable is measured', async () => {
    const args = [...SMALL, '--servers', 'saloon-sqlite', '--cases', 'one-table', '--json']
    const { code, stdout, stderr } = await bench(args).ended
    expect(code, stderr).toBe(0)
    const { disk } = JSON.parse(stdout) as Report
    for (const share of ['p50', 'p90', 'p99', 'max']) expect(disk![share], share).toBeGreaterThan(0)
  })

  test('stops everything it has started when it is interrupted', async () => {
    const running = bench([...SMALL, '--seconds', '30', '--cases', 'one-table'])
    await new Promise<void>((resolve) => running.process.stderr!.once('data', () => resolve()))
    await new Promise((resolve) => setTimeout(resolve, 500)) // the server is about to start, or has
    running.process.kill('SIGINT')
    const { code, stdout } = await running.ended // when its children have closed their end of the pipes, too
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' })
  })

  test.each([
    [['--tables', 'many'], '--tables must be a whole number from 1 to 5000, not "many".'],
    [['--tables', '0'], '--tables must be a whole number from 1 to 5000, not "0".'],
    [['--seconds', '1e3'], '--seconds must be a number from 0.1 to 3600, not "1e3".'],
    [['--cases', 'idle,fast'], '--cases: there is no "fast", only one-table, many-tables, paced, idle, long-game.'],
    [['--speed', '3'], "Unknown option '--speed'."],
    [['--json=yes'], "Option '--json' does not take an argument."],
    [['more'], "Unexpected argument 'more'."],
  ])('refuses %j', (args, sentence) => {
    expect(readOptions(args)).toBe(sentence)
  })

  test('takes what is asked for, and ours only when it is to be quick', () => {
    expect(readOptions([])).toMatchObject({ tables: 200, seconds: 10, servers: CONTESTANTS.map(({ name }) => name) })
    expect(readOptions(['--quick'])).toMatchObject({ servers: ['saloon-memory', 'saloon-sqlite'] })
    expect(readOptions(['--cases', 'paced,idle', '--seconds=2.5', '--rounds', '3'])).toMatchObject({
      cases: ['paced', 'idle'],
      seconds: 2.5,
      rounds: 3,
    })
  })
})

const PLAYED = [
  'movesPerSecond',
  'movesPerCpuSecond',
  'p50',
  'p90',
  'p99',
  'max',
  'undisturbedP99',
  'disturbed',
  'rssBytes',
  'serverCpu',
  'loadCpu',
] as const

describe('what it makes of its figures', () => {
  const [ours, , theirs, , others] = CONTESTANTS
  const figures = (moves: number, p99: number) =>
    Object.fromEntries(PLAYED.map((name) => [name, name === 'p99' ? p99 : name.startsWith('moves') ? moves : 1]))
  const runs: Run[] = [
    { case: 'many-tables', contestant: ours, figures: figures(900, 4) },
    { case: 'many-tables', contestant: ours, figures: figures(1100, 2) },
    { case: 'many-tables', contestant: theirs, figures: figures(500, 6) },
    { case: 'many-tables', contestant: others, figures: figures(2000, 10) },
  ]

  test('medians, and ratios to the best peer: the most moves, the least waiting', () => {
    const [first, ...peers] = resultsOf(runs)
    expect(first).toMatchObject({ figures: figures(1000, 3), toBestPeer: { movesPerCpuSecond: 0.5, p99: 0.5 } })
    expect(peers.map(({ toBestPeer }) => toBestPeer)).toEqual([{}, {}])
  })

  test('a table for each case, and what was left out', () => {
    const options = readOptions([])
    if (typeof options === 'string') throw new Error(options)
    const leftOut = [{ server: 'colyseus-reply', because: 'no network' }]
    const peers = { 'boardgame.io': '0.50.2' }
    const disk = { p50: 0.5, p90: 1, p99: 12 }
    const report = { node: 'v22', cores: 2, pinned: true, idleBefore: 0.5, disk, options, peers, leftOut }
    const text = formatReport({ ...report, results: resultsOf(runs) })
    expect(text).toContain('beside boardgame.io 0.50.2.')
    expect(text).toContain('50 % busy')
    expect(text).toContain('p50 0.50, p90 1.00, p99 12.0 ms.')
    expect(text).toContain('Left out: colyseus-reply (no network).')
    expect(text).toMatch(/saloon-memory +in memory +1,000 ×0\.50 +1,000 ×0\.50/)
    expect(text).not.toContain('connections')
  })

  test('leaves out the moves during which the host took something, and no others', () => {
    expect(stolenIn('cpu  105 0 15 1006 2 0 1 42 0 0\ncpu0 50 0 8 500 1 0 1 40 0 0\n')).toBe(42)
    expect(stolenIn('no numbers')).toBeUndefined()
    const moves = [0, 10, 20, 30].map((from) => ({ from, to: from + 5 }))
    expect(undisturbed(moves, [])).toEqual(moves)
    expect(undisturbed(moves, [{ from: 12, to: 20 }])).toEqual([moves[0], moves[2], moves[3]])
    expect(undisturbed(moves, [{ from: -5, to: 100 }])).toEqual([])
  })

  test('percentiles and medians', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i)
    expect(latenciesOf(hundred)).toEqual({ p50: 51, p90: 91, p99: 100, max: 100 })
    expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5])
  })
})
