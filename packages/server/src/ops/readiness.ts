// Whether to send visitors here: not when it is about to close, nor while its store doesn't answer.

import type { Store } from '../store/store.ts'

/** Who waits longer for a store has it no better than without, in milliseconds. */
const LONGEST_ANSWER = 2_000

export interface Readiness {
  isReady(): Promise<boolean>
  /** Never again. */
  close(): void
}

export function readinessOf(store: Pick<Store, 'time'>, longest = LONGEST_ANSWER): Readiness {
  let isClosing = false
  let looking: Promise<boolean> | undefined // shared by all who ask meanwhile
  function look(): Promise<boolean> {
    looking ??= store
      .time()
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
    close() {
      isClosing = true
    },
  }
}
