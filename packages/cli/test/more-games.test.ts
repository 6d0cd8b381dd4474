// A game from outside the house, built in by one flag or one variable; and nothing of it where nobody asks for it.

import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ENTER, newHome, saloon, saved } from './saloon.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const DICE = join(ROOT, 'examples', 'liars-dice')

test.each(['en', 'fr'])(
  'liar’s dice is played to the end by pressing Enter, and holds (%s)',
  async (lang) => {
    const env = { SALOON_HOME: newHome() }
    const flags = ['play', 'liars-dice', '--with', DICE, '--seed', '2', '--lang', lang]
    const { code, stdout, stderr } = await saloon(flags, { input: ENTER, env })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(lang === 'fr' ? /Gagnant : / : /Winner: /)
    expect(stdout).not.toMatch(/undefined|NaN|\{\w+\}/)
    const [file] = saved(env.SALOON_HOME)
    const verified = await saloon(['verify', file!, `--with=${DICE}`])
    expect(verified).toMatchObject({ code: 0 })
    // Who comes without it is told what is missing.
    expect((await saloon(['verify', file!])).stderr).toContain('There is no game “liars-dice”')
  },
  120_000,
)

test('bots play it in threads of their own, by the variable', async () => {
  const args = ['simulate', 'liars-dice', '--games', '20', '--workers', '2', '--json']
  const { code, stdout } = await saloon(args, { env: { SALOON_GAMES: DICE } })
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ games: 20 })
})

test('a folder that is no game’s is refused with a sentence', async () => {
  const { code, stdout, stderr } = await saloon(['games', '--with', '/nowhere'])
  expect(stderr).toBe('SALOON_GAMES names /nowhere, which is no folder of a game: there is no src/index.ts in it.\n')
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
})

test('npm start refuses it just so', () => {
  const start = () =>
    execFileSync(process.execPath, [join(ROOT, 'scripts', 'start.mjs')], {
      env: { ...process.env, SALOON_GAMES: 'packages' },
      encoding: 'utf8',
      stdio: 'pipe',
    })
  expect(start).toThrow(/SALOON_GAMES names packages, which is no folder of a game/)
})

test('what is built without it has nothing of it', async () => {
  expect((await saloon(['games', '--json'])).stdout).not.toContain('liars-dice')
  const dist = join(ROOT, 'packages', 'cli', 'dist')
  for (const file of readdirSync(dist).filter((name) => name.endsWith('.mjs')))
    expect(readFileSync(join(dist, file), 'utf8')).not.toContain('liars-dice')
})
