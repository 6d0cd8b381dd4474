// A position of a replay as an address: which game, which row, through whose eyes.

import { type Eyes, everyone, only } from '@saloon/kernel'

/** `all`: everything; `known`: what everybody knew then; else a seat. */
export type Eyesight = 'all' | 'known' | `${number}`

export function eyesightOf(eyes: Eyes, seats: number): Eyesight {
  if (eyes === 0) return 'known'
  for (let seat = 0; seat < seats; seat++) if (eyes === only(seat)) return `${seat}`
  return eyes === everyone(seats) ? 'all' : 'known'
}

export function addressOf(id: string, at: number, as: Eyesight): string {
  return new URL(`/replay/${id}?at=${at}${as === 'all' ? '' : `&as=${as}`}`, location.origin).href
}

/** What an address says; whatever makes no sense in it is passed over. */
export function momentIn(search: string, seats: number): { readonly at: number; readonly as: Eyesight } {
  const words = new URLSearchParams(search)
  const at = Number(words.get('at') ?? 0)
  const as = words.get('as') ?? 'all'
  const isSeat = /^\d{1,2}$/.test(as) && Number(as) < seats
  return { at: Number.isSafeInteger(at) && at > 0 ? at : 0, as: isSeat || as === 'known' ? (as as Eyesight) : 'all' }
}
