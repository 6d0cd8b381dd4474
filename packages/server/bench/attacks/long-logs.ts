// Logs of games that waver: long, and with moves taken back again and again, as nobody would play.

import { findGame } from '@saloon/games'
import {
  type Recording,
  act,
  chanceFrom,
  everyone,
  firstOf,
  formatLog,
  isRefusal,
  newHeader,
  record,
  take,
  undo,
} from '@saloon/kernel'

export interface Wavering {
  readonly game: string
  readonly seats: number
  readonly rows: number
  /** In its last third, of so many rows one goes back; none: only forward. */
  readonly backEvery?: number
}

const SECRET = 'a'.repeat(32)
/** Acts that are taken back at once. */
const BACK_BY = 3

export async function waveringGame({ game: id, seats, rows, backEvery }: Wavering): Promise<Recording> {
  const module = sure(findGame(id))
  const { game } = module
  await game.rules.ready?.()
  const header = newHeader(game, sure(game.prepare({ seats })), { secret: SECRET })
  const table = sure(record(game, header, SECRET))
  const picks = chanceFrom(7)
  while (table.rows.length < rows && game.asked(table.state) !== 0) {
    const seat = firstOf(game.asked(table.state))
    const { length } = table.rows
    const isBack = backEvery !== undefined && length >= (rows * 2) / 3 && length % backEvery === 0
    const step = isBack
      ? undo(table, seat, [...table.rows.newestFirst()][BACK_BY]?.seq ?? 0, everyone(seats))
      : act(table, seat, {
          ask: game.asks(table.state).find((ask) => ask.must && ask.seat === seat)!.id,
          action: game.sample(table.state, seat, picks),
        })
    take(table, sure(step))
  }
  return table
}

export const logOf = ({ header, rows, secret }: Recording): string => formatLog({ header, rows, secret })

function sure<T extends object>(value: T): Exclude<T, { code: string }> {
  if (isRefusal(value)) throw new Error(JSON.stringify(value))
  return value as Exclude<T, { code: string }>
}
