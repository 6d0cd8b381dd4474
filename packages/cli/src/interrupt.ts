// Ctrl-C while something long goes on.

/** Ctrl-C keeps what was done; a second one ends it at once. */
export function listenForInterrupt(): { isStopped: () => boolean; stopListening: () => void } {
  let isStopped = false
  const stop = (): void => {
    isStopped = true
  }
  process.once('SIGINT', stop)
  return { isStopped: () => isStopped, stopListening: () => void process.off('SIGINT', stop) }
}
