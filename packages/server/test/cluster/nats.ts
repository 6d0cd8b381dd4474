// A NATS server of our own.

import { connect } from 'node:net'
import { findNats } from '../../../../scripts/services.mjs'
import { Service, freePort } from './processes.ts'

export interface Nats {
  readonly port: number
  readonly url: string
  restart(): Promise<void>
  start(): Promise<void>
  readonly pid: number | undefined
  stop(): Promise<void>
}

export async function startNats(): Promise<Nats> {
  const file = findNats()
  if (file === undefined) throw new Error('There is no nats-server here: run `node scripts/setup.mjs --services`.')
  const port = await freePort()
  const service = new Service({ file, args: ['-a', '127.0.0.1', '-p', String(port)], isUp: () => answers(port) })
  await service.start()
  return {
    port,
    url: `nats://127.0.0.1:${port}`,
    async restart() {
      await service.stop('SIGKILL')
      await service.start()
    },
    start: () => service.start(),
    get pid() {
      return service.pid
    },
    stop: () => service.stop('SIGTERM'),
  }
}

/** It speaks first. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const done = (is: boolean): void => {
      socket.destroy()
      resolve(is)
    }
    socket.once('data', (chunk) => done(String(chunk).startsWith('INFO')))
    socket.once('error', () => done(false))
    socket.setTimeout(1000, () => done(false))
  })
}
