// The worker of a local table: rules and bots run here, so that the page never stutters.

import { loadMaker, loadPolicy } from '@saloon/bots/lazy'
import { isRefusal } from '@saloon/kernel'
import { loadGame } from '../../games/index.ts'
import { pageTime, wallTime } from '../../app/time.ts'
import { LocalTable } from './local-table.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { openLocalStore } from './local-store.ts'
import type { WorkerPorts } from './ports.ts'

/** A worker's own scope, as far as we use it; the page's types know only windows. */
const thread = self as unknown as {
  postMessage(message: FromWorker): void
  addEventListener(type: 'message', listener: (event: { readonly data: ToWorker }) => void): void
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
const tell = (message: FromWorker): void => thread.postMessage(message)

let table: LocalTable | undefined

function fetchAhead(game: string): void {
  Promise.all([loadGame(game), loadPolicy(game)]).catch(() => undefined)
}

async function open(message: Extract<ToWorker, { type: 'create' | 'open' }>): Promise<void> {
  const id = message.type === 'create' ? message.table.id : message.id
  // While it is looked up what is kept, what will be needed is on its way.
  if (message.type === 'create') fetchAhead(message.table.game)
  const store = await openLocalStore()
  // Kept already: the page was loaded again before it knew.
  const kept = await store.table(id)
  const game = kept?.game ?? (message.type === 'create' ? message.table.game : '')
  const module = await loadGame(game)
  if (module === undefined) {
    return tell({ type: 'refused', refusal: { code: 'no-such-table', facts: { table: id } } })
  }
  await module.game.rules.ready?.()
  const deps: WorkerPorts = {
    store,
    module,
    makeBot: await loadMaker(module),
    tell: (down) => tell({ type: 'down', message: down }),
    now: wallTime,
    clock: pageTime,
    random: Math.random,
    newSecret: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16).padStart(2, '0')).join(''),
    after(milliseconds, task) {
      const timer = setTimeout(task, milliseconds)
      return () => clearTimeout(timer)
    },
  }
  const opened = kept
    ? await LocalTable.resume(kept, deps)
    : await LocalTable.create((message as Extract<ToWorker, { type: 'create' }>).table, deps)
  if (isRefusal(opened)) return tell({ type: 'refused', refusal: opened })
  table = opened
  tell({ type: 'opened', freeUndo: kept?.freeUndo ?? (message.type === 'create' && message.table.freeUndo) })
}

thread.addEventListener('message', ({ data }) => {
  switch (data.type) {
    case 'create':
    case 'open':
      open(data).catch((error: unknown) =>
        tell({ type: 'refused', refusal: { code: 'our-fault', facts: { problem: String(error) } } }),
      )
      return
    case 'up':
      return table?.receive(data.message)
    case 'past':
      return tell({ type: 'past', ask: data.ask, view: table?.past(data.game, data.seq, data.eyes) })
    case 'advise': {
      const { id, seat, ask } = data
      const advice = table?.advise(seat, ask, (share) => tell({ type: 'thinking', id, share }))
      return tell({ type: 'advice', id, advice })
    }
  }
})
