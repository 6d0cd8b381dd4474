// Bad input: refused with a code and the numbers, and nothing has changed (the scenario itself looks at that).

import { describe, expect, test } from 'vitest'
import { wanted } from '../src/index.ts'
import {
  A,
  B,
  C,
  D,
  E,
  aim,
  atTheTable,
  bang,
  barrel,
  card,
  choose,
  discard,
  drawDiscard,
  drawFrom,
  end,
  grab,
  jourdonnais,
  missed,
  pass,
  pick,
  play,
  putBack,
  sid,
} from './lay-out.ts'

describe('cards', () => {
  test('that don’t exist', () => {
    atTheTable({ A: { hand: 'bang-2C' } }, (table) => {
      for (const nothing of [-1, 80, 1000]) {
        expect(table.refused(A, { do: 'play', card: nothing })).toEqual({ code: 'no-such-card' })
        expect(table.refused(A, { do: 'aim', card: nothing, at: B })).toEqual({ code: 'no-such-card' })
        expect(table.refused(A, { do: 'grab', card: nothing, at: B, pick: -1 })).toEqual({ code: 'no-such-card' })
      }
      table.waits(A, 'play')
    })
  })

  test('that aren’t in the hand', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { hand: 'beer-6H' } }, (table) => {
      for (const action of [play('beer-6H'), aim('bang-3C', B), grab('panic-JH', B)])
        expect(table.refused(A, action).code).toBe('not-in-hand')
      expect(table.refused(A, play('beer-6H'))).toEqual({ code: 'not-in-hand', facts: { card: card('beer-6H') } })
      table.waits(A, 'play')
    })
  })

  test('that are played in another way', () => {
    atTheTable({ A: { hand: 'bang-2C beer-6H panic-JH missed-2S' }, B: { hand: 'beer-7H' } }, (table) => {
      expect(table.refused(A, play('bang-2C')).code).toBe('played-otherwise')
      expect(table.refused(A, aim('beer-6H', B)).code).toBe('played-otherwise')
      expect(table.refused(A, aim('panic-JH', B)).code).toBe('played-otherwise')
      expect(table.refused(A, grab('bang-2C', B)).code).toBe('played-otherwise')
      expect(table.refused(A, play('missed-2S')).code).toBe('only-an-answer')
      expect(table.refused(A, aim('missed-2S', B)).code).toBe('only-an-answer')
      table.waits(A, 'play')
    })
  })

  test('that aren’t among those to choose from', () => {
    atTheTable({ turn: B, at: 'draw', deck: 'bang-2C beer-6H missed-2S' }, (table) => {
      expect(table.refused(B, putBack('bang-3C'))).toEqual({ code: 'not-among-them', facts: { card: card('bang-3C') } })
      expect(table.refused(B, { do: 'put-back', card: 80 })).toEqual({ code: 'no-such-card' })
      table.waits(B, 'kit')
    })
    const lucky = { seats: 6, turn: 5, at: 'start', F: { inPlay: 'jail-10S' }, deck: 'bang-2C beer-6H' } as const
    atTheTable(lucky, (table) => {
      expect(table.refused(5, choose('bang-3C')).code).toBe('not-among-them')
      table.waits(5, 'lucky')
    })
  })

  test('that are named twice, or too few or too many', () => {
    atTheTable({ turn: C, C: { is: 'sid-ketchum', life: 2, hand: 'bang-2C bang-3C bang-4C missed-2S' } }, (table) => {
      expect(table.refused(C, sid('bang-2C bang-2C'))).toEqual({ code: 'each-card-once' })
      expect(table.refused(C, sid('bang-2C'))).toEqual({ code: 'sid-two-cards' })
      expect(table.refused(C, sid('bang-2C bang-5C')).code).toBe('not-in-hand')
      table.act(C, end)
      expect(table.refused(C, discard('bang-2C bang-2C'))).toEqual({ code: 'each-card-once' })
      expect(table.refused(C, discard('bang-2C'))).toEqual({ code: 'discard-exactly', facts: { count: 2 } })
      table.waits(C, 'discard')
    })
  })
})

