// What each event shows, in the order of the table's queue: cards fly, shots cross the table, bills are nailed up.

import type { Base, Seat, Told, View } from '@saloon/kernel'
import { type Card, type Event, isGood, unseenCards } from '@saloon/wanted'
import { LENGTHS } from '../../table/motion/queue.ts'
import type { Stage } from '../board.ts'
import { type Bill, type Flight, type Verdict, newId, useShowing } from './stage/scene.ts'
import { type Seen, seen } from './table.ts'

/** A bill stays to be read longer than its place in the queue. */
const READ = 1900
const MOST_FLIGHTS = 4

const DECK = '[data-spot="deck"]'
const DISCARD = '[data-spot="discard"]'
const STAGE = '.wa-stage'
const at = (seat: Seat): string => `.table-frame [data-seat="${seat}"]`

/** Events are told one by one, and some explain each other: who was hit just now draws because of an ability. */
let hurt: { readonly seat: Seat; readonly from: Seat | undefined } | undefined

export function animate(event: Told, stage: Stage): void {
  const told = event as Told<Event>
  const before = hurt
  hurt = undefined
  const character = (seat: Seat) => seen(stage.view).players[seat]?.character
  switch (told.type) {
    case 'aimed':
      stage.after(stage.arrow(told.by, told.at)) // the card lies on the stage by then
      return
    case 'played':
      return fly(stage, [told.card], at(told.by), STAGE)
    case 'equipped':
      return fly(stage, [told.card], STAGE, at(told.by))
    case 'answered':
      return fly(stage, [told.card], at(told.by), DISCARD)
    case 'discarded':
      return fly(stage, told.cards, at(told.by), DISCARD)
    case 'picked':
      return fly(stage, [told.card], STAGE, at(told.by))
    case 'took-discard':
      return fly(stage, [told.card], DISCARD, at(told.by))
    case 'showed':
      return fly(stage, [told.card], DECK, at(told.by))
    case 'removed':
      return fly(stage, [told.card], at(told.from), DISCARD)
    case 'took':
      return fly(stage, [told.card], at(told.from), at(told.by))
    case 'took-hand':
      if (before?.seat === told.by && before.from === told.from && character(told.by) === 'el-gringo')
        stage.add(stage.chip(told.by, { key: 'chip.gringo' }, 'plain'))
      return fly(stage, [undefined], at(told.from), at(told.by))
    case 'took-over':
      return fly(stage, told.cards, at(told.from), at(told.by))
    case 'inherited':
      stage.add(stage.chip(told.by, { key: 'chip.sam', facts: { count: told.count } }, 'plain'))
      return fly(stage, backs(told.count), at(told.from), at(told.by))
    case 'drew': {
      if (before?.seat === told.by && character(told.by) === 'bart-cassidy')
        stage.add(stage.chip(told.by, { key: 'chip.bart', facts: { count: told.count } }, 'plain'))
      else if (told.count === 1 && character(told.by) === 'suzy-lafayette')
        stage.add(stage.chip(told.by, { key: 'chip.suzy' }, 'plain'))
      return fly(stage, backs(told.count), DECK, at(told.by))
    }
    case 'dodged':
      stage.add(stage.chip(told.by, { key: 'chip.dodged' }, 'plain'))
      return
    case 'hit':
      hurt = { seat: told.by, from: told.from }
      stage.add(stage.arrow(told.from, told.by))
      stage.add(stage.chip(told.by, '−1', 'loss'))
      return
    case 'hurt':
      hurt = { seat: told.by, from: undefined }
      stage.add(stage.chip(told.by, `−${told.points}`, 'loss'))
      return
    case 'healed':
      stage.add(stage.chip(told.by, '+1', 'gain'))
      return
    case 'sid-healed':
      stage.add(stage.chip(told.by, { key: 'chip.sid' }, 'plain'))
      return fly(stage, told.cards, at(told.by), DISCARD)
    case 'no-effect':
      stage.add(stage.chip(told.by, { key: 'chip.no-effect' }, 'plain'))
      return
    case 'flipped':
      return nail(stage, {
        kind: 'flip',
        seat: told.by,
        of: told.of,
        cards: told.cards,
        odds: oddsOf(stage, told.of, told.cards),
      })
    case 'freed':
    case 'locked-up':
    case 'exploded':
    case 'covered':
    case 'uncovered':
      return judge(stage, told.type)
    case 'dynamite-passed':
      return judge(stage, told.type, told.to)
    case 'eliminated':
      return nail(stage, { kind: 'out', seat: told.by, role: told.role })
    case 'rewarded':
    case 'punished':
      return nail(stage, { kind: told.type, seat: told.by })
    case 'game-over':
      return stage.beside({ lasts: 0, run: () => useShowing.setState({ bill: undefined }) })
    case 'reshuffled':
      return nail(stage, { kind: 'reshuffled', count: told.count })
    default:
  }
}

/** Bullets are counted when the shot was seen. */
export function meanwhile(view: View<Base>, event: Told): View<Base> {
  const told = event as Told<Event>
  const now = seen(view)
  const change = (by: Seat, life: number): Seen => ({
    ...now,
    players: now.players.map((one, seat) => (seat === by ? { ...one, life } : one)),
  })
  switch (told.type) {
    case 'hit':
    case 'hurt':
    case 'healed':
    case 'sid-healed':
      return change(told.by, told.life)
    case 'eliminated':
      return change(told.by, 0)
    default:
      return view
  }
}

const backs = (count: number): undefined[] => Array.from({ length: count }, () => undefined)

/** As it stood before the flip: what was flipped was unseen too. */
function oddsOf(
  stage: Stage,
  of: 'barrel' | 'jourdonnais' | 'jail' | 'dynamite',
  cards: readonly Card[],
): { good: number; all: number } {
  const unseen = [...unseenCards(seen(stage.view)), ...cards]
  return { good: unseen.filter((card) => isGood(card, of)).length, all: unseen.length }
}

function fly(stage: Stage, cards: readonly (Card | undefined)[], from: string, to: string): void {
  stage.add({
    lasts: LENGTHS.move,
    run(lasts) {
      if (!stage.moves) return undefined
      const flights = cards
        .slice(0, MOST_FLIGHTS)
        .map((card, i): Flight => ({ id: newId(), card, from, to, lasts, delay: i * 60 }))
      useShowing.setState((now) => ({ flights: [...now.flights, ...flights] }))
      setTimeout(
        () => useShowing.setState((now) => ({ flights: now.flights.filter((one) => !flights.includes(one)) })),
        lasts + MOST_FLIGHTS * 60,
      )
      return undefined
    },
  })
}

function nail(stage: Stage, bill: Bill): void {
  stage.add({
    lasts: LENGTHS.banner,
    run() {
      useShowing.setState({ bill })
      takeDown(bill)
    },
  })
}

/** What the flipped card brings is written on the same bill. */
function judge(stage: Stage, what: Verdict, to?: Seat): void {
  stage.add({
    lasts: LENGTHS.hit,
    run() {
      const { bill } = useShowing.getState()
      if (bill?.kind !== 'flip') return
      const judged: Bill = { ...bill, verdict: { what, ...(to !== undefined && { to }) } }
      useShowing.setState({ bill: judged })
      takeDown(judged)
    },
  })
}

const takeDown = (bill: Bill): void => {
  setTimeout(() => useShowing.setState((now) => (now.bill === bill ? { bill: undefined } : {})), READ)
}
