// The scenarios of the specification as played turns: Saloon cards, end of the round.

import { randomGame } from '@saloon/kernel/kit'
import { describe, expect, test } from 'vitest'
import { type Options, type WantedOne, gangOf, leaderOf, saloonKindOf, wantedOne } from '../src/index.ts'
import {
  CRIPPLE_CREEK,
  DALTONS,
  DEADWOOD,
  DODGE_CITY,
  JAMES_YOUNGER,
  LONERS,
  SALOON,
  TOMBSTONE,
  WILD_BUNCH,
  atTheTable,
  dealt,
  draw,
  giveUp,
  hunt,
  layOutOne,
  stay,
  swindle,
} from './lay-out.ts'

describe('Saloon cards', () => {
  test('WO-T17 Sheriff: the top card of the stack named goes', () => {
    atTheTable('2L/1/0/0, -', { decks: { saloon: 'sheriff …' } }, (table) => {
      const top = table.state.players[0]!.stacks[WILD_BUNCH]!.at(-1)!
      table.act(0, draw(SALOON))
      table.waits(0, 'sheriff')
      table.act(0, giveUp(WILD_BUNCH))
      expect(table.standing()).toBe('1L/1/0/0, 0/0/0/0')
      expect(table.state.discard).toHaveLength(2)
      expect(saloonKindOf(table.state.discard[0]!)).toBe('sheriff')
      expect(table.state.discard[1]).toBe(top)
      table.waits(1, 'draw')
    })
  })

  test('WO-T18 Sheriff: who owns nothing loses nothing', () => {
    atTheTable('-, 1/0/0/0', { decks: { saloon: 'sheriff …' } }, (table) => {
      table.act(0, draw(SALOON))
      expect(table.types()).toEqual(['saloon-drawn', 'no-effect'])
      expect(table.standing()).toBe('0/0/0/0, 1/0/0/0')
      expect(table.state.discard.map(saloonKindOf)).toEqual(['sheriff'])
      table.waits(1, 'draw')
    })
  })

  test('WO-T19 Bounty Hunter: one’s own cards are no candidates', () => {
    atTheTable('2/0/0/0, -, -', { decks: { saloon: 'bounty-hunter …' } }, (table) => {
      table.act(0, draw(SALOON))
      expect(table.types()).toEqual(['saloon-drawn', 'no-effect'])
      expect(table.standing()).toBe('2/0/0/0, 0/0/0/0, 0/0/0/0')
      table.waits(1, 'draw')
    })
  })

  test('WO-T20 Bounty Hunter: a choice among all opponents, and no declining', () => {
    atTheTable('1/0/0/0, 0/2/0/0, 0/0/1/0', { decks: { saloon: 'bounty-hunter …' } }, (table) => {
      table.act(0, draw(SALOON))
      expect(table.options(0)).toEqual([hunt(1, DALTONS), hunt(2, LONERS)])
      expect(table.refused(0, stay).code).toBe('not-now')
      expect(table.refused(0, draw(TOMBSTONE)).code).toBe('not-now')
      expect(table.refused(0, hunt(0, WILD_BUNCH)).code).toBe('not-your-own')
      table.waits(0, 'bounty')
    })
  })

  test('WO-T21 Swindler: the card moves to the thief, who starts a stack', () => {
    atTheTable('1/1/0/0, 0/0/0/2, 1/0/0/0', { decks: { saloon: 'swindler …' } }, (table) => {
      const stolen = table.state.players[1]!.stacks[JAMES_YOUNGER]!.at(-1)!
      table.act(0, draw(SALOON))
      table.act(0, swindle(1, JAMES_YOUNGER))
      expect(table.standing()).toBe('1/1/0/1, 0/0/0/1, 1/0/0/0')
      expect(table.state.players[0]!.stacks[JAMES_YOUNGER]).toEqual([stolen])
      table.waits(1, 'draw')
    })
  })

  test('WO-T22 a Swindler who brings the fourth gang ends the round', () => {
    atTheTable('1/1/1/0, 0/1/0/2, -', { decks: { saloon: 'swindler …' } }, (table) => {
      table.act(0, draw(SALOON))
      table.act(0, swindle(1, JAMES_YOUNGER))
      expect(table.types().slice(0, 3)).toEqual(['saloon-drawn', 'swindled', 'four-gangs'])
      expect(table.told).toContainEqual(
        expect.objectContaining({ type: 'counted', gang: JAMES_YOUNGER, counts: [1, 1, 0] }),
      )
      expect(table.state.round).toBe(2)
      table.goesOn()
    })
  })

  test('WO-T23 Swindler: with nothing to take nothing happens', () => {
    atTheTable('1/0/0/0, -', { decks: { saloon: 'swindler …' } }, (table) => {
      table.act(0, draw(SALOON))
      expect(table.types()).toEqual(['saloon-drawn', 'no-effect'])
      expect(table.standing()).toBe('1/0/0/0, 0/0/0/0')
      table.waits(1, 'draw')
    })
  })

  test('WO-T24 a stolen leader decides ties for the thief', () => {
    const decks = { saloon: 'swindler' } // the last card, so that the round ends and is scored
    atTheTable('grat-dalton, emmett-dalton bill-power bob-dalton, cattle-kate', { decks }, (table) => {
      table.act(0, draw(SALOON))
      table.act(0, swindle(1, DALTONS))
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'swindled', card: leaderOf(DALTONS), from: 1 }))
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'counted', gang: DALTONS, counts: [2, 2, 0] }))
      expect(table.told).toContainEqual(
        expect.objectContaining({ type: 'wanted-won', by: 0, gang: DALTONS, with: 'leader' }),
      )
      table.goesOn()
    })
  })

  test('WO-T25 the only card there is must be taken, though it ends the round', () => {
    atTheTable('1/1/1/0, 0/0/0/1', { decks: { saloon: 'swindler …' } }, (table) => {
      table.act(0, draw(SALOON))
      expect(table.types().slice(0, 3)).toEqual(['saloon-drawn', 'swindled', 'four-gangs'])
      expect(table.told).toContainEqual(
        expect.objectContaining({ type: 'counted', gang: JAMES_YOUNGER, counts: [1, 0] }),
      )
      // With nobody else owning a card, that is the game.
      expect(table.over().winners).toEqual([0])
    })
  })
})

