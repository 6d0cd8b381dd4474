// Chat at a table: who hears what. Only the latest messages are kept, in memory, never in the log.

import { randomInt } from 'node:crypto'
import { type Eyes, type Refusal, type Seat, firstOf, isRefusal } from '@saloon/kernel'
import {
  type Channel,
  type Message,
  asShown,
  channelOf,
  hearers,
  isHeardIn,
  mayPost,
  readMessage,
} from '../../words/chat.ts'
import { refuse } from '../../words/why.ts'
import type { Viewers } from '../presence/viewers.ts'
import { isSworn } from '../presence/ghosts.ts'
import type { TablePorts } from '../ports.ts'
import { type PlayerId, type Table, seatsHeld } from '../table.ts'

export interface Said {
  readonly type: 'said'
  readonly id: number // by which it is reported; later is larger
  readonly seat: Seat | null // null: an onlooker
  readonly channel: Channel
  readonly message: Message
  readonly at: number
}

type Clocks = Pick<TablePorts, 'now' | 'steady'>

/** What was said, and by whom. */
export interface Heard {
  readonly by: PlayerId
  readonly said: Said
}

export interface Room {
  readonly table: Table
  readonly viewers: Viewers
  readonly out: Eyes // of the game
}

/** What a report quotes. */
const KEPT = 20
/** Range of the random part of a message's number: collisions within a millisecond are rare, and it stays exact in JSON. */
const NODES = 1024
const REMEMBERED = 10 // times of posts, for the limit of a sender

export class TableChat {
  private readonly posted = new Map<PlayerId, number[]>()
  private readonly haunted = new Map<PlayerId, number[]>()
  private readonly mutes: { readonly by: PlayerId; readonly of: PlayerId }[] = []
  private said = 0
  private readonly latest: Heard[] = []

  say({ table, viewers, out }: Room, by: PlayerId, raw: unknown, clocks: Clocks): Refusal | Said {
    const message = readMessage(raw)
    if (isRefusal(message)) return message
    const held = seatsHeld(table, by)
    const channel = channelFor(table, by, out)
    const isHaunting = message.kind === 'haunt'
    // Whoever sees everything could tell of it by what they send.
    if (isHaunting && (held === 0 || channel !== 'ghosts')) return refuse('may-not-haunt')
    const posted = isHaunting ? this.haunted : this.posted
    const times = posted.get(by) ?? []
    const since = clocks.steady()
    const refused = mayPost(table.talk, message, times, since)
    if (refused) return refused
    posted.set(by, [...times, since].slice(-REMEMBERED))
    const at = clocks.now()
    const said: Said = {
      type: 'said',
      id: this.newId(at),
      seat: held === 0 ? null : firstOf(held),
      channel,
      message: asShown(message),
      at,
    }
    this.hear({ table, viewers, out }, by, said)
    return said
  }

  /** Said here, or by way of another node. */
  hear(room: Room, by: PlayerId, said: Said): void {
    this.latest.push({ by, said })
    if (this.latest.length > KEPT) this.latest.shift()
    this.tell(room, by, said)
  }

  /** The latest of what this player may hear; when nobody is out, there is nothing left to keep from anybody. */
  heardBy(player: PlayerId, { table, out }: Pick<Room, 'table' | 'out'>): Heard[] {
    const channel = out === 0 ? 'sworn' : channelFor(table, player, out)
    return this.latest.filter(({ said }) => isHeardIn(channel, channelOfSaid(said)))
  }

  /** In the order of time, and another on each node. */
  private newId(now: number): number {
    this.said = Math.max(this.said + 1, now * NODES + randomInt(NODES))
    return this.said
  }

  /** Who muted whom is in memory only. */
  get hasMutes(): boolean {
    return this.mutes.length > 0
  }

  /** Private and at once: nobody else is told. */
  mute(by: PlayerId, of: PlayerId, muted: boolean): void {
    const at = this.mutes.findIndex((mute) => mute.by === by && mute.of === of)
    if (muted && at === -1) this.mutes.push({ by, of })
    if (!muted && at !== -1) this.mutes.splice(at, 1)
  }

  private tell({ table, viewers, out }: Room, by: PlayerId, said: Said): void {
    const text = JSON.stringify(said)
    const sender = { player: by, channel: channelOfSaid(said) }
    viewers.each((viewer) => {
      const present = { player: viewer.player ?? '', channel: channelFor(table, viewer.player, out) }
      if (hearers(sender, [present], this.mutes).length > 0) viewer.send(text)
    })
  }
}

/** Everybody sees a haunting. */
const channelOfSaid = ({ message, channel }: Said): Channel => (message.kind === 'haunt' ? 'living' : channel)

/** Somebody with two seats is out only when both are. After the game nobody is out: everybody talks with everybody. */
function channelFor(table: Table, player: PlayerId | undefined, out: Eyes): Channel {
  const held = seatsHeld(table, player)
  const alive = (held & ~out) !== 0
  return channelOf({ seated: held !== 0, alive, sworn: isSworn(table, held), spectator: held === 0 })!
}
