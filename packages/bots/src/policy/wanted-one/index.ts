// The policy for Wanted One: every card is worth what it changes in who would win which token, its own gains first,
// then the losses of whoever is nearest to victory. Nothing is looked ahead but the next player's turn.

import { type Chance, HIDDEN, type Seat, type View, listActions, pick } from '@saloon/kernel'
import {
  type Action,
  type Deck,
  type Event,
  SALOON,
  SALOON_KINDS,
  type SaloonKind,
  TOWNS,
  type Town,
  type WantedOne,
  saloonKindOf,
  unseenCards,
  wantedOne,
} from '@saloon/wanted-one'
import { type Dials, EVEN } from '../../personality.ts'
import { BY_VIEW_ALONE, type Policy } from '../policy.ts'
import { type Table, moved, prospects, withCard } from './prospects.ts'

export const wantedOnePolicy: Policy<WantedOne, Action, Event, null> = {
  ...BY_VIEW_ALONE,
  choose: (view, seat, chance, _memory, dials) => best(view, seat, chance, dials),
}

function best(view: View<WantedOne>, seat: Seat, chance: Chance, dials: Dials): Action {
  const table: Table = { ...view, dials }
  const actions = listActions<Action>(wantedOne.options(view, seat))
  const worths = actions.map((action) => worthOf(table, seat, action))
  const most = Math.max(...worths)
  return pick(
    chance,
    actions.filter((_, i) => worths[i] === most),
  )
}

function worthOf(view: Table, me: Seat, action: Action): number {
  switch (action.do) {
    case 'draw':
      return worthOfDraw(view, me, action.deck)
    case 'recycle':
      return worthOfBurying(view, me, action.town)
    case 'peek':
      return worthOfPeeking(view, me, action.deck)
    case 'give-up':
      return prospects(view, moved(view.players, action.gang, me), me, isLast(view))
    case 'hunt':
      return prospects(view, moved(view.players, action.gang, action.seat), me, isLast(view))
    case 'swindle':
      return prospects(view, moved(view.players, action.gang, action.seat, me), me, isLast(view))
    case 'ride':
      return -bestTown({ ...view, cavalry: action.town }, next(view, me))
    case 'stay':
      return -bestTown(view, next(view, me))
  }
}

/** The Saloon card just drawn was the last one: its effect ends the round. */
const isLast = ({ decks }: Table): boolean => decks[SALOON]!.length === 0
const next = ({ players }: Table, seat: Seat): Seat => (seat + 1) % players.length

// ---- drawing ------------------------------------------------------------------------------------------------------

function worthOfDraw(view: Table, me: Seat, deck: Deck): number {
  const cards = view.decks[deck]!
  if (deck !== SALOON) return prospects(view, withCard(view.players, me, cards.at(-1)!), me, cards.length === 1)
  return expected(view, (kind) => worthOfSaloon(view, me, kind)) + (view.dials.risk - EVEN.risk) * DARING
}
/** What a step of daring makes of not knowing what comes. */
const DARING = 0.1

/** Over what the Saloon's next card may be, or is, for eyes that have peeked. */
function expected(view: Table, worth: (kind: SaloonKind) => number): number {
  const top = view.decks[SALOON]!.at(-1)!
  if (top !== HIDDEN) return worth(saloonKindOf(top))
  const unseen = unseenCards(view)[SALOON]!
  const odds = SALOON_KINDS.map((kind) => unseen.filter((card) => saloonKindOf(card) === kind).length / unseen.length)
  return SALOON_KINDS.reduce((sum, kind, i) => (odds[i] === 0 ? sum : sum + odds[i]! * worth(kind)), 0)
}

/** With the best choice its effect leaves. */
function worthOfSaloon(view: Table, me: Seat, kind: SaloonKind): number {
  const { players } = view
  const thief = kind === 'swindler' ? me : undefined
  const last = view.decks[SALOON]!.length === 1
  let best = Number.NEGATIVE_INFINITY
  for (const [seat, { stacks }] of players.entries()) {
    if ((seat === me) !== (kind === 'sheriff')) continue
    for (const [gang, stack] of stacks.entries()) {
      if (stack.length > 0) best = Math.max(best, prospects(view, moved(players, gang, seat, thief), me, last))
    }
  }
  return best === Number.NEGATIVE_INFINITY ? prospects(view, players, me, last) : best
}

const bestDraw = (view: Table, me: Seat): number => Math.max(bestTown(view, me), worthOfDraw(view, me, SALOON))

function bestTown(view: Table, seat: Seat): number {
  const open = TOWNS.flatMap((_, town) => (town === view.cavalry ? [] : [town]))
  return Math.max(...open.map((town) => worthOfDraw(view, seat, town)))
}

// ---- dollars ------------------------------------------------------------------------------------------------------

/** Worth the tile where the next player would gain much by a card that is better buried than drawn. */
function worthOfBurying(view: Table, me: Seat, town: Town): number {
  const neighbour = next(view, me)
  const gain = worthOfDraw(view, neighbour, town) - bestTown({ ...view, cavalry: town }, neighbour)
  const mine = worthOfDraw(view, me, town)
  return gain > TILE && mine < bestDraw(view, me) ? bestDraw(view, me) + gain - TILE : Number.NEGATIVE_INFINITY
}

/** Worth the tile at the Saloon, where one may find a friend or stay out of trouble. */
function worthOfPeeking(view: Table, me: Seat, deck: Deck): number {
  if (deck !== SALOON || view.decks[SALOON]!.at(-1) !== HIDDEN) return Number.NEGATIVE_INFINITY
  const town = bestTown(view, me)
  return expected(view, (kind) => Math.max(town, worthOfSaloon(view, me, kind))) - TILE / 2
}
const TILE = 0.5
