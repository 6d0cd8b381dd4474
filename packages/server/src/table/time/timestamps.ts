// Fills in the timestamps of an answer in a race. `claimed` is the player's word; everything else the server overwrites.

import type { Action, Option } from '@saloon/kernel'
import type { Delay } from './latency.ts'

export interface ClockField {
  readonly clock: true
  readonly from: number
  readonly to: number
}
export type ClockFields = Readonly<Record<string, ClockField>>

const STAMPS = ['claimed', 'arrived', 'lat', 'varies']

/** A quick check by field names: most answers have none, and needn't be compared with the options. */
export function hasStamps(action: Action): boolean {
  for (const name in action) if (STAMPS.includes(name)) return true // a few names, instead of four questions
  return false
}

/** The timestamp fields of this action; undefined: none. */
export function clockFields(options: readonly Option<Action>[], action: Action): ClockFields | undefined {
  const option = options.find((other) => other.do === action.do)
  const clocks = Object.entries((option ?? {}) as Readonly<Record<string, Partial<ClockField>>>).filter(
    (entry): entry is [string, ClockField] => entry[1].clock === true,
  )
  return clocks.length === 0 ? undefined : Object.fromEntries(clocks)
}

/** The time that the player claims; the time of arrival if they sent no number. */
export function claimOf(action: Action, began: number, arrived: number): number {
  const said = (action as unknown as Record<string, unknown>)['claimed']
  return typeof said === 'number' && Number.isFinite(said) ? said - began : arrived
}

/** Clamped to the range of each field; an unmeasured latency is the lowest value. */
export function stamped(
  action: Action,
  clocks: ClockFields,
  {
    claimed,
    arrived,
    delay,
  }: { readonly claimed: number; readonly arrived: number; readonly delay: Delay | undefined },
): Action {
  const values: Readonly<Record<string, number | undefined>> = {
    arrived,
    claimed,
    lat: delay?.lat,
    varies: delay?.varies,
  }
  const filled: Record<string, unknown> = { ...action }
  for (const [name, { from, to }] of Object.entries(clocks))
    filled[name] = Math.max(from, Math.min(to, Math.round(values[name] ?? from)))
  return filled as unknown as Action
}
