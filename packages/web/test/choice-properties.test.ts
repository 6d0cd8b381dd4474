// Picking thing by thing reaches every legal action and nothing else, in whatever position of whatever game (T2).

import { type Action, type Base, type Game, chanceFrom, kernelEn, listActions, only, pick, say } from '@saloon/kernel'
import { type Variant, madeUp, positionAt } from '@saloon/kernel/kit'
import { bangDice, bangDiceModule } from '@saloon/bang-dice'
import { wanted, wantedModule } from '@saloon/wanted'
import { westernLegends } from '@saloon/western-legends'
import { wantedOne, wantedOneModule } from '@saloon/wanted-one'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Choice, type Question, choiceOf, openingOf, questionFor } from '../src/table/choice/choice.ts'
import { type Draft, EMPTY } from '../src/table/choice/draft.ts'
import { numbersIn } from '../src/table/choice/family.ts'
import { legalRefs } from '../src/table/choice/picking.ts'
import { type Ref, refOf } from '../src/table/choice/ref.ts'

const GAMES: readonly (readonly [string, Game, readonly Variant<unknown>[]])[] = [
  ['bang-dice', bangDice as unknown as Game, [{ seats: 3 }, { seats: 5 }, { seats: 8 }]],
  [
    'wanted-one',
    wantedOne as unknown as Game,
    [
      { seats: 3, options: { dollars: true, cavalry: true } },
      { seats: 4, options: {} },
    ],
  ],
  ['wanted', wanted as unknown as Game, [{ seats: 4 }, { seats: 7 }]],
  [
    'western-legends',
    westernLegends as unknown as Game,
    [
      { seats: 2, options: { length: 'short', wildWildWest: true } },
      { seats: 4, options: { length: 'short' } },
    ],
  ],
  ['made-up', madeUp as unknown as Game, [{ seats: 2 }, { seats: 4 }]],
]
const OBJECTS = new Set(['card', 'seat', 'die', 'place', 'piece', 'word', 'yes-no'])

/** A choice made by hand, without a screen. */
class Hand {
  readonly question: Question
  draft: Draft
  committed: Action | undefined
  constructor(question: Question) {
    this.question = question
    this.draft = openingOf(question)
  }
  get choice(): Choice {
    return choiceOf(this.question, this.draft, {
      change: (draft) => {
        this.draft = draft
      },
      commit: (action) => {
        this.committed = action
      },
      refuse: (ref) => {
        throw new Error(`${ref} can't be picked`)
      },
    })
  }
  clear(): void {
    this.draft = EMPTY
  }
}

const spots = fc.record({ variant: fc.nat(9), seed: fc.nat(100_000), at: fc.nat(999) })

function everyQuestion(
  game: Game,
  variants: readonly Variant<unknown>[],
  runs: number,
  look: (question: Question, seed: number) => void,
) {
  fc.assert(
    fc.property(spots, (spot) => {
      const state: Base = positionAt(game, variants, spot)
      for (const { seat } of game.asks(state)) look(questionFor(game, game.view(state, only(seat)), seat), spot.seed)
    }),
    { numRuns: runs },
  )
}

const MOST_LISTED = 1500 // of one option
function legalActions({ game, view, seat }: Question): Action[] {
  return game
    .options(view, seat)
    .flatMap((option) => listActions([option], MOST_LISTED))
    .filter((action) => !game.refusal(view, seat, action))
}

/** The fields of an action that name things, with the things. */
function thingsOf(game: Game, action: Action): { field: string; refs: Ref[]; isList: boolean }[] {
  const shapes = game.rules.actions as Readonly<Record<string, Readonly<Record<string, string | readonly [string]>>>>
  const fields = action as unknown as Readonly<Record<string, number | string | readonly (number | string)[]>>
  return Object.keys(fields).flatMap((field) => {
    const shape = shapes[action.do]![field]
    const kind = typeof shape === 'string' ? shape : shape?.[0]
    if (field === 'do' || kind === undefined || !OBJECTS.has(kind)) return []
    const value = fields[field]!
    const values = typeof value === 'object' ? value : [value]
    return [{ field, refs: values.map((one) => refOf(kind as 'card', one)), isList: typeof value === 'object' }]
  })
}