describe('targets', () => {
  test('that are dead, out of range, jailed already, the Sheriff, oneself, or nobody', () => {
    const laid = {
      turn: E,
      A: { hand: 'beer-6H' },
      B: { inPlay: 'jail-JS' },
      C: { out: true },
      E: { hand: 'bang-2C duel-8C jail-10S panic-JH cat-balou-KH' },
    } as const
    atTheTable(laid, (table) => {
      const everyTarget = (at: number) => [
        aim('bang-2C', at),
        aim('duel-8C', at),
        aim('jail-10S', at),
        grab('panic-JH', at),
      ]
      for (const action of everyTarget(C))
        expect(table.refused(E, action)).toEqual({ code: 'out-of-the-game', facts: { seat: C } })
      for (const action of everyTarget(7)) expect(table.refused(E, action)).toEqual({ code: 'no-such-player' })
      for (const action of everyTarget(-1)) expect(table.refused(E, action)).toEqual({ code: 'no-such-player' })
      for (const action of [aim('bang-2C', E), aim('duel-8C', E)])
        expect(table.refused(E, action)).toEqual({ code: 'not-at-yourself' })
      expect(table.refused(E, aim('bang-2C', B))).toEqual({
        code: 'out-of-range',
        facts: { seat: B, distance: 2, range: 1 },
      })
      expect(table.refused(E, aim('jail-10S', B))).toEqual({ code: 'already-jailed', facts: { seat: B } })
      expect(table.refused(E, aim('jail-10S', A))).toEqual({ code: 'sheriff-not-jailed', facts: { seat: A } })
      expect(table.refused(E, grab('panic-JH', B, 'jail-JS'))).toEqual({
        code: 'too-far',
        facts: { seat: B, distance: 2 },
      })
      expect(table.refused(E, grab('cat-balou-KH', A, 'jail-JS'))).toEqual({
        code: 'not-in-front',
        facts: { seat: A, card: card('jail-JS') },
      })
      expect(table.refused(E, grab('cat-balou-KH', E))).toEqual({ code: 'not-your-own-hand' })
      expect(table.refused(E, { ...grab('cat-balou-KH', A), pick: -2 })).toEqual({ code: 'no-such-card' })
      table.waits(E, 'play')
    })
  })

  test('of Jesse Jones', () => {
    atTheTable({ turn: C, at: 'draw', A: { hand: 'beer-6H' }, D: { out: true } }, (table) => {
      expect(table.refused(C, drawFrom(C))).toEqual({ code: 'not-at-yourself' })
      expect(table.refused(C, drawFrom(D))).toEqual({ code: 'out-of-the-game', facts: { seat: D } })
      expect(table.refused(C, drawFrom(B))).toEqual({ code: 'no-hand-cards', facts: { seat: B } })
      expect(table.refused(C, drawFrom(9))).toEqual({ code: 'no-such-player' })
      expect(table.refused(C, drawDiscard)).toEqual({ code: 'not-now' })
      table.waits(C, 'jesse')
    })
  })
})

describe('questions', () => {
  test('of another seat, or that are no longer open', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { hand: 'missed-2S' }, C: { hand: 'missed-3S' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      const [ask] = wanted.asks(table.state)
      const playing = wanted.at(table.state)
      // Another seat, naming the question put to B.
      expect(wanted.apply(playing, C, { ask: ask!.id, action: missed('missed-3S') })).toEqual({ code: 'not-asked' })
      expect(wanted.refusal(table.state, C, missed('missed-3S'))).toEqual({
        code: 'not-your-decision',
        facts: { seat: B },
      })
      table.act(B, pass)
      // B again, naming what has been answered.
      expect(wanted.apply(playing, B, { ask: ask!.id, action: pass })).toEqual({ code: 'question-closed' })
      expect(table.lives()).toBe('5 3 4 4 4')
      table.waits(A, 'play')
    })
  })

  test('that ask for something else', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { hand: 'missed-2S beer-6H' } }, (table) => {
      for (const action of [pass, barrel, bang('bang-2C'), pick('bang-2C'), discard('bang-2C')])
        expect(table.refused(A, action)).toEqual({ code: 'not-now' })
      table.act(A, aim('bang-2C', B))
      for (const action of [end, bang('missed-2S'), { do: 'give-up' }])
        expect(table.refused(B, action)).toEqual({ code: 'not-now' })
      expect(table.refused(B, barrel)).toEqual({ code: 'no-barrel' })
      expect(table.refused(B, jourdonnais)).toEqual({ code: 'only-jourdonnais' })
      expect(table.refused(B, missed('beer-6H'))).toEqual({ code: 'no-missed', facts: { card: card('beer-6H') } })
      table.waits(B, 'shot')
    })
  })

  test('after the end', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { out: true }, D: { out: true }, E: { life: 1 } }, (table) => {
      table.act(A, aim('bang-2C', E))
      table.over()
      expect(wanted.apply(wanted.at(table.state), A, { ask: '0.1.0.0', action: end })).toEqual({ code: 'game-over' })
    })
  })

  test('Sid Ketchum’s ability, of anybody else or when he is out', () => {
    atTheTable({ A: { hand: 'bang-2C bang-3C' }, C: { is: 'sid-ketchum', out: true } }, (table) => {
      expect(table.refused(A, sid('bang-2C bang-3C'))).toEqual({ code: 'only-sid' })
      expect(wanted.refusal(table.state, C, sid('bang-2C bang-3C'))).toEqual({
        code: 'out-of-the-game',
        facts: { seat: C },
      })
      table.waits(A, 'play')
    })
  })
})

test('a number of players or an option that isn’t there', () => {
  for (const seats of [3, 8, 4.5, '5'])
    expect(wanted.prepare({ seats })).toMatchObject({ code: 'seats-out-of-range', facts: { min: 4, max: 7 } })
  expect(wanted.prepare({ seats: 5, options: { simple: true } })).toMatchObject({ code: 'unknown-option' })
  expect(wanted.prepare({ seats: 5, options: { simplified: 1 } })).toMatchObject({ code: 'option-out-of-range' })
})
