import { type Refusal, seatsOf } from '@saloon/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import type { PublicTable, Snapshot, TableLink, Wish } from '../../link/link.ts'
import { usePageSay } from '../../text/pages.ts'
import { whyNot } from '../../text/why.ts'
import { newsOf } from './news.ts'

const KEPT_NEWS = 3
const COUNTDOWN = 3

export interface Room {
  readonly news: readonly string[]
  readonly problem: string | undefined
  /** Seconds until the start; undefined: nobody has pressed it. */
  readonly countdown: number | undefined
  wish(wish: Wish): Promise<boolean>
  start(): void
  stop(): void
}

export const namesOf = (table: PublicTable): string[] =>
  table.seats.map(({ holder }, seat) => holder?.name ?? String(seat + 1))

/** What the waiting room does: wishes with their refusals in words, the news of the table, the countdown of the host. */
export function useRoom(link: TableLink, { table }: Snapshot): Room {
  const say = usePageSay()
  const language = useSettings((settings) => settings.language)
  const [problem, setProblem] = useState<string>()
  const [news, setNews] = useState<readonly string[]>([])
  const [countdown, setCountdown] = useState<number>()

  const wish = useCallback(
    async (wanted: Wish): Promise<boolean> => {
      const refused: Refusal | null = await link.wish(wanted)
      const now = link.snapshot().table
      setProblem(refused ? whyNot(refused, language, now ? namesOf(now) : []) : undefined)
      return refused === null
    },
    [link, language],
  )

  const before = useRef(table)
  useEffect(() => {
    if (before.current && table && before.current !== table) {
      const fresh = newsOf(before.current, table, say)
      if (fresh.length > 0) setNews((old) => [...old, ...fresh].slice(-KEPT_NEWS))
      setCountdown(undefined) // whatever changed, the host looks again before it starts
    }
    before.current = table
  }, [table, say])

  useEffect(() => {
    if (countdown === undefined) return undefined
    const timer = setTimeout(() => {
      if (countdown > 1) return setCountdown(countdown - 1)
      setCountdown(undefined)
      void wish({ do: 'start' })
    }, 1_000)
    return () => clearTimeout(timer)
  }, [countdown, wish])

  return {
    news,
    problem,
    countdown,
    wish,
    start: () => setCountdown(COUNTDOWN),
    stop: () => setCountdown(undefined),
  }
}

/** My first seat, if I sit. */
export const mySeat = ({ yours }: Snapshot): number | undefined => seatsOf(yours)[0]
