// What time it is, the same on all nodes: the store's time, carried on by a clock that nobody can set. A node whose own clock is
// wrong by an hour is as good as any other.

import type { Store } from '../store/store.ts'

const LOOK_AGAIN_AFTER = 30_000
/** A look that took longer says too little. */
const LONGEST_LOOK = 500

export interface SharedClock {
  now(): number
  stop(): void
}

export async function sharedClock(store: Pick<Store, 'time'>): Promise<SharedClock> {
  let ahead: number | undefined // of the clock that nobody can set
  async function look(): Promise<number> {
    const asked = performance.now()
    const time = await store.time()
    const answered = performance.now()
    const isGood = ahead === undefined || answered - asked <= LONGEST_LOOK
    if (isGood) ahead = time - (asked + answered) / 2
    return ahead!
  }
  let known = await look()
  const looking = setInterval(() => {
    look().then(
      (now) => (known = now),
      () => undefined, // the store is away: time goes on
    )
  }, LOOK_AGAIN_AFTER)
  looking.unref()
  return { now: () => Math.round(known + performance.now()), stop: () => clearInterval(looking) }
}
