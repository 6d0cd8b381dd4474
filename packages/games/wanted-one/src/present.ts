// For screens: what each option would surely do, what is blocked and why. Why one is asked is in causes.ts, the table in words in describe.ts.

import { HIDDEN, type Option, type Presentation, type Seat, type Text, type View, listActions } from '@saloon/kernel'
import { causeOf } from './causes.ts'
import { type Card, type Deck, type Gang, SALOON, SALOON_KINDS, gangOf, saloonKindOf } from './components.ts'
import { frames } from './frames/index.ts'
import { countsOf, leaderAmong, pointsOf, seatsWithMost } from './rules/scoring.ts'
import { type Action, type Draw, type Player, type WantedOne, hasAllGangs } from './state.ts'
import { unseenCards } from './view.ts'
import { whyNoDollar, whyNotDraw, whyNotThere } from './why.ts'

type Consequence = { readonly then: readonly Text[]; readonly warning?: Text }

export function present(view: View<WantedOne>, seat: Seat): Presentation<Action> {
  const frame = view.stack.at(-1)
  if (frame === undefined || seat !== view.active) return { options: [], blocked: [] }
  const rule = frames[frame.kind as keyof typeof frames]
  const offered = (rule.options?.(view, frame as never, seat) ?? []) as readonly Option<Action>[]
  const { because, ifNot } = causeOf(view, seat)
  return {
    options: listActions<Action>(offered).map((action) => ({ option: action, ...consequence(view, seat, action) })),
    blocked: frame.kind === 'draw' ? blockedDecks(view, frame as Draw) : [],
    because,
    ifNot,
  }
}

// ---- what it would do -------------------------------------------------------------------------------------------

function consequence(view: View<WantedOne>, seat: Seat, action: Action): Consequence {
  switch (action.do) {
    case 'draw':
      return action.deck === SALOON
        ? { then: fromSaloon(view), ...lastOf(view, SALOON) }
        : fromTown(view, seat, action.deck)
    case 'recycle':
      return { then: [{ key: 'then.recycle', facts: { card: topOf(view, action.town), town: action.town } }] }
    case 'peek':
      return { then: [{ key: 'then.peek', facts: { deck: action.deck } }] }
    case 'give-up':
      return {
        then: [change(view, seat, action.gang, -1), ...standing(after(view, seat, action.gang, -1), seat, action.gang)],
      }
    case 'hunt':
      return { then: [loss(view, action.seat, action.gang)] }
    case 'swindle':
      return swindle(view, seat, action.seat, action.gang)
    case 'ride':
      return { then: [{ key: 'then.ride', facts: { town: action.town } }] }
    case 'stay':
      return {
        then: [view.cavalry === null ? { key: 'then.stay.off' } : { key: 'then.stay', facts: { town: view.cavalry } }],
      }
  }
}

const topOf = ({ decks }: View<WantedOne>, deck: Deck): Card => decks[deck]!.at(-1)!

/** The players as they would be with one card more or less in a stack; which card it is matters to nobody but a leader. */
function after(view: View<WantedOne>, seat: Seat, gang: Gang, change: 1 | -1, card: Card = HIDDEN): View<WantedOne> {
  const changed = (stack: readonly Card[]): Card[] => (change === 1 ? [...stack, card] : stack.slice(0, -1))
  const withStack = (player: Player): Player => ({
    ...player,
    stacks: player.stacks.map((stack, of) => (of === gang ? changed(stack) : stack)),
  })
  return { ...view, players: view.players.map((player, of) => (of === seat ? withStack(player) : player)) }
}

function fromTown(view: View<WantedOne>, seat: Seat, town: Deck): Consequence {
  const card = topOf(view, town)
  const gang = gangOf(card)
  const then = after(view, seat, gang, 1, card)
  return {
    then: [{ key: 'then.takes', facts: { card, gang } }, change(view, seat, gang, 1), ...standing(then, seat, gang)],
    ...(hasAllGangs(then.players[seat]!) ? { warning: { key: 'warning.four-gangs' } } : lastOf(view, town)),
  }
}

