// Several nodes of the real server, on one database and one bus.

import { inject } from 'vitest'
import { type Running, call, startServer } from '../support/running.ts'
import { newDatabase } from './database.ts'

export interface Cluster {
  readonly nodes: Running[]
  readonly url: string
  start(env?: Record<string, string>): Promise<Running>
  stop(): Promise<void>
}

export async function startCluster(many: number, bus = inject('nats')): Promise<Cluster> {
  const url = await newDatabase()
  const nodes: Running[] = []
  const start = async (env: Record<string, string> = {}): Promise<Running> => {
    const node = await startServer({ DATABASE_URL: url, BUS_URL: bus, SALOON_WEB: '', ...env })
    nodes.push(node)
    return node
  }
  await Promise.all(Array.from({ length: many }, () => start()))
  return {
    nodes,
    url,
    start,
    async stop() {
      await Promise.all(nodes.map((node) => node.kill('SIGKILL')))
    },
  }
}

/** A table at which nobody sits yet. */
export async function newTable(url: string, token: string, wanted: object = {}): Promise<string> {
  const asked = { game: 'bang-dice', seats: 4, pace: 0, talk: 'free', ...wanted }
  const { status, body } = await call(url, '/api/tables', token, asked)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return (body as { id: string }).id
}
