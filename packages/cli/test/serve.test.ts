// The server from the command line, and what becomes of its database.

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { SETTINGS } from '@saloon/server/config'
import { beforeAll, describe, expect, test } from 'vitest'
import { newHome, saloon, start } from './saloon.ts'

const home = newHome()
const data = join(home, 'data')
const backup = join(home, 'backup.sqlite')

/** A server that is open; `stop` gives how it ended. */
async function serve(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { process: child, ended } = start(['serve', '--port', '0', ...args], env)
  const line = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += String(chunk)
      if (output.includes('\n')) resolve(output)
    })
    void ended.then(({ stderr }) => reject(new Error(stderr)))
  })
  const url = /http:\/\/localhost:\d+/.exec(line)![0].replace('localhost', '127.0.0.1')
  const stop = () => {
    child.kill('SIGINT')
    return ended
  }
  return { url, line, stop }
}

async function newGuest(url: string): Promise<string> {
  const response = await fetch(`${url}/api/guests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  return ((await response.json()) as { token: string }).token
}

const knows = async (url: string, token: string): Promise<boolean> => {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ game: 'bang-dice', seats: 4 }),
  })
  return response.status === 201
}

let token = ''
beforeAll(async () => {
  const server = await serve(['--data', data])
  token = await newGuest(server.url)
  await server.stop()
  expect((await saloon(['backup', backup, '--data', data])).code).toBe(0)
})

describe('saloon serve', () => {
  test.each(['en', 'fr'] as const)('--help lists every setting (%s)', async (language) => {
    const { stdout } = await saloon(['serve', '--help', '--lang', language])
    for (const { name, env, usual, help } of SETTINGS) {
      expect(stdout).toMatch(new RegExp(`^  --${name} +${env} +.*${usual}$`, 'm'))
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain(help[language])
    }
    expect((await saloon(['help', 'serve', '--lang', language])).stdout).toBe(stdout)
  })

  test('opens, answers, and closes with 0', async () => {
    const server = await serve(['--store', 'memory', '--lang', 'fr'], { PORT: 'nonsense that a flag overrules' })
    expect(server.line).toMatch(/^Saloon est ouvert à http:\/\/localhost:\d+ \(Ctrl-C le ferme\)\n$/)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect(await server.stop()).toMatchObject({ code: 0, stderr: '' })
  })

  const WRONG: readonly [args: string, env: NodeJS.ProcessEnv, sentence: string][] = [
    ['--port 70000', {}, '--port must be a whole number from 0 to 65535 (0: any free port), not "70000".'],
    ['', { PORT: 'x' }, 'PORT must be a whole number from 0 to 65535 (0: any free port), not "x".'],
    ['--store paper', {}, '--store must be sqlite or memory, not "paper".'],
    ['--log loud --lang fr', {}, '--log doit être l’un de silent, error, warn, info, debug, pas « loud ».'],
    ['--metrics-token abc', {}, '--metrics-token must be at least 16 letters, digits or signs without spaces.'],
    ['--data', {}, '--data needs a value.'],
    ['--colour red', {}, 'There is no flag --colour here. Known: --port, --host, '],
    ['now', {}, '“now” is one word too many.'],
  ]
  test.concurrent.each(WRONG)('serve %s %j is refused with a sentence', async (args, env, sentence) => {
    const { code, stdout, stderr } = await saloon(['serve', ...args.split(' ').filter(Boolean)], { env })
    expect(stderr).toContain(sentence)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  })

  test('says what stands in the way when it can’t open', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const inUse = await saloon(['serve', '--store', 'memory', '--port', String(port)])
    other.close()
    expect(inUse).toMatchObject({ code: 1, stdout: '' })
    expect(inUse.stderr).toContain(`Port ${port} is in use: `)
    const noFolder = await saloon(['serve', '--port', '0', '--data', join(backup, 'inside')])
    expect(noFolder.code).toBe(1)
    expect(noFolder.stderr).toMatch(/^Saloon can't open: .*ENOTDIR/)
  })
})

describe('saloon backup', () => {
  test('makes one file that only its owner can read, and may replace an older one', async () => {
    const file = join(home, 'twice.sqlite')
    for (let n = 0; n < 2; n++) {
      const { code, stdout } = await saloon(['backup', file], { env: { SALOON_DATA: data } })
      expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^Copied to .*: \d+ kB\.\n$/) })
      expect(statSync(file).mode & 0o777).toBe(0o600)
    }
    expect(readdirSync(home).filter((name) => name.startsWith('twice'))).toEqual(['twice.sqlite'])
  })

  test('refuses what makes no sense, and touches nothing', async () => {
    const notes = join(home, 'notes.txt')
    writeFileSync(notes, 'Dear diary')
    const WRONG: readonly [args: string[], sentence: string][] = [
      [[], '<file> is missing.'],
      [[join(home, 'b'), '--data', join(home, 'nowhere')], `There is no database of Saloon in ${home}/nowhere.`],
      [[join(home, 'nowhere', 'b'), '--data', data], `There is no folder ${home}/nowhere.`],
      [[home, '--data', data], `${home} is a folder.`],
      [[notes, '--data', data], `${notes} is there already, and it is no backup: choose another name.`],
      [[join(data, 'saloon.sqlite'), '--data', data], 'is the database itself: a backup needs another name.'],
    ]
    for (const [args, sentence] of WRONG) {
      const { code, stdout, stderr } = await saloon(['backup', ...args])
      expect(stderr).toContain(sentence)
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    }
    expect(readFileSync(notes, 'utf8')).toBe('Dear diary')
    expect(existsSync(join(home, 'nowhere'))).toBe(false)
  })
})

describe('saloon restore', () => {
  const elsewhere = join(home, 'elsewhere', 'data')

  test('gives a folder that a server runs on, where everybody is who they were', async () => {
    const { code, stdout } = await saloon(['restore', backup, '--data', elsewhere])
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining(`Restored into ${elsewhere}.`) })
    expect(readdirSync(elsewhere)).toEqual(['saloon.sqlite'])
    expect(statSync(join(elsewhere, 'saloon.sqlite')).mode & 0o777).toBe(0o600)
    const server = await serve(['--data', elsewhere])
    expect(await knows(server.url, token)).toBe(true)
    await server.stop()
  })

  test('replaces what is there only by force, and leaves nothing of it', async () => {
    const folder = join(home, 'replaced')
    const server = await serve(['--data', folder])
    const stranger = await newGuest(server.url)
    await server.stop()
    expect(await saloon(['restore', backup, '--data', folder])).toMatchObject({
      code: 2,
      stderr: `There is a database in ${folder} already; --force replaces it.\n`,
    })
    expect((await saloon(['restore', backup, '--data', folder, '--force'])).code).toBe(0)
    const again = await serve(['--data', folder])
    expect(await knows(again.url, token)).toBe(true)
    expect(await knows(again.url, stranger)).toBe(false)
    await again.stop()
  })

  test('replaces a damaged database by force', async () => {
    const folder = join(home, 'broken')
    mkdirSync(folder)
    for (const ending of ['', '-wal']) writeFileSync(join(folder, `saloon.sqlite${ending}`), 'no database '.repeat(999))
    expect((await saloon(['restore', backup, '--data', folder, '--force'])).code).toBe(0)
    expect(readdirSync(folder)).toEqual(['saloon.sqlite'])
  })

  test('refuses what is no whole database of ours, and makes nothing of it', async () => {
    const folder = join(home, 'refused')
    const text = join(home, 'text')
    writeFileSync(text, 'SQLite format 3')
    const cut = join(home, 'cut.sqlite')
    copyFileSync(backup, cut)
    truncateSync(cut, 12_288)
    const altered = (name: string, at: number, bytes: readonly number[]): string => {
      const file = join(home, name)
      const content = readFileSync(backup)
      Buffer.from(bytes).copy(content, at)
      writeFileSync(file, content)
      return file
    }
    // Bytes 60 to 63 of an SQLite file are the version that its program gave it.
    const newer = altered('newer.sqlite', 60, [0, 0, 0, 99])
    const foreign = altered('foreign.sqlite', 60, [0, 0, 0, 0])
    const WRONG: readonly [args: string[], code: number, sentence: string][] = [
      [[backup], 2, '--data is missing.'],
      [['--data', folder], 2, '<file> is missing.'],
      [[join(home, 'nothing'), '--data', folder], 2, `There is no file ${home}/nothing.`],
      [[home, '--data', folder], 2, `${home} is a folder.`],
      [[backup, '--data', text], 2, `${text} is no folder.`],
      [[text, '--data', folder], 1, `${text} is no database of Saloon.`],
      [[foreign, '--data', folder], 1, `${foreign} is no database of Saloon.`],
      [[newer, '--data', folder], 1, `${newer} was written by a newer Saloon.`],
      [[cut, '--data', folder], 1, `${cut} is damaged.`],
    ]
    for (const [args, expected, sentence] of WRONG) {
      const { code, stdout, stderr } = await saloon(['restore', ...args])
      expect(stderr).toBe(`${sentence}\n`)
      expect({ code, stdout }).toEqual({ code: expected, stdout: '' })
    }
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  })
})

describe('saloon admin', () => {
  const post = (url: string, path: string, guest: string, body: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${guest}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })

  test('invites a moderator while the server runs, lists and removes them', async () => {
    const server = await serve(['--data', data])
    const headers = { Authorization: `Bearer ${token}` }
    const health = async () => (await fetch(`${server.url}/api/admin/health`, { headers })).status
    expect((await saloon(['admin', 'list', '--data', data])).stdout).toBe('Nobody was invited so far.\n')
    expect(await health()).toBe(404)
    const { stdout, code } = await saloon(['admin', 'invite'], { env: { SALOON_DATA: data } })
    expect(code).toBe(0)
    const [invitation = ''] = stdout.split('\n')
    expect(invitation).toMatch(/^[\w-]{24}$/)
    expect((await post(server.url, '/api/admin/claim', token, { code: `${invitation}x` })).status).toBe(404)
    expect((await post(server.url, '/api/admin/claim', token, { code: invitation })).status).toBe(200)
    expect(await health()).toBe(200)
    const other = await newGuest(server.url)
    expect((await post(server.url, '/api/admin/claim', other, { code: invitation })).status).toBe(404) // it was used
    const player = (await saloon(['admin', 'list', '--data', data])).stdout.trim()
    expect(player).toMatch(/^[\w-]{22}$/)
    expect(await saloon(['admin', 'remove', player, '--data', data])).toMatchObject({ code: 0 })
    expect(await health()).toBe(404)
    expect(await saloon(['admin', 'remove', player, '--data', data])).toMatchObject({ code: 1 })
    await server.stop()
  })

  test.each(['-h_M8w-Tq0Zk3uPnX7dA2Q', '--4vB9-cR1sYe6LmJ0gW8f'])(
    'a player whose id looks like a flag: %s',
    async (player) => {
      const unknown = {
        code: 1,
        stdout: '',
        stderr: `${player} is no moderator, or one named in SALOON_ADMINS.\n`,
      }
      expect(await saloon(['admin', 'remove', player, '--data', data])).toEqual(unknown)
      expect(await saloon(['admin', 'remove', '--data', data, player])).toEqual(unknown)
      const server = await serve(['--store', 'memory', '--admins', player])
      expect(await server.stop()).toMatchObject({ code: 0, stderr: '' })
    },
  )

  test('refuses what makes no sense', async () => {
    const WRONG: readonly [args: string[], sentence: string][] = [
      [[], '<invite|list|remove> is missing.'],
      [['promote', '--data', data], 'There is no “promote” here. Known: invite, list, remove.'],
      [['remove', '--data', data], '<player> is missing.'],
      [['list', 'me', '--data', data], '“me” is one word too many.'],
      [['list', '--data', join(home, 'nowhere')], `There is no database of Saloon in ${home}/nowhere.`],
    ]
    for (const [args, sentence] of WRONG)
      expect(await saloon(['admin', ...args])).toMatchObject({ code: 2, stdout: '', stderr: `${sentence}\n` })
    expect(existsSync(join(home, 'nowhere'))).toBe(false)
  })
})
