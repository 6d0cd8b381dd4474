// The policy for Wanted One: every card is worth what it changes in who would win which token, its own gains first,
// then the losses of whoever is nearest to victory. Nothing is looked ahead but the next player's turn.

import { type Chance, HIDDEN, type Seat, listActions, pick } from '@saloon/kernel'
import {
  type Action,
  type Card,
  type Deck,
  type Event,
  GANGS,
  type Gang,
  SALOON,
  SALOON_KINDS,
  type SaloonKind,
  TOWNS,
  type Town,
  type WantedOne,
  gangOf,
  saloonKindOf,
  unseenCards,
  wantedOne,
} from '@saloon/wanted-one'
import { becauseScored } from '../../because.ts'
import { EVEN, type Manner } from '../../personality.ts'
import { BY_VIEW_ALONE, type Policy } from '../policy.ts'
import { type Move, NOBODY, Prospects, type Table } from './prospects.ts'

export const wantedOnePolicy: Policy<WantedOne, Action, Event, null> = {
  ...BY_VIEW_ALONE,
  choose: (view, seat, chance, _memory, manner) => choose(view, seat, chance, manner),
  why: (view, seat, _memory, manner) =>
    becauseScored(scoresOf(view, seat, manner).flatMap(({ worth }) => (Number.isFinite(worth) ? [worth] : []))),
}

export function choose(table: Table, me: Seat, chance: Chance, manner: Manner = EVEN): Action {
  const scored = scoresOf(table, me, manner)
  const most = Math.max(...scored.map(({ worth }) => worth))
  const best = scored.filter(({ worth }) => worth >= most - HAIR)
  return pick(chance, best).action
}
/** What rounding may make of two things that are worth the same. */
const HAIR = 1e-9

export function scoresOf(
  table: Table,
  me: Seat,
  manner: Manner,
): { readonly action: Action; readonly worth: number }[] {
  const thought = new Thought(table, manner)
  const actions = listActions<Action>(wantedOne.options(table, me))
  return actions.map((action) => ({ action, worth: thought.worthOf(me, action) }))
}

/** One look at the table, with what it comes to kept until the decision is made. */
class Thought {
  private readonly table: Table
  private readonly manner: Manner
  private readonly prospects: Prospects
  private readonly saloon = new Map<number, number>() // by kind and seat
  private odds: number[] | undefined

  constructor(table: Table, manner: Manner) {
    this.table = table
    this.manner = manner
    this.prospects = new Prospects(table, manner)
  }

  worthOf(me: Seat, action: Action): number {
    switch (action.do) {
      case 'draw':
        return this.worthOfDraw(me, action.deck)
      case 'recycle':
        return this.manner.beginner ? Number.NEGATIVE_INFINITY : this.worthOfBurying(me, action.town)
      case 'peek':
        return this.manner.beginner ? Number.NEGATIVE_INFINITY : this.worthOfPeeking(me, action.deck)
      case 'give-up':
        return this.prospects.worth(me, this.top(action.gang, me, NOBODY), this.isLast())
      case 'hunt':
        return this.prospects.worth(me, this.top(action.gang, action.seat, NOBODY), this.isLast())
      case 'swindle':
        return this.prospects.worth(me, this.top(action.gang, action.seat, me), this.isLast())
      case 'ride':
        return this.manner.beginner ? 0 : -this.bestTown(this.next(me), action.town)
      case 'stay':
        return this.manner.beginner ? 0 : -this.bestTown(this.next(me), this.table.cavalry)
    }
  }

  /** The Saloon card just drawn was the last one: its effect ends the round. */
  private isLast(): boolean {
    return this.table.decks[SALOON]!.length === 0
  }

  private next(seat: Seat): Seat {
    return (seat + 1) % this.table.players.length
  }

  /** The top card of a stack goes. */
  private top(gang: Gang, from: Seat, to: Seat): Move {
    return { card: this.table.players[from]!.stacks[gang]!.at(-1)!, gang, from, to }
  }

