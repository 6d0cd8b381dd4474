// A bar on stderr while one waits: only where somebody looks, and gone when it is done.

import type { Terminal } from '../terminal.ts'

const BAR_WIDTH = 30
const EVERY_MS = 100

export interface Progress {
  show(done: number): void
  clear(): void
}

export function progressBar(total: number, { say, number }: Terminal): Progress {
  const { stderr } = process
  if (!stderr.isTTY) return { show: () => {}, clear: () => {} }
  const started = performance.now()
  let last = -Infinity
  return {
    show(done) {
      const now = performance.now()
      if (now - last < EVERY_MS) return
      last = now
      const full = Math.floor((done / total) * BAR_WIDTH)
      const left = Math.ceil(((now - started) / 1000) * (total / done - 1))
      const text = say('simulate.progress', { done: number(done), total: number(total), left: number(left) })
      stderr.write(`\r\u001B[K${'█'.repeat(full)}${'·'.repeat(BAR_WIDTH - full)} ${text}`)
    },
    clear: () => void stderr.write('\r\u001B[K'),
  }
}
