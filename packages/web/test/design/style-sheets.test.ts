// Pages load their style sheets when somebody first gets there, and keep them: a name that two folders style would look different
// on each way through the house.

import { readFileSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = new URL('../../src', import.meta.url).pathname

/** Every style sheet under this folder, without its comments. */
function* sheets(folder = ''): Generator<readonly [file: string, rules: string]> {
  const files = readdirSync(`${SOURCE}/${folder}`, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.css')))
    yield [file, readFileSync(`${SOURCE}/${folder}/${file}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')]
}

test('no board is known by what lies on the table: with every card that comes or goes half of it would be styled anew', () => {
  const boards = new Set<string>()
  for (const [file, rules] of sheets('games')) {
    expect(rules, file).not.toMatch(/\.(table-frame|field|seat|seat-body)[^\s,{]*:has\(/)
    for (const [, board] of rules.matchAll(/\[data-board='([\w-]+)'\]/g)) boards.add(board!)
  }
  expect([...boards].toSorted()).toEqual(['bang-dice', 'wanted', 'wanted-one', 'western-legends'])
})

test('no two folders style the same class', () => {
  const folders = new Map<string, Set<string>>()
  for (const [file, rules] of sheets()) {
    for (const [, name] of rules.matchAll(/^\.([\w-]+)(?=[,\s]*[{,\n])/gm))
      folders.set(name!, (folders.get(name!) ?? new Set()).add(dirname(file)))
  }
  expect(folders.size).toBeGreaterThan(500)
  const shared = [...folders].filter(([, where]) => where.size > 1).map(([name, where]) => [name, ...where].join(' '))
  expect(shared).toEqual([])
})