  // ---- drawing ------------------------------------------------------------------------------------------------------

  private worthOfDraw(me: Seat, deck: Deck): number {
    const cards = this.table.decks[deck]!
    if (deck !== SALOON) {
      const card: Card = cards.at(-1)!
      return this.prospects.worth(me, { card, gang: gangOf(card), from: NOBODY, to: me }, cards.length === 1)
    }
    return this.expected((kind) => this.worthOfSaloon(me, kind)) + (this.manner.risk - EVEN.risk) * DARING
  }

  /** Over what the Saloon's next card may be, or is, for eyes that have peeked. */
  private expected(worth: (kind: SaloonKind) => number): number {
    const top = this.table.decks[SALOON]!.at(-1)!
    if (top !== HIDDEN) return worth(saloonKindOf(top))
    this.odds ??= oddsOf(unseenCards(this.table)[SALOON]!)
    let sum = 0
    for (let kind = 0; kind < SALOON_KINDS.length; kind++)
      if (this.odds[kind]! > 0) sum += this.odds[kind]! * worth(SALOON_KINDS[kind]!)
    return sum
  }

  /** With the best choice its effect leaves. */
  private worthOfSaloon(me: Seat, kind: SaloonKind): number {
    const key = SALOON_KINDS.indexOf(kind) * 8 + me
    const known = this.saloon.get(key)
    if (known !== undefined) return known
    const { players, decks } = this.table
    const to = kind === 'swindler' ? me : NOBODY
    const last = decks[SALOON]!.length === 1
    let best = Number.NEGATIVE_INFINITY
    for (let seat = 0; seat < players.length; seat++) {
      if ((seat === me) !== (kind === 'sheriff')) continue
      for (let gang = 0; gang < GANGS.length; gang++)
        if (this.prospects.count(seat, gang) > 0)
          best = Math.max(best, this.prospects.worth(me, this.top(gang, seat, to), last))
    }
    const worth = best === Number.NEGATIVE_INFINITY ? this.prospects.worth(me, undefined, last) : best
    this.saloon.set(key, worth)
    return worth
  }

  private bestDraw(me: Seat): number {
    return Math.max(this.bestTown(me, this.table.cavalry), this.worthOfDraw(me, SALOON))
  }

  /** Of the towns where the Cavalry doesn't stand. */
  private bestTown(seat: Seat, cavalry: Town | null): number {
    let best = Number.NEGATIVE_INFINITY
    for (let town = 0; town < TOWNS.length; town++)
      if (town !== cavalry) best = Math.max(best, this.worthOfDraw(seat, town))
    return best
  }

  // ---- dollars ------------------------------------------------------------------------------------------------------

  /** Worth the tile where the next player would gain much by a card that is better buried than drawn. */
  private worthOfBurying(me: Seat, town: Town): number {
    const neighbour = this.next(me)
    const gain = this.worthOfDraw(neighbour, town) - this.bestTown(neighbour, town)
    const best = this.bestDraw(me)
    return gain > TILE && this.worthOfDraw(me, town) < best ? best + gain - TILE : Number.NEGATIVE_INFINITY
  }

  /** Worth the tile at the Saloon, where one may find a friend or stay out of trouble. */
  private worthOfPeeking(me: Seat, deck: Deck): number {
    if (deck !== SALOON || this.table.decks[SALOON]!.at(-1) !== HIDDEN) return Number.NEGATIVE_INFINITY
    const town = this.bestTown(me, this.table.cavalry)
    return this.expected((kind) => Math.max(town, this.worthOfSaloon(me, kind))) - TILE / 2
  }
}
/** What a step of daring makes of not knowing what comes. */
const DARING = 0.1
const TILE = 0.5

const oddsOf = (unseen: readonly Card[]): number[] =>
  SALOON_KINDS.map((kind) => unseen.filter((card) => saloonKindOf(card) === kind).length / unseen.length)
