// How the Sheriff walks: from hex to hex, never entering one twice (WL-R61).

import { type Hex, NEIGHBOURS, PLAN, distance } from './plan.ts'

/** Where he may step next if `left` steps have to be made, this one included: not where he couldn't make the others. */
export function sheriffSteps(at: Hex, entered: readonly Hex[], left: number): Hex[] {
  const found: Hex[] = []
  if (left < 1) return found
  for (const next of NEIGHBOURS[at]!) {
    if (!entered.includes(next) && canGoOn(next, [...entered, next], left - 1)) found.push(next)
  }
  return found
}
function canGoOn(at: Hex, entered: readonly Hex[], left: number): boolean {
  if (left === 0) return true
  for (const next of NEIGHBOURS[at]!) {
    if (!entered.includes(next) && canGoOn(next, [...entered, next], left - 1)) return true
  }
  return false
}

/** The next hex of a shortest way: the one of the lowest column, then the lowest row, where there are several. */
export function stepTowards(from: Hex, to: Hex): Hex {
  let best = from
  for (const next of NEIGHBOURS[from]!) {
    if (distance(next, to) !== distance(from, to) - 1) continue
    if (best === from || comesFirst(next, best)) best = next
  }
  return best
}
const comesFirst = (one: Hex, other: Hex): boolean =>
  PLAN[one]!.column - PLAN[other]!.column < 0 ||
  (PLAN[one]!.column === PLAN[other]!.column && PLAN[one]!.row < PLAN[other]!.row)