/** Nobody knows what comes, but what has not come yet (WO-R84); who peeked knows. */
function fromSaloon(view: View<WantedOne>): Text[] {
  const top = topOf(view, SALOON)
  if (top !== HIDDEN) return [{ key: 'then.saloon.known', facts: { card: top } }]
  const unseen = unseenCards(view)[SALOON]!
  const [sheriffs, hunters, swindlers] = SALOON_KINDS.map(
    (kind) => unseen.filter((card) => saloonKindOf(card) === kind).length,
  )
  return [
    {
      key: 'then.saloon',
      facts: { left: unseen.length, sheriffs: sheriffs!, hunters: hunters!, swindlers: swindlers! },
    },
  ]
}

function swindle(view: View<WantedOne>, seat: Seat, from: Seat, gang: Gang): Consequence {
  const card = view.players[from]!.stacks[gang]!.at(-1)!
  const then = after(after(view, from, gang, -1), seat, gang, 1, card)
  return {
    then: [loss(view, from, gang), change(view, seat, gang, 1), ...standing(then, seat, gang)],
    ...(hasAllGangs(then.players[seat]!) && { warning: { key: 'warning.four-gangs' } }),
  }
}

function loss(view: View<WantedOne>, seat: Seat, gang: Gang): Text {
  const card = view.players[seat]!.stacks[gang]!.at(-1)!
  const [before, later] = [view, after(view, seat, gang, -1)].map(({ players, supremacy }) =>
    pointsOf(players[seat]!, supremacy),
  )
  return { key: 'then.loses', facts: { seat, card, before: before!, after: later! } }
}

function change(view: View<WantedOne>, seat: Seat, gang: Gang, by: 1 | -1): Text {
  const then = after(view, seat, gang, by)
  const cards = view.players[seat]!.stacks[gang]!.length
  const [before, later] = [view, then].map(({ players, supremacy }) => pointsOf(players[seat]!, supremacy))
  return { key: 'then.counts', facts: { gang, cards, more: cards + by, before: before!, after: later! } }
}

/** Where the seat would stand in a gang if the round ended then. */
function standing({ players, starter }: View<WantedOne>, seat: Seat, gang: Gang): Text[] {
  const most = seatsWithMost(countsOf(players, gang), starter)
  if (!most.includes(seat)) return []
  const others = most.filter((other) => other !== seat)
  if (others.length === 0) return [{ key: 'then.leads', facts: { gang } }]
  const leader = leaderAmong(players, most, gang)
  if (leader === undefined) return [{ key: 'then.ties', facts: { gang, seats: others } }]
  return [{ key: leader === seat ? 'then.ties.leader' : 'then.ties.without', facts: { gang, seats: others } }]
}

const lastOf = ({ decks }: View<WantedOne>, deck: Deck): { warning?: Text } =>
  decks[deck]!.length === 1 ? { warning: { key: 'warning.last-card', facts: { deck } } } : {}

// ---- what is blocked --------------------------------------------------------------------------------------------

function blockedDecks(view: View<WantedOne>, draw: Draw): Presentation<Action>['blocked'] {
  const blocked: { thing: Text; because: Text }[] = []
  const block = (thing: Text, why: { code: string; facts?: Text['facts'] } | undefined): void => {
    if (why) blocked.push({ thing, because: { key: `why.${why.code}`, ...(why.facts && { facts: why.facts }) } })
  }
  for (let town = 0; town < SALOON; town++) block({ key: 'thing.draw', facts: { deck: town } }, whyNotDraw(view, town))
  const broke = whyNoDollar(view, draw)
  if (broke && view.options.dollars) block({ key: 'thing.dollar' }, broke)
  if (broke) return blocked
  for (let town = 0; town < SALOON; town++) {
    block({ key: 'thing.recycle', facts: { town } }, whyNotThere(view, { do: 'recycle', town }))
    block({ key: 'thing.peek', facts: { deck: town } }, whyNotThere(view, { do: 'peek', deck: town }))
  }
  return blocked
}
