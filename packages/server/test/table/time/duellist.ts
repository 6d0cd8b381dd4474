// Two people with lines of their own who face each other at noon: clocks compared, bells heard, answers with whatever stamps they like.

import type { Refusal, Seat, Told } from '@saloon/kernel'
import { expect } from 'vitest'
import { noon } from '../../../../games/pitch-in-the-west/test/noon.ts'
import type { Down, Up } from '../../../src/transport/protocol.ts'
import { Client, call, newGuest } from '../../support/running.ts'

type Ding = Extract<Down, { type: 'ding' }>
interface Lane {
  readonly kind: string
  readonly n: number
  readonly attacker: string
  readonly series: number
  readonly lane: readonly { readonly left: readonly number[]; readonly early: boolean; readonly held: boolean }[]
}

/** So many ways there and back in a row no longer than this: the line is measured, and steady. */
const ENOUGH = 10
const STEADY = 60

export class Duellist extends Client {
  readonly dings: Ding[] = []
  readonly told: Told[] = []
  private ahead = 0
  private compared = 0 // in a row

  /** Until the house knows the line. */
  async compareClocks(): Promise<void> {
    this.compared = 0
    while (this.compared < ENOUGH) {
      this.send({ type: 'time', mine: performance.now() } satisfies Up)
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }

  protected override receive(message: Down): void {
    if (message.type === 'ding') this.dings.push(message)
    if (message.type === 'step') this.told.push(...message.told)
    if (message.type === 'time') {
      const now = performance.now()
      this.ahead = message.at - (message.mine + now) / 2
      this.compared = now - message.mine < STEADY ? this.compared + 1 : 0
    }
    super.receive(message)
  }

  /** By the clock of the house. */
  get now(): number {
    return performance.now() + this.ahead
  }

  async reach(time: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, time - this.now)))
  }

  get top(): Lane {
    return this.view!.stack.at(-1) as unknown as Lane
  }
  get seat(): Seat {
    return this.yours === 1 ? 0 : 1
  }
  get side(): 0 | 1 {
    const { figures } = this.view as unknown as { figures: readonly { id: string; seat: number }[] }
    return figures.find(({ id }) => id === this.top.attacker)!.seat === this.seat ? 0 : 1
  }
  get lane(): Lane['lane'][number] {
    return this.top.lane[this.side]!
  }

  /** What I am asked now. */
  get question(): string {
    return this.game.asks(this.view!).find(({ seat }) => seat === this.seat)!.id
  }

  act(action: object): Promise<Refusal | null> {
    return this.command({ do: 'act', seat: this.seat, ask: this.question, action: action as never })
  }

  /** A pitch that hits nobody, with these stamps. */
  aside(stamps: object = { claimed: this.now, arrived: 0, lat: 0 }): object {
    return { do: 'fire', slot: this.lane.left[0], dir: 9000, power: 1, ...stamps }
  }

  /** The last stroke has been announced; waits until so long after it has sounded. */
  async lastStroke(after = 0): Promise<Ding> {
    await this.until(() => this.dings.at(-1)?.k === this.dings.at(-1)?.n && this.dings.length > 0)
    await this.reach(this.dings.at(-1)!.at + after)
    return this.dings.at(-1)!
  }
}

export interface Duel {
  readonly table: string
  readonly tokens: readonly [string, string]
  readonly two: readonly [Duellist, Duellist]
  readonly since: number // when they were challenged, at the soonest
}

/** Both have compared clocks, and the first is challenged or challenges; nobody is ready yet. */
export async function faceToFace(url: () => string): Promise<Duel> {
  const tokens = [await newGuest(url()), await newGuest(url())] as const
  const opened = await call(url(), '/api/tables', tokens[0], {
    game: 'pitch-in-the-west',
    seats: 2,
    options: noon,
  })
  const table = (opened.body as { id: string }).id
  const two = tokens.map((token) => new Duellist(url, token, table, 'pitch-in-the-west')) as unknown as Duel['two']
  await two[0].game.rules.ready?.()
  for (const [seat, one] of two.entries()) {
    one.connect()
    expect(await one.command({ do: 'sit', seat, name: `D${seat}` })).toBeNull()
    expect(await one.command({ do: 'ready', ready: true })).toBeNull()
    await one.compareClocks()
  }
  expect(await two[0].command({ do: 'start' })).toBeNull()
  for (const one of two) await one.until(() => one.view !== undefined)
  const challenger = two.find((one) => one.game.asks(one.view!).some(({ seat }) => seat === one.seat))!
  const { game, view, seat } = challenger
  const since = performance.now()
  expect(await challenger.act({ ...game.safe(view!, seat) })).toBeNull()
  for (const one of two) await one.until(() => one.top.kind === 'ready')
  return { table, tokens, two, since }
}

/** Until the bells sound: on a crowded machine a line may be too unsteady for them. */
export async function atTheBells(url: () => string): Promise<Duel> {
  for (;;) {
    const duel = await faceToFace(url)
    for (const one of duel.two) expect(await one.act({ do: 'ready', lat: 0, varies: 0 })).toBeNull()
    for (const one of duel.two) await one.until(() => one.top.kind !== 'ready')
    if (duel.two[0].top.kind === 'bells') return duel
    for (const one of duel.two) one.close()
  }
}
