// Where the law hides evidence: all of it in one place, the one that the witness gets to soonest. Outlaws can't see it either way.

import type { Action } from '@saloon/flick-em-up'
import { building, choiceOf, type Setup, type Table, withRole } from '@saloon/flick-em-up/reading'
import type { Option } from '@saloon/kernel'
import { apart } from './errand.ts'

/** Undefined: nothing here is better in one place than in another. */
export function hidden(table: Table, setup: Setup, options: readonly Option<Action>[]): Action | undefined {
  const [option] = options
  const witness = withRole(table, 'witness')
  if (option?.do !== 'hide' || !witness || !('min' in option.markers)) return undefined
  const { some, min } = option.markers
  const evidence = some.filter((name) => name.startsWith('document-'))
  if (evidence.length === 0) return undefined
  const others = some.filter((name) => !evidence.includes(name))
  const from = witness.pose ?? building(table, witness.inside!).pose
  const piles = choiceOf(table, setup)!.piles.map(({ building: where }) => apart(from, building(table, where).pose))
  const isNearest = piles[setup.pile] === Math.min(...piles)
  const chosen = (isNearest ? [...evidence, ...others] : [...others, ...evidence]).slice(0, min)
  return { do: 'hide', markers: some.filter((name) => chosen.includes(name)) }
}
