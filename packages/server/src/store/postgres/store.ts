// The store that several nodes share: PostgreSQL. A row's primary key is the only lock between them.

import { guarded } from '../guard.ts'
import { LIMIT, type Change, type Store, type Stored, type Timer } from '../store.ts'
import { StoreError } from '../trouble.ts'
import { Appends } from './appends.ts'
import { Lines, type Session } from './line.ts'
import { makeRoom, migratePostgres } from './migrations.ts'
import * as sql from './statements.ts'

export interface PostgresConfig {
  readonly url: string
  readonly lines: number // connections at most
}

export async function postgresStore({ url, lines: most }: PostgresConfig): Promise<Store> {
  await migratePostgres(url)
  const lines = new Lines(url, most)
  const appends = new Appends(lines)
  /** Who reads a log sees what was asked to be written to it before. */
  const written = <T>(log: string, then: () => Promise<T>): Promise<T> => lines.follow(appends.written(log).then(then))
  const made = new Set<string>() // months that have their table

  return guarded({
    append: (log, after, rows) => lines.follow(appends.append(log, after, rows)),
    read: (log, from = 1, limit) =>
      written(log, async () => {
        const { rows } = await lines.askAgain<{ text: string }>(sql.READ, log, from, limit ?? null)
        return rows.map(({ text }) => text)
      }),
    length: (log) =>
      written(log, async () => (await lines.askAgain<{ length: number }>(sql.LENGTH, log)).rows[0]!.length),
    async lengths(logs) {
      const { rows } = await lines.askAgain<{ log: string; length: number }>(sql.LENGTHS, logs)
      const lengths = new Map(rows.map(({ log, length }) => [log, length]))
      return logs.map((log) => lengths.get(log)!)
    },
    async drop(log) {
      await lines.askAgain(sql.DROP, log)
    },
    async shelve(log) {
      const now = new Date()
      const month = now.toISOString().slice(0, 7)
      if (!made.has(month)) await lines.use((client) => makeRoom(client, now))
      made.add(month)
      await lines.askAgain(sql.SHELVE, log)
    },

    put: (kind, id, expected, text) => put(lines, { kind, id, expected, text }),
    change(changes) {
      if (changes.length === 0) return Promise.resolve(true)
      // Always in the same order: two who change the same values never wait for each other.
      const sorted = [...changes].sort((a, b) => compare(a.kind, b.kind) || compare(a.id, b.id))
      return lines.together(async (session) => {
        for (const one of sorted) if (!(await carryOut(session, one))) return false
        return true
      })
    },
    async get(kind, id) {
      const { rows } = await lines.askAgain<Stored>(sql.GET, kind, id)
      return rows[0]
    },
    async versions(kind, ids) {
      const { rows } = await lines.askAgain<{ id: string; version: number }>(sql.VERSIONS, kind, ids)
      const versions = new Map(rows.map(({ id, version }) => [id, version]))
      return ids.map((id) => versions.get(id) ?? 0)
    },
    async list(kind, after, limit = LIMIT) {
      const { rows } =
        after === undefined
          ? await lines.askAgain<Stored>(sql.LIST, kind, limit)
          : await lines.askAgain<Stored>(sql.LIST_AFTER, kind, limit, after)
      return rows
    },
    async remove(kind, id) {
      await lines.askAgain(sql.REMOVE, kind, id)
    },

    async setTimer({ id, due, text }) {
      await lines.askAgain(sql.SET_TIMER, id, due, text)
    },
    async clearTimer(id) {
      await lines.askAgain(sql.CLEAR_TIMER, id)
    },
    async claimTimers(now, lease, limit = LIMIT) {
      const { rows } = await lines.ask<{ id: string; due: string; text: string }>(sql.CLAIM_TIMERS, now, lease, limit)
      const timers = rows.map(({ id, due, text }): Timer => ({ id, due: Number(due), text }))
      return timers.sort((a, b) => a.due - b.due || compare(a.id, b.id))
    },

    async keepTimers(held, until) {
      const ids = held.map(({ id }) => id)
      const before = held.map((one) => one.until)
      const texts = held.map(({ text }) => text ?? null)
      return (await lines.ask<{ id: string }>(sql.KEEP_TIMERS, ids, before, texts, until)).rows.map(({ id }) => id)
    },
    async takeTimers(ids, now, until) {
      return (await lines.ask<{ id: string }>(sql.TAKE_TIMERS, ids, now, until)).rows.map(({ id }) => id)
    },
    async returnTimers(returned) {
      const ids = returned.map(({ id }) => id)
      const before = returned.map(({ until }) => until)
      const due = returned.map((one) => one.due)
      return (await lines.ask<{ id: string }>(sql.RETURN_TIMERS, ids, before, due)).rows.map(({ id }) => id)
    },
    async time() {
      return Math.round((await lines.ask<{ now: number }>(sql.TIME)).rows[0]!.now)
    },

    async backup() {
      throw new StoreError('misused', 'PostgreSQL is backed up with its own tools, such as pg_dump.')
    },
    close: () => lines.close(),
  })
}

async function put(session: Session, { kind, id, expected, text }: Omit<Change, 'text'> & { readonly text: string }) {
  const { count } =
    expected === 0
      ? await session.ask(sql.ADD, kind, id, text)
      : await session.ask(sql.CHANGE, kind, id, text, expected)
  return count === 1
}

async function carryOut(session: Session, { kind, id, expected, text }: Change): Promise<boolean> {
  if (text !== null) return put(session, { kind, id, expected, text })
  if (expected > 0) return (await session.ask(sql.REMOVE_VERSION, kind, id, expected)).count === 1
  return (await session.ask(sql.GET, kind, id)).count === 0 // what isn't there is gone already
}

const compare = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b))
