// The lint rules that hold the architecture, each broken on purpose: a rule that is misspelt would otherwise be silent.

import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const IMPORTS = 'eslint(no-restricted-imports)'
const NODE = 'import(no-nodejs-modules)'
const GLOBALS = 'eslint(no-restricted-globals)'
const PROPERTIES = 'eslint(no-restricted-properties)'
const PROMISES = 'typescript(no-floating-promises)'

/** Where it is written, what is written there, the rule that refuses it (none: allowed). */
const CASES: readonly [folder: string, code: string, rule: string | undefined][] = [
  ['kernel/src', `import '@saloon/games'`, IMPORTS],
  ['kernel/src', `import type { Deep } from '@saloon/games/deep'`, IMPORTS],
  ['kernel/src', `export const later = import('@saloon/bots')`, IMPORTS],
  ['kernel/test', `import '@saloon/bang-dice'`, IMPORTS],
  ['kernel/test', `import '../src/index'`, undefined],
  ['physics/src', `import '@saloon/games'`, IMPORTS],
  ['games/wanted/src', `import '@saloon/kernel'`, undefined],
  ['games/wanted/src', `import '@saloon/physics'`, undefined],
  ['games/wanted/src', `import '@saloon/bang-dice'`, IMPORTS],
  ['games/wanted/src', `import '@saloon/games'`, IMPORTS],
  ['games/wanted/src', `import 'saloon'`, IMPORTS],
  ['games/wanted/src/frames', `import '../state'`, undefined],
  ['games/wanted/src/frames', `import '../../../bang-dice/src/dice'`, IMPORTS],
  ['games/wanted/test', `import '@saloon/kernel/kit'`, undefined],
  ['games/wanted/test', `import '@saloon/bots'`, IMPORTS],
  ['games/src', `import '@saloon/bang-dice'`, undefined],
  ['games/src', `import '@saloon/bots'`, IMPORTS],
  ['../examples/dice/src', `import '@saloon/kernel'`, undefined],
  ['../examples/dice/src', `import '@saloon/bang-dice'`, IMPORTS],
  ['../examples/dice/test', `import '@saloon/bots'`, IMPORTS],
  ['bots/src', `import '@saloon/games'`, undefined],
  ['bots/src', `import '@saloon/server'`, IMPORTS],
  ['server/src', `import '@saloon/bots'`, undefined],
  ['server/src', `import 'saloon'`, IMPORTS],
  ['server/src', `import '@saloon/web'`, IMPORTS],
  ['web/src', `import '@saloon/server'`, IMPORTS],
  ['web/src', `import '@saloon/server/config'`, IMPORTS],
  ['web/src', `import { command } from '@saloon/server/protocol'`, IMPORTS],
  ['web/src', `import type { Wish } from '@saloon/server/protocol'`, undefined],
  ['web/src', `import { PHRASE_TEXTS } from '@saloon/server/words'`, undefined],
  ['web/src', `import { Races } from '@saloon/server/races'`, undefined],
  ['cli/src', `import '@saloon/server'`, undefined],

  ['kernel/src', `import 'node:crypto'`, NODE],
  ['kernel/kit', `import 'node:fs'`, NODE],
  ['physics/src', `import 'node:fs'`, NODE],
  ['games/src', `import 'node:fs'`, NODE],
  ['games/wanted/src', `import 'fs'`, NODE],
  ['../examples/dice/src', `import 'node:fs'`, NODE],
  ['bots/src', `import 'node:worker_threads'`, NODE],
  ['games/wanted/test', `import 'node:fs'`, undefined],
  ['server/src', `import 'node:http'`, undefined],

  ['server/src', `export const since = Date.now()`, PROPERTIES],
  ['server/src/tables', `export const now = Date.now`, PROPERTIES],
  ['web/src', `export const since = Date.now()`, PROPERTIES],
  ['cli/src', `export const since = Date.now()`, PROPERTIES],
  ['server/test', `export const since = Date.now()`, undefined],

  ['kernel/src', `export const now = Date.now()`, GLOBALS],
  ['games/wanted/src', `export const now = new Date()`, GLOBALS],
  ['../examples/dice/src', `export const now = Date.now()`, GLOBALS],
  ['games/wanted/src', `export const now = performance.now()`, GLOBALS],
  ['games/wanted/src', `export const now = globalThis.Date`, GLOBALS],
  ['bots/src', `setTimeout(() => {}, 10)`, GLOBALS],
  ['kernel/src', `export const die = Math.random()`, PROPERTIES],
  ['bots/src', `export const die = Math.random()`, PROPERTIES],
  ['games/wanted/src', `export const { random } = Math`, PROPERTIES],
  ['games/wanted/src', `export const x = Math.sin(1)`, PROPERTIES],
  ['../examples/dice/src', `export const x = Math.sin(1)`, PROPERTIES],
  ['games/wanted/src', `export const x = Math.pow(1, 2)`, PROPERTIES],
  ['games/wanted/src', `export const x = Math.sqrt(Math.floor(2))`, undefined],
  ['server/src', `export const now = performance.now()`, undefined],

  ['server/src', `export function stop() { Promise.resolve() }`, PROMISES],
  ['kernel/src', `export function stop() { Promise.resolve() }`, PROMISES],
]

const house = mkdtempSync(join(tmpdir(), 'saloon-arrows-'))
const found = new Map<string, string[]>()

// All cases in one run of the linter, as files of a house of their own.
beforeAll(() => {
  for (const name of ['.oxlintrc.json', 'tsconfig.json']) copyFileSync(join(ROOT, name), join(house, name))
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'))
  for (const [i, [folder, code]] of CASES.entries()) {
    const file = join(house, fileOf(i, folder))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${code}\n`)
  }
  const oxlint = join(house, 'node_modules', '.bin', 'oxlint')
  const { stdout } = spawnSync(oxlint, ['--format=json'], {
    cwd: house,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
  for (const { filename, code } of diagnostics) found.set(filename, [...(found.get(filename) ?? []), code])
})

afterAll(() => rmSync(house, { recursive: true }))

test.each(CASES.map(([folder, code, rule], i) => ({ i, folder, code, rule })))(
  '$folder: $code → $rule',
  ({ i, folder, rule }) => {
    const rules = found.get(fileOf(i, folder)) ?? []
    const architecture = rules.filter((rule) => [IMPORTS, NODE, GLOBALS, PROPERTIES, PROMISES].includes(rule))
    expect(architecture).toEqual(rule === undefined ? [] : [rule])
  },
)

function fileOf(i: number, folder: string): string {
  return join('packages', folder, `case-${i}.ts`)
}
