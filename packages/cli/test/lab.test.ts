// The laboratory: bots compared, values learnt, weights tuned, games balanced; the same whoever does the work, and resumable.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newHome, saloon } from './saloon.ts'

async function json(...flags: string[]): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await saloon([...flags, '--json'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout) as Record<string, unknown>
}
const ARENA = ['arena', 'bang-dice', '--seats', '5', '--seed', '3', '--bots', 'greedy,random,reference']

/** All but what the machine has to do with. */
const untimed = (results: Record<string, unknown>): unknown =>
  JSON.parse(JSON.stringify(results, (key, value: unknown) => (key === 'time' ? undefined : value)))

describe('an arena', () => {
  test('compares bots on the same deals, with 1 or 2 workers the same', async () => {
    const [one, two] = await Promise.all(
      ['1', '2'].map((workers) => json(...ARENA, '--deals', '20', '--among', 'reference', '--workers', workers)),
    )
    expect(untimed(one!)).toEqual(untimed(two!))
    const { standings, games, gains } = one as {
      standings: { bot: string; wins: { share: number; low: number; high: number; games: number } }[]
      games: number
      gains: { bot: string; all: { mean: number; deals: number } }[]
    }
    expect(games).toBe(20 * 4 * 3)
    expect(standings.at(-1)!.bot).toBe('random')
    for (const { wins } of standings) {
      expect(wins.games).toBe(80)
      expect(wins.low).toBeLessThan(wins.share)
      expect(wins.share).toBeLessThan(wins.high)
    }
    expect(gains.map(({ bot, all }) => [bot, all.deals, all.mean > 0])).toEqual([
      ['greedy', 20, expect.any(Boolean)],
      ['random', 20, false],
    ])
  })

  test('goes on where it was stopped, and refuses the notes of another', async () => {
    const keep = join(newHome(), 'notes.jsonl')
    const whole = await json(...ARENA, '--deals', '6', '--workers', '1', '--keep', keep)
    const lines = readFileSync(keep, 'utf8').split('\n')
    expect(lines).toHaveLength(8)
    // Stopped in the middle of the fourth line.
    writeFileSync(keep, [...lines.slice(0, 4), lines[4]!.slice(0, 20)].join('\n'))
    const again = await json(...ARENA, '--deals', '6', '--workers', '1', '--keep', keep)
    expect(untimed(again)).toEqual(untimed(whole))
    const other = await saloon(['arena', 'bang-dice', '--seats', '6', '--deals', '2', '--keep', keep])
    expect(other.code).toBe(2)
    expect(other.stderr).toContain('kept for something else')
  })

  test('writes a page with charts, in the language of the reader', async () => {
    const report = join(newHome(), 'arena.html')
    const { code, stdout } = await saloon([...ARENA, '--deals', '4', '--report', report, '--lang', 'fr'])
    expect(code).toBe(0)
    expect(stdout).toContain('classement')
    const page = readFileSync(report, 'utf8')
    expect(page).toContain('<svg')
    expect(page).not.toContain('http')
    expect(page).toContain('Temps de réflexion')
  })

  test('refuses a bot alone, and bots that do not exist', async () => {
    expect((await saloon(['arena', 'wanted', '--bots', 'greedy'])).stderr).toContain('two bots')
    expect((await saloon(['arena', 'wanted', '--bots', 'greedy,clever'])).stderr).toContain('reference')
    expect((await saloon(['arena', 'western-legends', '--bots', 'greedy,reference'])).code).toBe(2)
  })
})

test('train learns a model that says how good it is', async () => {
  const into = join(newHome(), 'model.json')
  const kept = await json('train', 'bang-dice', '--seats', '4', '--games', '120', '--into', into, '--workers', '2')
  expect(kept).toMatchObject({ logLoss: expect.any(Number), prior: expect.any(Number) })
  const { run, model } = kept as {
    run: { games: number; rows: number }
    model: { features: string[]; weights: number[][] }
  }
  expect(run.games).toBe(120)
  expect(model.weights.map(({ length }) => length)).toEqual(model.weights.map(() => model.features.length + 1))
  expect(Object.keys(JSON.parse(readFileSync(into, 'utf8')) as object)).toEqual(['4'])
  expect((await saloon(['train', 'flick-em-up'])).stderr).toContain('wanted')
})

test('tune keeps every step, and goes on with it', async () => {
  const into = join(newHome(), 'weights.json')
  const flags = ['tune', 'wanted', '--seats', '4', '--deals', '10', '--into', into]
  const first = await json(...flags, '--steps', '1')
  expect(first).toMatchObject({ run: { steps: 1 }, gains: { all: { deals: 10 } } })
  const second = await json(...flags, '--steps', '2')
  expect(second).toMatchObject({ run: { steps: 2 } })
  const { weights } = JSON.parse(readFileSync(into, 'utf8')) as { weights: Record<string, Record<string, number>> }
  expect(Object.keys(weights)).toEqual(['sheriff', 'deputy', 'outlaw', 'renegade'])
  expect((await saloon([...flags, '--steps', '3', '--seats', '5'])).stderr).toContain('kept for something else')
})

test('balance counts each variant of a game', async () => {
  const report = join(newHome(), 'balance.html')
  const flags = ['balance', 'wanted-one', '--games', '2', '--bots', 'random', '--seed', '1', '--report', report]
  const variants = (await json(...flags)) as unknown as { what: string; results: { games: number } }[]
  expect(variants.map(({ what }) => what)).toEqual(expect.arrayContaining(['', 'seats=2', 'quick=true']))
  for (const { results } of variants) expect(results.games).toBe(2)
  expect(readFileSync(report, 'utf8')).toContain('seats=6')
})
