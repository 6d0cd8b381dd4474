// No client can learn a hidden fact, whatever it is sent and whatever it tries.
// SALOON_SPY=40 looks at forty positions of each game instead of four.

import { createHash } from 'node:crypto'
import { findGame } from '@saloon/games'
import {
  type Base,
  type Eyes,
  type GameEvent,
  type GameModule,
  type Rules,
  canonical,
  chanceFrom,
  copyChance,
  hashWith,
  makeGame,
  newHeader,
} from '@saloon/kernel'
import { type Variant, madeUpModule, positionAt, setupOf } from '@saloon/kernel/kit'
import { describe, expect, test } from 'vitest'
import { type Spied, World, seatedTable, spy, sure } from './spy.ts'

hashWith((text) => createHash('sha256').update(text).digest('hex'))

const POSITIONS = Number(process.env['SALOON_SPY'] ?? 4)
const MOVES = 25

const bangDice = sure(findGame('bang-dice'))
/** Of each game that hides something; Pitch in the West lies open on its table. */
const CASES: readonly (readonly [GameModule, Variant<object>])[] = [
  [bangDice, { seats: 5 }],
  [sure(findGame('wanted-one')), { seats: 3, options: { dollars: true, cavalry: true } }],
  [sure(findGame('wanted')), { seats: 5 }],
  [sure(findGame('western-legends')), { seats: 4 }],
  [sure(findGame('flick-em-up')), { seats: 2, options: { scenario: 's04' } }], // what lies hidden in its buildings
  [madeUpModule as unknown as GameModule, { seats: 3 }], // secret choices and permissions
]

type AnyRules = Rules<Base, { readonly do: string }, GameEvent, unknown>
const rules = bangDice.game.rules as unknown as AnyRules

/** BANG! The Dice Game with another rule here and there. */
const withRules = (changed: Partial<AnyRules>): GameModule => ({
  ...bangDice,
  game: makeGame({ ...rules, ...changed }),
})

/** Another state that these eyes can't tell from this one; undefined: there is none. */
function lookalike({ game }: GameModule, state: Base, eyes: Eyes): Base | undefined {
  for (let seed = 1; seed < 20; seed++) {
    const other = game.imagine(game.view(state, eyes), chanceFrom(seed, eyes))
    other.chance = copyChance(state.chance)
    if (canonical(other) !== canonical(state)) return other
  }
  return undefined
}

type Found = Spied & { readonly eyes: Eyes }

/** Every seat, and an onlooker, spies on a game that goes on from this state. */
async function spyOn(
  module: GameModule,
  variant: Variant<object>,
  state: Base,
  seed: number,
  moves: number,
): Promise<Found[]> {
  const { game } = module
  const table = await seatedTable(module, variant.seats)
  const setup = setupOf(game, variant)
  const found: Found[] = []
  for (const eyes of [0, ...state.given.map((_, seat) => 1 << seat)]) {
    const other = lookalike(module, state, eyes)
    if (other === undefined) continue
    const open = (from: Base) => World.open(module, table, newHeader(game, setup, { state: from }))
    const [one, two] = [await open(state), await open(other)]
    found.push({ eyes, ...(await spy(one, two, eyes, chanceFrom(seed, 7), moves)) })
    one.close()
    two.close()
  }
  return found
}

describe('what somebody is sent doesn’t depend on what they can’t see', { timeout: 600_000 }, () => {
  test.each(CASES.map(([module, variant]) => [module.game.rules.id, module, variant] as const))(
    '%s, through the eyes of every seat and of an onlooker',
    async (_id, module, variant) => {
      await module.game.rules.ready?.()
      const types = new Set<string>()
      let same = 0
      for (let position = 0; position < POSITIONS; position++) {
        const at = Math.floor((1000 * position) / POSITIONS) // the first is right after the deal
        const state = positionAt(module.game, [variant], { variant: 0, seed: position + 1, at })
        for (const spied of await spyOn(module, variant, state, position, MOVES)) {
          expect(spied.leak, `position ${position}, eyes ${spied.eyes}`).toBeUndefined()
          same += spied.same
          for (const type of spied.types) types.add(type)
        }
      }
      expect([...types]).toEqual(expect.arrayContaining(['table', 'start', 'step', 'reply', 'asked']))
      expect(same).toBeGreaterThan(POSITIONS * 50)
    },
  )

  test('the deal tells nobody another’s role', async () => {
    const table = await seatedTable(bangDice, 5)
    const setup = setupOf(bangDice.game, { seats: 5 })
    const secret = '1'.repeat(32)
    const dealt = positionAt(bangDice.game, [{ seats: 5 }], { variant: 0, seed: 1, at: 0 })
    const isSecret = (dealt as Base & { players: { shown: boolean }[] }).players.map(({ shown }) => !shown)
    for (const [eyes, isTold] of [
      [0, false] as const,
      ...isSecret.map((secret, seat) => [1 << seat, secret] as const),
    ]) {
      const worlds = [dealt, lookalike(bangDice, dealt, eyes)!].map((position) => {
        const module = withRules({ deal: (setup, chance) => ({ ...position, first: rules.deal(setup, chance).first }) })
        return World.open(module, table, newHeader(module.game, setup, { secret }), secret)
      })
      const [one, two] = await Promise.all(worlds)
      const { leak } = await spy(one!, two!, eyes, chanceFrom(1), 1)
      expect(leak, `eyes ${eyes}`).toBeUndefined()
      expect(one!.sentTo(eyes).join()).toContain('"type":"dealt"')
      expect(one!.sentTo(eyes).join().includes('"only"')).toBe(isTold)
      one!.close()
      two!.close()
    }
  })
})

describe('a leak is found', () => {
  type WithRoles = { readonly players: readonly { readonly role: string | number }[] }
  const renegade = (table: object): number =>
    (table as WithRoles).players.findIndex((player) => player.role === 'renegade')
  const roll = rules.frames['roll']!

  const LEAKS: readonly (readonly [where: string, Partial<AnyRules>])[] = [
    ['in a view', { view: (state, eyes) => ({ ...rules.view(state, eyes), handed: renegade(state) }) }],
    ['in a refusal', { why: (table) => ({ code: 'not-now', facts: { seat: renegade(table) } }) }],
    ['in the options of a question', { frames: { ...rules.frames, roll: { ...roll, options: betrayingOptions } } }],
    [
      'in an event',
      {
        frames: {
          ...rules.frames,
          roll: {
            ...roll,
            answer(game, frame, seat, action) {
              game.tell?.({ type: 'kept', by: renegade(game.state) })
              roll.answer!(game, frame, seat, action)
            },
          },
        },
      },
    ],
    [
      'in an event for other eyes',
      {
        frames: {
          ...rules.frames,
          roll: {
            ...roll,
            answer(game, frame, seat, action) {
              game.tell?.({ type: 'kept', by: seat, only: { eyes: 1 << ((renegade(game.state) + 1) % 5) } })
              roll.answer!(game, frame, seat, action)
            },
          },
        },
      },
    ],
  ]

  function betrayingOptions(table: object): readonly { readonly do: string; readonly hint?: number }[] {
    return [{ do: 'roll' }, ...(renegade(table) % 2 === 0 ? [] : [{ do: 'stop' }])]
  }

  test.each(LEAKS)('%s', async (_where, changed) => {
    const state = positionAt(bangDice.game, [{ seats: 5 }], { variant: 0, seed: 1, at: 0 })
    const found = await spyOn(withRules(changed), { seats: 5 }, state, 1, 3)
    expect(found.filter(({ leak }) => leak !== undefined)).not.toEqual([])
  })
})
