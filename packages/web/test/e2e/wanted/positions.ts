// The positions of the questions of WANTED!, and some more that fill the table, for any number of players.

import * as rules from '../../../../games/wanted/test/lay-out.ts'
import { QUESTIONS } from './questions.ts'
import { type Move, SEVEN, cardRef } from './table.ts'

const { aim, play } = rules

export interface Position {
  readonly name: string
  readonly laid: rules.Laid
  readonly moves?: readonly Move[]
  readonly picks?: readonly string[] // what I have picked of an answer
}

/** The one before me; at a table of seven it is G. */
const LAST = 6

export const POSITIONS: readonly Position[] = [
  ...QUESTIONS,
  { name: 'a target for BANG!', laid: SEVEN, picks: [cardRef('bang-2C')] },
  { name: 'a card of somebody', laid: SEVEN, picks: [cardRef('cat-balou-KH'), 'seat:4'] },
  {
    name: 'a Gatling that is still to come to me',
    laid: { ...SEVEN, turn: 3, D: { hand: 'gatling-10H' } },
    moves: [[3, play('gatling-10H')]],
  },
  {
    name: 'somebody shoots at somebody',
    laid: { ...SEVEN, turn: LAST },
    moves: [[LAST, aim('bang-8C', 4)]],
  },
  {
    name: 'a full hand',
    laid: { ...SEVEN, A: { hand: 'bang-2C missed-2S panic-JH cat-balou-KH beer-6H saloon-5H duel-JS jail-4H' } },
  },
  {
    name: 'I am out',
    laid: { ...SEVEN, turn: 3, A: { out: true }, roles: 'outlaw renegade deputy sheriff outlaw outlaw deputy' },
  },
]

/** Who is at a smaller table: always I, the one with most in front of them, and the one before me. */
const SEATED: Readonly<Record<number, readonly number[]>> = {
  4: [0, 3, 4, LAST],
  5: [0, 1, 3, 4, LAST],
  6: [0, 1, 2, 3, 4, LAST],
  7: [0, 1, 2, 3, 4, 5, LAST],
}
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

/** The same position at a smaller table. */
export function forSeats({ name, laid, moves = [], picks = [] }: Position, seats: number): Position {
  const seated = SEATED[seats]!
  const moved = (seat: number): number => (seated.includes(seat) ? seated.indexOf(seat) : 1)
  const { roles, ...rest } = laid
  const players = Object.fromEntries(seated.map((seat, i) => [LETTERS[i]!, laid[LETTERS[seat]!] ?? {}]))
  const others = Object.fromEntries(Object.entries(rest).filter(([key]) => !LETTERS.includes(key as 'A')))
  return {
    name,
    laid: {
      ...others,
      ...players,
      seats,
      ...(laid.turn !== undefined && { turn: moved(laid.turn) }),
      ...(roles !== undefined && { roles: seated.map((seat) => roles.split(' ')[seat]!).join(' ') }),
    },
    moves: moves.map(([seat, action]) => [moved(seat), 'at' in action ? { ...action, at: moved(action.at) } : action]),
    picks: picks.map((ref) => (ref.startsWith('seat:') ? `seat:${moved(Number(ref.slice('seat:'.length)))}` : ref)),
  }
}
