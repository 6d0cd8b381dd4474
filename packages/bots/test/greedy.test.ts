// The greedy bots, measured: better than chance on every side, and no side hopeless among equals.

import { bangDiceModule } from '@saloon/bang-dice'
import { type GameModule, chanceFrom, isRefusal } from '@saloon/kernel'
import { wantedOneModule } from '@saloon/wanted-one'
import { describe, expect, test } from 'vitest'
import { type Player, factsOf, makeBot, playGame, simulate } from '../src/index.ts'

const dice = bangDiceModule as unknown as GameModule

describe('greedy at BANG! The Dice Game', () => {
  const [greedy, random] = ['greedy', 'random'].map((name) => makeBot(name, dice) as Player) as [Player, Player]

  /** How often a team wins when its members are `bot` and everybody else plays at random; the same deals for everybody. */
  function wins(seats: number, team: string, bot: Player, games: number): number {
    let won = 0
    for (let number = 0; number < games; number++) {
      const setup = { seats, options: {} }
      const facts = factsOf('bang-dice', dice.game.start(setup, chanceFrom(1, number)))
      const bots = facts.map((seat) => (seat['team'] === team ? bot : random))
      const chances = { table: chanceFrom(1, number), bots: chanceFrom(2, number) }
      const { outcome } = playGame(dice, setup, bots, chances, 10_000)
      if (outcome?.winners.some((winner) => facts[winner as number]!['team'] === team)) won++
    }
    return won / games
  }

  test.each([3, 4, 5, 8])('wins far more than random on every side with %i players', (seats) => {
    for (const team of ['law', 'outlaws', 'renegade']) {
      expect(wins(seats, team, greedy, 200), team).toBeGreaterThan(wins(seats, team, random, 200) + 0.2)
    }
  })

  test.each([3, 4, 5, 6, 7, 8])('leaves every role a chance among %i of its kind', (seats) => {
    const simulation = simulate(dice, { games: 400, seats, bots: ['greedy'], seed: 1 })
    if (isRefusal(simulation)) throw new Error(simulation.code)
    simulation.step(400)
    for (const [role, { wins, games }] of Object.entries(simulation.tally.traits['role']!)) {
      expect(wins / games, role).toBeGreaterThan(0.02)
    }
  })
})

describe('greedy at Wanted One', () => {
  const wanted = wantedOneModule as unknown as GameModule

  test.each([2, 4, 6])('wins far more than its share against %i seats of chance', (seats) => {
    const bots = ['greedy', ...Array.from({ length: seats - 1 }, () => 'random')]
    const simulation = simulate(wanted, { games: 60, seats, bots, seed: 1 })
    if (isRefusal(simulation)) throw new Error(simulation.code)
    simulation.step(60)
    const { wins, games } = simulation.tally.traits['bot']!['greedy']!
    expect(wins / games).toBeGreaterThan(0.65)
  })
})