describe('end of the round', () => {
  test('WO-T26 the last card of a town is placed, then the round ends', () => {
    atTheTable('-, -', { decks: { deadwood: 'jesse-james' } }, (table) => {
      table.act(0, draw(DEADWOOD))
      expect(table.types().slice(0, 2)).toEqual(['drew', 'deck-emptied'])
      expect(table.told[1]).toMatchObject({ deck: DEADWOOD })
      expect(table.told).toContainEqual(
        expect.objectContaining({ type: 'counted', gang: JAMES_YOUNGER, counts: [1, 0] }),
      )
      expect(table.state.round).toBe(2)
      table.goesOn()
    })
  })

  test('WO-T27 the last Saloon card takes effect before the round ends', () => {
    atTheTable('-, 1/2/0/0', { decks: { saloon: 'bounty-hunter' } }, (table) => {
      table.act(0, draw(SALOON))
      expect(table.state.round).toBe(1)
      table.act(0, hunt(1, DALTONS))
      expect(table.types().slice(0, 3)).toEqual(['saloon-drawn', 'hunted', 'deck-emptied'])
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'counted', gang: DALTONS, counts: [0, 1] }))
      expect(table.state.round).toBe(2)
      table.goesOn()
    })
  })

  test.each([
    ['tombstone', TOMBSTONE, 'frank-james'],
    ['cripple-creek', CRIPPLE_CREEK, 'cole-younger'],
    ['dodge-city', DODGE_CITY, 'jim-younger'],
    ['deadwood', DEADWOOD, 'jesse-james'],
  ] as const)('WO-T28 the fourth gang, from %s, ends the round; nothing more is revealed there', (name, town, card) => {
    atTheTable('1/1/1/0, 2/0/0/0', { decks: { [name]: `${card} …` } }, (table) => {
      table.act(0, draw(town))
      expect(table.types().slice(0, 2)).toEqual(['drew', 'four-gangs'])
      expect(table.types().indexOf('revealed')).toBeGreaterThan(table.types().indexOf('round-began'))
      expect(table.state.round).toBe(2)
      table.goesOn()
    })
  })

  test('WO-T28 a game won by that draw leaves the next card of the town hidden', () => {
    atTheTable('one WDLJ 1/1/1/0, -', { decks: { deadwood: 'jesse-james …' } }, (table) => {
      table.act(0, draw(DEADWOOD))
      expect(table.over().winners).toEqual([0])
      expect(table.view(0, 1).decks[DEADWOOD]!.every((card) => card === -1)).toBe(true)
    })
  })

  describe.each([
    [2, 7],
    [3, 10],
    [4, 12],
    [5, 12],
    [6, 12],
  ])('WO-T29 with %i players the first round can end in turn %i', (seats, turns) => endsInTurn(turns, seats, false))

  describe.each([
    [2, 7],
    [3, 8],
    [4, 8],
  ])('WO-T75 in a quick game of %i the first round can end in turn %i', (seats, turns) =>
    endsInTurn(turns, seats, true),
  )

  test('WO-T30 a player who loses one of three gangs ends nothing', () => {
    atTheTable('-, 1/1/1/0', { decks: { saloon: 'bounty-hunter …' } }, (table) => {
      table.act(0, draw(SALOON))
      table.act(0, hunt(1, LONERS))
      expect(table.standing()).toBe('0/0/0/0, 1/1/0/0')
      expect(table.state.round).toBe(1)
      table.waits(1, 'draw')
    })
  })
})

