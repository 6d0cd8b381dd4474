// Private notes about seats: kept in this browser, sent to nobody.

import type { Seat } from '@saloon/kernel'
import { useCallback, useState } from 'react'
import { remember, remembered } from '../../app/storage.ts'
import { useTable } from '../frame/context.ts'

export function useNotes(): readonly [readonly string[], (seat: Seat, note: string) => void] {
  const { table, game, names } = useTable()
  const key = `notes.${table.id}.${game.number}`
  const [notes, setNotes] = useState<readonly string[]>(() => remembered<string[]>(key) ?? names.map(() => ''))
  const write = useCallback(
    (seat: Seat, note: string) =>
      setNotes((before) => {
        const after = names.map((_, i) => (i === seat ? note : (before[i] ?? '')))
        remember(key, after)
        return after
      }),
    [key, names],
  )
  return [notes, write]
}
