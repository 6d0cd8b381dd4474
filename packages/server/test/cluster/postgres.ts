// A PostgreSQL of our own, in a temporary folder.

import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from '../../../../scripts/services.mjs'
import { Service, freePort } from './processes.ts'

export interface Postgres {
  readonly port: number
  /** Of the database that is always there. */
  readonly url: string
  /** Makes a new, empty one. */
  newDatabase(): Promise<string>
  /** As an administrator does who is in a hurry: whoever is connected is cut off. */
  restart(): Promise<void>
  /** As when the power goes. */
  crash(): Promise<void>
  readonly pid: number | undefined
  stop(): Promise<void>
}

/** `isCareless`: doesn't wait for the disk, for tests in which no power goes. */
export async function startPostgres({ isCareless = false } = {}): Promise<Postgres> {
  const bin = findPostgres()
  if (bin === undefined) throw new Error('There is no PostgreSQL here: run `node scripts/setup.mjs --services`.')
  const folder = mkdtempSync(join(tmpdir(), 'saloon-postgres-'))
  const user = unprivileged()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = ['-D', data, '-U', 'saloon', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(bin, 'initdb'), options, { ...user, stdio: 'ignore' })
  const port = await freePort()
  const url = `postgres://saloon@127.0.0.1:${port}/postgres`
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: isCareless ? 'off' : 'on',
  }
  const service = new Service({
    file: join(bin, 'postgres'),
    args: ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    user,
    isUp: () => withClient(url, () => Promise.resolve(true)).catch(() => false),
  })
  await service.start()
  let databases = 0
  return {
    port,
    url,
    async newDatabase() {
      const name = `saloon_${process.pid}_${++databases}`
      await withClient(url, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`))
      return url.replace(/postgres$/, name)
    },
    async restart() {
      await service.stop('SIGINT') // "fast" in the words of PostgreSQL
      await service.start()
    },
    async crash() {
      await service.stop('SIGQUIT') // "immediate": it recovers from its log when it starts
      await service.start()
    },
    get pid() {
      return service.pid
    },
    async stop() {
      await service.stop('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** PostgreSQL doesn't run as root: then as its own user, or as nobody. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = users.find((user) => user.startsWith('postgres:')) ?? users.find((user) => user.startsWith('nobody:'))
  const [, , uid, gid] = (line ?? '').split(':')
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}
