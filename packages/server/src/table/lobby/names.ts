// Keeps the names at a table apart: whoever comes second gets a number, also when two names merely look alike.

import { plainLetters } from '../../words/fold.ts'
import { LONGEST_NAME } from '../../words/looks.ts'
import type { SeatPlan } from '../table.ts'

/** The wanted name, with a number added if somebody in these seats has it already. */
export function nameAmong(seats: readonly SeatPlan[], wanted: string): string {
  const taken = new Set(seats.flatMap(({ holder }) => (holder ? looksOf(holder.name) : [])))
  let name = wanted
  for (let number = 2; taken.has(looksOf(name)); number++) name = numbered(wanted, number)
  return name
}

function numbered(name: string, number: number): string {
  const room = LONGEST_NAME - String(number).length - 1
  return `${Array.from(name).slice(0, room).join('').trimEnd()} ${number}`
}

/** Folds case, accents, spaces and look-alike letters. */
const looksOf = (name: string): string =>
  Array.from(name.normalize('NFKC').toLowerCase().replaceAll(/\s/g, ''), (sign) => plainLetters(sign) || sign).join('')
