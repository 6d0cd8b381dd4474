// The rulings of the specification: Saloon, end of the round.

import { describe, expect, test } from 'vitest'
import { saloonKindOf, wantedOne } from '../src/index.ts'
import {
  CRIPPLE_CREEK,
  DALTONS,
  DEADWOOD,
  JAMES_YOUNGER,
  LONERS,
  SALOON,
  TOMBSTONE,
  type OneTable,
  WILD_BUNCH,
  atTheTable,
  draw,
  everyCard,
  giveUp,
  hunt,
  outlaw,
  randomMoments,
  ride,
  score,
  swindle,
} from './lay-out.ts'

describe('Saloon', () => {
  test.each([
    ['sheriff', 'sheriff', [giveUp(WILD_BUNCH), giveUp(DALTONS)]],
    ['bounty-hunter', 'bounty', [hunt(1, LONERS), hunt(1, JAMES_YOUNGER)]],
    ['swindler', 'swindle', [swindle(1, LONERS), swindle(1, JAMES_YOUNGER)]],
  ] as const)('WO-R18 the effect of a %s comes at once and cannot be declined', (kind, question, choices) => {
    atTheTable('1/1/0/0, 0/0/1/1', { decks: { saloon: `${kind} …` } }, (table) => {
      table.act(0, draw(SALOON))
      expect(table.options(0)).toEqual(choices)
      table.waits(0, question)
    })
  })

  test.each(['sheriff', 'bounty-hunter', 'swindler'] as const)(
    'WO-R19 a %s without effect is discarded all the same',
    (kind) => {
      atTheTable('-, -', { decks: { saloon: `${kind} …` } }, (table) => {
        table.act(0, draw(SALOON))
        expect(table.told).toMatchObject([
          { type: 'saloon-drawn', by: 0 },
          { type: 'no-effect', by: 0 },
        ])
        expect(table.state.discard.map(saloonKindOf)).toEqual([kind])
        table.waits(1, 'draw')
      })
    },
  )

  test('WO-R20 the Sheriff hits the player who drew him', () => {
    atTheTable('0/0/2/0, active 1/1/0/0', { decks: { saloon: 'sheriff …' } }, (table) => {
      table.act(1, draw(SALOON))
      expect(table.options(1)).toEqual([giveUp(WILD_BUNCH), giveUp(DALTONS)])
      table.act(1, giveUp(DALTONS))
      expect(table.standing()).toBe('0/0/2/0, 1/0/0/0')
      table.waits(0, 'draw')
    })
  })

  test.each(['bounty-hunter', 'swindler'] as const)(
    'WO-R21 WO-R22 a %s may touch any opponent’s stack, however poor he is, and never one’s own',
    (kind) => {
      atTheTable('1/2/0/0, 0/0/0/1, 3/0/3/0', { decks: { saloon: `${kind} …` } }, (table) => {
        const at = kind === 'swindler' ? swindle : hunt
        table.act(0, draw(SALOON))
        expect(table.options(0)).toEqual([at(1, JAMES_YOUNGER), at(2, WILD_BUNCH), at(2, LONERS)])
        expect(table.refused(0, at(0, DALTONS)).code).toBe('not-your-own')
        expect(table.refused(0, at(1, DALTONS))).toEqual({ code: 'empty-stack', facts: { seat: 1, gang: DALTONS } })
        expect(table.refused(0, at(3, DALTONS)).code).toBe('no-such-player')
        expect(table.refused(0, at(1, 4)).code).toBe('no-such-gang')
        table.act(0, at(1, JAMES_YOUNGER))
        table.goesOn()
      })
    },
  )

  test('WO-R23 a stolen card goes on the thief’s stack of its own gang', () => {
    atTheTable('kid-curry bob-dalton, elzy-lay grat-dalton', { decks: { saloon: 'swindler …' } }, (table) => {
      table.act(0, draw(SALOON))
      table.act(0, swindle(1, DALTONS))
      expect(table.state.players[0]!.stacks).toEqual([
        [outlaw('kid-curry')],
        [outlaw('bob-dalton'), outlaw('grat-dalton')],
        [],
        [],
      ])
      table.waits(1, 'draw')
    })
  })

  test('WO-R24 a thief without that stack starts it', () => {
    atTheTable('kid-curry, elzy-lay cattle-kate', { decks: { saloon: 'swindler …' } }, (table) => {
      table.act(0, draw(SALOON))
      table.act(0, swindle(1, LONERS))
      expect(table.state.players[0]!.stacks[LONERS]).toEqual([outlaw('cattle-kate')])
      table.waits(1, 'draw')
    })
  })

  test('WO-R25 what is discarded stays out for the round and is back in the next', () => {
    const decks = { saloon: 'sheriff …', deadwood: 'jesse-james' }
    atTheTable('sundance-kid, -', { decks }, (table) => {
      table.act(0, draw(SALOON))
      const out = table.state.discard.slice(-2)
      expect(out).toContain(outlaw('sundance-kid'))
      table.act(1, draw(TOMBSTONE))
      expect(table.state.discard).toEqual(expect.arrayContaining(out))
      table.act(0, draw(DEADWOOD))
      expect(table.state.round).toBe(2)
      expect(table.state.discard).toEqual([])
      expect(table.state.decks.flat().toSorted((a, b) => a - b)).toEqual(everyCard(table.state))
      table.goesOn()
    })
  })

  test.each(['sheriff', 'bounty-hunter', 'swindler'] as const)('WO-R26 the Cavalry does not stop a %s', (kind) => {
    const given = { options: { cavalry: true }, cavalry: TOMBSTONE, decks: { saloon: `${kind} …` } }
    atTheTable('sundance-kid, etta-place', given, (table) => {
      table.act(0, draw(SALOON))
      expect(table.standing()).toBe(
        { sheriff: '0/0/0/0, 1/0/0/0', 'bounty-hunter': '1/0/0/0, 0/0/0/0', swindler: '2/0/0/0, 0/0/0/0' }[kind],
      )
      table.waits(0, 'cavalry')
    })
  })
})

