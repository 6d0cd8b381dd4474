// When it ends and who wins (specification 9 and 10). Looked at after every batch that eliminated somebody,
// with all of them already out (BD-R86).

import { type Eyes, NOBODY, type Outcome, type Seat, only } from '@saloon/kernel'
import { type Role, TARGETS } from './components.ts'
import { type Cause, type Result, type Table, isAlive, livingSeats } from './state.ts'

export function judge(table: Table, cause: Cause, fallen: readonly Seat[]): Result | undefined {
  return table.mode === 'standard' ? judgeStandard(table) : judgeThree(table, cause, fallen)
}

/** The Sheriff's fall is looked at first, so a batch that removes everybody is no victory for the law (BD-R92). */
function judgeStandard(table: Table): Result | undefined {
  const { players } = table
  if (!players.some((player) => player.role === 'sheriff' && isAlive(player))) {
    const alive = livingSeats(table)
    const last = alive.length === 1 ? alive[0]! : undefined
    return last !== undefined && players[last]!.role === 'renegade'
      ? { winners: [last], reason: 'renegade' }
      : { winners: seatsWith(table, 'outlaw'), reason: 'outlaws' }
  }
  if (players.some((player) => isAlive(player) && (player.role === 'outlaw' || player.role === 'renegade')))
    return undefined
  return {
    winners: [...seatsWith(table, 'sheriff'), ...seatsWith(table, 'deputy')].toSorted((a, b) => a - b),
    reason: 'law',
  }
}

function judgeThree(table: Table, cause: Cause, fallen: readonly Seat[]): Result | undefined {
  const { players, active } = table
  const alive = livingSeats(table)
  // Indians and dynamite are nobody's doing (BD-R97).
  if (table.mode === 'hunt' && (cause === 'bull' || cause === 'gatling')) {
    const target = TARGETS[players[active]!.role as keyof typeof TARGETS]
    if (fallen.some((seat) => players[seat]!.role === target)) return { winners: [active], reason: 'target' }
  }
  if (alive.length === 1) return { winners: alive, reason: 'last-alive' }
  if (alive.length === 0)
    return { winners: fallen.filter((seat) => players[seat]!.role === 'outlaw'), reason: 'no-survivor' }
  return undefined
}

const seatsWith = ({ players }: Table, role: Role): Seat[] =>
  players.flatMap((player, seat) => (player.role === role ? [seat] : []))

export function outcome(table: Table): Outcome | undefined {
  const { result, players } = table
  if (result === null) return undefined
  const losers = players.map((_, seat) => seat).filter((seat) => !result.winners.includes(seat))
  return {
    winners: result.winners,
    ranking: [result.winners, losers].filter((rank) => rank.length > 0),
    because: { key: `result.${result.reason}` },
  }
}

/** Nobody comes back from zero life points. */
export function out({ players }: Table): Eyes {
  return players.reduce((eyes, player, seat) => (isAlive(player) ? eyes : eyes | only(seat)), NOBODY)
}
