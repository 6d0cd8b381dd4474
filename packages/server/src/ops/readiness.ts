// Whether to send visitors here: not when it is about to close, nor while its store doesn't answer or has no room for more.

import type { Store } from '../store/store.ts'
import { StoreError } from '../store/trouble.ts'

/** Who waits longer for a store has it no better than without, in milliseconds. */
const LONGEST_ANSWER = 2_000

/** Written again and again while the disk is full, to see whether there is room. */
const PROBE = 'probe'
/** As much as many rows have, so that one that just fits doesn't pass for room. */
const PROBE_SIZE = 64 * 1024

export interface Readiness {
  isReady(): Promise<boolean>
  /** Something that was to be kept couldn't be. */
  noticed(error: unknown): void
  /** Never again. */
  close(): void
}

export function readinessOf(store: Pick<Store, 'time' | 'get' | 'put'>, longest = LONGEST_ANSWER): Readiness {
  let isClosing = false
  let isFull = false
  let looking: Promise<boolean> | undefined // shared by all who ask meanwhile
  async function answer(): Promise<void> {
    await store.time()
    if (!isFull) return
    const probe = await store.get(PROBE, PROBE)
    await store.put(PROBE, PROBE, probe?.version ?? 0, '.'.repeat(PROBE_SIZE))
    isFull = false
  }
  function look(): Promise<boolean> {
    looking ??= answer()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (looking = undefined))
    return looking
  }
  return {
    async isReady() {
      if (isClosing) return false
      let late: NodeJS.Timeout | undefined
      const tooLate = new Promise<boolean>((resolve) => (late = setTimeout(() => resolve(false), longest)))
      const answers = await Promise.race([look(), tooLate])
      clearTimeout(late)
      return answers && !isClosing
    },
    noticed(error) {
      if (error instanceof StoreError && error.code === 'full') isFull = true
    },
    close() {
      isClosing = true
    },
  }
}
