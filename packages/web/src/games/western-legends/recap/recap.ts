// What somebody did in a turn, in one line: where they rode, what they did there, what it brought.

import type { Seat, Text, Told } from '@saloon/kernel'
import type { Event } from '@saloon/western-legends'
import type { Moment } from '../../../link/link.ts'

export interface TurnPlayed {
  readonly seat: Seat
  readonly from: number // the first moment of it
  readonly told: readonly Told<Event>[]
}

/** The turns so far, the latest last; the one under way among them. */
export function turnsOf(moments: readonly Moment[]): TurnPlayed[] {
  const turns: { seat: Seat; from: number; told: Told<Event>[] }[] = []
  for (const { seq, told } of moments)
    for (const any of told) {
      const event = any as Told<Event>
      if (event.type === 'turn-began') turns.push({ seat: event.by, from: seq, told: [] })
      turns.at(-1)?.told.push(event)
    }
  return turns
}

type Sums = Record<'lp' | 'money' | 'wanted' | 'marshal' | 'wounds' | 'nuggets', number>

/** What was done, then what it brought in all. */
export function lineOf({ seat, told }: TurnPlayed): Text[] {
  const done: Text[] = []
  const sums: Sums = { lp: 0, money: 0, wanted: 0, marshal: 0, wounds: 0, nuggets: 0 }
  let fight: string | undefined
  let isShopping = false
  for (const event of told) {
    count(event, seat, sums)
    if (event.type === 'fight') fight = event.fight
    if (event.type === 'went-shopping') isShopping = true
    const text = deedIn(event, seat, fight, isShopping)
    if (!text) continue
    // A ride is told by where it ended.
    if (text.key === 'did.rode' && done.at(-1)?.key === 'did.rode') done.pop()
    if (done.some((other) => other.key === text.key && JSON.stringify(other.facts) === JSON.stringify(text.facts)))
      continue
    done.push(text)
  }
  const gains = (Object.keys(sums) as (keyof Sums)[])
    .filter((what) => sums[what] !== 0)
    .map((what): Text => ({ key: `did.${what}`, facts: { amount: sums[what] } }))
  return done.length + gains.length === 0 ? [{ key: 'did.nothing' }] : [...done, ...gains]
}

function deedIn(event: Told<Event>, seat: Seat, fight: string | undefined, isShopping: boolean): Text | undefined {
  if (event.type === 'arrested') return event.seat === seat ? { key: 'did.arrested' } : undefined
  if (event.type === 'won-fight') {
    if (event.by === seat) return { key: 'did.fight.won', facts: { fight: fight ?? '' } }
    return event.against === seat ? { key: 'did.fight.lost', facts: { fight: fight ?? '' } } : undefined
  }
  if (!('by' in event) || event.by !== seat) return undefined
  switch (event.type) {
    case 'stepped':
    case 'rode':
      return { key: 'did.rode', facts: { place: event.to } }
    case 'worked':
    case 'saw-doctor':
    case 'took-cattle':
    case 'sold-cattle':
    case 'delivered-cattle':
      return { key: `did.${event.type}` }
    case 'prospected':
      return { key: 'did.prospected' }
    case 'deposited':
      return { key: 'did.deposited', facts: { count: event.count } }
    case 'reveled':
      return { key: 'did.reveled', facts: { amount: event.amount } }
    case 'gained-item':
      return isShopping ? { key: 'did.bought', facts: { item: event.item } } : undefined
    case 'upgraded':
      return { key: 'did.upgraded', facts: { item: event.item } }
    case 'won-poker':
      return { key: 'did.poker.won' }
    case 'played':
      return { key: 'did.played', facts: { card: event.card } }
    case 'put-disc':
      return { key: 'did.disc' }
    default:
      return undefined
  }
}

function count(event: Told<Event>, seat: Seat, sums: Sums): void {
  if (!('by' in event) || event.by !== seat) return
  switch (event.type) {
    case 'gained-lp':
      sums.lp += event.amount
      return
    case 'lost-lp':
      sums.lp -= event.amount
      return
    case 'earned':
      sums.money += event.amount
      return
    case 'paid':
      sums.money -= event.amount
      return
    case 'gained-wanted':
      sums.wanted += event.count
      return
    case 'gained-marshal':
      sums.marshal += event.count
      return
    case 'wounded':
      sums.wounds += event.count
      return
    case 'healed':
      sums.wounds -= event.count
      return
    case 'gained-nuggets':
      sums.nuggets += event.count
      return
    case 'lost-nuggets':
      sums.nuggets -= event.count
      return
    default:
  }
}
