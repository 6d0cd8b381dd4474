// People at one table by way of different nodes; nodes that die, drain and come back.

import { type Header, type Row, chanceFrom, isRefusal, parseLog, replay } from '@saloon/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Down } from '../../src/transport/protocol.ts'
import { Client, call, newGuest } from '../support/running.ts'
import { type Cluster, newTable, startCluster } from './nodes.ts'
import { startNats } from './nats.ts'
import { onThisMachine } from '../../../../scripts/testing/on-this-machine.ts'

let cluster: Cluster
beforeAll(async () => {
  cluster = await startCluster(2)
})
afterAll(() => cluster.stop())

const urlOf = (node: number): string => cluster.nodes[node]!.url

/** Remembers everything it was told. */
class Ear extends Client {
  readonly heard: Down[] = []
  protected override receive(message: Down): void {
    this.heard.push(message)
    super.receive(message)
  }
  of<T extends Down['type']>(type: T): Extract<Down, { type: T }>[] {
    return this.heard.filter((message): message is Extract<Down, { type: T }> => message.type === type)
  }
}

async function come(node: () => string, table: string, game = 'bang-dice'): Promise<Ear> {
  const client = new Ear(node, await newGuest(node()), table, game)
  client.connect()
  await client.until(() => client.phase !== '')
  return client
}

/** Each answers whenever asked, until it is over for all. */
async function playOut(...clients: readonly Client[]): Promise<void> {
  await Promise.all(
    clients.map(async (client, i) => {
      const chance = chanceFrom(i + 1)
      while (!client.isOver) {
        const wish = client.answer(chance)
        const { seq } = client.at
        if (wish) {
          const refused = await client.command(wish)
          if (refused) expect(refused.code).toMatch(/question-closed|not-asked/)
        }
        await client.until(() => client.isOver || client.at.seq > seq)
      }
    }),
  )
}

async function expectWhole(table: string, ...clients: readonly Client[]): Promise<void> {
  for (const client of clients) await client.until(() => client.phase === 'over')
  for (const node of cluster.nodes.filter(({ process }) => process.exitCode === null && !process.killed)) {
    const log = parseLog((await call(node.url, `/api/tables/${table}/log`)).body)
    if (isRefusal(log)) throw new Error(JSON.stringify(log))
    const again = replay(clients[0]!.game, log as { header: Header; rows: Row[]; secret?: string })
    if (isRefusal(again)) throw new Error(JSON.stringify(again))
    for (const client of clients) expect(client.view).toEqual(client.game.view(again.state, client.yours))
  }
}

async function sitAndStart(clients: readonly Client[]): Promise<void> {
  for (const [seat, client] of clients.entries())
    expect(await client.command({ do: 'sit', seat, name: `P${seat}` })).toBeNull()
  for (let seat = clients.length; seat < 4; seat++)
    expect(await clients[0]!.command({ do: 'seat-bot', seat, bot: 'greedy' })).toBeNull()
  for (const client of clients.slice(1)) expect(await client.command({ do: 'ready', ready: true })).toBeNull()
  expect(await clients[0]!.command({ do: 'start' })).toBeNull()
}

async function hostAndGuest(): Promise<{ table: string; ana: Ear; ben: Ear }> {
  const token = await newGuest(urlOf(0))
  const table = await newTable(urlOf(0), token)
  const ana = new Ear(() => urlOf(0), token, table, 'bang-dice')
  ana.connect()
  const ben = await come(() => urlOf(1), table)
  return { table, ana, ben }
}

