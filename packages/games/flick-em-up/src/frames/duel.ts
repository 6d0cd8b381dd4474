// Duels, being thrown out, and who fights the last duel (11).

import { type FrameRule, WAIT, only, pop } from '@saloon/kernel'
import { ACROSS, DIRECTION, POWER } from '@saloon/physics'
import { clanOf } from '../components.ts'
import { duelShot, eject as ejectFigure, proceed, shooterOf, sidesOnLane, startFinalDuel } from '../rules/duels.ts'
import type { Action, Champion, Duel, Eject, Event, FlickEmUp } from '../state.ts'
import { building, livingOf, nextPlayer } from '../table.ts'

export const duel: FrameRule<FlickEmUp, Duel, Action, Event> = {
  go: (game, frame) => (proceed(game, frame) ? WAIT : undefined),
  asks: (table, frame) => only(nextPlayer(table, clanOf(shooterOf(frame)))),
  options: (_table, frame) => [{ do: 'duel-shot', side: { one: sidesOnLane(frame) }, dir: DIRECTION, power: POWER }],
  safe: (_table, frame) => ({
    do: 'duel-shot',
    side: sidesOnLane(frame)[0]!,
    dir: shooterOf(frame) === frame.newcomer ? 0 : 18_000,
    power: 500,
  }),
  answer(game, frame, seat, action) {
    if (action.do === 'duel-shot') duelShot(game, frame, seat, action.side, action)
  },
}

export const eject: FrameRule<FlickEmUp, Eject, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: () => [{ do: 'eject', offset: ACROSS, dir: DIRECTION, power: POWER }],
  safe: (table, { building: where }) => ({
    do: 'eject',
    offset: 0,
    dir: building(table, where).pose.facing,
    power: 200,
  }),
  answer(game, frame, _seat, action) {
    if (action.do !== 'eject') return
    pop(game)
    ejectFigure(game, frame, action.offset, action)
  },
}

export const champion: FrameRule<FlickEmUp, Champion, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: (table) => [{ do: 'champion', cowboy: { one: livingOf(table, 'outlaw').map(({ id }) => id) } }],
  safe: (table) => ({ do: 'champion', cowboy: livingOf(table, 'outlaw')[0]!.id }),
  answer(game, { seat, against }, _seat, action) {
    if (action.do !== 'champion') return
    game.tell?.({ type: 'chose-champion', by: seat, cowboy: action.cowboy })
    pop(game)
    startFinalDuel(game, against, action.cowboy)
  },
}
