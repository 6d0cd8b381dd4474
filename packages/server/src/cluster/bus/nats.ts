// The bus between nodes: NATS with plain subjects. While disconnected nothing is sent or received; whoever needs to know is told
// after reconnecting, and checks the store.

import { setTimeout as sleep } from 'node:timers/promises'
import { type NatsConnection, type Subscription, connect } from '@nats-io/transport-node'
import type { Bus } from './bus.ts'
import { localBus } from './local.ts'

type Report = (problem: string, facts: object) => void

const BEFORE_COMING_BACK = 250 // milliseconds
const FIRST_PATIENCE = 3_000
const PING_EVERY = 3_000
/** A longer text isn't published: whoever misses a hint looks into the store. In characters. */
const LONGEST = 256_000

/** Waits only a moment for NATS: without a bus the server is slower, not down. */
export async function natsBus(servers: readonly string[], report: Report = () => undefined): Promise<Bus> {
  const here = localBus(report) // who listens on this node
  const subscriptions = new Map<string, { subscription: Subscription | undefined; listeners: number }>()
  const back = new Set<() => void>()
  let line: NatsConnection | undefined
  let isUp = false
  let isClosed = false

  const connecting = connect({
    servers: [...servers],
    name: 'saloon',
    maxReconnectAttempts: -1,
    reconnectTimeWait: BEFORE_COMING_BACK,
    reconnectJitter: BEFORE_COMING_BACK,
    waitOnFirstConnect: true,
    pingInterval: PING_EVERY,
    maxPingOut: 2,
    timeout: 5_000,
  }).then(follow)
  connecting.catch((error: unknown) => report('the bus can’t be reached', { error: String(error) }))
  const patience = sleep(FIRST_PATIENCE, undefined, { ref: false })
  await Promise.race([connecting.catch(() => undefined), patience])

  function follow(connected: NatsConnection): void {
    if (isClosed) return void connected.close()
    line = connected
    isUp = true
    for (const [topic, entry] of subscriptions) entry.subscription = subscribe(topic)
    void watch(connected)
  }

  async function watch(connected: NatsConnection): Promise<void> {
    for await (const { type } of connected.status()) {
      if (type === 'disconnect' || type === 'staleConnection' || type === 'reconnecting') {
        if (isUp && !isClosed) report('the bus is away; nodes look into the store instead', {})
        isUp = false
      }
      if (type === 'reconnect') {
        isUp = true
        for (const task of back) task()
      }
    }
  }

  function subscribe(topic: string): Subscription | undefined {
    return line?.subscribe(subjectOf(topic), {
      callback(error, message) {
        if (!error && !isClosed) here.deliver(topic, message.string())
      },
    })
  }

  return {
    publish(topic, text) {
      if (isClosed) throw new Error('the bus is closed')
      // What was said while nobody could hear it would come late, and perhaps twice: the store has it.
      if (isUp && text.length <= LONGEST) line?.publish(subjectOf(topic), text)
    },
    listen(topic, hear) {
      const known = subscriptions.get(topic)
      if (known) known.listeners++
      else subscriptions.set(topic, { subscription: subscribe(topic), listeners: 1 })
      const stopHere = here.listen(topic, hear)
      let isStopped = false
      return () => {
        if (isStopped) return
        isStopped = true
        stopHere()
        const entry = subscriptions.get(topic)
        if (!entry || --entry.listeners > 0) return
        entry.subscription?.unsubscribe()
        subscriptions.delete(topic)
      }
    },
    reaches: () => isUp,
    isShared: true,
    get isUp() {
      return isUp
    },
    whenBack(task) {
      back.add(task)
    },
    async close() {
      if (isClosed) return
      isClosed = true
      await here.close()
      await (isUp ? line?.drain() : line?.close())?.catch(() => undefined)
    },
  }
}

/** Escapes a topic: some letters have a meaning in NATS subjects. */
const subjectOf = (topic: string): string => `saloon.${Buffer.from(topic).toString('base64url') || '-'}`
