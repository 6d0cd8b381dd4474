// A seat's state in short words: whose move it is, who is away, who is out.

import { type Seat, has } from '@saloon/kernel'
import { useMemo } from 'react'
import { useTable } from '../frame/context.ts'
import { describedIn } from '../frame/described.ts'
import { isHelp } from '../help/help.ts'

export interface SeatState {
  readonly isActing: boolean
  readonly tags: readonly string[]
  readonly words: readonly string[] // what the game says of it, for the accessible name
}

export function useSeatState(seat: Seat): SeatState {
  const { voice, view, module, table, snapshot, prompt, me, isShared, out, away } = useTable()
  const isActing = prompt.seats.includes(seat)
  const holder = table.seats[seat]?.holder
  const tags = [
    ...(seat === me && !isShared ? [voice.t('seat.you')] : []),
    ...(isActing ? [voice.t('seat.acting')] : []),
    ...(prompt.done.includes(seat) ? [voice.t('seat.locked')] : []),
    ...(has(out, seat) ? [voice.t(has(table.sworn, seat) ? 'seat.sworn' : 'seat.out')] : []),
    ...(has(away, seat) ? [voice.t('seat.away')] : []),
    ...(holder?.kind === 'person' && !has(snapshot.here, seat) && !has(away, seat) ? [voice.t('seat.gone')] : []),
  ]
  const words = useMemo(
    () => (describedIn(module.game, view).seats[seat] ?? []).filter((text) => !isHelp(text)).map(voice.say),
    [module, view, seat, voice],
  )
  return { isActing, tags, words }
}