describe('end of the round', () => {
  test('WO-R27 WO-R29 an empty town ends it, and its last card counts', () => {
    atTheTable('0/0/0/1, 0/0/0/1', { decks: { deadwood: 'jesse-james' } }, (table) => {
      table.act(0, draw(DEADWOOD))
      expect(table.types().slice(0, 2)).toEqual(['drew', 'deck-emptied'])
      expect(table.told).toContainEqual(
        expect.objectContaining({ type: 'counted', gang: JAMES_YOUNGER, counts: [2, 1] }),
      )
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'scored', by: 0, points: 3 }))
      table.goesOn()
    })
  })

  test('WO-R27 WO-R28 an empty Saloon ends it, after its last card took effect', () => {
    atTheTable('0/1/1/0, 2/0/0/0', { decks: { saloon: 'sheriff' } }, (table) => {
      table.act(0, draw(SALOON))
      table.waits(0, 'sheriff')
      expect(table.types()).toEqual(['saloon-drawn'])
      table.act(0, giveUp(LONERS))
      expect(table.types().slice(1, 3)).toEqual(['arrested', 'deck-emptied'])
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'counted', gang: LONERS, counts: [0, 0] }))
      table.goesOn()
    })
  })

  test('WO-R27 WO-R31 four gangs end it, by a town card or by a Swindler', () => {
    atTheTable('1/1/1/0, 2/0/0/0', { decks: { deadwood: 'john-younger …' } }, (table) => {
      table.act(0, draw(DEADWOOD))
      expect(table.types().slice(0, 2)).toEqual(['drew', 'four-gangs'])
      table.goesOn()
    })
    atTheTable('1/1/1/0, 2/0/0/1', { decks: { saloon: 'swindler …' } }, (table) => {
      table.act(0, draw(SALOON))
      table.act(0, swindle(1, JAMES_YOUNGER))
      expect(table.types().slice(1, 3)).toEqual(['swindled', 'four-gangs'])
      table.goesOn()
    })
  })

  test('WO-R30 only the player whose turn it is ever gains a card', () => {
    for (let seed = 0; seed < 5; seed++) {
      let before: { round: number; counts: number[]; active: number } | undefined
      for (const { state } of randomMoments(4, {}, seed)) {
        const counts = state.players.map(({ stacks }) => stacks.reduce((sum, stack) => sum + stack.length, 0))
        if (before && before.round === state.round) {
          for (const [seat, count] of counts.entries())
            if (seat !== before.active) expect(count).toBeLessThanOrEqual(before.counts[seat]!)
        }
        before = { round: state.round, counts, active: state.active }
      }
    }
  })

  test('WO-R32 the end is immediate: nobody draws again, nothing is revealed, the Cavalry stays', () => {
    const given = { options: { cavalry: true }, cavalry: CRIPPLE_CREEK, decks: { deadwood: 'jesse-james …' } }
    atTheTable('1/1/1/0, 4/0/0/0, -, -', given, (table) => {
      table.act(0, draw(DEADWOOD))
      const round = table.types().slice(0, table.types().indexOf('round-began'))
      expect(round.slice(0, 3)).toEqual(['drew', 'four-gangs', 'counted'])
      expect(round).not.toContain('revealed')
      expect(table.state.round).toBe(2)
      table.goesOn()
    })
  })

  test('WO-R33 both reasons at once end one round, once', () => {
    atTheTable('1/1/1/0, 4/0/0/0', { decks: { deadwood: 'jesse-james' } }, (table) => {
      table.act(0, draw(DEADWOOD))
      expect(table.types().slice(0, 4)).toEqual(['drew', 'deck-emptied', 'four-gangs', 'counted'])
      expect(table.types().filter((type) => type === 'counted')).toHaveLength(4)
      expect(table.state.round).toBe(2)
      table.goesOn()
    })
  })

  test('WO-R34 a Swindler is used even where every theft ends the round', () => {
    atTheTable('1/1/1/0, 0/0/0/2, 0/0/0/1', { decks: { saloon: 'swindler …' } }, (table) => {
      table.act(0, draw(SALOON))
      expect(table.options(0)).toEqual([swindle(1, JAMES_YOUNGER), swindle(2, JAMES_YOUNGER)])
      table.act(0, swindle(2, JAMES_YOUNGER))
      expect(table.types()).toContain('four-gangs')
      table.goesOn()
    })
  })

  test('WO-R35 ending the round gives no bonus', () => {
    atTheTable('1/1/1/0, 4/0/0/0', { decks: { deadwood: 'john-younger …' } }, (table) => {
      table.act(0, draw(DEADWOOD))
      const points = table.told.flatMap((event) => (event.type === 'scored' ? [event.points] : []))
      expect(points).toEqual(score('1/1/1/1, 4/0/0/0').points)
      expect(points).toEqual([8, 8])
      table.goesOn()
    })
  })
})

