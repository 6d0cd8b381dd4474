// Where there is nothing to choose the answer goes by itself, after the time anybody would take: nobody learns from the pause that
// there was nothing. The end of a turn goes by itself only for those who want that.

import { type Base, type Game, type View, countActions, listActions } from '@saloon/kernel'
import { useEffect, useMemo } from 'react'
import { useSettings } from '../app/settings.ts'
import type { Choice } from './choice/choice.ts'
import { endsTurn, givesNothing } from './choice/deed-names.ts'
import { refOf } from './choice/ref.ts'

const FROM = 1200
const TO = 2500

/** True: the answer is about to be given. */
export function useAuto(game: Game, view: View<Base>, choice: Choice, isInert: boolean): boolean {
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
  useEffect(() => {
    if (!isWanted || isInert || deed === undefined) return
    const timer = setTimeout(() => press(deed), FROM + Math.random() * (TO - FROM))
    return () => clearTimeout(timer)
    // Once for each question: a re-render must not begin the wait again.
  }, [isWanted, isInert, id, deed])
  return isWanted
}
