// What the wooden table has to know of this game: who plays for whom, what is pitched, and the answers nobody has to think about.

import type { Action, Seat, View } from '@saloon/kernel'
import { FULL_TURN } from '@saloon/physics'
import {
  type Action as PitchAction,
  type FigureId,
  kindOf,
  type PitchInTheWest,
  pitchInTheWest,
  SLOT_STEP,
} from '@saloon/pitch-in-the-west'
import type { Settled, Verb, WoodenGame } from '../../wood/hands/wooden-game.ts'
import { seen, teamOfSeat, towardsEnemy } from './table.ts'

export const wooden: WoodenGame = {
  sideOf: (view, seat) => (teamOfSeat(seen(view), seat) === 'law' ? 0 : 1),
  verbOf: (action) => verbOf(action as PitchAction),
  wayOf(any) {
    const action = any as PitchAction
    if ('slot' in action) return { key: 'way.slot', facts: { number: Number(action.slot) + 1 } }
    if ('item' in action) return { key: `item.${action.item}` }
    return 'zone' in action ? { key: `way.zone-${action.zone}` } : undefined
  },
  isPickedOnTable: () => false,
  settles(view, seat, { kind }) {
    if (kind === 'place') return place(seen(view), seat)
    if (kind === 'put') return put(seen(view), seat)
    return undefined
  },
}

function verbOf(action: PitchAction): Verb {
  if (action.do === 'move' || action.do === 'move-out') return 'move'
  return 'item' in action && kindOf(action.item) === 'dynamite' ? 'dynamite' : 'colt'
}

/** On the ring what is carried lies at the figure's right and left, where hands are. */
const BESIDE = [FULL_TURN / 4, -FULL_TURN / 4] as const

/** Looks at the nearest opponent, with its objects at its sides; what the rules don't allow is left to them. */
function place(view: View<PitchInTheWest>, seat: Seat): Settled | undefined {
  const safe = pitchInTheWest.safe(view, seat)
  const frame = view.stack.at(-1) as unknown as { readonly figure: FigureId }
  const figure = view.figures.find(({ id }) => id === frame.figure)
  if (safe?.do !== 'place' || !figure?.pose) return safe && { action: safe as Action, isGiven: true }
  const enemy = towardsEnemy(view, figure.team, figure.pose)
  const facings = enemy === undefined ? [figure.pose.facing] : [enemy, figure.pose.facing]
  const options = pitchInTheWest.options(view, seat)
  for (const facing of facings)
    for (const beside of [BESIDE, BESIDE.toReversed()]) {
      const slots = slotsBeside(options, facing, beside)
      const action = { do: 'place', facing, slots } as const
      if (slots && !pitchInTheWest.refusal(view, seat, action))
        return { action: action as unknown as Action, isGiven: true }
    }
  return { action: safe as unknown as Action, isGiven: true }
}

type Options = ReturnType<typeof pitchInTheWest.options>

/** For each object the free slot that is nearest to its side. */
function slotsBeside(options: Options, facing: number, beside: readonly number[]): readonly number[] | undefined {
  const slots = options.find((option) => option.do === 'place')?.slots as
    | { readonly each: readonly { readonly one: readonly number[] }[] }
    | undefined
  return slots?.each.map(({ one }, i) => nearest(one, facing + beside[i % beside.length]!))
}

const nearest = (slots: readonly number[], to: number): number =>
  slots.reduce((best, slot) => (apart(slot * SLOT_STEP, to) < apart(best * SLOT_STEP, to) ? slot : best), slots[0]!)

function apart(a: number, b: number): number {
  const off = (((a - b) % FULL_TURN) + FULL_TURN) % FULL_TURN
  return Math.min(off, FULL_TURN - off)
}

/** A cylinder that was pitched comes back to where it lay, as near as there is room. */
function put(view: View<PitchInTheWest>, seat: Seat): Settled | undefined {
  const frame = view.stack.at(-1) as unknown as { readonly figure: FigureId }
  const pose = view.figures.find(({ id }) => id === frame.figure)?.pose
  const option = pitchInTheWest.options(view, seat).find((one) => one.do === 'put')
  const slots = (option?.slot as { readonly one: readonly number[] } | undefined)?.one ?? []
  if (!pose || slots.length === 0) return undefined
  const sides = BESIDE.map((side) => nearest(slots, pose.facing + side))
  const slot = sides.toSorted(
    (a, b) =>
      Math.min(...BESIDE.map((side) => apart(a * SLOT_STEP, pose.facing + side))) -
      Math.min(...BESIDE.map((side) => apart(b * SLOT_STEP, pose.facing + side))),
  )[0]!
  return { action: { do: 'put', slot } as unknown as Action, isGiven: true }
}
