// Pages load their style sheets when somebody first gets there, and keep them: a name that two folders style would look different
// on each way through the house.

import { readFileSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = new URL('../src', import.meta.url).pathname

test('no two folders style the same class', () => {
  const folders = new Map<string, Set<string>>()
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const rules = readFileSync(`${SOURCE}/${file}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    for (const [, name] of rules.matchAll(/^\.([\w-]+)(?=[,\s]*[{,\n])/gm))
      folders.set(name!, (folders.get(name!) ?? new Set()).add(dirname(file)))
  }
  expect(folders.size).toBeGreaterThan(500)
  const shared = [...folders].filter(([, where]) => where.size > 1).map(([name, where]) => [name, ...where].join(' '))
  expect(shared).toEqual([])
})
