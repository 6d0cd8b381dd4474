// Everything the game can say, said in every language.

import { LANGUAGES } from '@saloon/kernel'
import { speaksEveryLanguage } from '@saloon/kernel/kit'
import { expect, test } from 'vitest'
import { CARDS, GANGS, type Options, SALOON_KINDS, type WantedOne, wantedOneModule } from '../src/index.ts'
import { CODES } from '../src/why.ts'
import { layOutOne, score } from './lay-out.ts'

const ALL: Options = { quick: false, duel: true, dollars: true, cavalry: true, supremacy: true }

speaksEveryLanguage(wantedOneModule, {
  variants: [
    { seats: 2, options: { quick: true, duel: true } },
    { seats: 3, options: ALL },
    { seats: 4 },
    { seats: 4, options: { ...ALL, quick: true } },
    { seats: 6, options: ALL },
  ],
  games: 3,
  codes: CODES,
  wrongActions,
  also({ look, tell }) {
    look(layOutOne('$0, -', { options: ALL }))
    look(layOutOne('-, -', { options: ALL, decks: { tombstone: 'sundance-kid' } }))
    const duel = { options: { duel: true } }
    for (const { told } of [
      score('2/0/0/0, 2/0/0/0', duel, 3, 3, 2, 5),
      score('1/0/0/0, 1/0/0/0, 1/0/0/0', duel, 4, 2),
      score('one 2/0/0/0, 0/2/0/0', duel, 5, 2),
      score('-, -'),
    ])
      for (const event of told) tell(event)
  },
  unsaid: {
    score: 'what the result page counts',
    'saloon.*': 'the kinds of Saloon cards, for screens: in sentences each card has its own name',
    'saloon.*.help': 'with its kind',
  },
  alike: ['name', 'card.*', 'town.*', 'deck.*', 'gang.*', 'tile.*', 'field.*.gang', 'seat.dollars'],
})

function* wrongActions({ players }: WantedOne): Generator {
  yield { do: 'stay' }
  for (const number of [-1, 0, 1, 2, 3, 4, 5]) {
    for (const name of ['draw', 'peek']) yield { do: name, deck: number }
    for (const name of ['recycle', 'ride']) yield { do: name, town: number }
    yield { do: 'give-up', gang: number }
    for (const seat of [...players.keys(), players.length])
      for (const name of ['hunt', 'swindle']) yield { do: name, seat, gang: number }
  }
}

test.each(LANGUAGES)('in %s every card has a name, every gang and every kind of Saloon card its help', (language) => {
  const named = Array.from({ length: CARDS }, (_, card) => `card.${card}`)
  const helped = [...GANGS.map((_, gang) => `gang.${gang}.help`), ...SALOON_KINDS.map((kind) => `saloon.${kind}.help`)]
  const lines = wantedOneModule.messages[language]
  expect([...named, ...helped].filter((key) => !lines[key])).toEqual([])
})
