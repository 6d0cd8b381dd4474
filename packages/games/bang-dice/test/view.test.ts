// Guessing the roles that aren't seen, with and without an opinion.

import { HIDDEN, chanceFrom, only } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { type BangDice, type Role, bangDice } from '../src/index.ts'
import type { Player } from '../src/state.ts'

const state = bangDice.start({ seats: 5, options: {} }, chanceFrom(4))
const me = state.players.findIndex(({ role }) => role === 'outlaw')
const view = bangDice.view(state, only(me))
const hidden = view.players.flatMap(({ role }, seat) => (role === HIDDEN ? [seat] : []))
const imagined = (seed: number, belief?: Partial<BangDice>) =>
  bangDice.imagine(view, chanceFrom(seed), belief).players.map(({ role }) => role)

describe('what is imagined', () => {
  test('gives each hidden role to each hidden seat equally often', () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 3000; seed++) {
      for (const seat of hidden) {
        const key = `${seat} ${imagined(seed)[seat]}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
    // An Outlaw, a Deputy and a Renegade are unseen: each third of the time in each of the three seats.
    expect([...counts.keys()]).toHaveLength(9)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130)
  })

  test('keeps to what a bot believes, and guesses the rest', () => {
    const [suspect, ...others] = hidden as [number, ...number[]]
    const players = view.players.map((player, seat): Player => ({
      ...player,
      role: seat === suspect ? 'outlaw' : player.role,
    }))
    for (let seed = 0; seed < 50; seed++) {
      const roles = imagined(seed, { players })
      expect(roles[suspect]).toBe('outlaw')
      expect(others.map((seat) => String(roles[seat])).toSorted()).toEqual(['deputy', 'renegade'])
      expect(roles[me]).toBe('outlaw')
    }
  })

  test('refuses a belief that can’t be', () => {
    const players = view.players.map((player) => ({ ...player, role: 'renegade' as Role }))
    expect(() => imagined(1, { players })).toThrow('more than 1 of role renegade')
  })
})
