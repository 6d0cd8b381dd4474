// The game's own sampling: what it gives is what the options stand for, all of it, each as often as the others.

import { chanceFrom, countActions, firstOf, listActions } from '@saloon/kernel'
import { positionAt } from '@saloon/kernel/kit'
import { describe, expect, test } from 'vitest'
import { type Action, type Wanted, wanted } from '../src/index.ts'
import { C, VARIANTS, layOutWanted } from './lay-out.ts'

/** More than this can't be counted in a moment. */
const MOST = 24
const DRAWS_EACH = 200

function countsOf(state: Wanted, seat: number, draws: number): Map<string, number> {
  const counts = new Map<string, number>()
  const chance = chanceFrom(state.moves, 7)
  for (let i = 0; i < draws; i++) {
    const action = JSON.stringify(inOrder(wanted.sample(state, seat, chance)))
    counts.set(action, (counts.get(action) ?? 0) + 1)
  }
  return counts
}

const inOrder = (action: Action): object =>
  Object.fromEntries(Object.entries(action).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Five standard deviations. */
function looksUniform(state: Wanted, seat: number): void {
  const legal = listActions<Action>(wanted.options(state, seat)).map((action) => JSON.stringify(inOrder(action)))
  const counts = countsOf(state, seat, DRAWS_EACH * legal.length)
  expect([...counts.keys()].toSorted()).toEqual(legal.toSorted())
  for (const count of counts.values()) expect(Math.abs(count - DRAWS_EACH)).toBeLessThan(5 * Math.sqrt(DRAWS_EACH))
}

describe('sampling', () => {
  test('gives every legal answer, each as often, in positions of every kind', () => {
    const kinds = new Map<string, number>()
    for (let seed = 0; seed < 240; seed++) {
      const state = positionAt(wanted, VARIANTS, { variant: seed % VARIANTS.length, seed, at: (seed * 37) % 1000 })
      const seat = firstOf(wanted.asked(state))
      const kind = state.stack.at(-1)!.kind
      if ((kinds.get(kind) ?? 0) >= 6 || countActions(wanted.options(state, seat)) > MOST) continue
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      looksUniform(state, seat)
    }
    for (const kind of ['play', 'shot', 'discard', 'duel', 'indians']) expect([...kinds.keys()]).toContain(kind)
  })

  test('with a choice in the draw phase, at death’s door, and for Sid Ketchum', () => {
    const sid = { is: 'sid-ketchum', life: 2, hand: 'bang-2C missed-2S beer-6H' } as const
    looksUniform(layOutWanted({ turn: C, at: 'draw', A: { hand: 'beer-6H' }, B: { hand: 'beer-7H' } }), C)
    looksUniform(layOutWanted({ turn: 3, at: 'draw', discard: 'beer-6H' }), 3)
    looksUniform(layOutWanted({ turn: 1, at: 'draw' }), 1)
    looksUniform(layOutWanted({ seats: 6, turn: 5, at: 'start', F: { inPlay: 'jail-10S' } }), 5)
    looksUniform(layOutWanted({ A: sid }), 0)
    looksUniform(layOutWanted({ C: sid }), C) // not asked, only permitted
    const dying = {
      turn: 1,
      at: 'start',
      deck: 'missed-5S',
      B: { ...sid, life: 1, inPlay: 'dynamite-2H', hand: `${sid.hand} beer-7H` },
    } as const
    looksUniform(layOutWanted(dying), 1)
  })

  test('with Sid Ketchum being shot at, in a store and before he discards', () => {
    const sid = { is: 'sid-ketchum', life: 2, hand: 'bang-2C missed-2S beer-6H' } as const
    const after = (laid: Parameters<typeof layOutWanted>[0], action: Action): Wanted => {
      const state = layOutWanted(laid)
      wanted.play(wanted.at(state), state.active, action)
      return state
    }
    looksUniform(
      after({ A: { hand: 'bang-3C' }, B: { ...sid, inPlay: 'barrel-QS' } }, { do: 'aim', card: 1, at: 1 }),
      1,
    )
    const store = after({ turn: 1, B: { ...sid, hand: `${sid.hand} general-store-9C` } }, { do: 'play', card: 62 })
    looksUniform(store, 1)
    looksUniform(after({ turn: 1, B: { ...sid, hand: `${sid.hand} saloon-5H` } }, { do: 'end' }), 1)
  })
})
