// What changed between two moments of a waiting room, in words for everybody in it.

import type { PublicTable } from '../../link/link.ts'
import type { PagesKey } from '../../text/pages.ts'

type Say = (key: PagesKey, facts?: Readonly<Record<string, string>>) => string

export function newsOf(before: PublicTable, after: PublicTable, say: Say): string[] {
  const news: string[] = []
  const changed = (
    ['clock', 'open', 'watchable', 'talk', 'pace', 'takeBacks', 'ghosts', 'patient', 'aids'] as const
  ).filter((key) => before[key] !== after[key])
  const what: PagesKey[] = changed.map((key) => `room.changed.${key}` as const)
  if (JSON.stringify(before.options) !== JSON.stringify(after.options)) what.push('room.changed.options')
  if (before.series.of !== after.series.of) what.push('room.changed.series')
  if (before.seats.length !== after.seats.length) what.push('room.changed.seats')
  if (what.length > 0) news.push(say('room.changed', { what: what.map((key) => say(key)).join(', ') }))

  const names = (table: PublicTable): string[] => table.seats.flatMap(({ holder }) => holder?.name ?? [])
  const was = names(before)
  const is = names(after)
  for (const name of is) if (!was.includes(name)) news.push(say('room.sat', { name }))
  for (const name of was) if (!is.includes(name)) news.push(say('room.left', { name }))

  const readyIn = (table: PublicTable): string[] =>
    table.seats.flatMap(({ holder, ready }) => (ready && holder ? holder.name : []))
  const wereReady = readyIn(before)
  for (const name of readyIn(after)) if (!wereReady.includes(name)) news.push(say('room.got-ready', { name }))

  const host = (table: PublicTable): string | undefined => table.seats.find((seat) => seat.host)?.holder?.name
  const newHost = host(after)
  if (newHost !== undefined && host(before) !== undefined && newHost !== host(before) && was.includes(newHost)) {
    news.push(say('room.new-host', { name: newHost }))
  }
  return news
}
