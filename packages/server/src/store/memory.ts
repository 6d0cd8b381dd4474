// A store in memory, lost with its process: for tests, and for tables that nobody will miss.

import { guarded } from './guard.ts'
import { LIMIT, type Store, type Stored, type Timer } from './store.ts'
import { StoreError } from './trouble.ts'
import { wallTime } from '../time.ts'

export function memoryStore(): Store {
  const logs = new Map<string, string[]>()
  const kinds = new Map<string, Map<string, Stored>>()
  const timers = new Map<string, { readonly timer: Timer; free: number }>() // free: from when on it may be taken

  const versionOf = (kind: string, id: string): number => kinds.get(kind)?.get(id)?.version ?? 0
  function keep(kind: string, id: string, version: number, text: string): void {
    const values = kinds.get(kind) ?? new Map<string, Stored>()
    kinds.set(kind, values.set(id, { id, version, text }))
  }

  return guarded({
    append(log, after, rows) {
      const there = logs.get(log)
      if ((there?.length ?? 0) !== after) return Promise.resolve(false)
      if (there) for (const row of rows) there.push(row)
      else if (rows.length > 0) logs.set(log, [...rows])
      return Promise.resolve(true)
    },
    async read(log, from = 1, limit = Infinity) {
      return (logs.get(log) ?? []).slice(from - 1, from - 1 + limit)
    },
    async length(log) {
      return logs.get(log)?.length ?? 0
    },
    async drop(log) {
      logs.delete(log)
    },
    async shelve() {},
    async lengths(many) {
      return many.map((log) => logs.get(log)?.length ?? 0)
    },

    async put(kind, id, expected, text) {
      if (versionOf(kind, id) !== expected) return false
      keep(kind, id, expected + 1, text)
      return true
    },
    async change(changes) {
      if (changes.some(({ kind, id, expected }) => versionOf(kind, id) !== expected)) return false
      for (const { kind, id, expected, text } of changes) {
        if (text === null) kinds.get(kind)?.delete(id)
        else keep(kind, id, expected + 1, text)
      }
      return true
    },
    async get(kind, id) {
      return kinds.get(kind)?.get(id)
    },
    async versions(kind, ids) {
      return ids.map((id) => versionOf(kind, id))
    },
    async list(kind, after, limit = LIMIT) {
      const values = [...(kinds.get(kind)?.values() ?? [])].sort((a, b) => inOrder(a.id, b.id))
      return values.filter(({ id }) => after === undefined || inOrder(id, after) > 0).slice(0, limit)
    },
    async remove(kind, id) {
      kinds.get(kind)?.delete(id)
    },

    async setTimer({ id, due, text }) {
      timers.set(id, { timer: { id, due, text }, free: due })
    },
    async clearTimer(id) {
      timers.delete(id)
    },
    async claimTimers(now, lease, limit = LIMIT) {
      const ringing = [...timers.values()]
        .filter(({ timer, free }) => timer.due <= now && free <= now)
        .sort((a, b) => a.timer.due - b.timer.due || inOrder(a.timer.id, b.timer.id))
        .slice(0, limit)
      for (const taken of ringing) taken.free = now + lease
      return ringing.map(({ timer }) => timer)
    },
    async keepTimers(held, until) {
      const kept = held.filter(({ id, until: before }) => timers.get(id)?.free === before)
      for (const { id, text } of kept) {
        const { timer } = timers.get(id)!
        const due = Math.min(timer.due, until)
        timers.set(id, { timer: { id, due, text: text ?? timer.text }, free: until })
      }
      return kept.map(({ id }) => id)
    },
    async takeTimers(ids, now, until) {
      return ids.filter((id) => {
        const taken = timers.get(id)
        if (taken === undefined || (taken.free !== taken.timer.due && taken.free > now)) return false
        timers.set(id, { timer: { ...taken.timer, due: Math.min(taken.timer.due, now) }, free: until })
        return true
      })
    },
    async returnTimers(returned) {
      const theirs = returned.filter(({ id, until: before }) => timers.get(id)?.free === before)
      for (const { id, due } of theirs) timers.set(id, { timer: { id, due, text: '' }, free: due })
      return theirs.map(({ id }) => id)
    },
    async time() {
      return wallTime()
    },

    async backup() {
      throw new StoreError('misused', 'the in-memory store has nothing to back up')
    },
    async close() {},
  })
}

/** By code points, as databases compare. JavaScript's own order differs beyond the basic plane. */
function inOrder(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
