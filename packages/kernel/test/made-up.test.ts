import { expect } from 'vitest'
import { everyone, has } from '@saloon/kernel'
import { madeUpModule, passesTheKit } from '@saloon/kernel/kit'

passesTheKit(madeUpModule, {
  variants: [{ seats: 2 }, { seats: 3, options: { style: 'wild' } }, { seats: 4, options: { rounds: 3 } }],
  longest: 2000,
  states: 400,
  conserved: (state) => [...state.hands.flat(), ...state.deck, ...state.pile].toSorted((a, b) => a - b),
  invariants: (state) => expect(state.rounds).toBeGreaterThanOrEqual(0),
  secrets: (_state, eyes) => (has(eyes, 0) && eyes === everyone(1) ? ['no such secret'] : []),
})
