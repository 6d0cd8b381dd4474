// Suggests the codes of public tables that are one letter away from what was typed. Private tables can't be guessed.

import { isRefusal } from '@saloon/kernel'
import { ask } from '../../link/http/api.ts'
import type { PublicTable } from '../../link/link.ts'

const MOST = 3

/** One letter is another, or two neighbours have changed places. */
export function isNear(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false
  const wrong = one.split('').flatMap((letter, at) => (letter === other[at] ? [] : [at]))
  const [first = 0, second = 0] = wrong
  const isSwap =
    wrong.length === 2 && second === first + 1 && one[first] === other[second] && one[second] === other[first]
  return wrong.length === 1 || isSwap
}

export async function nearest(code: string): Promise<readonly PublicTable[]> {
  const found = await ask<readonly PublicTable[]>('/api/tables')
  return isRefusal(found) ? [] : found.filter(({ invite }) => isNear(code.toUpperCase(), invite)).slice(0, MOST)
}
