import { isRefusal } from '@saloon/kernel'
import { useEffect, useRef, useState } from 'react'
import { isGameId } from '../../games/catalogue.ts'
import { ask } from '../../link/http/api.ts'
import type { PublicTable } from '../../link/link.ts'

export interface Row {
  readonly table: PublicTable
  readonly isGone: boolean
}

const EVERY = 3_000

/** Rows that are there stay in their order, new ones come last; what is gone goes when nobody holds the list. */
export function merged(before: readonly Row[], found: readonly PublicTable[], isHeld: boolean): readonly Row[] {
  const byId = new Map(found.map((table) => [table.id, table]))
  const known = before.map(({ table }) => {
    const now = byId.get(table.id)
    byId.delete(table.id)
    return now ? { table: now, isGone: false } : { table, isGone: true }
  })
  const fresh = [...byId.values()].map((table) => ({ table, isGone: false }))
  return [...(isHeld ? known : known.filter(({ isGone }) => !isGone)), ...fresh]
}

export function useOpenTables(isHeld: () => boolean): { readonly rows: readonly Row[]; readonly isReachable: boolean } {
  const [rows, setRows] = useState<readonly Row[]>([])
  const [isReachable, setReachable] = useState(true)
  const held = useRef(isHeld)
  held.current = isHeld
  useEffect(() => {
    let isGone = false
    const look = async (): Promise<void> => {
      if (document.hidden) return
      const found = await ask<readonly PublicTable[]>('/api/tables')
      if (isGone) return
      setReachable(!isRefusal(found))
      if (!isRefusal(found)) {
        const known = found.filter(({ game }) => isGameId(game))
        setRows((before) => merged(before, known, held.current()))
      }
    }
    void look()
    const timer = setInterval(() => void look(), EVERY)
    const now = (): void => void look()
    document.addEventListener('visibilitychange', now)
    addEventListener('online', now)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', now)
      removeEventListener('online', now)
    }
  }, [])
  return { rows, isReachable }
}
