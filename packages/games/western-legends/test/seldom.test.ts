// What seldom comes up in a game: every story told, an objective out of reach, answers given for somebody who isn't there.

import { firstOf } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { claimPlaces } from '../src/rules/claim.ts'
import { westernLegends } from '../src/index.ts'
import { perform } from '../src/effects/perform.ts'
import { type Legends, NONE } from '../src/state.ts'
import { conditionOnTop } from '../src/frames/story.ts'
import { A, B, C, atTheTable, card, doing, hex, layOutLegends, pass, story } from './lay-out.ts'

describe('objectives', () => {
  const places = (hand: string, marshal: number) =>
    claimPlaces(
      layOutLegends({
        options: { objectives: true },
        A: { is: 'bass_reeves', hand, marshal, money: marshal * 10, objectives: '1 3' },
      }),
      A,
    )

  test('are marked on the map only where they could be claimed with what one has', () => {
    expect(places('', 0)).toEqual([])
    expect(places('', 2)).toEqual([])
    expect(places('', 3)).toEqual([hex('darkrock_sheriff_office')])
    expect(places('', 4).toSorted((a, b) => a - b)).toEqual(
      [hex('darkrock_sheriff_office'), hex('darkrock_bank')].toSorted((a, b) => a - b),
    )
  })
})

describe('for somebody who isn’t there', () => {
  test('the Cabaret takes the most they can spend', () => {
    atTheTable({ A: { at: 'red_falls_cabaret', money: 100 } }, (table) => {
      table.act(A, doing('revel'))
      const amounts = table.options(A).map((action) => ('amount' in action ? action.amount : 0))
      expect(amounts.length).toBeGreaterThan(2)
      expect(westernLegends.safe(table.state, A)).toEqual({ do: 'spend', amount: Math.max(...amounts) })
      table.goesOn()
    })
  })

  const safe = (kind: string, frame: object, state: Legends, seat: number) =>
    westernLegends.rules.frames[kind]!.safe!(state, { kind, n: 1, cause: 1, ...frame }, seat)

  test('a demand is met with money if there is enough, else with a card', () => {
    for (const [money, answer] of [
      [90, { do: 'give-money' }],
      [0, { do: 'give-card', card: card('9♥') }],
    ] as const) {
      const state = layOutLegends({ A: { is: 'billy_the_kid', lp: 5 }, B: { money, hand: '9♥ K♠' } })
      expect(safe('demand-answer', { seat: B, by: A }, state, B)).toEqual(answer)
    }
  })

  test('before the Sheriff their own lowest card goes', () => {
    const state = layOutLegends({ A: { hand: 'K♠ 3♥ 9♦' }, B: { hand: '2♥ 5♠' }, C: { hand: 'A♣ 4♦' } })
    for (const [seat, lowest] of [
      [A, '3♥'],
      [B, '2♥'],
      [C, '4♦'],
    ] as const)
      expect(safe('sheriff-discard', { seat }, state, seat)).toEqual({ do: 'discard', cards: [card(lowest)] })
  })
})

test.each([
  [3, 'green'],
  [9, 'blue'],
])('cattle %i that is taken away is told with its colour, %s', (cattle, colour) => {
  const state = layOutLegends({ A: { cattle } })
  const told: unknown[] = []
  perform(
    westernLegends.at(state, (event) => told.push(event)),
    [{ op: 'returnCattle' }],
    0,
    A,
    NONE,
    'track',
  )
  expect(told).toMatchObject([{ type: 'lost-cattle', by: A, colour }])
  expect(state.players[A]).toMatchObject({ herd: 0, cattle: NONE })
})

test('when the last story has been told, all of them are shuffled and told again', () => {
  const laid = { stories: ['local_folk', null], discs: ['AAABBBCCC', ''], A: { at: 'darkrock_bank' } } as const
  atTheTable(laid, (table) => {
    const { state } = table
    table.act(A, pass)
    for (let answers = 0; table.times('next-story') === 0 && answers < 20; answers++) {
      const seat = firstOf(westernLegends.asked(state))
      table.act(seat, westernLegends.safe(state, seat))
    }
    expect(table.events('story')).toMatchObject([{ story: story('local_folk'), slot: 0 }])
    expect(state.piles).toEqual([[story('local_folk')], []])
    expect(state.told).toEqual([])
    expect(table.events('next-story')).toMatchObject([{ slot: 0, condition: conditionOnTop(state, 0) }])
    table.goesOn()
  })
})
