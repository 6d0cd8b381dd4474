// A store that is timed, and that closes when nobody is in the middle of something: who writes several things one after
// the other gets to the end of it.

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Store } from '../store/store.ts'
import { appended, count } from './metrics.ts'

/** However many go on asking, closing waits no longer than this, in milliseconds. */
const PATIENCE = 2_000

/** `noticed`: is told of whatever fails. */
export function measuredStore(store: Store, noticed: (error: unknown) => void = () => undefined): Store {
  let underWay = 0
  const done = (): void => void underWay--
  const failed = (error: unknown): void => {
    underWay--
    noticed(error)
  }

  const follow = <T>(task: Promise<T>): Promise<T> => {
    underWay++
    task.then(done, failed)
    return task
  }

  /** Until a whole turn of the event loop has gone by in which nobody wanted anything. */
  const untilQuiet = async (): Promise<void> => {
    const deadline = performance.now() + PATIENCE
    do await nextTurn()
    while (underWay > 0 && performance.now() < deadline)
  }

  return {
    append(log, after, rows) {
      const asked = performance.now()
      underWay++
      return store.append(log, after, rows).then(
        (isDone) => {
          underWay--
          appended((performance.now() - asked) / 1000)
          if (isDone) count('rows', rows.length)
          return isDone
        },
        (error: unknown) => {
          failed(error)
          throw error
        },
      )
    },
    read: (log, from, limit) => follow(store.read(log, from, limit)),
    length: (log) => follow(store.length(log)),
    lengths: (logs) => follow(store.lengths(logs)),
    shelve: (log) => follow(store.shelve(log)),
    drop: (log) => follow(store.drop(log)),
    change: (changes) => follow(store.change(changes)),
    put: (kind, id, expected, text) => follow(store.put(kind, id, expected, text)),
    get: (kind, id) => follow(store.get(kind, id)),
    versions: (kind, ids) => follow(store.versions(kind, ids)),
    list: (kind, after, limit) => follow(store.list(kind, after, limit)),
    remove: (kind, id) => follow(store.remove(kind, id)),
    setTimer: (timer) => follow(store.setTimer(timer)),
    clearTimer: (id) => follow(store.clearTimer(id)),
    claimTimers: (now, lease, limit) => follow(store.claimTimers(now, lease, limit)),
    keepTimers: (held, until) => follow(store.keepTimers(held, until)),
    takeTimers: (ids, now, until) => follow(store.takeTimers(ids, now, until)),
    returnTimers: (returned) => follow(store.returnTimers(returned)),
    time: () => follow(store.time()),
    backup: (file) => follow(store.backup(file)),
    async close() {
      await untilQuiet()
      await store.close()
    },
  }
}
