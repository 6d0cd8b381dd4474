// Many games, counted: the same whoever plays them.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newHome, saloon, start } from './saloon.ts'

const simulate = async (...flags: string[]): Promise<Record<string, unknown>> => {
  const { code, stdout, stderr } = await saloon(['simulate', 'bang-dice', '--json', ...flags])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout.trimEnd()).not.toContain('\n')
  return JSON.parse(stdout) as Record<string, unknown>
}

describe('simulate', () => {
  test('--json prints one object with everything in it', async () => {
    const results = await simulate('--games', '200', '--seats', '5', '--seed', '3')
    expect(results).toMatchObject({
      game: 'bang-dice',
      seats: 5,
      bots: ['random', 'random', 'random', 'random', 'random'],
      seed: 3,
      games: 200,
      requested: 200,
      interrupted: false,
      unfinished: 0,
      decisions: expect.any(Number),
      seconds: expect.any(Number),
      gamesPerSecond: expect.any(Number),
      decisionsPerSecond: expect.any(Number),
      outcomes: { law: expect.any(Number), outlaws: expect.any(Number), renegade: expect.any(Number) },
      length: { min: expect.any(Number), median: expect.any(Number), mean: expect.any(Number) },
    })
    const { outcomes, traits } = results as {
      outcomes: Record<string, number>
      traits: Record<string, { low: number; share: number; high: number }[]>
    }
    expect(Object.values(outcomes).reduce((sum, wins) => sum + wins, 0)).toBe(200)
    expect(Object.keys(traits)).toEqual(['team', 'role', 'character', 'seat'])
    for (const { low, share, high } of Object.values(traits).flat()) {
      expect(low).toBeLessThanOrEqual(share)
      expect(share).toBeLessThanOrEqual(high)
    }
  })

  test('with 1, 2 and 3 workers counts the same', async () => {
    const flags = ['--games', '301', '--seats', '6', '--bots', 'greedy,random', '--seed', '9']
    const results = await Promise.all(['1', '2', '3'].map((workers) => simulate(...flags, '--workers', workers)))
    const [one, ...others] = results.map(
      ({ seconds: _s, gamesPerSecond: _g, decisionsPerSecond: _d, workers: _w, ...counted }) => counted,
    )
    for (const other of others) expect(other).toEqual(one)
    expect(Object.keys((one as { traits: object }).traits)).toEqual(['bot', 'team', 'role', 'character', 'seat'])
  })

  test('prints shares with intervals, in the language of the reader', async () => {
    const flags = ['simulate', 'bang-dice', '--games', '50', '--seed', '1']
    const [english, french] = await Promise.all([saloon(flags), saloon([...flags, '--lang', 'fr'])])
    expect(english.stdout).toContain('Wins by role')
    expect(english.stdout).toMatch(/Sheriff +\d+\.\d % .* – /)
    expect(english.stdout).toMatch(/median \d+/)
    expect(english.stdout).toMatch(/How games end\n +\d+\.\d %  \S/)
    expect(english.stdout).not.toContain('\u001B')
    expect(french.stdout).toContain('Victoires par rôle')
    expect(french.stdout).toMatch(/\d+,\d %/)
  })

  test('writes a report that needs nothing else', async () => {
    const file = join(newHome(), 'report.html')
    const { code, stdout } = await saloon(['simulate', 'bang-dice', '--games', '100', '--report', file])
    expect(code).toBe(0)
    expect(stdout).toContain(`Report: ${file}`)
    const html = readFileSync(file, 'utf8')
    expect(html.match(/<svg /g)).toHaveLength(5)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).not.toMatch(/(src|href)=|url\(|@import|NaN|undefined/)
  })

  /** Nobody knows how long a busy machine takes to begin: the signal comes later until something was there to keep. */
  async function interrupted(workers: string, after = 1500): ReturnType<typeof saloon> {
    const flags = ['--games', '100000000', '--json', '--workers', workers]
    const { process: child, ended } = start(['simulate', 'bang-dice', ...flags])
    await new Promise((resolve) => setTimeout(resolve, after))
    child.kill('SIGINT')
    const result = await ended
    const isTooSoon = result.stdout === '' || result.stdout.includes('"games":0,')
    return isTooSoon && after < 20_000 ? interrupted(workers, after * 2) : result
  }

  test.each(['1', '2'])('interrupted with %s workers keeps what was played', async (workers) => {
    const { code, stdout } = await interrupted(workers)
    const results = JSON.parse(stdout) as { interrupted: boolean; games: number; outcomes: Record<string, number> }
    expect({ code, interrupted: results.interrupted }).toEqual({ code: 0, interrupted: true })
    expect(results.games).toBeGreaterThan(0)
    expect(Object.values(results.outcomes).reduce((sum, wins) => sum + wins, 0)).toBe(results.games)
  })
})
