import { type Refusal, seatsOf } from '@saloon/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { pageTime } from '../../app/time.ts'
import type { CountDown, PublicTable, Snapshot, TableLink, Command } from '../../link/link.ts'
import { usePageSay } from '../../text/pages.ts'
import { whyNot } from '../../text/why.ts'
import { newsOf } from './news.ts'

const KEPT_NEWS = 3

export interface Room {
  readonly news: readonly string[]
  readonly problem: string | undefined
  /** Seconds until the start; undefined: nobody has pressed it. */
  readonly countdown: number | undefined
  wish(wish: Command): Promise<boolean>
  start(): void
  stop(): void
}

export const namesOf = (table: PublicTable): string[] =>
  table.seats.map(({ holder }, seat) => holder?.name ?? String(seat + 1))

/** What the waiting room does: wishes with their refusals in words, the news of the table, the countdown before it begins. */
export function useRoom(link: TableLink, { table, countDown: counted }: Snapshot): Room {
  const say = usePageSay()
  const language = useSettings((settings) => settings.language)
  const [problem, setProblem] = useState<string>()
  const [news, setNews] = useState<readonly string[]>([])
  const countdown = useCountdown(counted)

  const wish = useCallback(
    async (wanted: Command): Promise<boolean> => {
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
    }
    before.current = table
  }, [table, say])

  return {
    news,
    problem,
    countdown,
    wish,
    start: () => void wish({ do: 'count-down' }),
    stop: () => void wish({ do: 'stop-count' }),
  }
}

/** Whole seconds; the table begins by itself when they are over. */
function useCountdown(counted: CountDown | undefined): number | undefined {
  const [now, setNow] = useState(pageTime)
  useEffect(() => {
    if (counted === undefined) return
    setNow(pageTime())
    const timer = setInterval(() => setNow(pageTime()), 200)
    return () => clearInterval(timer)
  }, [counted])
  return counted && Math.max(1, Math.ceil((counted.left - Math.max(0, now - counted.at)) / 1000))
}

/** My first seat, if I sit. */
export const mySeat = ({ yours }: Snapshot): number | undefined => seatsOf(yours)[0]
