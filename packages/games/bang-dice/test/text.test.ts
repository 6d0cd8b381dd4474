// Everything the game can say, said in every language.

import { LANGUAGES, NOBODY, type Seat } from '@saloon/kernel'
import { speaksEveryLanguage } from '@saloon/kernel/kit'
import { expect, test } from 'vitest'
import { type BangDice, bangDice, bangDiceModule } from '../src/index.ts'
import { CODES } from '../src/why.ts'
import { atTheTable, playedOut } from './lay-out.ts'

speaksEveryLanguage(bangDiceModule, {
  variants: [3, 4, 5, 6, 7, 8].map((seats) => ({ seats })),
  codes: CODES,
  wrongActions,
  also({ look, present }) {
    atTheTable('sheriff, active pedro-ramirez 8/3, 8, 8', (table) => {
      table.throws(1, 'DDDGG')
      table.waits(1, 'pedro-discard')
      look(table.state)
    })
    atTheTable('active deputy 1/4, outlaw out, renegade 4/4', (table) => {
      table.throws(0, 'AGGBB')
      expect(table.over().winners).toEqual([])
      look(table.state)
    })
    // The dice lie open: an onlooker may be shown what the player is.
    playedOut(5, 5, (state) => {
      for (const seat of state.players.keys()) present(bangDice.view(state, NOBODY), seat)
    })
  },
  unsaid: {
    'because.indians':
      'Pedro is not asked about life lost to Indians (BD-R72), the only question that would give them as its reason',
  },
  alike: ['character.*', 'face.dynamite'],
  marks: ['BANG!'],
})

function* wrongActions({ players, dice }: BangDice, seat: Seat): Generator {
  const bullsEyes = dice.filter((face) => face === 'bull1' || face === 'bull2').length
  yield { do: 'roll' }
  yield { do: 'stop' }
  for (const some of [[], [0], [0, 1, 2, 3, 4]]) yield { do: 'reroll', dice: some }
  for (const to of [-1, ...players.keys()]) {
    yield { do: 'heal', seat: to }
    yield { do: 'pour', to: [to, to, to, to, to, to] }
    const at = Array.from({ length: bullsEyes }, () => to)
    yield { do: 'shoot', at }
    yield { do: 'double', at, die: 0, beer: 0 }
  }
  yield { do: 'shoot', at: [seat] }
  for (const count of [-1, 9]) for (const name of ['swap', 'return']) yield { do: name, count }
  yield { do: 'remove', arrows: players.map(() => 9) }
}

test.each(LANGUAGES)('the rules in %s name every face, role and character, and each has its help', (language) => {
  const lines = bangDiceModule.messages[language]
  const named = Object.keys(lines).filter((key) => /^(face|role|character)\.[^.]+$/.test(key) && key !== 'role.hidden')
  expect(named.length).toBe(6 + 4 + 16)
  for (const key of named) {
    expect(bangDiceModule.rulesText[language]).toContain(lines[key]!)
    expect(lines).toHaveProperty([`${key}.help`])
  }
})
