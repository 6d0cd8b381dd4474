// What a screen reader hears: one's own decisions at once, everything else briefly and now and then.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type StoreApi, createStore } from 'zustand'
import { useSettings } from '../../app/settings.ts'
import type { TableState } from '../frame/context.ts'
import { promptWords } from '../prompt/prompt-words.ts'

/** At most one polite message in so many milliseconds. */
const PAUSE = 1500
const MOST_SENTENCES = 6

export interface Announced {
  readonly polite: string
  readonly urgent: string
}
export interface Announcer {
  readonly now: StoreApi<Announced>
  tell(sentence: string, isUrgent?: boolean): void
}

export function useAnnouncer(): Announcer {
  const [now] = useState(() => createStore<Announced>(() => ({ polite: '', urgent: '' })))
  const waiting = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const tell = useCallback(
    (sentence: string, isUrgent = false) => {
      readAloud(sentence)
      // The same words twice are news twice: a screen reader only speaks what changes.
      if (isUrgent)
        return now.setState(({ urgent }) => ({ urgent: urgent === sentence ? `${sentence}\u00A0` : sentence }))
      waiting.current.push(sentence)
      timer.current ??= setTimeout(() => {
        timer.current = undefined
        const all = waiting.current
        waiting.current = []
        now.setState({ polite: all.slice(-MOST_SENTENCES).join(' ') })
      }, PAUSE)
    },
    [now],
  )
  return useMemo(() => ({ now, tell }), [now, tell])
}

/** For whoever wants to hear the log without a screen reader. */
function readAloud(sentence: string): void {
  const { voice, muted, language } = useSettings.getState()
  if (!voice || muted || !('speechSynthesis' in globalThis)) return
  const utterance = new SpeechSynthesisUtterance(sentence)
  utterance.lang = language
  speechSynthesis.speak(utterance)
}

/** Tells what is new. */
export function useTelling({ tell }: Announcer, table: TableState): void {
  const toldAsk = useRef<string>(undefined)
  const toldSeq = useRef<number>(undefined)
  useEffect(() => {
    const { prompt, game, lines, voice } = table
    const seen = (toldSeq.current ??= game.seq)
    if (game.seq > seen) for (const line of lines) if (line.seq > seen) tell(voice.say(line.text))
    toldSeq.current = game.seq
    const id = `${prompt.kind} ${prompt.ask?.id}`
    if (toldAsk.current === id) return
    toldAsk.current = id
    const { who, ask, because, ifNot } = promptWords(table)
    if (prompt.kind === 'mine')
      tell([voice.t('prompt.who', { who, ask }), because, ifNot].filter(Boolean).join(' '), true)
    else tell([who, prompt.kind === 'over' ? ask : ''].filter(Boolean).join(' '))
  }, [tell, table])
}
