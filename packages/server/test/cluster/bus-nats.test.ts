import { expect, inject, test } from 'vitest'
import { natsBus } from '../../src/cluster/bus/nats.ts'
import { describeBus } from '../bus/conformance.ts'
import { startNats } from './nats.ts'

describeBus('NATS', async () => {
  const open = () => natsBus([inject('nats')])
  return { nodes: [await open(), await open()] }
})

test('odd topics are topics like others', async () => {
  const bus = await natsBus([inject('nats')])
  const heard: string[] = []
  const odd = ['', ' ', '*', '>', 'a.b', 'a b', '牛仔 🤠', 'a\nPUB x 1']
  for (const topic of odd) bus.listen(topic, (text) => heard.push(`${topic}: ${text}`))
  await new Promise((resolve) => setTimeout(resolve, 50))
  for (const topic of odd) bus.publish(topic, 'x')
  await expect.poll(() => heard.length).toBe(odd.length)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(heard.sort()).toEqual(odd.map((topic) => `${topic}: x`).sort())
  await bus.close()
})

test('a server that is gone for a while costs what was said meanwhile, and nothing more', async () => {
  const nats = await startNats()
  const [here, there] = [await natsBus([nats.url]), await natsBus([nats.url])]
  try {
    const heard: string[] = []
    let back = 0
    there.listen('t', (text) => heard.push(text))
    there.whenBack(() => back++)
    await new Promise((resolve) => setTimeout(resolve, 50))
    here.publish('t', 'before')
    await expect.poll(() => heard).toEqual(['before'])
    await nats.stop()
    await expect.poll(() => here.isUp || there.isUp).toBe(false)
    here.publish('t', 'lost')
    await nats.start()
    await expect.poll(() => here.isUp && there.isUp && back === 1, { timeout: 10_000 }).toBe(true)
    here.publish('t', 'after')
    await expect.poll(() => heard).toEqual(['before', 'after'])
  } finally {
    await Promise.all([here.close(), there.close()])
    await nats.stop()
  }
})
