// A turn again, on the map: where everybody stood before it, and who went where, in four seconds at most.

import type { Told } from '@saloon/kernel'
import { type Event, HIDEOUT_SPACES } from '@saloon/western-legends'
import { create } from 'zustand'
import { movesFully } from '../../../app/settings.ts'
import type { Moment } from '../../../link/link.ts'
import type { Seen } from '../table.ts'
import type { TurnPlayed } from './recap.ts'

export const LONGEST = 4000
const FRAME = 420

interface Replaying {
  readonly view: Seen | undefined // what the map shows instead of now
  readonly turn: number | undefined // the first moment of that turn
  readonly event: Told<Event> | undefined
}
const NOTHING: Replaying = { view: undefined, turn: undefined, event: undefined }
export const useReplay = create<Replaying>()(() => NOTHING)

interface Standing {
  readonly hexes: readonly number[]
  readonly sheriff: number
  readonly mib: number
  readonly bandits: number
}

const bit = (hex: number): number => 1 << HIDEOUT_SPACES.indexOf(hex)

function after(before: Standing, event: Told<Event>): Standing {
  switch (event.type) {
    case 'started':
      return { ...before, hexes: before.hexes.with(event.by, event.at) }
    case 'stepped':
    case 'rode':
      return { ...before, hexes: before.hexes.with(event.by, event.to) }
    case 'sheriff-moved':
    case 'sheriff-placed':
      return { ...before, sheriff: event.to }
    case 'mib-moved':
      return { ...before, mib: event.to }
    case 'bandit-came':
      return { ...before, bandits: before.bandits | bit(event.at) }
    case 'bandit-left':
      return { ...before, bandits: before.bandits & ~bit(event.at) }
    case 'arrested':
      return { ...before, hexes: before.hexes.with(event.seat, before.sheriff) }
    default:
      return before
  }
}

const TELLS = new Set<Event['type']>([
  'stepped',
  'rode',
  'worked',
  'prospected',
  'deposited',
  'reveled',
  'saw-doctor',
  'went-shopping',
  'upgraded',
  'took-cattle',
  'sold-cattle',
  'delivered-cattle',
  'fight',
  'won-fight',
  'bank-robbed',
  'arrested',
  'robbed',
  'played',
  'put-disc',
  'won-poker',
  'sheriff-moved',
  'sheriff-placed',
  'story',
  'mib-card',
  'mib-moved',
  'gained-lp',
  'gained-wanted',
  'gained-marshal',
])

export interface Shown {
  readonly standing: Standing
  readonly event: Told<Event> | undefined
}

/** The pictures of a turn, where it began first. */
export function picturesOf(moments: readonly Moment[], turn: TurnPlayed, now: Standing): Shown[] {
  let standing = now
  for (const { told } of moments.filter(({ seq }) => seq < turn.from))
    for (const event of told) standing = after(standing, event as Told<Event>)
  const shown: Shown[] = [{ standing, event: undefined }]
  for (const event of turn.told) {
    standing = after(standing, event)
    if (TELLS.has(event.type)) shown.push({ standing, event })
  }
  return shown
}

const standingIn = ({ players, sheriff, mibHex, bandits }: Seen): Standing => ({
  hexes: players.map(({ hex }) => hex),
  sheriff,
  mib: mibHex,
  bandits,
})

let timer: ReturnType<typeof setTimeout> | undefined

export function stopReplay(): void {
  clearTimeout(timer)
  useReplay.setState(NOTHING)
}

export function replay(table: Seen, moments: readonly Moment[], turn: TurnPlayed): void {
  stopReplay()
  const pictures = picturesOf(moments, turn, standingIn(table))
  const each = Math.min(FRAME, LONGEST / pictures.length)
  const put = (at: number): void => {
    const picture = pictures[at]
    if (!picture) return stopReplay()
    const { hexes, sheriff, mib, bandits } = picture.standing
    const players = table.players.map((player, seat) => ({ ...player, hex: hexes[seat]! }))
    useReplay.setState({
      view: { ...table, players, sheriff, mibHex: mib, bandits },
      turn: turn.from,
      event: picture.event,
    })
    // Without motion each picture stands still all the same: it is a series of prints.
    timer = setTimeout(() => put(at + 1), movesFully() ? each : Math.max(each, LONGEST / pictures.length))
  }
  put(0)
}
