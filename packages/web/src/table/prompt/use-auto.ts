// Gives an answer automatically where there is nothing to choose, after the time a person would take. Where that time would tell
// others something, the server delays every answer equally, so it is sent at once. Ends the turn automatically only for those who
// want that.

import { type Base, type Game, type View, countActions, isTelling, listActions, reactionTime } from '@saloon/kernel'
import { useEffect, useMemo, useRef } from 'react'
import { useSettings } from '../../app/settings.ts'
import type { Choice } from '../choice/choice.ts'
import { endsTurn, givesNothing } from '../choice/deed-names.ts'
import { refOf } from '../choice/ref.ts'

/** `pace`: of a table where others look on, and which holds answers back for them. True: the answer is about to be given. */
export function useAuto(game: Game, view: View<Base>, choice: Choice, isInert: boolean, pace: number): boolean {
  const { autoAnswer, autoEnd, confirmAll } = useSettings()
  const { ask, seat } = choice
  const only = useMemo(() => {
    if (ask === undefined || seat === undefined || ask.locked) return undefined
    const options = game.options(view, seat)
    if (choice.deeds.some(({ isPermission }) => isPermission) || countActions(options) !== 1) return undefined
    return listActions(options, 1)[0]
  }, [game, view, ask, seat, choice.deeds])
  const isWanted =
    only !== undefined && !confirmAll && (givesNothing(only.do) ? autoAnswer : endsTurn(only.do) && autoEnd)
  const press = choice.press
  const deed = only && refOf('do', only.do)
  const id = ask?.id
  const isHeldBack = pace > 0 && ask !== undefined && isTelling(game, ask)
  const given = useRef<View<Base>>(undefined) // still being given for as long as this is what is seen
  if (isWanted) given.current = view
  useEffect(() => {
    if (!isWanted || isInert || deed === undefined) return
    const timer = setTimeout(() => press(deed), isHeldBack ? 0 : reactionTime(Math.random()))
    return () => clearTimeout(timer)
    // Once for each question: a re-render must not begin the wait again.
  }, [isWanted, isInert, id, deed])
  return isWanted || given.current === view
}
