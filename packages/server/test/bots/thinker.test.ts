// A thread that fails takes nobody with it.

import { expect, test } from 'vitest'
import type { Thought } from '../../src/bots/messages.ts'
import { Thinker } from '../../src/bots/thinker.ts'

const FRAGILE = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ id, bot }) => {
    if (bot === 'breaks') throw new Error('broken')
    if (bot !== 'dreams') parentPort.postMessage({ id, ask: 'a', action: { do: bot } })
  })`

const FILE = new URL(`data:text/javascript,${encodeURIComponent(FRAGILE)}`)
const asking = (thinker: Thinker) => (bot: string) => thinker.think({ bot } as unknown as Thought)

test('whoever waits for a thread that fails is told so, and the next question starts another', async () => {
  const reported: string[] = []
  const thinker = new Thinker(FILE, (problem) => reported.push(problem))
  const ask = asking(thinker)
  expect(await ask('shoot')).toMatchObject({ action: { do: 'shoot' } })
  const dreaming = ask('dreams')
  expect(await ask('breaks')).toMatchObject({ problem: 'Error: broken' })
  expect(await dreaming).toMatchObject({ problem: 'Error: broken' })
  expect(reported).toEqual(['the bots’ thread failed'])
  expect(await ask('reload')).toMatchObject({ action: { do: 'reload' } })
  await thinker.close()
})

test('whoever waits when the house closes, or asks afterwards, is told nothing that could be played', async () => {
  const thinker = new Thinker(FILE, () => undefined)
  const ask = asking(thinker)
  await ask('shoot') // the thread is there
  const answers: unknown[] = []
  void ask('dreams').then((answer) => answers.push(answer))
  await thinker.close()
  void ask('shoot').then((answer) => answers.push(answer))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(answers).toEqual([])
})

test('where somebody looks on bots think first, also if they have only just come', async () => {
  const thinker = new Thinker(FILE, () => undefined)
  const order: string[] = []
  let hasCome = false
  const ask = (name: string, isUrgent: () => boolean) =>
    thinker.think({ bot: name } as unknown as Thought, isUrgent).then(() => order.push(name))
  const all = ['a', 'b', 'c', 'd'].map((name) => ask(name, () => false)) // the thread has the first two at once
  all.push(ask('looked at', () => hasCome))
  hasCome = true
  await Promise.all(all)
  expect(order).toEqual(['a', 'b', 'looked at', 'c', 'd'])
  await thinker.close()
})
