// A thread that fails takes nobody with it.

import { expect, test } from 'vitest'
import type { Thought } from '../src/bots/messages.ts'
import { Thinker } from '../src/bots/thinker.ts'

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
