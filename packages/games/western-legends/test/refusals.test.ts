// Bad input: refused with a code and the numbers, and nothing has changed (the scenario itself looks at that).

import { isRefusal } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { westernLegends } from '../src/game.ts'
import { CODES } from '../src/why/codes.ts'
import { A, B, atTheTable } from './lay-out.ts'
import { CASES } from './refusal-cases.ts'

describe('an answer that can’t be given', () => {
  test.each(CASES.map((each) => [each.code, each] as const))('%s', (code, { laid, before, seat, wrong, facts }) => {
    atTheTable(laid, (table) => {
      before?.(table)
      const by = seat ?? A
      const asked = westernLegends.asks(table.state).some((ask) => ask.seat === by)
      // Whoever isn't asked at all is told so by the kernel; why is still said to whoever wants to know.
      if (!asked) expect(table.refused(by, wrong)).toEqual({ code: 'not-asked' })
      const refused = asked ? table.refused(by, wrong) : westernLegends.refusal(table.state, by, wrong)
      expect(refused).toEqual(facts === undefined ? { code } : { code, facts })
      table.goesOn()
    })
  })

  test('every reason is met by one of these, or by the set-up', () => {
    const atStart = ['first-game-seats', 'first-game-objectives', 'character-not-dealt', 'not-a-start-space']
    const met = new Set<string>([...CASES.map(({ code }) => code), ...atStart])
    expect(CODES.filter((code) => !met.has(code))).toEqual([])
  })
})

describe('a set-up that can’t be', () => {
  test('a first game with five players, or with objectives', () => {
    expect(westernLegends.prepare({ seats: 5, options: { firstGame: true } })).toEqual({
      code: 'first-game-seats',
      facts: { seats: 5, max: 4 },
    })
    const both = westernLegends.prepare({ seats: 3, options: { firstGame: true, objectives: true } })
    expect(both).toEqual({ code: 'first-game-objectives' })
  })

  test('a character that wasn’t dealt, and a start elsewhere', () => {
    const setup = westernLegends.prepare({ seats: 3, options: { firstGame: true } })
    if (isRefusal(setup)) throw new Error(setup.code)
    const state = westernLegends.start(setup, [1, 2, 3, 4])
    expect(westernLegends.refusal(state, 0, { do: 'character', character: 11 })).toEqual({
      code: 'character-not-dealt',
    })
    const table = westernLegends.at(state)
    westernLegends.play(table, 0, { do: 'character', character: 0 })
    westernLegends.play(table, 1, { do: 'character', character: 1 })
    while (state.stack.at(-1)!.kind !== 'start-space') westernLegends.play(table, B, westernLegends.safe(state, B))
    const [seat] = [state.stack.at(-1) as unknown as { seat: number }].map((frame) => frame.seat)
    expect(westernLegends.refusal(state, seat!, { do: 'start', at: 92 })).toEqual({ code: 'not-a-start-space' })
  })
})
