// The long runs, their commands and what is written about them belong together.

import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { LONG_RUNS } from '../long-runs.mjs'

const file = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const read = (path: string): string => readFileSync(file(path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const docs = read('docs/testing.md')

test.each(Object.entries(LONG_RUNS))(
  '%s has its command, its files and its line',
  (name, { variable, long, files }) => {
    const command = name in scripts ? name : `test:${name}`
    expect(scripts[command]).toBe(`node scripts/long-runs.mjs ${name}`)
    expect(docs).toMatch(
      new RegExp(
        `^\\| \`npm run ${command}\` \\| \`${variable}\` \\| [^|]+ \\| ${long}(?: of each|, every blow)? \\|`,
        'm',
      ),
    )
    for (const path of files) {
      expect(existsSync(file(path))).toBe(true)
      expect(read(path)).toContain(`process.env['${variable}']`)
    }
  },
)
