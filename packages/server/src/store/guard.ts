// What every store refuses, so that whatever works with one works with all.

import type { Change, Store } from './store.ts'
import { StoreError } from './trouble.ts'

/** Wraps a store: checks arguments, and refuses everything once it is closed. */
export function guarded(store: Store): Store {
  let closing: Promise<void> | undefined
  const enter = (texts: readonly string[], ...numbers: readonly (number | undefined)[]): void => {
    if (closing) throw new StoreError('closed', 'The store is closed.')
    for (const text of texts) checkText(text)
    for (const number of numbers) if (number !== undefined) checkNumber(number)
  }
  return {
    append(log, after, rows) {
      // With every move: without the promise that an async function makes.
      try {
        enter([log], after)
        for (const row of rows) checkText(row)
      } catch (error) {
        return Promise.reject(error)
      }
      return store.append(log, after, rows)
    },
    async read(log, from, limit) {
      enter([log], from, limit)
      if (from === 0) throw new StoreError('misused', 'The first row of a log is number 1.')
      return store.read(log, from, limit)
    },
    async length(log) {
      enter([log])
      return store.length(log)
    },
    async drop(log) {
      enter([log])
      return store.drop(log)
    },
    async shelve(log) {
      enter([log])
      return store.shelve(log)
    },
    async lengths(logs) {
      enter(logs)
      return store.lengths(logs)
    },
    async versions(kind, ids) {
      enter([kind, ...ids])
      return store.versions(kind, ids)
    },
    async change(changes) {
      for (const { kind, id, expected, text } of changes) enter([kind, id, text ?? ''], expected)
      enter([])
      checkDistinct(changes)
      return store.change(changes)
    },
    async put(kind, id, expected, text) {
      enter([kind, id, text], expected)
      return store.put(kind, id, expected, text)
    },
    async get(kind, id) {
      enter([kind, id])
      return store.get(kind, id)
    },
    async list(kind, after, limit) {
      enter(after === undefined ? [kind] : [kind, after], limit)
      return store.list(kind, after, limit)
    },
    async remove(kind, id) {
      enter([kind, id])
      return store.remove(kind, id)
    },
    async setTimer(timer) {
      enter([timer.id, timer.text], timer.due)
      return store.setTimer(timer)
    },
    async clearTimer(id) {
      enter([id])
      return store.clearTimer(id)
    },
    async claimTimers(now, lease, limit) {
      enter([], now, lease, limit)
      return store.claimTimers(now, lease, limit)
    },
    async keepTimers(held, until) {
      for (const { id, until: before, text = '' } of held) enter([id, text], before)
      enter([], until)
      return store.keepTimers(held, until)
    },
    async takeTimers(ids, now, until) {
      enter(ids, now, until)
      return store.takeTimers(ids, now, until)
    },
    async returnTimers(returned) {
      for (const { id, until: before, due } of returned) enter([id], before, due)
      enter([])
      return store.returnTimers(returned)
    },
    async time() {
      enter([])
      return store.time()
    },
    async backup(file) {
      enter([file])
      return store.backup(file)
    },
    close: () => (closing ??= store.close()),
  }
}

/** Databases silently cut a text at its first NUL and replace lone surrogates. */
function checkText(text: string): void {
  if (text.includes('\0') || !(text as Es2024String).isWellFormed())
    throw new StoreError('misused', 'A text with a NUL or half a surrogate pair can’t be kept as it is.')
}
/** All Nodes we support have isWellFormed, our types not yet. A regular expression takes ten times as long. */
type Es2024String = string & { isWellFormed(): boolean }

function checkNumber(number: number): void {
  if (!Number.isSafeInteger(number) || number < 0)
    throw new StoreError('misused', `Row numbers, versions, limits and times are whole numbers from 0, not ${number}.`)
}

/** The same key twice in one call would be ambiguous. */
function checkDistinct(changes: readonly Change[]): void {
  const named = new Set(changes.map(({ kind, id }) => JSON.stringify([kind, id])))
  if (named.size < changes.length)
    throw new StoreError('misused', 'A value was named twice among changes that belong together.')
}
