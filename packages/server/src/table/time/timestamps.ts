// Which answers the table stamps, and with what: what is claimed is the player's word, everything else is ours, whatever they wrote.

import type { Action, Option } from '@saloon/kernel'
import type { Delay } from './latency.ts'

export interface ClockField {
  readonly clock: true
  readonly from: number
  readonly to: number
}
export type ClockFields = Readonly<Record<string, ClockField>>

const STAMPS = ['claimed', 'arrived', 'lat', 'varies']

/** Most answers have none, and are spared the question what may be answered. One that leaves them out is malformed. */
export function hasStamps(action: Action): boolean {
  for (const name in action) if (STAMPS.includes(name)) return true // a few names, instead of four questions
  return false
}

/** The fields of an action that the table fills in; undefined: none. */
export function clockFields(options: readonly Option<Action>[], action: Action): ClockFields | undefined {
  const option = options.find((other) => other.do === action.do)
  const clocks = Object.entries((option ?? {}) as Readonly<Record<string, Partial<ClockField>>>).filter(
    (entry): entry is [string, ClockField] => entry[1].clock === true,
  )
  return clocks.length === 0 ? undefined : Object.fromEntries(clocks)
}

/** What a player says the moment was; nothing that could be a time: the moment it came. */
export function claimOf(action: Action, began: number, arrived: number): number {
  const said = (action as unknown as Record<string, unknown>)['claimed']
  return typeof said === 'number' && Number.isFinite(said) ? said - began : arrived
}

/** Within what each field can hold; a line that nobody has measured is the lowest value. */
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
