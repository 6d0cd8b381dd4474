// While a scoring is walked through the table stays as it was when the round ended.

import { create } from 'zustand'

export interface Gate {
  /** Lets the table go on; none: nothing waits. */
  readonly release: (() => void) | undefined
}

export const useGate = create<Gate>()(() => ({ release: undefined }))

export function openGate(): void {
  const { release } = useGate.getState()
  useGate.setState({ release: undefined })
  release?.()
}