describe.each(GAMES)('%s', (_name, game, variants) => {
  test('T2: what can be picked is what the legal actions name first, and what there is to do', () => {
    everyQuestion(game, variants, 60, (question) => {
      const permissions = new Set(question.asks.filter(({ must }) => !must).map(({ kind }) => kind))
      const legal = legalActions(question)
      const asked = legal.filter((action) => !permissions.has(action.do))
      const names = [...new Set(asked.map((action) => action.do))]
      const expected = new Set<Ref>()
      const begun = names.map((name) =>
        asked.filter((action) => action.do === name).map((action) => thingsOf(game, action)[0]?.refs ?? []),
      )
      // What a pick alone tells from everything else needs no word.
      const isClear = (name: string): boolean => {
        const own = begun[names.indexOf(name)]!
        const others = new Set(begun.filter((one) => one !== own).flat(2))
        return own.every((refs) => refs.length > 0 && !refs.some((ref) => others.has(ref)))
      }
      for (const action of asked) {
        const [first] = thingsOf(game, action)
        const option = game.options(question.view, question.seat).find((one) => one.do === action.do)!
        const domain: unknown = first && (option as unknown as Record<string, unknown>)[first.field]
        const isPartByPart = typeof domain === 'object' && domain !== null && 'each' in domain
        for (const ref of isPartByPart ? first!.refs.slice(0, 1) : (first?.refs ?? [])) expected.add(ref)
        if (
          (names.length > 1 && !isClear(action.do)) ||
          Object.keys(game.rules.actions[action.do as never] ?? {}).length === 0 ||
          action.do === 'ring'
        )
          expected.add(refOf('do', action.do))
      }
      for (const action of legal) if (permissions.has(action.do)) expected.add(refOf('do', action.do))
      expect([...legalRefs(question.offer, EMPTY)].toSorted()).toEqual([...expected].toSorted())
    })
  })

  test('T2: every legal action can be put together thing by thing', () => {
    everyQuestion(game, variants, 40, (question, seed) => {
      const legal = legalActions(question)
      const chance = chanceFrom(seed, question.seat)
      for (let tries = 0; tries < Math.min(6, legal.length); tries++) {
        const wanted = pick(chance, legal)
        const hand = new Hand(question)
        hand.clear()
        if (hand.choice.legal.has(`do:${wanted.do}`)) hand.choice.pick(`do:${wanted.do}`)
        for (const { field, refs } of thingsOf(game, wanted)) {
          const isPartByPart = hand.choice.parts.some((part) => part.field === field)
          for (const [i, ref] of refs.entries()) {
            if (isPartByPart ? hand.choice.parts[i]?.ref === ref : hand.choice.picked.includes(ref)) continue
            if (isPartByPart && hand.choice.parts[i]) hand.choice.takeUp(hand.choice.parts[i].path)
            expect(hand.choice.legal, `${ref} of ${JSON.stringify(wanted)}`).toContain(ref)
            hand.choice.pick(ref)
          }
        }
        // Each number may have to make room for another first.
        for (const amount of hand.choice.amounts) hand.choice.set(amount.path, amount.possible.from)
        for (const { path, field, part } of hand.choice.amounts) {
          const value = (wanted as unknown as Record<string, number | number[]>)[field]!
          const number = typeof value === 'number' ? value : value[part!]!
          expect([...numbersIn(hand.choice.amounts.find((one) => one.path === path)!.possible)]).toContain(number)
          hand.choice.set(path, number)
        }
        hand.choice.commit()
        expect(hand.committed).toEqual(wanted.do === 'ring' ? { do: 'ring', time: 0 } : wanted)
      }
    })
  })

  test('whatever is picked among what can be, a legal action comes of it', () => {
    everyQuestion(game, variants, 60, (question, seed) => {
      const chance = chanceFrom(seed, 7)
      const hand = new Hand(question)
      for (let picks = 0; picks < 12 && hand.committed === undefined; picks++) {
        const { choice } = hand
        if (choice.ready) expect(game.refusal(question.view, question.seat, choice.ready)).toBeUndefined()
        expect(choice.ready !== undefined || choice.legal.size > 0).toBe(true)
        if (choice.legal.size === 0) choice.commit()
        else choice.pick(pick(chance, [...choice.legal]))
      }
      if (hand.committed) expect(game.refusal(question.view, question.seat, hand.committed)).toBeUndefined()
    })
  })

  test('one thing to pick and nothing else to do: it is picked and not committed', () => {
    everyQuestion(game, variants, 60, (question) => {
      const hand = new Hand(question)
      const first = legalRefs(question.offer, EMPTY)
      const { picked, intent } = hand.choice
      const [only] = first
      expect(hand.committed).toBeUndefined()
      // Where none may be picked too, one is not the only choice.
      const isOptional = picked.length === 0 && hand.choice.ready !== undefined
      if (first.size === 1 && only && !only.startsWith('do:') && !isOptional) expect(picked[0]).toBe(only)
      if (first.size > 1 && !hand.choice.ready) expect([picked, intent]).toEqual([[], undefined])
    })
  })
})

const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal']
const TALKERS = [
  ['bang-dice', bangDiceModule.messages.en, bangDice as unknown as Game, [{ seats: 5 }, { seats: 8 }]],
  [
    'wanted-one',
    wantedOneModule.messages.en,
    wantedOne as unknown as Game,
    [{ seats: 4, options: { dollars: true, cavalry: true } }],
  ],
  ['wanted', wantedModule.messages.en, wanted as unknown as Game, [{ seats: 5 }, { seats: 7 }]],
] as const

test.each(TALKERS)(
  'T3: %s has a reason in words for everything that can not be picked',
  (_name, messages, game, variants) => {
    const reader = {
      language: 'en',
      messages: { ...kernelEn, ...messages, 'choice.enough': 'Enough: {most}.' },
      seats: NAMES,
    } as const
    const said = new Set<string>()
    everyQuestion(game, variants, 80, (question) => {
      const { choice } = new Hand(question)
      const seats = question.view.given.map((_, seat) => refOf('seat', seat))
      const things = [...seats, ...[0, 1, 2, 3, 4].flatMap((n) => [refOf('die', n), refOf('place', n)])]
      for (const ref of things) {
        const why = choice.whyNot(ref)
        const isPickable = choice.legal.has(ref) || choice.picked.includes(ref)
        expect(why === undefined).toBe(isPickable)
        if (why) said.add(say(reader, why))
      }
      for (const ref of choice.legal) for (const text of choice.then(ref)) expect(say(reader, text)).not.toBe('')
    })
    // Real reasons with their numbers, not only that it isn't possible.
    expect(
      [...said].filter((sentence) => /\d|Cavalry|dynamite|yourself|out of the game/.test(sentence)).length,
    ).toBeGreaterThan(3)
  },
)
