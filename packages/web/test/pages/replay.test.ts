// The course of a game and its figures, without a screen.

import type { Told } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import type { Moment } from '../../src/link/link.ts'
import { eyesightOf, momentIn } from '../../src/pages/replay/address.ts'
import { diceOf, figuresOf, turningPoints } from '../../src/pages/replay/statistics.ts'
import { pointFrom, timelineOf, turnFrom } from '../../src/pages/replay/playback/timeline.ts'

const told = (move: number, type: string, by: number, facts: object = {}): Told => ({
  type,
  by,
  move,
  cause: move,
  ...facts,
})
const act = (seq: number, seat: number, ...events: Told[]): Moment => ({
  seq,
  happened: { type: 'act', seat, by: 'person' },
  told: events,
})

const GAME: readonly Moment[] = [
  { seq: 0, happened: { type: 'deal' }, told: [told(0, 'role-shown', 0), told(0, 'turn-began', 0)] },
  act(1, 0, told(1, 'rolled', 0, { which: [0, 1], faces: ['arrow', 'beer'] })),
  { seq: 2, happened: { type: 'snapshot' }, told: [] },
  act(3, 0, told(2, 'shot', 0, { at: 1 }), told(2, 'life-lost', 1, { before: 5, after: 1 }), told(2, 'turn-began', 1)),
  act(4, 1, told(3, 'rolled', 1, { which: [1], faces: ['arrow', 'arrow'] }), told(3, 'eliminated', 1)),
]

describe('the course of a game', () => {
  const course = timelineOf(GAME)
  test('R2: one can stop wherever something happened', () => {
    expect(course.points).toEqual([0, 1, 3, 4])
    expect([pointFrom(course.points, 1, 1), pointFrom(course.points, 3, -1), pointFrom(course.points, 4, 1)]).toEqual([
      3, 1, 4,
    ])
  })
  test('turns begin where the game tells so, and are somebody’s', () => {
    expect(course.turns).toEqual([
      { seq: 0, seat: undefined },
      { seq: 3, seat: 1 },
    ])
    expect([turnFrom(course, 1, 1), turnFrom(course, 3, 1), turnFrom(course, 3, -1)]).toEqual([3, 4, 0])
  })
  test('what mattered has a sign, once a row, and never the deal', () => {
    expect(course.keys.map(({ seq, kind }) => [seq, kind])).toEqual([
      [3, 'swing'],
      [4, 'knock-out'],
    ])
  })
})

describe('figures', () => {
  test('count what each did and lost', () => {
    const [first, second] = figuresOf(GAME, 2)
    expect(first).toMatchObject({ decisions: 2, atOthers: 1, lost: 0 })
    expect(second).toMatchObject({ decisions: 1, turns: 1, lost: 4 })
    expect(turningPoints(GAME).map(({ event }) => event.type)).toEqual(['life-lost', 'eliminated'])
  })
  test('where a game tells what life is left, that is reckoned with', () => {
    const game: readonly Moment[] = [
      {
        seq: 0,
        happened: { type: 'deal' },
        told: [told(0, 'dealt', 0, { life: 5 }), told(0, 'dealt', 1, { life: 4 })],
      },
      act(1, 0, told(1, 'hit', 1, { from: 0, life: 3 })),
      act(2, 1, told(2, 'healed', 1, { life: 4 })),
      act(3, 1, told(3, 'hurt', 0, { points: 3, life: 2 })),
    ]
    expect(figuresOf(game, 2).map(({ lost, gained }) => [lost, gained])).toEqual([
      [3, 0],
      [1, 1],
    ])
    expect(turningPoints(game).map(({ event }) => event.type)).toEqual(['hurt'])
  })
  test('of a throw again only the dice thrown count', () => {
    const dice = diceOf(GAME, { 'face.arrow': 'Arrow', 'face.beer': 'Beer', 'face.beer.help': '' })
    expect(dice).toMatchObject({ rolled: 3, expected: 1.5 })
    expect(dice!.faces).toEqual([
      { face: 'arrow', count: 2 },
      { face: 'beer', count: 1 },
    ])
    expect(diceOf(GAME, {})).toBeUndefined()
  })
})

test('R4: an address that makes no sense opens at the beginning, with everything', () => {
  expect(momentIn('?at=12&as=2', 4)).toEqual({ at: 12, as: '2' })
  expect(momentIn('?at=-1&as=9', 4)).toEqual({ at: 0, as: 'all' })
  expect(momentIn('?at=x&as=known', 4)).toEqual({ at: 0, as: 'known' })
  expect([eyesightOf(0b1111, 4), eyesightOf(0, 4), eyesightOf(0b100, 4)]).toEqual(['all', 'known', '2'])
})
