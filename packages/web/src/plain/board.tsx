// The plain table: a game without a board of its own, from what every game says of itself. The middle in words with its places
// as tiles, seats in words, and everything that can be chosen as something to press.

import type { Board } from '../games/board.ts'
import { PlainOwn } from './PlainOwn.tsx'
import { PlainPlayfield } from './PlainPlayfield.tsx'
import { PlainSeat } from './PlainSeat.tsx'
import { PlainTray } from './PlainTray.tsx'

export const plainBoard: Board = {
  Playfield: PlainPlayfield,
  SeatBody: PlainSeat,
  Tray: PlainTray,
  Own: PlainOwn,
}
