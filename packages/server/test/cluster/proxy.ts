// A line that can be cut, stopped or slowed while others use it.

import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

export type Condition = 'fine' | 'cut' | 'stopped'

export interface Proxy {
  readonly port: number
  /** `cut`: whoever is connected is thrown out and nobody comes in. `stopped`: everything stays open and nothing arrives. */
  set(condition: Condition): void
  /** So many milliseconds later in each direction. */
  delay(milliseconds: number): void
  close(): Promise<void>
}

export async function startProxy(target: number): Promise<Proxy> {
  const pairs = new Set<Pair>()
  let condition: Condition = 'fine'
  let late = 0
  const server = createServer((client) => {
    if (condition === 'cut') return void client.resetAndDestroy()
    const pair = new Pair(client, connect(target, '127.0.0.1'), () => late)
    pairs.add(pair)
    pair.whenOver(() => pairs.delete(pair))
    if (condition === 'stopped') pair.stop()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      condition = next
      for (const pair of pairs) {
        if (next === 'cut') pair.cut()
        else if (next === 'stopped') pair.stop()
        else pair.goOn()
      }
    },
    delay(milliseconds) {
      late = milliseconds
    },
    async close() {
      for (const pair of pairs) pair.cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

class Pair {
  private readonly ends: readonly [Socket, Socket]

  constructor(client: Socket, server: Socket, late: () => number) {
    this.ends = [client, server]
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.setNoDelay(true)
      // One after the other: nothing overtakes what is on its way, though the delay has just become shorter.
      const onTheWay: { readonly chunk: Buffer; readonly at: number }[] = []
      const arrive = (): void => {
        const { chunk } = onTheWay.shift()!
        if (!to.destroyed) to.write(chunk)
        if (onTheWay.length > 0) setTimeout(arrive, onTheWay[0]!.at - performance.now())
      }
      from.on('data', (chunk: Buffer) => {
        const wait = late()
        if (wait === 0 && onTheWay.length === 0) return void to.write(chunk)
        if (onTheWay.push({ chunk, at: performance.now() + wait }) === 1) setTimeout(arrive, wait)
      })
      from.on('error', () => undefined)
      from.on('close', () => to.destroy())
    }
  }

  whenOver(task: () => void): void {
    this.ends[0].once('close', task)
  }
  cut(): void {
    this.ends[0].resetAndDestroy()
    this.ends[1].destroy()
  }
  stop(): void {
    for (const end of this.ends) end.pause()
  }
  goOn(): void {
    for (const end of this.ends) end.resume()
  }
}
