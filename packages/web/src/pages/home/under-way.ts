// Games that can be continued, in this browser and on the server.

import { isRefusal } from '@saloon/kernel'
import { useEffect, useState } from 'react'
import { remember, remembered } from '../../app/storage.ts'
import { type GameId, isGameId } from '../../games/catalogue.ts'
import { isPlayable } from '../../games/index.ts'
import { ask } from '../../link/http/api.ts'
import { isLocal } from '../../link/local-id.ts'
import type { PublicTable } from '../../link/link.ts'
import { useProfile } from '../../link/http/identity.ts'
import type { LocalStore } from '../../link/worker/local-store.ts'
import { wallTime } from '../../app/time.ts'

export interface UnderWay {
  readonly code: string
  readonly game: GameId
  readonly others: readonly string[]
  readonly state: 'your-turn' | 'waiting-for' | 'under-way' | 'waiting-room'
  readonly waitingFor: string
  readonly at: number
}

const MOST = 3

/** Home is there before anybody knows whether this browser has kept something. */
const openLocalStore = async (): Promise<LocalStore> =>
  (await import('../../link/worker/local-store.ts')).openLocalStore()

/** Tables of the house at which I sat; the newest first. */
interface Visited {
  readonly id: string
  readonly at: number
}
const visited = (): readonly Visited[] => remembered<readonly Visited[]>('visited') ?? []

export function noteVisit(id: string): void {
  const others = visited().filter((table) => table.id !== id)
  remember('visited', [{ id, at: wallTime() }, ...others].slice(0, 10))
}

export function forgetVisit(id: string): void {
  remember('visited', visited().filter((table) => table.id !== id)) // prettier-ignore
}

export async function putAway({ code }: UnderWay): Promise<void> {
  if (!isLocal(code)) return forgetVisit(code)
  const store = await openLocalStore()
  const kept = await store.table(code)
  if (kept) await store.keep({ table: { ...kept, phase: 'closed' } })
}

async function here(): Promise<UnderWay[]> {
  const store = await openLocalStore()
  const tables = await store.tables()
  return tables
    .filter(({ phase, game }) => phase === 'playing' && isPlayable(game))
    .map(({ id, game, seats, waitingFor, updated }) => {
      const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
      const isMine = people.length === 1 && waitingFor.includes(people[0]!)
      return {
        code: id,
        game: game as GameId,
        others: seats.filter((_, seat) => people.length > 1 || seat !== people[0]).map(({ name }) => name),
        state: isMine ? 'your-turn' : 'waiting-for',
        waitingFor: waitingFor.map((seat) => seats[seat]?.name ?? '').join(', '),
        at: updated,
      }
    })
}

async function atTheHouse(): Promise<UnderWay[]> {
  const { name } = useProfile.getState()
  const found = await Promise.all(
    visited().map(async ({ id, at }): Promise<UnderWay[]> => {
      const table = await ask<PublicTable>(`/api/tables/${id}`)
      if (isRefusal(table)) {
        if (table.code === 'no-such-table') forgetVisit(id)
        return []
      }
      if ((table.phase !== 'playing' && table.phase !== 'waiting') || !isGameId(table.game)) return []
      const names = table.seats.flatMap(({ holder }) => holder?.name ?? [])
      const state = table.phase === 'playing' ? 'under-way' : 'waiting-room'
      return [
        { code: id, game: table.game, others: names.filter((other) => other !== name), state, waitingFor: '', at },
      ]
    }),
  )
  return found.flat()
}

export function useUnderWay(): [games: readonly UnderWay[], forget: (game: UnderWay) => void] {
  const [games, setGames] = useState<readonly UnderWay[]>([])
  useEffect(() => {
    let isGone = false
    const add = (found: readonly UnderWay[]): void => {
      if (isGone) return
      setGames((before) => {
        const codes = new Set(found.map(({ code }) => code))
        const all = [...before.filter(({ code }) => !codes.has(code)), ...found]
        return all.sort((a, b) => b.at - a.at).slice(0, MOST)
      })
    }
    here().then(add, () => undefined)
    atTheHouse().then(add, () => undefined)
    return () => {
      isGone = true
    }
  }, [])
  return [games, (game) => setGames((before) => before.filter(({ code }) => code !== game.code))]
}
