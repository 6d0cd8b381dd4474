// The package as others get it: packed, installed in an empty folder, and at work there.

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { newHome, start } from './saloon.ts'

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
  for (const thread of ['sqlite-worker', 'sqlite-backup', 'sqlite-restore', 'bot-thread'])
    expect(paths).toContain(`dist/${thread}.mjs`)
  const others = /^(bin|dist)\/[\w-]+\.mjs$|^(package\.json|README\.md|LICENSE|dist\/licences\.txt)$/
  expect(paths.filter((path) => !others.test(path))).toEqual([])
  writeFileSync(join(folder, 'package.json'), '{}')
  npm('install', '--prefer-offline', '--no-audit', '--no-fund', join(folder, packed!.filename))
  const bin = join(folder, 'node_modules', 'saloon', 'bin', 'saloon.mjs')
  expect(existsSync(join(folder, 'node_modules', '.bin', 'saloon'))).toBe(true)
  for (const args of [['games'], ['simulate', 'bang-dice', '--games', '20', '--workers', '2'], ['--version']]) {
    expect(await start(args, {}, bin).ended).toMatchObject({ code: 0, stderr: '' })
  }
  const licences = readFileSync(join(folder, 'node_modules', 'saloon', 'dist', 'licences.txt'), 'utf8')
  for (const name of ['fastify', 'ws', 'zod', 'pino', 'prom-client'])
    expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'))

  const { process: server, ended } = start(['serve', '--port', '0', '--data', join(folder, 'data')], {}, bin)
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout?.once('data', (line) => resolve(/http:\/\/localhost:\d+/.exec(String(line))![0]))
    void ended.then(({ stderr }) => reject(new Error(stderr)))
  })
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const backup = join(folder, 'backup.sqlite')
  expect(await start(['backup', backup, '--data', join(folder, 'data')], {}, bin).ended).toMatchObject({ code: 0 })
  expect(await start(['restore', backup, '--data', join(folder, 'new')], {}, bin).ended).toMatchObject({ code: 0 })
  server.kill('SIGINT')
  expect(await ended).toMatchObject({ code: 0, stderr: '' })
})
