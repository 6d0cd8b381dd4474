// After a move: which way the figure looks and where its objects lie; after a pitch: where the cylinder goes back (4, 5).

import { type Domain, type FrameRule, WAIT, only, pop } from '@saloon/kernel'
import { footOf, overlaps, DIRECTION } from '@saloon/physics'
import { leaveBehind, exchange, pickUp } from '../rules/taking.ts'
import {
  type Action,
  ANYWHERE,
  type Asked,
  type Event,
  type Item,
  type LeaveOne,
  type PitchInTheWest,
  type Put,
  type Table,
  type Trade,
} from '../state.ts'
import { figure, heldBy, item } from '../table.ts'
import { areApart, feetOf, freeSlots, poseAtSlot, slotsFor } from '../wood/town.ts'

export const place: FrameRule<PitchInTheWest, Asked, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: (table, frame) => [{ do: 'place', facing: DIRECTION, slots: { each: slotDomains(table, frame) } }],
  also: (table, frame, _seat, action) =>
    action.do === 'place' ? whyNotPlace(table, frame, action.facing, action.slots) : undefined,
  safe: (table, frame) => ({
    do: 'place',
    facing: figure(table, frame.figure).pose!.facing,
    slots: firstSlots(table, frame),
  }),
  answer(game, frame, _seat, action) {
    if (action.do !== 'place') return
    const { state } = game
    const owner = figure(state, frame.figure)
    owner.pose = { ...owner.pose!, facing: action.facing }
    pop(game)
    heldBy(state, owner.id).forEach((it, i) => (it.pose = poseAtSlot(state, owner, it, action.slots[i]!)))
  },
}

function slotDomains(table: Table, frame: Asked): Domain<number>[] {
  const { held, slots } = choices(table, frame)
  return held.map((_, i) => ({ one: slots[i]! }))
}

/** Free slots for each object it carries; where they can't lie apart, anywhere. */
function choices(
  table: Table,
  { figure: id }: Asked,
): { readonly held: readonly Item[]; readonly slots: readonly number[][] } {
  const owner = figure(table, id)
  const held = heldBy(table, id)
  const free = held.map(({ kind }) => freeSlots(table, owner.pose!, kind, [id, ...held.map((it) => it.id)]))
  return { held, slots: firstApart(held, free) ? free : held.map(() => [ANYWHERE]) }
}
export function firstSlots(table: Table, frame: Asked): number[] {
  const { held, slots } = choices(table, frame)
  return firstApart(held, slots) ?? held.map(() => ANYWHERE)
}
function firstApart(held: readonly Item[], slots: readonly (readonly number[])[]): number[] | undefined {
  if (held.length === 0) return []
  if (held.length === 1) return slots[0]!.length > 0 ? [slots[0]![0]!] : undefined
  for (const a of slots[0]!)
    for (const b of slots[1]!) if (a === ANYWHERE || areApart(a, held[0]!.kind, b, held[1]!.kind)) return [a, b]
  return undefined
}

export function whyNotPlace(
  table: Table,
  { figure: id }: Asked,
  facing: number,
  slots: readonly number[],
): 'too-close' | 'no-room-to-turn' | undefined {
  const held = heldBy(table, id)
  if (slots.length !== held.length) return undefined
  const [a, b] = slots
  if (a !== undefined && b !== undefined && a !== ANYWHERE && !areApart(a, held[0]!.kind, b, held[1]!.kind))
    return 'too-close'
  const owner = figure(table, id)
  if (facing === owner.pose!.facing) return undefined
  const foot = footOf({ kind: 'figure', pose: { ...owner.pose!, facing } })
  return feetOf(table, [id]).some((other) => overlaps(foot, other)) ? 'no-room-to-turn' : undefined
}

// ---- one object ---------------------------------------------------------------------------------------------------

export const put: FrameRule<PitchInTheWest, Put, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: (table, frame) => [{ do: 'put', slot: { one: slotsToPut(table, frame) } }],
  safe: (table, frame) => ({ do: 'put', slot: slotsToPut(table, frame)[0]! }),
  answer(game, frame, _seat, action) {
    if (action.do !== 'put') return
    const { state } = game
    const it = item(state, frame.item)
    pop(game)
    it.pose = poseAtSlot(state, figure(state, frame.figure), it, action.slot)
  },
}
function slotsToPut(table: Table, { figure: id, item: which }: Put): number[] {
  const slots = slotsFor(table, figure(table, id), item(table, which).kind, which)
  return slots.length > 0 ? slots : [ANYWHERE]
}

export const leave: FrameRule<PitchInTheWest, LeaveOne, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: (table, { figure: id }) => [{ do: 'leave', item: { one: heldBy(table, id).map((it) => it.id) } }],
  safe: (table, { figure: id }) => ({ do: 'leave', item: heldBy(table, id)[0]!.id }),
  answer(game, frame, seat, action) {
    if (action.do !== 'leave') return
    const { state } = game
    pop(game)
    leaveBehind(game, seat, figure(state, frame.figure), item(state, action.item))
    pickUp(game, frame, item(state, frame.thing))
  },
}

/** The other player agrees, or doesn't; the action is spent either way. */
export const trade: FrameRule<PitchInTheWest, Trade, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: () => [{ do: 'accept' }, { do: 'refuse' }],
  safe: () => ({ do: 'refuse' }),
  answer(game, frame, seat, action) {
    pop(game)
    if (action.do === 'accept') exchange(game, frame)
    else {
      const { figure: id, mate, give, get } = frame
      game.tell?.({ type: 'trade-refused', by: seat, figure: id, mate, give, get })
    }
  },
}
