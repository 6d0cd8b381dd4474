// The package as others get it: packed, installed in an empty folder, and at work there.

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ENTER, newHome, saved, start } from './saloon.ts'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))

test('npm pack gives a package that works on its own', async () => {
  const folder = newHome()
  const npm = (...args: string[]): string =>
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const [packed] = JSON.parse(npm('pack', PACKAGE, '--json', '--pack-destination', folder)) as {
    filename: string
    files: { path: string }[]
  }[]
  const paths = packed!.files.map(({ path }) => path)
  expect(paths).toContain('bin/saloon.mjs')
  expect(paths).toContain('dist/main.mjs')
  expect(paths).toContain('dist/web/index.html')
  for (const thread of ['sqlite-worker', 'sqlite-backup', 'sqlite-restore', 'bot-thread'])
    expect(paths).toContain(`dist/${thread}.mjs`)
  const others =
    /^(bin|dist)\/[\w-]+\.mjs$|^dist\/web\/[\w.-]+$|^dist\/web\/assets\/[\w.-]+$|^(package\.json|README\.md|LICENSE|dist\/licences\.txt)$/
  expect(paths.filter((path) => !others.test(path))).toEqual([])
  writeFileSync(join(folder, 'package.json'), '{}')
  npm('install', '--prefer-offline', '--no-audit', '--no-fund', join(folder, packed!.filename))
  const bin = join(folder, 'node_modules', 'saloon', 'bin', 'saloon.mjs')
  expect(existsSync(join(folder, 'node_modules', '.bin', 'saloon'))).toBe(true)
  for (const args of [['games'], ['simulate', 'bang-dice', '--games', '20', '--workers', '2'], ['--version']]) {
    expect(await start(args, {}, bin).ended).toMatchObject({ code: 0, stderr: '' })
  }
  const licences = readFileSync(join(folder, 'node_modules', 'saloon', 'dist', 'licences.txt'), 'utf8')
  for (const name of [
    'fastify',
    'ws',
    'zod',
    'pino',
    'prom-client',
    'react',
    'react-aria-components',
    '@fontsource/sancreek',
  ])
    expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'))

  // A whole game, by a script that only presses Enter.
  const home = { SALOON_HOME: join(folder, 'home') }
  const { process: player, ended: played } = start(['play', 'bang-dice', '--seed', '1'], home, bin)
  player.stdin?.end(ENTER)
  const { code, stdout } = await played
  expect(code).toBe(0)
  expect(stdout).toMatch(/Winners?: /)
  expect(await start(['verify', saved(home.SALOON_HOME)[0]!], {}, bin).ended).toMatchObject({ code: 0 })

  const data = ['--data', join(folder, 'data')]
  const { process: server, ended } = start(['serve', '--port', '0', ...data], { SALOON_WEB: undefined }, bin)
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout?.once('data', (line) => resolve(/http:\/\/localhost:\d+/.exec(String(line))![0]))
    void ended.then(({ stderr }) => reject(new Error(stderr)))
  })
  for (const path of ['/healthz', '/readyz']) expect((await fetch(url + path)).status).toBe(200)
  const page = await (await fetch(url, { headers: { 'Accept-Language': 'fr' } })).text()
  expect(page).toContain('<html lang="fr">')
  const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(page)!
  expect((await fetch(url + script)).headers.get('content-type')).toContain('text/javascript')
  const backup = join(folder, 'backup.sqlite')
  expect(await start(['backup', backup, ...data], {}, bin).ended).toMatchObject({ code: 0 })
  expect(await start(['restore', backup, '--data', join(folder, 'new')], {}, bin).ended).toMatchObject({ code: 0 })
  server.kill('SIGINT')
  expect(await ended).toMatchObject({ code: 0, stderr: '' })

  // Games can only be built in where the sources are.
  expect(await start(['games', '--with', 'examples/liars-dice'], {}, bin).ended).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('This program comes built'),
  })
}, 180_000)
