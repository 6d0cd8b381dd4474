// What must hold of every game: on random positions, and of every line it can say.

import { passesTheKit, speaksEveryLanguage } from '@saloon/kernel/kit'
import { expect } from 'vitest'
import { gameModule } from '../src/index.ts'
import { allDice } from '../src/state.ts'

const variants = [{ seats: 2 }, { seats: 3, options: { dice: 2 } }, { seats: 6 }, { seats: 4, options: { dice: 1 } }]

passesTheKit(gameModule, {
  variants,
  states: 300,
  longest: 6000,
  conserved: (state) => allDice(state) + state.aside,
  invariants({ dice, gone, bid }) {
    for (const die of dice.flat()) expect(die).toBeGreaterThanOrEqual(1)
    expect(gone.flat().toSorted((a, b) => a - b)).toEqual([...dice.keys()].filter((seat) => dice[seat]!.length === 0))
    if (bid) expect(bid.count).toBeLessThanOrEqual(dice.flat().length)
  },
})

speaksEveryLanguage(gameModule, {
  variants,
  games: 5,
  codes: ['not-higher'],
  *wrongActions() {
    for (const count of [1, 99]) yield { do: 'bid', count, face: 1 }
  },
})
