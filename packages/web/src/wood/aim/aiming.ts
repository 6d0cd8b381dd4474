// What is being aimed or laid, and the numbers of it that the table can set: where to, and how hard.

import type { Base, GameModule, View } from '@saloon/kernel'
import { bearing, FULL_TURN, MOST_POWER, type PlanAim, type PlanPiece, type Point, wrapped } from '@saloon/physics'
import type { KeyboardEvent } from 'react'
import { keyStep, stepped } from '../../design/Slider.tsx'
import { type Amount, type Choice, stepsOf, towards } from '../../table/choice/choice.ts'
import { numbersIn } from '../../table/choice/family.ts'
import type { AimMarks } from '../scene/wooden-table.ts'
import { PREVIEW } from './launch.ts'

export interface Aiming {
  readonly aim: PlanAim
  readonly direction: number | undefined // hundredths of a degree; undefined: it only says where something is laid
  readonly power: number | undefined
  readonly how: 'flick' | 'turn' | 'lay'
  readonly slots: readonly number[] // free ones, where something is laid
  aimAt(spot: Point): void
  isAimedAt(piece: PlanPiece): boolean
  /** Whether the key was one for aiming. */
  press(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>): boolean
}

export function aimingOf(module: GameModule, view: View<Base>, choice: Choice): Aiming | undefined {
  if (choice.seat === undefined || choice.ready === undefined) return undefined
  const aim = module.plan!.aim(view, choice.seat, choice.ready) as PlanAim | undefined
  if (aim === undefined) return undefined
  const angle = choice.amounts.find(({ kind }) => kind === 'angle')
  const power = choice.amounts.find(({ kind, field }) => kind === 'number' && field === 'power')
  const slots = choice.amounts.filter(({ field }) => field === aim.lays?.field)
  const slot = slots[0]
  const turned = angle ?? slot
  if (turned === undefined) return undefined

  const valueTo = (amount: Amount, { x, z }: Point): number => {
    const to = bearing(aim.x, aim.z, x, z)
    return amount === angle ? Math.round((to * angle.unit) / 100) : nearestSlot(amount, to, aim.lays!.step)
  }
  const step = (amount: Amount | undefined, by: number | undefined): boolean => {
    if (amount === undefined || by === undefined) return false
    const { from, to } = amount.possible
    const next = stepped(amount.value, by, { from, to, wraps: amount.kind === 'angle' })
    choice.set(amount.path, towards(amount, next))
    return true
  }
  return {
    aim,
    direction: angle && wrapped(Math.round((angle.value * 100) / angle.unit)),
    power: power?.value,
    how: power ? 'flick' : angle ? 'turn' : 'lay',
    slots: slot ? [...numbersIn(slot.possible)].filter((one) => one >= 0) : [],
    aimAt(spot) {
      // Near the ring what lies there is meant, farther out where one looks.
      const isOnRing = slot !== undefined && Math.hypot(spot.x - aim.x, spot.z - aim.z) <= RING_REACH
      const meant = isOnRing ? nearestOf(slots, spot, aim) : turned
      choice.set(meant.path, valueTo(meant, spot))
    },
    isAimedAt: ({ pose }) => angle !== undefined && !isAt(aim, pose) && valueTo(angle, pose) === angle.value,
    press: (event) =>
      step(turned, keyStep(event, 'ArrowLeft', 'ArrowRight', stepsOf(turned))) ||
      step(power, power && keyStep(event, 'ArrowUp', 'ArrowDown', stepsOf(power))),
  }
}

const RING_REACH = 5500

export const isAt = (aim: Point, { x, z }: Point): boolean => x === aim.x && z === aim.z

/** As it is drawn on the table: never more of it than this, wherever the flick may go. */
export const marksOf = ({ aim, direction, power }: Pick<Aiming, 'aim' | 'direction' | 'power'>): AimMarks => ({
  what: aim.what,
  x: aim.x,
  z: aim.z,
  ...(direction !== undefined && { direction }),
  ...(power !== undefined && { power: power / MOST_POWER }),
  spread: aim.spread,
  length: power === undefined ? (direction === undefined ? 0 : SHORT) : PREVIEW,
  ...(aim.lays && { lays: aim.lays.discs }),
})
/** Where a figure looks. */
const SHORT = 4000

/** Of several things that are laid, the one that is nearest to there already. */
function nearestOf(slots: readonly Amount[], spot: Point, aim: PlanAim): Amount {
  const to = bearing(aim.x, aim.z, spot.x, spot.z)
  return slots.reduce((best, slot) =>
    apart(slot.value * aim.lays!.step, to) < apart(best.value * aim.lays!.step, to) ? slot : best,
  )
}
function nearestSlot({ possible }: Amount, direction: number, step: number): number {
  return [...numbersIn(possible)].reduce((best, slot) =>
    apart(slot * step, direction) < apart(best * step, direction) ? slot : best,
  )
}
function apart(a: number, b: number): number {
  const off = Math.abs(wrapped(a) - wrapped(b))
  return Math.min(off, FULL_TURN - off)
}
