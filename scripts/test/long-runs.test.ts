// The long runs, their commands and what is written about them belong together.

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { LONG_RUNS } from '../long-runs.mjs'

const file = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const read = (path: string): string => readFileSync(file(path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const docs = read('docs/testing.md')

test.each(Object.entries(LONG_RUNS))(
  '%s has its command, its files and its line',
  (name, { variable, long, files, readIn }) => {
    const command = name in scripts ? name : `test:${name}`
    expect(scripts[command]).toBe(`node scripts/long-runs.mjs ${name}`)
    expect(docs).toMatch(
      new RegExp(
        `^\\| \`npm run ${command}\` \\| \`${variable}\` \\| [^|]+ \\| ${long}(?: of each|, every blow)? \\|`,
        'm',
      ),
    )
    for (const path of files) expect(existsSync(file(path))).toBe(true)
    for (const path of readIn === undefined ? files : [readIn])
      expect(read(path)).toContain(`process.env['${variable}']`)
  },
)

test('every file with properties is in the long run that tries new cases', () => {
  const all = readdirSync(file('packages'), { recursive: true, encoding: 'utf8' })
    .map((name) => `packages/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.test.ts') && !name.includes('/node_modules/'))
  const withProperties = all.filter((name) => /\bfc\.assert\(|\bpassesTheKit\(/.test(read(name)))
  expect(LONG_RUNS['properties']!.files).toEqual(expect.arrayContaining(withProperties))
})
