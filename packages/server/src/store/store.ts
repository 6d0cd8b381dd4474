// The store's interface: everything that must outlive the process goes through here. The promises below hold for every
// implementation; test/store/conformance.ts tests them on each. A call that fails rejects with a StoreError (trouble.ts). It may
// have been done all the same: look again.

/** How many entries a list returns, unless the caller says otherwise. */
export const LIMIT = 100

/** A stored value and its version: 1 when first put, then one more with each change. */
export interface Stored {
  readonly id: string
  readonly version: number
  readonly text: string
}
/** One change of a transaction: the value with this version gets this text, or is removed (null). */
export interface Change {
  readonly kind: string
  readonly id: string
  readonly expected: number
  readonly text: string | null
}
export interface Timer {
  readonly id: string
  readonly due: number // milliseconds since 1970
  readonly text: string
}

/** An alarm that a node holds until this moment. */
export interface Held {
  readonly id: string
  readonly until: number
}
/** One that goes on having it, and what it says from now on, if that is something else. */
export interface Kept extends Held {
  readonly text?: string | undefined
}
/** One that is given back, to ring then. */
export interface Returned extends Held {
  readonly due: number
}

export interface Store {
  /**
   * Appends rows to a log, behind row `after` (0: the log is new). True: they are numbered after + 1 and onwards, and
   * survive the loss of the process and of power. False: row after + 1 is there already, or row `after` isn't; somebody else
   * has written (or the caller is mistaken), and nothing was changed. Of two writers for the same row exactly one gets true.
   * All rows of one call are written, or none. Rows of one log become visible in the order of their numbers.
   */
  append(log: string, after: number, rows: readonly string[]): Promise<boolean>
  /** The rows from number `from` (1 is the first) to the end, or `limit` of them; none: the log isn't there or is shorter. */
  read(log: string, from?: number, limit?: number): Promise<string[]>
  /** The number of the last row; 0: there is no such log. */
  length(log: string): Promise<number>
  /** The whole log is gone for good, as durably as a row was there; what is appended next is row 1. Dropping what isn't there is fine. */
  drop(log: string): Promise<void>
  /** Nobody is going to add to this log: it may be kept where it takes less room. For whoever reads or appends nothing changes. */
  shelve(log: string): Promise<void>
  /** As `length`, of many. */
  lengths(logs: readonly string[]): Promise<number[]>

  /**
   * Puts a value if its version is still `expected` (0: it doesn't exist yet). True: it now has version expected + 1 and is as
   * durable as a row. False: somebody else has changed it; nothing was changed.
   */
  put(kind: string, id: string, expected: number, text: string): Promise<boolean>
  /**
   * Several values in one step, each as with `put`, or removed. True: all of it is done and durable. False: one of them has not the
   * version expected, and nothing was changed. No value may be named twice.
   */
  change(changes: readonly Change[]): Promise<boolean>
  get(kind: string, id: string): Promise<Stored | undefined>
  /** The versions of many values of a kind; 0: it isn't there. */
  versions(kind: string, ids: readonly string[]): Promise<number[]>
  /** Values of a kind in the order of their ids (by code points), those behind `after`, at most `limit` (LIMIT). */
  list(kind: string, after?: string, limit?: number): Promise<Stored[]>
  /** Gone for good, as durable as a row. Removing what isn't there is fine. */
  remove(kind: string, id: string): Promise<void>

  /** Sets an alarm, or moves the one with this id. Durable as a row. */
  setTimer(timer: Timer): Promise<void>
  clearTimer(id: string): Promise<void>
  /**
   * Takes alarms that are due by `now`, earliest first, at most `limit` (LIMIT). Whoever gets one has `lease` milliseconds
   * to deal with it and clear it; then anybody may take it again. So each alarm rings at least once, also after a crash.
   */
  claimTimers(now: number, lease: number, limit?: number): Promise<Timer[]>
  /**
   * Whoever has alarms keeps them until another moment; `held` is until when they were lent before (of one that was never taken, when
   * it is due). Gives the ids of those that still were, and now are, the caller's: nobody else has taken, moved or cleared them.
   * Given back before it is due, it rings then.
   */
  keepTimers(held: readonly Kept[], until: number): Promise<string[]>
  /** Of these alarms, those that nobody has now, whether they are due or not: they are the caller's until then. Gives their ids. */
  takeTimers(ids: readonly string[], now: number, until: number): Promise<string[]>
  /** Whoever has alarms (as with `keepTimers`) gives them back, each to ring at another moment and saying nothing any more. Gives the ids of those that were theirs. */
  returnTimers(returned: readonly Returned[]): Promise<string[]>
  /** What time it is for all who share the store, whatever their own clocks say. */
  time(): Promise<number>

  /** A whole and consistent copy, while everything goes on. */
  backup(file: string): Promise<void>
  /** Waits for what is under way; afterwards every call is refused. */
  close(): Promise<void>
}
