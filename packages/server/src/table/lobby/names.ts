// Two at a table are never called the same: who comes second gets a number. Nor may one name look like another.

import { plainLetters } from '../../words/fold.ts'
import { LONGEST_NAME } from '../../words/looks.ts'
import type { SeatPlan } from '../table.ts'

/** As it was wanted, or with the first number that makes it another name than those in these seats. */
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

/** Without case, accents, spaces and disguises. */
const looksOf = (name: string): string =>
  Array.from(name.normalize('NFKC').toLowerCase().replaceAll(/\s/g, ''), (sign) => plainLetters(sign) || sign).join('')
