// The motion of a flick goes with its row, outside the fingerprints: it is shown, never believed.

import { describe, expect, test } from 'vitest'
import {
  type FrameRule,
  type Game,
  type Recording,
  type Refusal,
  act,
  formatLog,
  isRefusal,
  makeGame,
  newHeader,
  parseLog,
  record,
  replay,
  take,
} from '@saloon/kernel'
import { type MadeUp, madeUp, setupOf } from '@saloon/kernel/kit'
import type { Action, Event, Options } from '../kit/made-up.ts'

/** The made-up game, with every answer filmed. */
const filmed: Game<MadeUp, Action, Event, Options> = makeGame({
  ...madeUp.rules,
  frames: Object.fromEntries(
    Object.entries(madeUp.rules.frames).map(([kind, rule]) => [
      kind,
      {
        ...rule,
        answer(game, frame, seat, action) {
          game.film?.({ moved: seat })
          rule.answer?.(game, frame, seat, action)
        },
      } satisfies FrameRule<MadeUp, MadeUp['stack'][number], Action, Event>,
    ]),
  ),
})

function sure<T extends object>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(JSON.stringify(value))
  return value
}
/** Two answers in secret, which are carried out together. */
function moved(game: typeof filmed): Recording<MadeUp, Action, Event, Options> {
  const header = newHeader(game, setupOf(game, { seats: 2, options: { rounds: 1 } }), { secret: 'secret' })
  const table = sure(record(game, header, 'secret'))
  for (const seat of [0, 1]) {
    const ask = game.asks(table.state).find((open) => open.seat === seat && open.must)!
    const step = sure(act(table, seat, { ask: ask.id, action: game.safe(table.state, seat) }))
    take(table, step)
    expect(JSON.parse(step.text)).toEqual(step.row)
  }
  return table
}
const filmOf = (row: { readonly type: string; readonly film?: unknown }): unknown => row.film

describe('the film of a row', () => {
  test('is kept with it, and only where something moved', () => {
    expect(moved(filmed).rows.slice().map(filmOf)).toEqual([undefined, [{ moved: 0 }, { moved: 1 }]])
    expect(moved(madeUp).rows.slice().map(filmOf)).toEqual([undefined, undefined])
  })
  test('changes no fingerprint', () => {
    expect(moved(filmed).hash).toBe(moved(madeUp).hash)
  })
  test('survives a file, and may be missing or another: the log holds all the same', () => {
    const table = moved(filmed)
    const log = sure(parseLog(formatLog(table)))
    expect(log.rows.map(filmOf)).toEqual(table.rows.slice().map(filmOf))
    for (const film of [undefined, ['another']]) {
      const { film: _own, ...row } = log.rows[1] as object & { film?: unknown }
      const rows = [log.rows[0], film ? { ...row, film } : row] as never[]
      const again = sure(replay(filmed, { header: table.header, rows, secret: 'secret' }))
      expect(again.hash).toBe(table.hash)
      expect(filmOf(again.rows.at(1)!)).toEqual(film)
    }
  })
  test('is a list or the file is refused', () => {
    const text = formatLog(moved(filmed)).replace(/"film":.*\}\n/, '"film":{}}\n')
    expect(parseLog(text)).toMatchObject({ code: 'log-field', facts: { field: 'film' } })
  })
})
