// What has just been decided without another question: who won and with what, what the dice brought, which story was told. For those who
// looked on, and for whoever answered last.

import type { Party, Told } from '@saloon/kernel'
import { CARDS, type Event, type FightKind } from '@saloon/western-legends'
import type { Moment } from '../../../link/link.ts'

export interface FightOver {
  readonly kind: 'fight'
  readonly fight: FightKind
  readonly by: Party
  readonly against: Party
  readonly cards: readonly [attack: number, defence: number]
  readonly values: readonly [number, number] | undefined // undefined: declined
  readonly winner: Party
  readonly events: readonly Event[] // what came of it
}
export interface PokerOver {
  readonly kind: 'poker'
  readonly flop: readonly number[]
  readonly shown: readonly { readonly seat: number; readonly cards: readonly number[]; readonly category: number }[]
  readonly winners: readonly { readonly seat: number; readonly amount: number }[]
}
export interface Rolled {
  readonly kind: 'dice'
  readonly seat: number
  readonly faces: readonly number[]
}
export interface StoryTold {
  readonly kind: 'story'
  readonly story: number
}
export interface StrangerCame {
  readonly kind: 'stranger'
  readonly card: number
}
export type After = FightOver | PokerOver | Rolled | StoryTold | StrangerCame

const CONSEQUENCES: ReadonlySet<Event['type']> = new Set([
  'gained-lp',
  'lost-lp',
  'gained-marshal',
  'gained-wanted',
  'earned',
  'paid',
  'wounded',
  'healed',
  'unharmed',
  'robbed',
  'took-herd',
  'arrested',
  'escaped',
  'drew',
  'more-actions',
])
/** How far back the beginning of what has ended may lie. */
const BACK = 80

/** What ended after row `since`, in order. */
export function aftermath(moments: readonly Moment[], since: number): After[] {
  const all: { readonly event: Event; readonly isNew: boolean }[] = moments
    .slice(-BACK)
    .flatMap(({ seq, told }) => told.map((fact: Told) => ({ event: fact as unknown as Event, isNew: seq > since })))
  const found: After[] = []
  let fight:
    | { kind: FightKind; by: Party; against: Party; cards: number[]; values?: readonly [number, number] }
    | undefined
  let over: { events: Event[] } | undefined
  let poker:
    | { flop: readonly number[]; shown: PokerOver['shown'][number][]; winners: PokerOver['winners'][number][] }
    | undefined
  for (const { event, isNew } of all) {
    if (event.type === 'fight') fight = { kind: event.fight, by: event.by, against: event.against, cards: [-1, -1] }
    else if (event.type === 'started-over' && fight) fight = { ...fight, cards: [-1, -1] }
    else if (event.type === 'face-up' && fight) fight.cards[event.by === fight.by ? 0 : 1] = event.card
    else if (event.type === 'values' && fight) fight.values = [event.value, event.other]
    else if (event.type === 'won-fight' && fight) {
      const { kind, by, against, cards, values } = fight
      over = { events: [] }
      if (isNew)
        found.push({
          kind: 'fight',
          fight: kind,
          by,
          against,
          cards: [cards[0]!, cards[1]!],
          values,
          winner: event.by,
          events: over.events,
        })
      fight = undefined
    } else if (event.type === 'flop') poker = { flop: event.cards, shown: [], winners: [] }
    else if (event.type === 'showed' && poker) {
      if (poker.shown.length === 0 && isNew) found.push({ kind: 'poker', ...poker })
      poker.shown.push({ seat: event.by, cards: event.cards, category: event.category })
    } else if (event.type === 'won-poker' && poker) poker.winners.push({ seat: event.by, amount: event.amount })
    else if (isNew && event.type === 'prospected') found.push({ kind: 'dice', seat: event.by, faces: event.faces })
    else if (isNew && (event.type === 'rerolled' || event.type === 'rolled-again'))
      found.push({ kind: 'dice', seat: event.by, faces: [event.face] })
    else if (isNew && event.type === 'story') found.push({ kind: 'story', story: event.story })
    else if (isNew && event.type === 'mib-card') found.push({ kind: 'stranger', card: event.card })
    if (event.type === 'turn-began' || event.type === 'story') over = undefined
    if (over && CONSEQUENCES.has(event.type)) over.events.push(event)
  }
  // Whoever lost at poker shows nothing new to a game that is not over yet.
  return found.filter((one) => one.kind !== 'poker' || one.shown.length > 0)
}

export const isFightCard = (card: number): boolean => card >= CARDS
