// The bus of a single process.

import type { Bus } from './bus.ts'

export interface LocalBus extends Bus {
  /** At once, to whoever listens here. */
  deliver(topic: string, text: string): void
}

export function localBus(report: (problem: string, facts: object) => void = () => undefined): LocalBus {
  const listeners = new Map<string, Set<(text: string) => void>>()
  let closed = false

  function deliver(topic: string, text: string): void {
    if (closed) return
    for (const hear of listeners.get(topic) ?? []) {
      try {
        hear(text)
      } catch (error) {
        report('a listener of the bus failed', { topic, error: String(error) })
      }
    }
  }

  return {
    publish(topic, text) {
      if (closed) throw new Error('the bus is closed')
      queueMicrotask(() => deliver(topic, text)) // never while the publisher is still in the middle of something
    },
    listen(topic, hear) {
      const those = listeners.get(topic) ?? new Set()
      const own = (text: string): void => hear(text) // the same function may listen twice
      listeners.set(topic, those.add(own))
      return () => {
        those.delete(own)
        if (those.size === 0 && listeners.get(topic) === those) listeners.delete(topic)
      }
    },
    deliver,
    reaches: (topic) => (listeners.get(topic)?.size ?? 0) > 1,
    isShared: false,
    isUp: true,
    whenBack: () => undefined, // it is never away
    close() {
      closed = true
      listeners.clear()
      return Promise.resolve()
    },
  }
}
