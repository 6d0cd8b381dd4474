// A ride over the map: drawn before it is taken, then made step by step in one go. The rules are asked again at each step.

import type { Action, Ask } from '@saloon/kernel'
import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { type Reach, reachNowOf } from '@saloon/western-legends'
import { movesFully, useSettings } from '../../../app/settings.ts'
import { useTable } from '../../../table/frame/context.ts'
import { seen } from '../table.ts'

export interface Plan {
  readonly to: number
  readonly way: readonly number[]
}
interface Riding {
  readonly plan: Plan | undefined // drawn
  readonly under: Plan | undefined // way
}
export const useRiding = create<Riding>()(() => ({ plan: undefined, under: undefined }))

export const draw = (reach: Reach, to: number): void => useRiding.setState({ plan: { to, way: reach.wayTo(to) } })
export const forget = (): void => useRiding.setState({ plan: undefined })
export const ride = (): void => useRiding.setState(({ plan }) => ({ plan: undefined, under: plan }))

/** What I could reach with the movement that is open to me now. */
export function useReach(): Reach | undefined {
  const { view, choice, isPast } = useTable()
  const { seat, ask } = choice
  if (isPast || seat === undefined || ask === undefined) return undefined
  return reachNowOf(seen(view), seat)
}

/** Time for the eye to follow a step; milliseconds. */
const STEP = 210
/** In between something else may be asked; the ride goes on after it. */
const BETWEEN = new Set(['story-disc'])

/** Whoever rides answers each question of the way as soon as it is asked, and stops where the way ends. */
export function useRider(): void {
  const { choice, view, wish } = useTable()
  const { ask, seat } = choice
  const under = useRiding((riding) => riding.under)
  const answered = useRef<string>(undefined)
  const id = ask?.id
  useEffect(() => forget(), [id])
  useEffect(() => {
    if (under === undefined || ask === undefined || seat === undefined || answered.current === ask.id) return
    if (BETWEEN.has(ask.kind)) return
    const action = nextOf(under, ask, seen(view).players[seat]!.hex)
    if (action === undefined) return useRiding.setState({ under: undefined })
    const go = (): void => {
      answered.current = ask.id
      if (action.do === 'stop') useRiding.setState({ under: undefined })
      void wish({ do: 'act', seat, ask: ask.id, action }).then((refused) => {
        if (refused) useRiding.setState({ under: undefined })
      })
    }
    const wait = ask.kind === 'action' || !movesFully() ? 0 : STEP / useSettings.getState().speed
    const timer = setTimeout(go, wait)
    return () => clearTimeout(timer)
  }, [under, ask, seat, view, wish])
}

type Riders = Action & Record<string, never>
/** Undefined: the ride is over, or the table asks something else. */
function nextOf({ way }: Plan, { kind }: Ask, at: number): Riders | undefined {
  if (kind === 'action') return { do: 'move' } as Riders
  if (kind !== 'step') return undefined
  const next = way[way.indexOf(at) + 1]
  return (next === undefined ? { do: 'stop' } : { do: 'step', to: next }) as Riders
}
