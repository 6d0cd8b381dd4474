// The scenarios of the specification as played turns: the end of the game and the views (14.4).

import { HIDDEN, has } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { wanted } from '../src/index.ts'
import { A, B, C, D, E, aim, atTheTable, card, pass, play, playedOut } from './lay-out.ts'

const out = { out: true } as const

describe('who wins', () => {
  test('W-T89 the Renegade as last survivor', () => {
    atTheTable({ turn: D, A: { life: 1 }, B: out, C: out, D: { hand: 'bang-2C' }, E: out }, (table) => {
      table.act(D, aim('bang-2C', A))
      expect(table.over()).toMatchObject({ winners: [D], because: { key: 'result.renegade' } })
    })
  })

  test('W-T90 the Sheriff dies while Renegade and Deputy live', () => {
    atTheTable({ turn: D, A: { life: 1 }, B: out, D: { hand: 'duel-8C' }, E: out }, (table) => {
      table.act(D, aim('duel-8C', A))
      expect(table.over()).toMatchObject({ winners: [B, E], because: { key: 'result.outlaws' } })
    })
  })

  test('W-T91 a dead Deputy wins', () => {
    atTheTable({ A: { hand: 'gatling-10H' }, B: out, C: out, D: { life: 1 }, E: out }, (table) => {
      table.act(A, play('gatling-10H'))
      expect(table.over()).toMatchObject({ winners: [A, C], because: { key: 'result.law' } })
    })
  })

  test('W-T92 the Renegade’s Gatling kills Sheriff and last Outlaw', () => {
    const laid = { turn: D, A: { life: 1 }, B: { life: 1 }, C: out, D: { hand: 'gatling-10H' }, E: out } as const
    atTheTable(laid, (table) => {
      table.act(D, play('gatling-10H'))
      expect(table.events('eliminated').map(({ by }) => by)).toEqual([A, B])
      expect(table.over()).toMatchObject({ winners: [D], because: { key: 'result.renegade' } })
    })
  })

  test('W-T93 the Deputy’s Indians! kill Sheriff, Outlaw and Renegade', () => {
    const laid = {
      turn: C,
      A: { life: 1 },
      B: out,
      C: { hand: 'indians-AD' },
      D: { life: 1 },
      E: { life: 1 },
    } as const
    atTheTable(laid, (table) => {
      table.act(C, play('indians-AD'))
      expect(table.lives()).toBe('x x 4 x x')
      expect(table.over()).toMatchObject({ winners: [B, E], because: { key: 'result.outlaws' } })
    })
  })

  test('W-T96 Beer and the head count inside a Gatling', () => {
    const laid = {
      A: { hand: 'gatling-10H' },
      B: { life: 1 },
      C: out,
      D: { life: 1, hand: 'beer-6H' },
      E: out,
    } as const
    atTheTable(laid, (table) => {
      table.act(A, play('gatling-10H'))
      table.act(D, pass)
      expect(table.events('eliminated').map(({ by }) => by)).toEqual([B, D])
      expect(table.over()).toMatchObject({ because: { key: 'result.law' } })
    })
  })
})

describe('what is seen', () => {
  test('W-T94 roles and hands are hidden', () => {
    playedOut(5, 3, (state) => {
      const view = wanted.view(state, 1 << B)
      for (const [seat, player] of view.players.entries()) {
        const real = state.players[seat]!
        const open = seat === B || real.role === 'sheriff' || !has(state.alive, seat) || state.result !== null
        expect(player.role).toBe(open ? real.role : HIDDEN)
        expect(player.hand).toEqual(seat === B ? real.hand : real.hand.map(() => HIDDEN))
      }
      const known = (state.topKnown & (1 << B)) === 0 ? 0 : 1
      expect(view.deck.filter((one) => one !== HIDDEN)).toHaveLength(known)
      expect(view).not.toHaveProperty('chance')
    })
  })

  test('W-T95 choices are private', () => {
    atTheTable({ A: { is: 'slab-the-killer', hand: 'bang-2C' }, B: { hand: 'missed-2S' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      const view = table.view(C)
      expect(view.stack.at(-1)).toMatchObject({ kind: 'shot', by: A, seat: B, left: 2 })
      expect(view.resolving).toBe(card('bang-2C'))
      expect(wanted.asks(view)).toMatchObject([{ seat: B, kind: 'shot', must: true }])
      expect(wanted.rules.present(view, C)).toEqual({ options: [], blocked: [] })
      expect(JSON.stringify(view)).not.toContain(`[${card('missed-2S')}]`)
      table.waits(B, 'shot')
    })
  })

  test('an onlooker sees what everybody sees', () => {
    atTheTable({ A: { hand: 'bang-2C' }, E: { hand: 'beer-6H' } }, (table) => {
      const view = table.view()
      expect(view.players.map(({ role }) => role)).toEqual(['sheriff', HIDDEN, HIDDEN, HIDDEN, HIDDEN])
      expect(view.players.map(({ hand }) => hand)).toEqual([[HIDDEN], [], [], [], [HIDDEN]])
      table.waits(A, 'play')
    })
  })
})
