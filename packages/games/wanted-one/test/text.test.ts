// Everything this game can say, in both languages: told, listed, refused, described, presented.

import {
  LANGUAGES,
  type Language,
  type Reader,
  type Text,
  type Told,
  kernelEn,
  kernelFr,
  listActions,
  only,
  say,
  textOfAction,
  textOfEvent,
  textOfRefusal,
} from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS, type Event, type Options, type WantedOne, wantedOne, wantedOneModule } from '../src/index.ts'
import { CODES } from '../src/why.ts'
import { type Moment, dealt, layOutOne, randomMoments, score } from './lay-out.ts'

const ALL: Options = { quick: false, duel: true, dollars: true, cavalry: true, supremacy: true }
const VARIANTS: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [2, { quick: true, duel: true }],
  [3, ALL],
  [4, {}],
  [4, { ...ALL, quick: true }],
  [6, ALL],
]
const READERS: Readonly<Record<Language, Reader>> = {
  en: {
    language: 'en',
    messages: { ...kernelEn, ...wantedOneModule.messages.en },
    seats: ['Ana', 'Bo', 'Cy', 'Di', 'Eve', 'Flo'],
  },
  fr: {
    language: 'fr',
    messages: { ...kernelFr, ...wantedOneModule.messages.fr },
    seats: ['Ana', 'Bo', 'Cy', 'Di', 'Eve', 'Flo'],
  },
}

/** Keys that were said, so that nothing is written in vain. */
const said = new Set<string>()

function sayInBoth(text: Text): void {
  said.add(text.key)
  for (const language of LANGUAGES) {
    const sentence = say(READERS[language], text)
    if (sentence === '' || /[{}]|undefined|NaN/.test(sentence))
      throw new Error(`${text.key} in ${language}: ${sentence}`)
  }
}

function* moments(): Generator<Moment> {
  for (const [i, [seats, options]] of VARIANTS.entries()) {
    for (let seed = 0; seed < 3; seed++) yield* randomMoments(seats, options, 10 * i + seed)
  }
}

function* everyNth(n: number): Generator<Moment> {
  let count = 0
  for (const moment of moments()) if (count++ % n === 0 || moment.state.winner !== null) yield moment
}

/** Names that other sentences are made of. */
const ofEverything = (kind: string, values: readonly (string | number)[]): string[] =>
  values.map((value) => `${kind}.${value}`)

