// How a duel ends (9, PW-R42 to PW-R45, PW-R49, PW-R50).

import { pop } from '@saloon/kernel'
import { wound } from '../rules/life.ts'
import type { Bells, Playing, Steady } from '../state.ts'
import { figure, isAlive } from '../table.ts'
import { duellist, other, type Side } from './lane.ts'

const LOSES = 2
const TO_AN_EARLY_BIRD = 1
const EARLY_LOSES = 3

export function decide(game: Playing, frame: Bells | Steady, loser: Side): void {
  const { state } = game
  const winnerEarly = frame.lane[other(loser)].early
  const loserEarly = frame.lane[loser].early
  const onlyWinner = winnerEarly && !loserEarly
  const onlyLoser = loserEarly && !winnerEarly
  const lost = onlyWinner ? TO_AN_EARLY_BIRD : onlyLoser ? EARLY_LOSES : LOSES
  const beaten = figure(state, duellist(frame, loser))
  game.tell?.({ type: 'duel-won', figure: duellist(frame, other(loser)), target: beaten.id, lost })
  end(game)
  wound(game, beaten.id, lost)
  if (!onlyWinner && isAlive(beaten)) beaten.sitsOut = true
}

export function undecided(game: Playing, { attacker, defender }: Bells | Steady): void {
  game.tell?.({ type: 'duel-undecided', figure: attacker, target: defender })
  end(game)
}

function end(game: Playing): void {
  game.state.bells = null
  pop(game)
}
