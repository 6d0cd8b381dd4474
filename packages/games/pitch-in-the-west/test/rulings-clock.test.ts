// What the town clock has struck is public, what it is going to strike isn't.

import { HIDDEN, act, chanceFrom, firstOf, isRefusal, newHeader, record, take, undoBoundary } from '@saloon/kernel'
import { setupOf } from '@saloon/kernel/kit'
import { describe, expect, test } from 'vitest'
import { drawStrokes } from '../src/duel/reckoning.ts'
import { type Action, pitchInTheWest } from '../src/index.ts'
import { at, bellsOf } from './lay-out.ts'
import { VARIANTS } from './towns.ts'

const miss = (slot: number, time: number) => ({ do: 'fire', slot, dir: 9000, power: 1, ...at(time) }) as const

describe('PW-R56: strokes that were heard', () => {
  test('are in every view from the pitch on by which they were, and in no other', () => {
    bellsOf((table) => {
      expect(table.view(0).bells).toEqual([HIDDEN, HIDDEN, HIDDEN])
      table.act(0, miss(0, 7999))
      expect(table.view(1).bells).toEqual([HIDDEN, HIDDEN, HIDDEN])
      table.act(0, miss(1, 9000))
      for (const seats of [[], [0], [1], [0, 1]]) expect(table.view(...seats).bells).toEqual([8000, 9000, HIDDEN])
      table.act(0, miss(2, 10_500))
      expect(table.view().bells).toEqual([8000, 9000, 10_000])
      table.goesOn()
    })
  })

  test('stay as they were in what is imagined, and the next one is still to come', () => {
    bellsOf((table) => {
      table.act(0, miss(0, 9900))
      const view = table.view(0)
      for (let seed = 0; seed < 50; seed++) {
        const imagined = pitchInTheWest.imagine(view, chanceFrom(seed))
        const last = imagined.bells![2]!
        expect(imagined.bells).toEqual([8000, 9000, last])
        expect(last).toBeGreaterThan(9900)
        expect(last).toBeLessThanOrEqual(10_200)
        expect(pitchInTheWest.view(imagined, 1)).toEqual(view)
      }
      table.goesOn()
    })
  })

  test('are 600 to 1200 ms apart, whenever one begins to listen', () => {
    for (let seed = 0; seed < 200; seed++) {
      const strokes = drawStrokes(chanceFrom(seed), 6)
      expect(strokes[0]).toBe(2500)
      const heard = strokes.slice(0, 1 + (seed % 5))
      const now = strokes[heard.length]! - 1
      for (const all of [strokes, drawStrokes(chanceFrom(seed, 1), 6, heard, now)]) {
        expect(all.slice(0, heard.length)).toEqual(heard)
        expect(all[heard.length]).toBeGreaterThan(now)
        for (let k = 1; k < all.length; k++) {
          expect(all[k]! - all[k - 1]!).toBeGreaterThanOrEqual(600)
          expect(all[k]! - all[k - 1]!).toBeLessThanOrEqual(1200)
        }
      }
    }
  })

  test.each([
    ['a cylinder set down', { do: 'set-down', side: 'left', ...at(2000) }],
    ['one set down after the last stroke', { do: 'set-down', side: 'left', ...at(9000) }],
  ] as const)('are told by %s, which nobody takes back', (_name, setDown) => {
    const table = noonDuel()
    answer(table, 0, setDown)
    expect(undoBoundary(table.rows, 0)).toEqual({ code: 'undo-revealed' })
  })

  test('are told by every pitch, early or not', () => {
    bellsOf((table) => {
      table.act(0, miss(0, 9999))
      table.act(0, miss(1, 10_400))
      const pitches = table.told.filter(({ type }) => type.startsWith('released'))
      expect(pitches).toMatchObject([
        { type: 'released-early', shows: true },
        { type: 'released', reaction: 400, shows: true },
      ])
      table.goesOn()
    })
  })
})

/** The hard duel that opens the small town's only round, by the bells. */
function noonDuel() {
  const secret = 'noon'
  const table = record(
    pitchInTheWest,
    newHeader(pitchInTheWest, setupOf(pitchInTheWest, VARIANTS[1]!), { secret }),
    secret,
  )
  if (isRefusal(table)) throw new Error(table.code)
  while (table.state.stack.at(-1)!.kind === 'challenge') {
    const seat = firstOf(pitchInTheWest.asked(table.state))
    answer(table, seat, pitchInTheWest.safe(table.state, seat))
  }
  for (const seat of [0, 1]) answer(table, seat, { do: 'ready', lat: 20, varies: 5 })
  expect(table.state.stack.at(-1)!.kind).toBe('bells')
  return table
}

function answer(table: ReturnType<typeof noonDuel>, seat: number, action: Action): void {
  const ask = pitchInTheWest.asks(table.state).find((open) => open.seat === seat)!
  const step = act(table, seat, { ask: ask.id, action })
  if (isRefusal(step)) throw new Error(step.code)
  take(table, step)
}