describe('in English and in French', () => {
  test('every event can be told, to those who see its secret and to those who don’t', () => {
    const tell = (event: Told<Event>): void => {
      for (const eyes of [0, -1]) sayInBoth(textOfEvent(wantedOne.redact(event, eyes)))
    }
    for (const { told, state } of moments()) if (state.winner !== null) for (const event of told) tell(event)
    for (const { told } of rareScorings()) for (const event of told) tell(event)
  })

  test('every action that is offered can be named, and its fields', () => {
    for (const { state } of moments()) {
      if (state.winner !== null) continue
      for (const action of listActions(wantedOne.options(state, state.active))) {
        sayInBoth(textOfAction(action))
        for (const field of Object.keys(action)) if (field !== 'do') sayInBoth({ key: `field.${action.do}.${field}` })
      }
      sayInBoth({ key: `ask.${state.stack.at(-1)!.kind}` })
    }
  })

  test('every refusal can be explained', () => {
    const codes = new Set<string>()
    const explain = (state: WantedOne, action: object): void => {
      for (const seat of state.players.keys()) {
        const refusal = wantedOne.refusal(state, seat, action)
        if (refusal === undefined) continue
        codes.add(refusal.code)
        sayInBoth(textOfRefusal(refusal))
      }
    }
    for (const { state } of everyNth(11)) for (const action of everyAction(state)) explain(state, action)
    const broke = layOutOne('$0, -', { options: ALL })
    const bare = layOutOne('-, -', { options: ALL, decks: { tombstone: 'sundance-kid' } })
    for (const state of [dealt(3), broke, bare]) for (const action of everyAction(state)) explain(state, action)
    const tooMany = wantedOne.prepare({ seats: 6, options: { quick: true } })
    if ('code' in tooMany) {
      codes.add(tooMany.code)
      sayInBoth(textOfRefusal(tooMany))
    }
    expect(CODES.filter((code) => !codes.has(code))).toEqual([])
  })

  test('every position can be described and presented, to who plays and to who waits', () => {
    for (const { state } of everyNth(5)) {
      for (const seat of [state.active, (state.active + 1) % state.players.length]) {
        const view = wantedOne.view(state, only(seat))
        const { table, seats } = wantedOne.rules.describe(view)
        for (const text of [...table, ...seats.flat()]) sayInBoth(text)
        const { options, blocked, because, ifNot } = wantedOne.rules.present(view, seat)
        const hints = options.flatMap(({ then, warning }) => [...then, ...(warning ? [warning] : [])])
        for (const text of [...hints, ...blocked.flatMap((it) => [it.thing, it.because])]) sayInBoth(text)
        for (const text of [because, ifNot]) if (text) sayInBoth(text)
      }
      const outcome = wantedOne.rules.outcome(state)
      if (outcome) sayInBoth(outcome.because)
    }
    for (const { key } of wantedOne.rules.settings)
      for (const text of [`setting.${key}`, `setting.${key}.help`]) sayInBoth({ key: text })
  })

  test('both say the same things, with the same facts', () => {
    const { en, fr } = wantedOneModule.messages
    expect(Object.keys(fr)).toEqual(Object.keys(en))
    for (const key of Object.keys(en)) expect(placeholders(fr[key]!), key).toEqual(placeholders(en[key]!))
  })

  test('no line is written in vain', () => {
    const names = [
      ...ofEverything(
        'card',
        Array.from({ length: CARDS }, (_, card) => card),
      ),
      ...ofEverything('town', [0, 1, 2, 3]),
      ...ofEverything('deck', [0, 1, 2, 3, 4]),
      ...ofEverything('gang', [0, 1, 2, 3, '0.help', '1.help', '2.help', '3.help']),
      ...ofEverything('prize', [0, 1, 2, 3, 4]),
      ...ofEverything('tile', ['click', 'bang']),
      ...ofEverything('won', ['most', 'leader', 'shoot-out']),
      ...ofEverything('saloon', [
        'sheriff',
        'bounty-hunter',
        'swindler',
        'sheriff.help',
        'bounty-hunter.help',
        'swindler.help',
      ]),
      'name',
      'tagline',
    ]
    const all = Object.keys(wantedOneModule.messages.en)
    expect(all.filter((key) => !said.has(key) && !names.includes(key))).toEqual([])
    expect(names.filter((key) => !all.includes(key))).toEqual([])
  })

  test('French uses its own marks', () => {
    for (const [key, message] of Object.entries(wantedOneModule.messages.fr)) {
      const words = message.replaceAll(/\{[^}]*\}/g, 'x')
      expect(words, key).not.toMatch(/['"!]/)
      expect(words, key).not.toMatch(/\S[:;?]/)
    }
    for (const text of Object.values(wantedOneModule.rulesText)) expect(text).not.toMatch(/['"!]/)
  })
})

/** Scorings that random play hardly ever sees. */
function* rareScorings(): Generator<{ told: readonly Told<Event>[] }> {
  const duel = { options: { duel: true } }
  yield score('2/0/0/0, 2/0/0/0', duel, 3, 3, 2, 5)
  yield score('1/0/0/0, 1/0/0/0, 1/0/0/0', duel, 4, 2)
  yield score('one 2/0/0/0, 0/2/0/0', duel, 5, 2)
  yield score('-, -')
}

/** Actions of every shape, most of them impossible. */
function* everyAction({ players }: WantedOne): Generator<object> {
  const numbers = [-1, 0, 1, 2, 3, 4, 5]
  yield { do: 'stay' }
  yield { do: 'dance' }
  for (const number of numbers) {
    for (const [name, field] of [
      ['draw', 'deck'],
      ['recycle', 'town'],
      ['peek', 'deck'],
      ['give-up', 'gang'],
      ['ride', 'town'],
    ] as const) {
      yield { do: name, [field]: number }
    }
    for (const seat of [...players.keys(), players.length])
      for (const name of ['hunt', 'swindle']) yield { do: name, seat, gang: number }
  }
}

const placeholders = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(?:[a-z-]+:)?([A-Za-z]+)/g)].map((match) => match[1]!))].toSorted()
