// Fights as they begin.

import { type Seat, push } from '@saloon/kernel'
import { rightHandOf } from '../rules/fights.ts'
import type { Quarrel } from '../actions.ts'
import type { Fight, FightKind } from '../in-progress.ts'
import { MAN_IN_BLACK, NONE, type Playing } from '../state.ts'

function begin(game: Playing, seat: Seat, against: number, fight: FightKind, npc: number, effect: number): void {
  push<Fight>(game, {
    kind: 'fight',
    fight,
    seat,
    against,
    npc,
    hex: game.state.players[seat]!.hex,
    effect,
    step: 'declared',
    again: false,
    declined: false,
    cut: 0,
    cutAgainst: 0,
    flags: 0,
    flagsAgainst: 0,
    turn: 0,
    passes: 0,
    won: false,
  })
}

/** Once a turn against each (WL-R04). */
export function startQuarrel(game: Playing, seat: Seat, at: Seat, fight: Quarrel): void {
  game.state.fought |= 1 << at
  game.tell?.({ type: 'fight', by: seat, against: at, fight })
  begin(game, seat, at, fight, NONE, NONE)
}

export function startQuarrelWithMib(game: Playing, seat: Seat, fight: Quarrel): void {
  const kind = fight === 'rob' ? 'mib-rob' : 'mib-duel'
  game.state.fought |= 1 << MAN_IN_BLACK
  game.tell?.({ type: 'fight', by: seat, against: 'man-in-black', fight: kind })
  begin(game, seat, MAN_IN_BLACK, kind, NONE, NONE)
}

/** The player on the right plays for the NPC (WL-R10). */
export function startNpcFight(game: Playing, seat: Seat, fight: 'guard' | 'bandit' | 'sheriff'): void {
  game.tell?.(
    fight === 'sheriff'
      ? { type: 'fight', by: 'sheriff', against: seat, fight }
      : { type: 'fight', by: seat, against: fight, fight },
  )
  begin(game, seat, NONE, fight, rightHandOf(seat, game.state.players.length), NONE)
}

/** One of his cards makes him attack. */
export function startMibFight(game: Playing, seat: Seat, effect: number): void {
  game.tell?.({ type: 'fight', by: 'man-in-black', against: seat, fight: 'mib-own' })
  begin(game, seat, MAN_IN_BLACK, 'mib-own', NONE, effect)
}
