// A copy taken while people play, put elsewhere, and played on there: nothing that was acknowledged before it is missing.

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Header, type Row, isRefusal, parseLog, replay } from '@saloon/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playOn, sitDown } from '../support/playing.ts'
import { Client, type Running, call, newFolder, startServer } from '../support/running.ts'

const SALOON = fileURLToPath(new URL('../../../cli/bin/saloon.mjs', import.meta.url))
const saloon = (...args: string[]) => promisify(execFile)(process.execPath, [SALOON, ...args, '--lang', 'en'])

describe('saloon backup and saloon restore', () => {
  const folder = newFolder()
  let server: Running
  beforeAll(async () => {
    server = await startServer({ SALOON_DATA: folder })
  })
  afterAll(() => server.kill('SIGINT'))

  test('keep every move that was acknowledged when the backup began, and all games go on from there', async () => {
    const url = () => server.url
    const sitting = await Promise.all([1, 2, 3].map(() => sitDown(url, 5)))
    let isCopied = false
    const copied = async (): Promise<void> => {
      // Somebody is always playing while it is copied: when a game is over, the next begins.
      await Promise.all(
        sitting.map(async ({ client }, i) => {
          for (let game = 0; !isCopied; game++) {
            await playOn(client, i + 10 * game)
            await client.until(() => client.phase === 'over')
            if (isCopied) return
            expect(await client.command({ do: 'start' })).toBeNull()
            await client.until(() => client.phase === 'playing' && !client.isOver)
          }
        }),
      )
    }
    const playing = copied()
    await new Promise((resolve) => setTimeout(resolve, 300))
    const before = sitting.map(({ client }) => ({ ...client.at }))
    const file = join(newFolder(), 'backup.sqlite')
    await saloon('backup', file, '--data', folder)
    const after = sitting.map(({ client }) => ({ ...client.at }))
    expect(after).not.toEqual(before) // the server went on meanwhile
    isCopied = true
    await playing

    const elsewhere = join(newFolder(), 'new', 'data')
    await saloon('restore', file, '--data', elsewhere)
    const restored = await startServer({ SALOON_DATA: elsewhere })
    for (const [i, { table, token }] of sitting.entries()) {
      const client = new Client(() => restored.url, token, table, 'bang-dice')
      Object.assign(client, { next: 1_000_000 }) // commands with ids of before would count as sent again
      client.connect()
      await client.until(() => client.view !== undefined)
      const { game, seq } = before[i]!
      expect(client.at.game).toBeGreaterThanOrEqual(game)
      if (client.at.game === game) expect(client.at.seq).toBeGreaterThanOrEqual(seq)
      expect(client.yours).toBe(1) // the same person, by the same token
      await playOn(client, i)
      await client.until(() => client.phase === 'over')
      const log = parseLog((await call(restored.url, `/api/tables/${table}/log`)).body)
      if (isRefusal(log)) throw new Error(JSON.stringify(log))
      const again = replay(client.game, log as { header: Header; rows: Row[]; secret?: string })
      if (isRefusal(again)) throw new Error(JSON.stringify(again))
      expect(client.view).toEqual(client.game.view(again.state, 1))
      client.close()
    }
    await restored.kill('SIGINT')
    for (const { client } of sitting) client.close()
  })

  test('a database that a server has open is not replaced, with or without force', async () => {
    const file = join(newFolder(), 'backup.sqlite')
    await saloon('backup', file, '--data', folder)
    await expect(saloon('restore', file, '--data', folder)).rejects.toMatchObject({
      code: 2,
      stderr: `There is a database in ${folder} already; --force replaces it.\n`,
    })
    await expect(saloon('restore', file, '--data', folder, '--force')).rejects.toMatchObject({
      code: 2,
      stderr: `Somebody has the database in ${folder} open: stop the server first.\n`,
    })
    expect((await call(server.url, '/api/guests', undefined, {})).status).toBe(201)
  })
})
