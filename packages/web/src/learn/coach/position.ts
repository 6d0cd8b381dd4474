// Where somebody stands who is asked something, in words: what they may do, and what is worth a look first.

import { type Seat, countActions, listActions } from '@saloon/kernel'
import type { TableState } from '../../table/frame/context.ts'
import { presentedIn } from '../../table/frame/described.ts'
import { readSeat } from '../../table/keys/read-aloud.ts'

/** More than these are told by what they are, not one by one. */
const MOST_ONE_BY_ONE = 8
const MOST_FACTS = 3

export function possibleAt({ module, view, voice }: TableState, me: Seat): string[] {
  const options = module.game.options(view, me)
  const words =
    countActions(options) <= MOST_ONE_BY_ONE
      ? listActions(options).map(voice.action)
      : options.map((option) => voice.deed(option.do))
  return [...new Set(words)]
}

/** Why it is asked and what happens without an answer; what is to be feared; how one stands oneself. */
export function mattersAt(table: TableState, me: Seat): string[] {
  const { module, view, voice } = table
  const { because, ifNot, options, blocked } = presentedIn(module.game, view, me)
  const facts = [because, ...options.map(({ warning }) => warning), ifNot, ...blocked.map((one) => one.because)]
  const words = facts.flatMap((text) => (text === undefined ? [] : [voice.say(text)]))
  return [...new Set([...words.slice(0, MOST_FACTS - 1), readSeat(table, me)])]
}
