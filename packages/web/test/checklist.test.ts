// Every item of the checklist is named by a test.

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { titlesOf } from '../../../scripts/rule-ids.mjs'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const FOLDERS = ['packages/web/test', 'packages/server/test']

const items = [...readFileSync(join(ROOT, 'docs', 'checklist.md'), 'utf8').matchAll(/^\| ([A-Z]\d+) \|/gm)].map(
  ([, item]) => item!,
)
const titles = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(ROOT, folder, name)),
)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => titlesOf(readFileSync(file, 'utf8')))

test('the checklist is there', () => {
  expect(items.length).toBeGreaterThan(60)
})

test.each(items)('%s has a test', (item) => {
  expect(titles.filter((title) => new RegExp(`\\b${item}\\b`).test(title))).not.toEqual([])
})
