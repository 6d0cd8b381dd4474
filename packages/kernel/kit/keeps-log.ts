// A table is its log: written, read back and played again, with moves taken back on the way, it leads to the same state.

import { expect } from 'vitest'
import {
  type Action,
  type Base,
  type Game,
  type GameEvent,
  type Header,
  type Row,
  act,
  actsThatCount,
  below,
  canonical,
  chanceFrom,
  everyone,
  firstOf,
  formatLog,
  isRefusal,
  newHeader,
  parseLog,
  record,
  replay,
  snapshot,
  take,
  undo,
} from '../src/index.ts'
import { type Spot, type Variant, setupOf } from './random-play.ts'

const MOST_ROWS = 150
const SNAPSHOT_EVERY = 20 // whoever goes back may begin there
const FURTHEST_BACK = 6 // acts; or all the way, to the deal

export function keepsItsLog<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  variants: readonly Variant<O>[],
) {
  return (_state: S, { variant, seed }: Spot): void => {
    const secret = `secret ${seed}`
    const header = newHeader(game, setupOf(game, variants[variant]!), { secret })
    const table = record(game, header, secret)
    if (isRefusal(table)) throw new Error(table.code)
    const picks = chanceFrom(seed, 4)
    while (table.rows.length < MOST_ROWS && game.asked(table.state) !== 0) {
      if (table.rows.length % SNAPSHOT_EVERY === SNAPSHOT_EVERY - 1) take(table, snapshot(table))
      const seat = firstOf(game.asked(table.state))
      const goBack = table.rows.length > 0 && below(picks, 8) === 0
      const acts = actsThatCount(table.rows as unknown as Row[]).slice(-FURTHEST_BACK)
      const reached = [0, ...acts.map(({ seq }) => seq)]
      const step = goBack
        ? undo(table, seat, reached[below(picks, reached.length - 1)]!, everyone(table.state.given.length))
        : act(table, seat, {
            ask: game.asks(table.state).find((ask) => ask.seat === seat)!.id,
            action: game.sample(table.state, seat, picks),
          })
      if (isRefusal(step)) {
        expect(step.code).toBe('undo-nothing')
        continue
      }
      const asked = game.asks(table.state).map((ask) => ask.id)
      take(table, step)
      if (goBack)
        for (const ask of game.asks(table.state))
          expect(asked, 'a question from before never comes alive again').not.toContain(ask.id)
    }
    const log = parseLog(formatLog(table))
    if (isRefusal(log)) throw new Error(JSON.stringify(log))
    const again = replay(game, {
      header: log.header as Header<S, O>,
      rows: log.rows as unknown as Row<S, A, E>[],
      secret: log.secret,
    })
    if (isRefusal(again)) throw new Error(JSON.stringify(again))
    expect(canonical(again.state)).toBe(canonical(table.state))
    expect(again.hash).toBe(table.hash)
  }
}
