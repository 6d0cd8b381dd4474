// How nodes tell each other that something was written. Only a hint: the truth is in the store, and a node that misses a hint
// finds out when it writes. The promises below hold for every implementation; test/bus/conformance.ts tests them on each.

export interface Bus {
  /**
   * Says something about a topic to whoever listens to it now, this node included. It may be lost when a node or the line
   * to it is down; it is never delivered twice, and what one node says about one topic arrives in the order it was said.
   */
  publish(topic: string, text: string): void
  /** From now on; call what it gives to stop. A listener that throws disturbs neither the others nor whoever published. */
  listen(topic: string, hear: (text: string) => void): () => void
  /** Whether anybody but a single listener might hear: else there is no need to say anything. */
  reaches(topic: string): boolean
  /** Whether other nodes could hear, when it is up. */
  readonly isShared: boolean
  /** False: nothing is heard just now; look into the store. */
  readonly isUp: boolean
  /** The line was lost and is back: something may have been missed. */
  whenBack(task: () => void): void
  /** Afterwards nothing is delivered and nothing can be said. */
  close(): Promise<void>
}
