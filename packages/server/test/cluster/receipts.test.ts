// Whoever has no answer sends again, perhaps to another node: it is done once, and both are answered the same.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Down, PublicTable, Command } from '../../src/transport/protocol.ts'
import { Client, call, newGuest } from '../support/running.ts'
import { type Cluster, newTable, startCluster } from './nodes.ts'

let cluster: Cluster
beforeAll(async () => {
  cluster = await startCluster(2)
})
afterAll(() => cluster.stop())

class Twin extends Client {
  readonly heard: Down[] = []
  protected override receive(message: Down): void {
    this.heard.push(message)
    super.receive(message)
  }
  replies(id: string): unknown[] {
    return this.heard.flatMap((message) => (message.type === 'reply' && message.id === id ? [message.refused] : []))
  }
  get said(): number {
    return this.heard.filter(({ type }) => type === 'said').length
  }
}

const urlOf = (node: number): string => cluster.nodes[node]!.url

/** The same person by way of both nodes. */
async function twins(): Promise<{ readonly table: string; readonly here: Twin; readonly there: Twin }> {
  const token = await newGuest(urlOf(0))
  const table = await newTable(urlOf(0), token)
  const [here, there] = [0, 1].map((node) => new Twin(() => urlOf(node), token, table, 'bang-dice')) as [Twin, Twin]
  for (const twin of [here, there]) {
    twin.connect()
    await twin.until(() => twin.phase !== '')
  }
  return { table, here, there }
}

async function tableAt(node: number, table: string): Promise<PublicTable> {
  return (await call(urlOf(node), `/api/tables/${table}`)).body
}

test('what changes the table, sent at once and once more, through two nodes', async () => {
  const { table, here, there } = await twins()
  let sent = 0
  async function twice(wish: Command): Promise<void> {
    const command = { type: 'command', id: `again-${sent++}`, wish } as const
    here.send(command)
    there.send(command)
    for (const twin of [here, there]) await twin.until(() => twin.replies(command.id).length === 1)
    there.send(command)
    await there.until(() => there.replies(command.id).length === 2)
    expect([...here.replies(command.id), ...there.replies(command.id)], wish.do).toEqual([null, null, null])
  }
  await twice({ do: 'sit', seat: 0, name: 'Ana' })
  await twice({ do: 'add-seat' })
  await twice({ do: 'drop-seat' })
  await twice({ do: 'add-seat' })
  expect((await tableAt(0, table)).seats).toHaveLength(5)
  for (let seat = 1; seat < 5; seat++) await twice({ do: 'seat-bot', seat, bot: 'greedy' })
  await twice({ do: 'ready', ready: true })
  await twice({ do: 'start' })
  for (const node of [0, 1]) expect(await tableAt(node, table)).toMatchObject({ games: 1 })
  expect(JSON.stringify(here.heard) + JSON.stringify(there.heard)).not.toContain('"done"') // it has players' ids in it
  here.close()
  there.close()
})

test('what is said, sent through two nodes, is heard once', async () => {
  const { here, there } = await twins()
  const say = (id: string): void => {
    const wish: Command = { do: 'say', message: { kind: 'text', text: `Howdy ${id}` } }
    for (const twin of [here, there]) twin.send({ type: 'command', id, wish })
  }
  say('one')
  for (const twin of [here, there]) await twin.until(() => twin.replies('one').length === 1)
  say('two')
  for (const twin of [here, there]) await twin.until(() => twin.replies('two').length === 1 && twin.said >= 2)
  // What one of them was told by the other node would have come before the answer to something asked of it afterwards.
  await Promise.all([here, there].map((twin) => twin.command({ do: 'sit', seat: 0, name: 'Ana' })))
  expect([...here.replies('one'), ...there.replies('two')]).toEqual([null, null])
  expect([here.said, there.said]).toEqual([2, 2])
  here.close()
  there.close()
})
