// The sums of fights, as they are written out, are the engine's: in every position of many games.

import { chanceFrom, only } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { westernLegends } from '../src/game.ts'
import { fightOf } from '../src/rules/fights.ts'
import { sumsOf } from '../src/rules/cuts.ts'
import { valuesOf } from '../src/frames/fight.ts'
import type { Event } from '../src/events.ts'
import { MAN_IN_BLACK } from '../src/state.ts'
import { atTheTable, A, accept, B, commit, fight, hold, react } from './lay-out.ts'

/** Plays at random and looks at every fight whose cards are face up. */
function playThrough(
  seats: number,
  seed: number,
  look: (state: ReturnType<typeof westernLegends.start>) => void,
): void {
  const options = { length: 'long', objectives: false, wildWildWest: seed % 2 === 0, firstGame: false } as const
  const state = westernLegends.start({ seats, options }, chanceFrom(seed))
  const told: Event[] = []
  const game = westernLegends.at(state, (event) => told.push(event))
  for (let move = 0; move < 1500; move++) {
    const ask = westernLegends.asks(state).find(({ must, locked }) => must && !locked)
    if (!ask) return
    const view = westernLegends.view(state, only(ask.seat))
    const action = westernLegends.sample(view, ask.seat, chanceFrom(move, seed))
    westernLegends.apply(game, ask.seat, { ask: ask.id, action })
    look(state)
  }
}

describe('G17', () => {
  test('what is written out below both cards adds up to the values the engine compares', () => {
    let seen = 0
    const sources = new Set<string>()
    for (let seed = 1; seed <= 60; seed++)
      playThrough(2 + (seed % 5), seed, (state) => {
        const going = fightOf(state)
        const sums = going && sumsOf(state, going)
        if (!sums || going.step === 'attacker-bonus') return
        const [value, other] = valuesOf(state, going)
        for (const [sum, counted, cut] of [
          [sums[0], value, going.cut],
          [sums[1], other, going.cutAgainst],
        ] as const) {
          expect(sum.value).toBe(counted)
          expect(sum.cuts.reduce((less, one) => less + one.less, 0)).toBe(cut)
          if (sum.card >= 0) expect(sum.value).toBe(Math.max(2, sum.printed - cut))
          for (const { from, by } of sum.cuts) {
            sources.add(from)
            expect(by === MAN_IN_BLACK || by < state.players.length).toBe(true)
          }
          seen++
        }
      })
    expect(seen).toBeGreaterThan(300)
    expect([...sources].toSorted()).toEqual(['character', 'reaction', 'rule', 'weapon'])
  })

  test('an upgraded shotgun and a reaction are each named', () => {
    atTheTable({ A: { hand: 'K♠ 6♥ 2♣', gear: 'shotgun+' }, B: { at: 'c2r0', hand: 'A♦ 5♣ 9♣' } }, (table) => {
      table.act(A, fight(B, 'duel'))
      table.act(A, commit('K♠'))
      table.act(B, accept)
      table.act(B, commit('A♦'))
      const sums = (): ReturnType<typeof sumsOf> => sumsOf(table.state, fightOf(table.state)!)
      expect(sums()![1]).toMatchObject({ printed: 14, value: 13, cuts: [{ from: 'weapon', by: A, less: 1 }] })
      table.act(A, react('6♥'))
      expect(sums()![1]).toMatchObject({ value: 11, cuts: [{ from: 'weapon' }, { from: 'reaction', by: A, less: 2 }] })
      table.act(B, hold)
      table.act(A, hold)
      table.goesOn()
    })
  })
})