function endsInTurn(turns: number, seats: number, quick: boolean): void {
  test('and no earlier, however hard everybody tries', () => {
    for (let seed = 0; seed < 60; seed++) {
      expect(turnsOfARound({ seats, quick, seed, rushing: false })).toBeGreaterThanOrEqual(turns)
      expect(turnsOfARound({ seats, quick, seed, rushing: true })).toBeGreaterThanOrEqual(turns)
    }
  })

  test('but then it can', () => {
    const state = quickestEnd(seats, quick)
    const table = wantedOne.at(state)
    for (let turn = 1; turn <= turns; turn++) {
      expect(isOver(state), `before turn ${turn}`).toBe(false)
      wantedOne.play(table, state.active, draw(quickestDraw(state, turn)))
    }
    expect(isOver(state)).toBe(true)
  })
}

/** Turns until the first round is over: everybody at random, or everybody after a gang that is still missing. */
function turnsOfARound(it: { seats: number; quick: boolean; seed: number; rushing: boolean }): number {
  const options: Partial<Options> = { quick: it.quick }
  const { state, step } = randomGame(wantedOne, { seats: it.seats, options }, it.seed)
  const table = wantedOne.at(state)
  let turns = 0
  while (!isOver(state)) {
    const wanted = it.rushing && state.stack.at(-1)!.kind === 'draw' ? townWithANewGang(state) : undefined
    if (wanted === undefined) {
      if (step()?.action.do === 'draw') turns++
    } else {
      turns++
      wantedOne.play(table, state.active, draw(wanted))
    }
  }
  return turns
}

const townWithANewGang = ({ decks, players, active }: WantedOne): number | undefined =>
  [0, 1, 2, 3].find((town) => players[active]!.stacks[gangOf(decks[town]!.at(-1)!)]!.length === 0)

const isOver = ({ round, winner }: WantedOne): boolean => round > 1 || winner !== null

/** Two or three players are quicker by gangs than by emptying a deck of twelve; in the quick game only two are. */
const endsByGangs = (seats: number, quick: boolean): boolean => seats === 2 || (seats === 3 && !quick)

/** Seat 0 starts, and finds a leader in every town. */
function quickestEnd(seats: number, quick: boolean): WantedOne {
  if (!endsByGangs(seats, quick)) return dealt(seats, { quick })
  const decks = {
    tombstone: 'butch-cassidy …',
    'cripple-creek': 'bob-dalton …',
    'dodge-city': 'billy-the-kid …',
    deadwood: 'jesse-james …',
  }
  return layOutOne(Array.from({ length: seats }, () => '-').join(), { options: { quick }, decks })
}

/** Seat 0 goes from town to town and the others stay where he was first; or all empty one town together. */
function quickestDraw({ players, active, options }: WantedOne, turn: number): number {
  if (active !== 0 || !endsByGangs(players.length, options.quick)) return DODGE_CITY
  return [DODGE_CITY, CRIPPLE_CREEK, DEADWOOD, TOMBSTONE][(turn - 1) / players.length]!
}
