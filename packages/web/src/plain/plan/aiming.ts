// What is being aimed or laid, and the numbers of it that the plan can set: where to, and how hard.

import type { Base, GameModule, View } from '@saloon/kernel'
import { bearing, FULL_TURN, type PlanAim, type PlanPiece, type Point, wrapped } from '@saloon/physics'
import type { KeyboardEvent } from 'react'
import { keyStep, stepped } from '../../design/Slider.tsx'
import { type Amount, type Choice, stepsOf, towards } from '../../table/choice/choice.ts'
import { numbersIn } from '../../table/choice/family.ts'

export interface Aiming {
  readonly aim: PlanAim
  readonly direction: number | undefined // hundredths of a degree; undefined: it only says where something is laid
  readonly how: 'flick' | 'turn' | 'lay'
  aimAt(spot: Point): void
  isAimedAt(piece: PlanPiece): boolean
  /** Whether the key was one for aiming. */
  press(event: KeyboardEvent): boolean
}

export function aimingOf(module: GameModule, view: View<Base>, choice: Choice): Aiming | undefined {
  if (choice.seat === undefined || choice.ready === undefined) return undefined
  const aim = module.plan!.aim(view, choice.seat, choice.ready) as PlanAim | undefined
  if (aim === undefined) return undefined
  const angle = choice.amounts.find(({ kind }) => kind === 'angle')
  const power = choice.amounts.find(({ kind, field }) => kind === 'number' && field === 'power')
  const slot = choice.amounts.find(({ field }) => field === aim.lays?.field)
  const turned = angle ?? slot
  if (turned === undefined) return undefined

  const valueTo = ({ x, z }: Point): number => {
    const to = bearing(aim.x, aim.z, x, z)
    return angle ? Math.round((to * angle.unit) / 100) : nearestSlot(slot!, to, aim.lays!.step)
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
    how: power ? 'flick' : angle ? 'turn' : 'lay',
    aimAt: (spot) => choice.set(turned.path, valueTo(spot)),
    isAimedAt: ({ pose }) => angle !== undefined && !isAt(aim, pose) && valueTo(pose) === angle.value,
    press: (event) =>
      step(turned, keyStep(event, 'ArrowLeft', 'ArrowRight', stepsOf(turned))) ||
      step(power, power && keyStep(event, 'ArrowUp', 'ArrowDown', stepsOf(power))),
  }
}

export const isAt = (aim: Point, { x, z }: Point): boolean => x === aim.x && z === aim.z

function nearestSlot({ possible }: Amount, direction: number, step: number): number {
  const off = (slot: number): number => {
    const apart = Math.abs(wrapped(slot * step) - direction)
    return Math.min(apart, FULL_TURN - apart)
  }
  return [...numbersIn(possible)].reduce((best, slot) => (off(slot) < off(best) ? slot : best))
}
