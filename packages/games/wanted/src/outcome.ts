// When it ends and who wins (specification 5.7 and 11). Looked at when a resolution ends, never in the middle of a card (W-R66).

import { type Eyes, NOBODY, type Outcome, type Seat, countOf, everyone, finish, firstOf, has } from '@saloon/kernel'
import type { Role } from './components.ts'
import { suzyCheck } from './rules/lives.ts'
import type { Playing, Reason, Result, Table } from './state.ts'

/**
 * The last consequence of a card, a Dynamite check or a Jail check has been applied: the brown card is discarded now (W-R15), Suzy
 * draws if she has nothing left (W-R100), and the game may be over.
 */
export function endResolution(game: Playing): void {
  const { state } = game
  if (state.resolving !== null) {
    state.discard.push(state.resolving)
    state.resolving = null
  }
  for (let seat = 0; seat < state.players.length; seat++) suzyCheck(game, seat)
  const result = judge(state)
  if (result === undefined) return
  state.result = result
  showRoles(game)
  game.tell?.({ type: 'game-over', winners: result.winners, reason: result.reason })
  finish(game)
}

/** The Sheriff's fall is looked at first, so a card that kills everybody is no victory for the law (W-R113, W-R116). */
export function judge(table: Table): Result | undefined {
  const { players, alive } = table
  let sheriff = false
  let enemies = false
  for (let seat = 0; seat < players.length; seat++) {
    if (!has(alive, seat)) continue
    const { role } = players[seat]!
    if (role === 'sheriff') sheriff = true
    else if (role !== 'deputy') enemies = true
  }
  if (sheriff && enemies) return undefined
  if (sheriff) return { winners: seatsWith(table, 'sheriff', 'deputy'), reason: 'law' }
  const renegadeAlone = countOf(alive) === 1 && players[firstOf(alive)]!.role === 'renegade'
  const reason: Reason = renegadeAlone ? 'renegade' : 'outlaws'
  return { winners: seatsWith(table, renegadeAlone ? 'renegade' : 'outlaw'), reason }
}

/** Whole teams win, those who are out among them (W-R115). */
const seatsWith = ({ players }: Table, ...roles: Role[]): Seat[] =>
  players.flatMap(({ role }, seat) => (roles.includes(role as Role) ? [seat] : []))

/** All roles; hands stay hidden (W-R117). */
function showRoles(game: Playing): void {
  game.state.players.forEach((player, seat) => {
    if (player.shown) return
    player.shown = true
    game.tell?.({ type: 'role-shown', by: seat, role: player.role as Role, shows: true })
  })
}

export function outcome({ result, players }: Table): Outcome | undefined {
  if (result === null) return undefined
  const losers = players.map((_, seat) => seat).filter((seat) => !result.winners.includes(seat))
  return { winners: result.winners, ranking: [result.winners, losers], because: { key: `result.${result.reason}` } }
}

/** Nobody comes back; before the deal of a next game nobody is out. */
export const out = ({ players, alive, turns }: Table): Eyes =>
  turns === 0 ? NOBODY : everyone(players.length) & ~alive
