// `saloon migrate` and `saloon import`, as they are typed.

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { leaseName } from '../../src/cluster/lease-name.ts'
import { newFolder, openStore } from '../store/built.ts'
import { newDatabase } from './database.ts'

const BIN = fileURLToPath(new URL('../../../cli/bin/saloon.mjs', import.meta.url))

function saloon(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [BIN, ...args],
      { env: { PATH: process.env['PATH'], LANG: 'en_GB.UTF-8', ...env } },
      (_, stdout, stderr) => resolve({ code: child.exitCode, stdout, stderr }),
    )
  })
}

const withUrl = (url: string) => ({ DATABASE_URL: url })

test('migrate brings a database up to date, and says so once', async () => {
  const url = await newDatabase()
  expect(await saloon(['migrate'], withUrl(url))).toMatchObject({
    code: 0,
    stdout: 'The database is up to date: version 1, before 0.\n',
  })
  expect(await saloon(['migrate', '--database', url])).toMatchObject({
    code: 0,
    stdout: 'The database was up to date: version 1.\n',
  })
})

test('import copies all of a folder, whatever is in it; games under way are looked after', async () => {
  const directory = newFolder()
  const before = await openStore({ kind: 'sqlite', directory })
  const rows = Array.from({ length: 2500 }, (_, i) => `row ${i} “quoted” \\ {,} 🤠`)
  await before.append('log/1', 0, rows)
  await before.append('log/2', 0, ['one'])
  await before.put('table', 'a', 0, 'first')
  await before.put('table', 'a', 1, 'second')
  await before.setTimer({ id: leaseName('a', 1), due: 0, text: '' })
  await before.setTimer({ id: 'alarm', due: 5, text: 'rings' })
  await before.close()

  const url = await newDatabase()
  expect(await saloon(['import', directory], withUrl(url))).toMatchObject({
    code: 0,
    stdout: 'Imported: 2501 rows of games, 1 values, 2 alarms.\n',
  })
  const after = await openStore({ kind: 'postgres', url, lines: 2 })
  expect(await after.read('log/1')).toEqual(rows)
  expect(await after.append('log/2', 1, ['two'])).toBe(true)
  expect(await after.get('table', 'a')).toEqual({ id: 'a', version: 2, text: 'second' })
  expect(await after.claimTimers(10, 1000)).toEqual([
    { id: leaseName('a', 1), due: 0, text: '' },
    { id: 'alarm', due: 5, text: 'rings' },
  ])
  await after.close()

  expect(await saloon(['import', directory], withUrl(url))).toMatchObject({
    code: 1,
    stderr: 'That database isn’t empty: nothing was imported.\n',
  })
})

test.each([
  [['migrate'], 2, '--database (DATABASE_URL) is missing.'],
  [['migrate', '--database', 'mysql://x'], 2, 'The address of a PostgreSQL database begins with postgres://.'],
  [
    ['migrate', '--database', 'postgres://x:secret@127.0.0.1:1/y'],
    1,
    'That database can’t be used: The database can’t be',
  ],
  [['import', 'nowhere', '--database', 'postgres://x/y'], 2, 'There is no database of Saloon in nowhere.'],
  [['import', '--database', 'postgres://x/y'], 2, '<folder> is missing.'],
  [['import', 'a', '--lang', 'fr'], 2, '--database (DATABASE_URL)'],
])('%j is refused with %i', async (args, code, sentence) => {
  const said = await saloon(args)
  expect(said.code).toBe(code)
  expect(said.stderr).toContain(sentence)
  expect(said.stderr).not.toContain('secret')
})
