// What follows a move: it may be replayed; then a duel, a base, a facing, the place of whoever is escorted.

import { type FrameRule, WAIT, only, pop, push, replace } from '@saloon/kernel'
import { DIRECTION } from '@saloon/physics'
import { BASES } from '../components.ts'
import { enemiesIn, startDuel } from '../rules/duels.ts'
import { BEHIND, SLOTS, placeBeside } from '../rules/escort.ts'
import { restore, leave, move } from '../rules/moving.ts'
import { judge } from '../outcome.ts'
import { clanOf } from '../components.ts'
import type { Action, Asked, Event, FlickEmUp, Moved, Turn } from '../state.ts'
import { cowboy, escortedBy, isStanding } from '../table.ts'
import { moveOptions } from './turn.ts'

type Rule<F extends Asked | Moved> = FrameRule<FlickEmUp, F, Action, Event>

export const moved: Rule<Moved> = {
  go(game, frame) {
    const { state } = game
    const { seat, cowboy: id } = frame
    const figure = cowboy(state, id)
    const ask = (kind: Asked['kind']) => push<Asked>(game, { kind, seat, cowboy: id })
    switch (frame.step) {
      case 'replay':
        frame.step = 'duel'
        if (frame.before) ask('replay')
        return
      case 'duel':
        frame.step = 'base'
        if (frame.entered && enemiesIn(state, figure.inside!, clanOf(id)).length > 0)
          startDuel(game, id, figure.inside!)
        return
      case 'base':
        frame.step = 'face'
        if (judge(game, 'immediate')) return
        if (frame.entered && figure.inside !== null) ask('base')
        return
      case 'face':
        frame.step = 'escort'
        if (isStanding(figure) && figure.pose !== null) ask('face')
        return
      case 'escort':
        frame.step = 'done'
        if (frame.good && isStanding(figure) && figure.pose !== null && escortedBy(state, id)) ask('escort')
        return
      case 'done':
        pop(game)
    }
  },
}

/** Once a turn, with the Replay power (16). */
export const replay: Rule<Asked> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: () => [{ do: 'accept' }, { do: 'replay' }],
  safe: () => ({ do: 'accept' }),
  answer(game, { seat, cowboy: id }, _seat, action) {
    const { state } = game
    pop(game)
    if (action.do !== 'replay') return
    const frame = state.stack.at(-1) as Moved
    restore(state, frame.before!)
    ;(state.stack.findLast(({ kind }) => kind === 'turn') as Turn).replayed = true
    game.tell?.({ type: 'replayed', by: seat, cowboy: id })
    replace<Asked>(game, { kind: 'again', seat, cowboy: id })
  },
}

/** The same move is pitched once more. */
export const again: Rule<Asked> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: (table, { cowboy: id }) => moveOptions(table, cowboy(table, id)),
  safe(table, { cowboy: id }) {
    const figure = cowboy(table, id)
    const soft = { dir: 0, power: 1, clear: 'none' } as const
    return figure.inside === null ? { do: 'move', spin: 0, ...soft } : { do: 'leave', offset: 0, ...soft }
  },
  answer(game, frame, _seat, action) {
    if (action.do === 'move') replace<Moved>(game, move(game, frame, action, action.spin, action.clear))
    else if (action.do === 'leave') replace<Moved>(game, leave(game, frame, action.offset, action, action.clear))
  },
}

export const face: Rule<Asked> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: () => [{ do: 'face', facing: DIRECTION }],
  safe: (table, { cowboy: id }) => ({ do: 'face', facing: cowboy(table, id).pose!.facing }),
  answer(game, { cowboy: id }, _seat, action) {
    if (action.do !== 'face') return
    const figure = cowboy(game.state, id)
    const { x, y, z } = figure.pose!
    figure.pose = { x, y, z, facing: action.facing, turn: null }
    pop(game)
  },
}

export const base: Rule<Asked> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: () => [{ do: 'base', base: { one: BASES } }],
  safe: () => ({ do: 'base', base: 'left' }),
  answer(game, { cowboy: id }, _seat, action) {
    if (action.do === 'base') cowboy(game.state, id).base = action.base
    pop(game)
  },
}

/** Eight places round the escort, counted from where it looks. */
export const escort: Rule<Asked> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: () => [{ do: 'escort', slot: { from: 0, to: SLOTS - 1 } }],
  safe: () => ({ do: 'escort', slot: BEHIND }),
  answer(game, { cowboy: id }, _seat, action) {
    if (action.do === 'escort') placeBeside(game, escortedBy(game.state, id)!, action.slot)
    pop(game)
  },
}