describe('two people by way of two nodes', () => {
  test('sit down, see each other, talk, and play a game to its end', async () => {
    const { table, ana, ben } = await hostAndGuest()
    await sitAndStart([ana, ben])
    await ben.until(() => ben.view !== undefined)
    await ana.until(() => ana.of('here').at(-1)?.seats === 0b1111)
    await ben.until(() => ben.of('here').at(-1)?.seats === 0b1111)
    expect(await ben.command({ do: 'say', message: { kind: 'text', text: 'Good evening' } })).toBeNull()
    await ana.until(() => ana.of('said').length === 1)
    await ben.until(() => ben.of('said').length === 1)
    expect(ana.of('said')).toEqual(ben.of('said'))
    await playOut(ana, ben)
    await expectWhole(table, ana, ben)
    ben.close()
    await ana.until(() => ana.of('here').at(-1)?.seats === 0b1101)
    ana.close()
  })

  test('a command that was carried out by way of one node is answered by the other, and not carried out again', async () => {
    const token = await newGuest(urlOf(0))
    const table = await newTable(urlOf(0), token)
    const [here, there] = [0, 1].map((node) => new Ear(() => urlOf(node), token, table, 'bang-dice')) as [Ear, Ear]
    here.connect()
    await sitAndStart([here])
    there.connect()
    for (const client of [here, there])
      await client.until(() => client.view !== undefined && client.answer(chanceFrom(1)) !== undefined)
    const command = { type: 'command', id: 'twice', wish: here.answer(chanceFrom(1))! } as const
    const replies = () => [here, there].flatMap((client) => client.of('reply').filter(({ id }) => id === 'twice'))
    here.send(command)
    there.send(command)
    await here.until(() => here.of('reply').some(({ id }) => id === 'twice'))
    await there.until(() => there.of('reply').some(({ id }) => id === 'twice'))
    there.send(command)
    await there.until(() => replies().length === 3)
    expect(replies().map(({ refused }) => refused)).toEqual([null, null, null])
    await playOut(here)
    await there.until(() => there.isOver)
    await expectWhole(table, here, there)
    const { body } = await call(urlOf(1), `/api/tables/${table}/log`)
    const log = parseLog(body)
    if (isRefusal(log)) throw new Error(JSON.stringify(log))
    const { ask } = command.wish as { ask: string }
    expect(log.rows.filter((row) => row.type === 'act' && row.answer.ask === ask)).toHaveLength(1)
    here.close()
    there.close()
  })
})

test('a node that dies is replaced: people go on by way of another, and bots are woken there', async () => {
  const third = await cluster.start()
  let url = third.url
  const token = await newGuest(url)
  const table = await newTable(url, token, { pace: 50 })
  const ana = new Ear(() => url, token, table, 'bang-dice')
  ana.connect()
  await sitAndStart([ana])
  await ana.until(() => ana.view !== undefined)
  const playing = playOut(ana)
  await new Promise((resolve) => setTimeout(resolve, 300))
  url = urlOf(0)
  await third.kill('SIGKILL')
  await playing
  await expectWhole(table, ana)
  ana.close()
})

test('a node that is asked to stop hands its tables over at once', async () => {
  const third = await cluster.start()
  const token = await newGuest(third.url)
  const table = await newTable(third.url, token, { pace: 100 })
  const ana = new Ear(() => third.url, token, table, 'bang-dice')
  ana.connect()
  for (let seat = 0; seat < 4; seat++) expect(await ana.command({ do: 'seat-bot', seat, bot: 'greedy' })).toBeNull()
  expect(await ana.command({ do: 'start' })).toBeNull()
  const onlooker = await come(() => urlOf(1), table)
  await third.kill('SIGTERM')
  const { seq } = onlooker.at
  const stopped = performance.now()
  await onlooker.until(() => onlooker.at.seq > seq)
  expect(performance.now() - stopped).toBeLessThan(onThisMachine(5_000))
  await onlooker.until(() => onlooker.isOver)
  await expectWhole(table, onlooker)
  ana.close()
  onlooker.close()
})

test('without the bus everything takes a second longer, and nothing is lost', async () => {
  const nats = await startNats()
  const apart = await startCluster(2, nats.url)
  try {
    const [here, there] = apart.nodes.map(({ url }) => url) as [string, string]
    const token = await newGuest(here)
    const table = await newTable(here, token)
    const ana = new Ear(() => here, token, table, 'bang-dice')
    ana.connect()
    const ben = await come(() => there, table)
    await sitAndStart([ana, ben])
    await ben.until(() => ben.view !== undefined)
    const playing = playOut(ana, ben)
    await new Promise((resolve) => setTimeout(resolve, 200))
    await nats.stop()
    await new Promise((resolve) => setTimeout(resolve, 4000))
    const { seq } = ben.at
    if (!ben.isOver) await ben.until(() => ben.isOver || ben.at.seq > seq) // it goes on meanwhile
    await nats.start()
    await playing
    for (const client of [ana, ben]) await client.until(() => client.phase === 'over')
    expect(ana.at).toEqual(ben.at)
    ana.close()
    ben.close()
  } finally {
    await apart.stop()
    await nats.stop()
  }
})
