// Gives the answer where there is only one, whatever the game: nobody is asked what is no choice. Where the time it takes would tell
// others something, it is the time a person would take; the server then delays every answer equally, so it is sent at once. Dice are
// thrown by hand, and a turn is ended automatically only for those who want that.

import {
  type Ask,
  type Base,
  type Game,
  type View,
  countActions,
  isTelling,
  listActions,
  reactionTime,
} from '@saloon/kernel'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useSettings } from '../../app/settings.ts'
import type { Choice } from '../choice/choice.ts'
import { endsTurn, givesNothing, rolls } from '../choice/deed-names.ts'
import { refOf } from '../choice/ref.ts'

/** Long enough to see that something was asked and why; milliseconds. */
const TO_BE_SEEN = 900

/** The end of one's turn, not of a movement or of a series of shots. */
const isTurn = (name: string, ask: Ask | undefined): boolean =>
  endsTurn(name) && !givesNothing(name) && ask !== undefined && TURNS.has(ask.kind)
const TURNS: ReadonlySet<string> = new Set(['play', 'turn', 'action', 'reroll'])

/** Who could learn something from how long an answer takes. */
export interface Company {
  readonly isAlone: boolean // with bots
  readonly pace: number // of a table that holds answers back for the others; 0: it doesn't
}

/** True: the answer is about to be given. */
export function useAuto(
  game: Game,
  view: View<Base>,
  choice: Choice,
  isInert: boolean,
  { isAlone, pace }: Company,
): boolean {
  const { autoAnswer, autoEnd, confirmAll } = useSettings()
  const { ask, seat } = choice
  const only = useMemo(() => {
    if (ask === undefined || seat === undefined || ask.locked) return undefined
    const options = game.options(view, seat)
    if (choice.deeds.some(({ isPermission }) => isPermission) || countActions(options) !== 1) return undefined
    const [one] = listActions(options, 1)
    return one && rolls(one.do) ? undefined : one
  }, [game, view, ask, seat, choice.deeds])
  const isWanted = only !== undefined && !confirmAll && (isTurn(only.do, ask) ? autoEnd : autoAnswer)
  const { press, commit, ready } = choice
  const answer = only && (ready?.do === only.do ? commit : () => press(refOf('do', only.do)))
  const id = ask?.id
  const isTellingTime = ask !== undefined && isTelling(game, ask)
  const isHeldBack = pace > 0 && isTellingTime
  const now = useRef(answer)
  useLayoutEffect(() => {
    now.current = answer
  })
  const given = useRef<View<Base>>(undefined) // still being given for as long as this is what is seen
  if (isWanted) given.current = view
  useEffect(() => {
    if (!isWanted || isInert) return
    const wait = isHeldBack ? 0 : isTellingTime && !isAlone ? reactionTime(Math.random()) : TO_BE_SEEN
    const timer = setTimeout(() => now.current?.(), wait)
    return () => clearTimeout(timer)
    // Once for each question: a re-render must not begin the wait again.
  }, [isWanted, isInert, id, isHeldBack, isTellingTime, isAlone])
  return isWanted || given.current === view
}