describe('answers for somebody who isn’t there (specification 4.2)', () => {
  const safeAnswer = ({ state }: OneTable) => wantedOne.safe(state, state.active)

  test('draw: the first open town, no dollar; Cavalry: stay', () => {
    atTheTable('-, -', { options: { dollars: true, cavalry: true } }, (table) => {
      table.act(0, safeAnswer(table))
      expect(table.told[0]).toMatchObject({ type: 'drew', town: TOMBSTONE })
      table.act(0, ride(TOMBSTONE))
      table.act(1, safeAnswer(table))
      expect(table.told.at(-2)).toMatchObject({ type: 'drew', town: CRIPPLE_CREEK })
      table.act(1, safeAnswer(table))
      expect(table.state.cavalry).toBe(TOMBSTONE)
      table.waits(0, 'draw')
    })
  })

  test.each([
    ['sheriff', 'active 3/2/2/0, 1/0/0/0, -', giveUp(DALTONS)],
    ['bounty-hunter', 'active -, -, 0/1/2/2', hunt(2, LONERS)],
    ['swindler', '0/2/0/3, active 1/0/0/0, -', swindle(0, JAMES_YOUNGER)],
  ] as const)('%s: the smallest own stack, the largest of the next opponent', (kind, line, answer) => {
    atTheTable(line, { decks: { saloon: `${kind} …` } }, (table) => {
      const { active } = table.state
      table.act(active, draw(SALOON))
      expect(safeAnswer(table)).toEqual(answer)
      table.goesOn()
    })
  })
})
