// The lines of choices, made from what is chosen: `option.0` … in the numbers of effects/lists.ts.

import type { Choice, Effect } from '../components/index.ts'
import { OPTIONS } from '../effects/lists.ts'

/** How one language says what is done; everything as the reader's own deed. */
export interface OptionWords {
  deed(effect: Effect, cost: boolean): string
  /** What happens to whoever fights, said to who acts for the other side. */
  theirs(effect: Effect): string
  to(cost: string, gain: string): string // do this to get that
  and(deeds: readonly string[]): string
}

export const optionLines = (words: OptionWords): Readonly<Record<`option.${number}`, string>> =>
  Object.fromEntries(
    OPTIONS.map(({ option, of }, n) => [`option.${n}`, capital(lineOf(words, option, of.by === 'npcPlayer'))]),
  )

function lineOf(words: OptionWords, { cost = [], effects }: Choice, forNpc: boolean): string {
  const gain = words.and(
    effects.map((effect) => (forNpc && 'who' in effect ? words.theirs(effect) : words.deed(effect, false))),
  )
  return cost.length === 0 ? gain : words.to(words.and(cost.map((effect) => words.deed(effect, true))), gain)
}

const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1)
