// What a finished game has to tell, from what was told while it was played.

import { CHARACTERS, CHARACTER_ROWS, type Event, SHERIFFS_OFFICE, rowOf, spaceAt } from '@saloon/western-legends'
import type { Moment } from '../../../link/link.ts'

export const SOURCES = ['duels', 'gold', 'cabaret', 'tracks', 'stories', 'poker', 'cattle', 'other'] as const
export type Source = (typeof SOURCES)[number]
export type Points = Readonly<Record<Source, number>>
/** In the order of the final count. */
export const COUNTED = ['lp', 'gear', 'money', 'wounds', 'track', 'tokens'] as const
export type Scored = Readonly<Record<(typeof COUNTED)[number] | 'total', number>>

export interface SeatLedger {
  readonly points: Points // where the Legend Points came from
  readonly byRound: readonly Points[] // so far, round by round
  readonly lp: readonly number[] // after each turn of anybody
  readonly money: readonly number[]
  readonly route: readonly number[] // hexes, in order; of a ride only where it ended
  readonly ridden: number // spaces
  readonly won: number
  readonly lost: number
  readonly margins: readonly number[] // by how much, fights with cards only; negative: lost
  readonly poker: number
  readonly earned: number
  readonly lawful: number // turns begun as a Marshal
  readonly outlawed: number
  readonly highest: { readonly marshal: number; readonly wanted: number }
  readonly scored: Scored | undefined
}
type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] }
type Draft = Writable<Omit<SeatLedger, 'points'>> & { points: Record<Source, number>; marshal: number; wanted: number }

const none = (): Record<Source, number> => ({
  duels: 0,
  gold: 0,
  cabaret: 0,
  tracks: 0,
  stories: 0,
  poker: 0,
  cattle: 0,
  other: 0,
})
const draft = (): Draft => ({
  points: none(),
  byRound: [],
  lp: [0],
  money: [0],
  route: [],
  ridden: 0,
  won: 0,
  lost: 0,
  margins: [],
  poker: 0,
  earned: 0,
  lawful: 0,
  outlawed: 0,
  highest: { marshal: 0, wanted: 0 },
  scored: undefined,
  marshal: 0,
  wanted: 0,
})

/** What happened just before some points came in says where they came from. */
const LEADS_TO: Readonly<Partial<Record<Event['type'], Source>>> = {
  fight: 'duels',
  'won-fight': 'duels',
  deposited: 'gold',
  reveled: 'cabaret',
  'gained-marshal': 'tracks',
  'gained-wanted': 'tracks',
  story: 'stories',
  'won-poker': 'poker',
  'sold-cattle': 'cattle',
  'delivered-cattle': 'cattle',
  played: 'other',
  used: 'other',
  worked: 'other',
  prospected: 'other',
}
const OFFICE = spaceAt(SHERIFFS_OFFICE)

export function ledgerOf(moments: readonly Moment[], players: number): readonly SeatLedger[] {
  const seats = Array.from({ length: players }, draft)
  const now = {
    source: 'other' as Source,
    round: 0,
    active: -1,
    last: undefined as { seat: number; amount: number; source: Source } | undefined,
    margin: 0,
  }
  const endTurn = (): void => {
    const { last, active } = now
    const ledger = seats[active]
    // The last thing in the turn of somebody Wanted is what that is worth.
    if (last && ledger && last.seat === active && ledger.wanted > 0 && last.amount === rowOf(ledger.wanted)) {
      ledger.points[last.source] -= last.amount
      ledger.points.tracks += last.amount
    }
    now.last = undefined
  }
  const nextPoint = (): void => {
    for (const { lp, money } of seats) {
      lp.push(lp.at(-1)!)
      money.push(money.at(-1)!)
    }
  }
  for (const { told } of moments)
    for (const fact of told) {
      const event = fact as unknown as Event
      if (event.type === 'turn-began') {
        if (now.active >= 0) endTurn()
        nextPoint()
        if (event.round !== now.round && now.round > 0) for (const one of seats) one.byRound.push({ ...one.points })
        Object.assign(now, { active: event.by, round: event.round, source: 'other' })
        const own = seats[event.by]!
        if (own.marshal > 0) own.lawful++
        if (own.wanted > 0) own.outlawed++
      }
      now.source = LEADS_TO[event.type] ?? now.source
      visit(seats, event, now)
    }
  if (now.active >= 0) endTurn()
  for (const one of seats) one.byRound.push({ ...one.points })
  return seats
}

interface Now {
  source: Source
  active: number
  last: { seat: number; amount: number; source: Source } | undefined
  margin: number
}

function visit(seats: Draft[], event: Event, now: Now): void {
  const own = 'by' in event && typeof event.by === 'number' ? seats[event.by] : undefined
  if (event.type !== 'target-reached' && event.type !== 'gained-lp' && event.type !== 'scored') now.last = undefined
  switch (event.type) {
    case 'gained-lp':
    case 'lost-lp':
      if (!own) return
      own.points[now.source] += event.type === 'gained-lp' ? event.amount : -event.amount
      own.lp[own.lp.length - 1] = event.lp
      if (event.type === 'gained-lp') now.last = { seat: event.by as number, amount: event.amount, source: now.source }
      return
    case 'earned':
    case 'paid':
      if (!own) return
      own.money[own.money.length - 1] = event.money
      if (event.type === 'earned') own.earned += event.amount
      return
    case 'took-character': {
      const { money, marshal = 0, wanted = 0 } = CHARACTER_ROWS[CHARACTERS[event.character]!].start
      if (own) Object.assign(own, { money: [money], marshal, wanted, highest: { marshal, wanted } })
      return
    }
    case 'started':
      own?.route.push(event.at)
      return
    case 'stepped':
    case 'rode':
      own?.route.push(event.to)
      if (own) own.ridden++
      return
    case 'arrested':
      seats[event.seat]!.route.push(OFFICE)
      seats[event.seat]!.wanted = 0
      return
    case 'gained-marshal':
    case 'gained-wanted': {
      if (!own) return
      const track = event.type === 'gained-marshal' ? 'marshal' : 'wanted'
      own[track] = event.points
      own.highest = { ...own.highest, [track]: Math.max(own.highest[track], event.points) }
      return
    }
    case 'left-marshal':
      if (own) own.marshal = 0
      return
    case 'fight':
      now.margin = 0
      return
    case 'values':
      now.margin = event.value - event.other
      if (own) own.margins.push(now.margin)
      if (typeof event.against === 'number') seats[event.against]?.margins.push(-now.margin)
      return
    case 'won-fight':
      if (own) own.won++
      if (typeof event.against === 'number') {
        const beaten = seats[event.against]
        if (beaten) beaten.lost++
      }
      return
    case 'won-poker':
      if (own) own.poker++
      return
    case 'scored': {
      const { lp, gear, money, wounds, track, tokens, total } = event
      if (own) own.scored = { lp, gear, money, wounds, track, tokens, total }
      return
    }
    default:
  }
}
