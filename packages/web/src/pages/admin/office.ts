// The admin API: what it answers, and how a page asks for it.

import type { Reason } from '@saloon/server/words'
import { type Refusal, isRefusal } from '@saloon/kernel'
import { useCallback, useEffect, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { type Request, ask } from '../../link/http/api.ts'
import { tokenIfAny } from '../../link/http/identity.ts'
import type { PublicTable, Said } from '../../link/link.ts'
import { whyNot } from '../../text/why.ts'

export const RESOLUTIONS = ['acted', 'nothing', 'duplicate'] as const
export type Resolution = (typeof RESOLUTIONS)[number]

interface Latency {
  readonly count: number
  readonly p50: number | null
  readonly p95: number | null
  readonly p99: number | null
}
export interface Health {
  readonly upFor: number
  readonly players: number
  readonly tables: number
  readonly games: number
  readonly sockets: number
  readonly streams: number
  readonly requests: Latency
  readonly writes: Latency
  readonly errors: { readonly ourFault: number; readonly frozen: number }
  readonly refused: Readonly<Record<string, number>>
  readonly memory: number
}
export interface SeenTable {
  readonly table: PublicTable
  readonly host: string
  readonly players: readonly (string | null)[] // by seat
  readonly watching: number
}
export interface Report {
  readonly id: string
  readonly at: number
  readonly by: string
  readonly about: string
  readonly name: string
  readonly reason: Reason
  readonly text: string
  readonly message: number | null
  readonly quotes: readonly { readonly by: string; readonly said: Said }[]
  readonly moment: { readonly table: string; readonly game: number; readonly seq: number }
  readonly closed: { readonly at: number; readonly resolution: Resolution; readonly note: string } | null
}
interface Penalty {
  readonly until: number | null
  readonly reason: Reason
}
export interface Player {
  readonly player: string
  readonly name: string
  readonly language: string
  readonly created: number
  readonly lastSeen: number
  readonly standing: {
    readonly warnings: readonly {
      readonly id: number
      readonly at: number
      readonly reason: Reason
      readonly text: string
      readonly seen: boolean
    }[]
    readonly muted: Penalty | null
    readonly blocked: Penalty | null
  }
  readonly reports: readonly Report[]
}
export interface WordList {
  readonly refused: readonly string[]
  readonly allowed: readonly string[]
}
export interface Backup {
  readonly name: string
  readonly bytes: number
  readonly at: number
}
export interface Arrangements {
  readonly switches: Readonly<Record<string, boolean>>
  readonly words: Readonly<Record<'en' | 'fr', WordList>>
  readonly keepDays: number | null
  readonly backups: readonly Backup[]
}
export interface Deed {
  readonly seq: number
  readonly at: number
  readonly by: string
  readonly do: string
  readonly on?: string
  readonly facts?: Readonly<Record<string, unknown>>
  readonly failed?: string
}

export const inOffice = <T extends object>(path: string, request: Request = {}): Promise<T | Refusal> =>
  ask<T>(`/api/admin/${path}`, { ...request, token: tokenIfAny() })

/** What the office says at this address, and again when asked. */
export function useOffice<T extends object>(path: string) {
  const language = useSettings((settings) => settings.language)
  const [found, setFound] = useState<{ readonly path: string; readonly answer: T | Refusal }>()
  const [times, setTimes] = useState(0)
  useEffect(() => {
    let isGone = false
    void inOffice<T>(path).then((answer) => !isGone && setFound({ path, answer }))
    return () => {
      isGone = true
    }
  }, [path, times])
  const answer = found?.path === path ? found.answer : undefined
  return {
    value: answer !== undefined && !isRefusal(answer) ? answer : undefined,
    problem: answer !== undefined && isRefusal(answer) ? whyNot(answer, language) : '',
    again: useCallback(() => setTimes((n) => n + 1), []),
  }
}

/** Something is done; what comes of it is said. */
export function useDeed(): {
  readonly said: string
  carryOut<T extends object>(path: string, request: Request, done: string): Promise<T | undefined>
} {
  const language = useSettings((settings) => settings.language)
  const [said, setSaid] = useState('')
  const carryOut = async <T extends object>(path: string, request: Request, done: string): Promise<T | undefined> => {
    setSaid('')
    const answer = await inOffice<T>(path, request)
    setSaid(isRefusal(answer) ? whyNot(answer, language) : done)
    return isRefusal(answer) ? undefined : answer
  }
  return { said, carryOut }
}

export function useDate(): (at: number) => string {
  const language = useSettings((settings) => settings.language)
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (at) => format.format(at)
}
