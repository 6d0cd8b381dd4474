import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Batching, type Sender } from '../../src/transport/batching.ts'

/** Somebody who notes what becomes of what they send. */
function sender(notes: string[], then: (message: string) => void = () => undefined): Sender<string> {
  return {
    understand(text) {
      notes.push(`read ${text}`)
      return text.toUpperCase()
    },
    receive(message) {
      notes.push(`done ${message}`)
      then(message)
    },
  }
}

test('everything that has come in is read, then dealt with in its order, then what came of it leaves', async () => {
  const notes: string[] = []
  const turn = new Batching<string>()
  const reader = { flush: () => void notes.push('left') }
  const [ana, bo] = [
    sender(notes, () => void Promise.resolve().then(() => turn.endsWith(reader))), // whose answer takes a promise
    sender(notes),
  ]
  turn.came(ana, 'a')
  turn.came(bo, 'b')
  turn.came(ana, 'c')
  await Promise.resolve()
  expect(notes).toEqual([])
  await nextTurn()
  expect(notes).toEqual(['read a', 'read b', 'read c', 'done A', 'done B', 'done C', 'left', 'left'])
})

test('what comes of something later leaves in its own turn, and nothing is forgotten that comes while others leave', async () => {
  const notes: string[] = []
  const turn = new Batching<string>()
  const ana = sender(notes)
  turn.endsWith({
    flush() {
      notes.push('left')
      turn.came(ana, 'late')
      turn.endsWith({ flush: () => void notes.push('left too') })
    },
  })
  await nextTurn()
  await nextTurn()
  expect(notes).toEqual(['left', 'read late', 'done LATE', 'left too'])
  await nextTurn()
  expect(notes).toHaveLength(4)
})
