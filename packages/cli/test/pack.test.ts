// The package as others get it: packed, installed in an empty folder, and at work there.

import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
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
  expect(paths.filter((path) => !/^(bin|dist)\/[\w-]+\.mjs$|^(package\.json|README\.md|LICENSE)$/.test(path))).toEqual(
    [],
  )
  writeFileSync(join(folder, 'package.json'), '{}')
  npm('install', '--offline', '--no-audit', '--no-fund', join(folder, packed!.filename))
  const bin = join(folder, 'node_modules', 'saloon', 'bin', 'saloon.mjs')
  expect(existsSync(join(folder, 'node_modules', '.bin', 'saloon'))).toBe(true)
  for (const args of [['games'], ['simulate', 'bang-dice', '--games', '20', '--workers', '2'], ['--version']]) {
    expect(await start(args, {}, bin).ended).toMatchObject({ code: 0, stderr: '' })
  }
})
