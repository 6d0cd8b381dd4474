// The choice of whoever decides at this screen, kept across renders: one draft per question, sent once it is complete.

import {
  type Action,
  type Base,
  type Game,
  type Refusal,
  type Seat,
  type Text,
  type View,
  textOfRefusal,
} from '@saloon/kernel'
import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import type { Command } from '../../link/link.ts'
import { type Choice, type Question, askOf, choiceOf, noChoice, openingOf, questionFor } from './choice.ts'
import { type Draft, candidates } from './draft.ts'
import type { Ref } from './ref.ts'
import { hasRace } from '../clock/race.ts'

/** How long a new question's buttons do nothing, because the finger was meant for another; milliseconds. */
export const INERT = 350

interface Kept {
  readonly question: string
  readonly draft: Draft
}
export interface Choosing {
  readonly choice: Choice
  readonly isSending: boolean // answered, and on its way
  readonly isArmed: boolean // every action is confirmed by a second press, and this was the first
  readonly isInert: boolean
}

export function useChoice(
  game: Game,
  view: View<Base>,
  hand: Seat | undefined,
  blockedBy: Text | undefined, // why nothing can be chosen now, whatever is asked
  wish: (wish: Command) => Promise<Refusal | null>,
  isOneTap: ((action: Action) => boolean) | undefined,
  on: {
    refused(ref: Ref): void
    rejected(why: Text): void
  },
): Choosing {
  const [kept, keep] = useState<Kept>()
  const [sent, send] = useState<string>() // the question whose answer is on its way
  const [closed, close] = useState<string>() // the same, when there was time to draw it: nothing can be picked for it any more
  const [armed, arm] = useState<Action>()
  const question = useMemo(() => (hand === undefined ? undefined : questionFor(game, view, hand)), [game, view, hand])
  const id = question?.asks.map((ask) => ask.id).join(' ') ?? ''
  const isInert = useInert(question?.ask?.id)
  const { confirmAll, singleTap } = useSettings()
  // Read when something is pressed: that a question may be answered now changes nothing of what can be chosen.
  const isSending = isOneOf(id, sent)
  const now = useRef({ on, isInert, isSending })
  useLayoutEffect(() => {
    now.current = { on, isInert, isSending }
  })

  const commit = useCallback(
    async (action: Action): Promise<void> => {
      const ask = question && askOf(question, action)
      if (!ask) return
      now.current.isSending = true
      send(ask.id)
      startTransition(() => close(ask.id))
      const refused = await wish({
        do: 'act',
        seat: ask.seat,
        ask: ask.id,
        action: action as Action & Record<string, never>,
      })
      // Together with what it led to, or after it: the question that was answered isn't open again in between.
      startTransition(() => {
        send(undefined)
        close(undefined)
      })
      if (refused)
        now.current.on.rejected(
          refused.code === 'question-closed' ? { key: 'rejected.closed' } : textOfRefusal(refused),
        )
    },
    [question, wish],
  )

  const isClosed = isOneOf(id, closed)
  const choice = useMemo((): Choice => {
    if (blockedBy) return noChoice(blockedBy)
    if (!question || question.asks.length === 0) return noChoice({ key: 'choice.waiting' })
    if (isClosed) return noChoice({ key: 'choice.sending' })
    const fits = kept?.question === id && candidates(question.offer, kept.draft).length > 0
    const draft = fits ? kept.draft : nextDraft(question, kept, id)
    return choiceOf(question, draft, {
      change: (next) => {
        if (now.current.isSending) return
        arm(undefined)
        keep({ question: id, draft: next })
      },
      commit: (action) => {
        if (now.current.isInert || now.current.isSending) return
        if (confirmAll && armed !== action && JSON.stringify(armed) !== JSON.stringify(action)) return arm(action)
        arm(undefined)
        void commit(action)
      },
      refuse: (ref) => now.current.on.refused(ref),
      isOneTap,
    })
  }, [blockedBy, question, isClosed, kept, id, confirmAll, armed, commit, isOneTap])

  useSingleTap(choice, singleTap && !confirmAll)
  return { choice, isSending, isArmed: armed !== undefined, isInert }
}

const isOneOf = (ids: string, ask: string | undefined): boolean => ask !== undefined && ids.split(' ').includes(ask)

/** In a race there is no time to aim again: the next draft starts from the last answer. */
function nextDraft(question: Question, kept: Kept | undefined, id: string): Draft {
  const fresh = openingOf(question)
  if (!kept || !hasRace(question.game, question.view) || frameOf(kept.question) !== frameOf(id)) return fresh
  const { intent, amounts } = kept.draft
  const isOffered = question.offer.families.some(({ name }) => name === intent)
  return { ...fresh, amounts, intent: isOffered ? intent : fresh.intent }
}
/** A question's id without the number of answers given. */
const frameOf = (id: string): string => id.slice(0, id.lastIndexOf('.'))

/** If the user wants single taps: commits at once when a pick completes the only possible action. */
function useSingleTap(choice: Choice, isOn: boolean): void {
  const picked = choice.picked.length
  const before = useRef({ ask: choice.ask?.id, picked })
  useEffect(() => {
    const was = before.current
    before.current = { ask: choice.ask?.id, picked }
    const isFresh = was.ask === choice.ask?.id && picked > was.picked
    const isObvious = choice.amounts.length === 0 && choice.parts.length === 0 && choice.count === undefined
    if (isOn && isFresh && isObvious && choice.ready) choice.commit()
  }, [isOn, choice, picked])
}

function useInert(ask: string | undefined): boolean {
  const [settled, settle] = useState<string>()
  useEffect(() => {
    if (ask === undefined) return
    const timer = setTimeout(() => settle(ask), INERT)
    return () => clearTimeout(timer)
  }, [ask])
  return ask !== undefined && settled !== ask
}
