// The Replay power: what was there before the first pitch is there again, whatever that pitch did.

import { below, canonical, type Chance, chanceFrom, pick } from '@saloon/kernel'
import { layOut } from '@saloon/kernel/kit'
import { bearing } from '@saloon/physics'
import { expect, test } from 'vitest'
import { type Action, type FlickEmUp, flickEmUp } from '../src/index.ts'
import { LAW, type Town, inTurn, leave, move, position, spot } from './lay-out.ts'

test('FU-T75: a pushed building is put back with the barrel that pushed it', () => {
  const town: Town = {
    scenario: 's05',
    cowboys: { L1: { at: [0, 0], power: 'replay' }, O1: { at: [50, 30] } },
    buildings: { bank: { at: [14.2, 4.75, 180] } }, // its base right behind the barrel
    objects: { 'barrel-1': [11, 0] },
    waters: { 'barrel-1': 'clean' },
  }
  inTurn('L1', town, (table) => {
    table.act(LAW, move(0, 250))
    expect(spot(table, 'barrel-1')).not.toEqual([11, 0])
    expect(spot(table, 'bank')).not.toEqual([14.2, 4.75])
    table.act(LAW, { do: 'replay' })
    expect(spot(table, 'barrel-1')).toEqual([11, 0])
    expect(spot(table, 'bank')).toEqual([14.2, 4.75])
    table.waits(LAW, 'again')
  })
})

/** All there is but what the kernel counts and draws. */
function townOf(state: FlickEmUp): Partial<FlickEmUp> {
  const { chance, moves, frames, epoch, given, used, locked, handed, stack, ...town } = state
  void [chance, moves, frames, epoch, given, used, locked, handed, stack]
  return town
}

/** Much to bump into, and something to escort: from the street or out of the bank. */
function randomTown(chance: Chance): { readonly town: Town; readonly action: Action } {
  const between = (from: number, to: number) => from + below(chance, (to - from) * 10 + 1) / 10
  const isInside = below(chance, 2) === 0
  const isEscorting = below(chance, 3) === 0
  const clear = below(chance, 3) === 0 ? 'bank' : 'none'
  const barrel = [between(8, 14), between(5, 9)] as const
  const start = [between(18, 26), between(-6, 6)] as const
  const town: Town = {
    scenario: pick(chance, ['s04', 's05'] as const),
    options: { wobble: 'normal' },
    cowboys: {
      L1: { ...(isInside ? { in: 'bank' } : { at: start }), power: 'replay' },
      L2: { in: 'bank' },
      O1: { at: [50, 30] },
    },
    buildings: { bank: { at: [0, 0, 0] }, saloon: { at: [20, -20, 270] }, store: { at: [-30, 0, 0], closed: true } },
    gallows: [barrel[0] - 3.2, barrel[1]],
    objects: { 'barrel-1': barrel, 'hay-1': [4.6, -1] },
    waters: { 'barrel-1': 'clean' },
    neutrals: {
      N1: { kind: 'accomplice', at: [between(10, 16), between(-6, -4)] },
      ...(isEscorting && {
        N2: isInside
          ? { kind: 'hostage', escort: 'L1', inside: 'bank' }
          : { kind: 'hostage', escort: 'L1', at: [33, 0] },
      }),
    },
  }
  const power = 100 + below(chance, 400)
  const dir = pick(chance, [bearing(...start, ...barrel), bearing(...start, 0, 0), 13_500 + below(chance, 9000)])
  const action = isInside
    ? leave((below(chance, 9000) + 31_500) % 36_000, power, below(chance, 2001) - 1000, clear)
    : move(dir, power, clear)
  return { town, action }
}

test('FU-R99: after Replay all is as before the pitch, whatever it did', () => {
  const changed = new Set<string>()
  const chance = chanceFrom(1)
  for (let n = 0; n < 120; n++) {
    const { town, action } = randomTown(chance)
    const state = layOut(flickEmUp, {
      seats: 2,
      position: { ...position(town), onTurn: 'law' },
      under: [{ kind: 'round', opened: true, last: 'outlaw' } as never],
      first: { kind: 'turn', seat: LAW, cowboy: 'L1', left: 2, replayed: false, over: false } as never,
    })
    const before = structuredClone(townOf(state))
    const game = flickEmUp.at(state)
    flickEmUp.play(game, LAW, action)
    const after = townOf(state)
    for (const key of Object.keys(before) as (keyof typeof before)[])
      if (canonical(after[key]) !== canonical(before[key])) changed.add(key)
    flickEmUp.play(game, LAW, { do: 'replay' })
    expect(townOf(state), `pitch ${n}: ${JSON.stringify(action)}`).toEqual(before)
  }
  // Else it would prove nothing: every kind of thing did change.
  expect([...changed].toSorted()).toEqual(['buildings', 'cowboys', 'entrances', 'gallows', 'neutrals', 'objects'])
})
