// Everything the game can say, said in every language.

import { LANGUAGES, type Seat } from '@saloon/kernel'
import { speaksEveryLanguage } from '@saloon/kernel/kit'
import { expect, test } from 'vitest'
import { CARDS, CHARACTERS, KINDS, type Wanted, wanted, wantedModule } from '../src/index.ts'
import { CODES } from '../src/why.ts'
import { A, B, D, VARIANTS, aim, atTheTable, dealt, pass, play } from './lay-out.ts'

speaksEveryLanguage(wantedModule, {
  variants: VARIANTS,
  games: 3,
  codes: CODES,
  wrongActions,
  also({ say, look, tell, explain }) {
    // Help is asked for by kind of card, whichever of its copies one points at.
    for (const kind of KINDS) say({ key: `kind.${kind}` })
    const before = { sheriff: 0, characters: ['sid-ketchum', null, 'el-gringo', null, null] }
    const series = wanted.start({ seats: 5, options: dealt(5, 1).options, before }, [1, 2, 3, 4], tell)
    look(series)
    wanted.play(wanted.at(series, tell), 0, { do: 'keep' })
    wanted.play(wanted.at(series, tell), 2, { do: 'change' })
    look(series)
    explain(wanted.prepare({ seats: 5, before: 7 }) as never)
    const out = { out: true } as const
    atTheTable(
      { A: { hand: 'bang-2C' }, B: out, C: out, D: { is: 'sid-ketchum', life: 1, hand: 'beer-6H missed-2S' }, E: out },
      (table) => {
        table.act(A, aim('bang-2C', D))
        table.act(D, pass)
        look(table.state)
        table.waits(D, 'deaths-door')
      },
    )
    atTheTable({ A: { life: 5, hand: 'beer-6H beer-7H' }, B: out, C: out, E: out }, (table) => {
      look(table.state)
      table.act(A, play('beer-6H'))
      for (const event of table.told) tell(event)
      table.waits(A, 'play')
    })
    atTheTable({ A: { hand: 'gatling-10H' }, B: { life: 1 }, C: { life: 1 } }, (table) => {
      look(table.state)
      table.waits(A, 'play')
    })
    const hand = 'beer-6H beer-7H missed-2S'
    atTheTable({ turn: B, at: 'start', B: { life: 2, inPlay: 'dynamite-2H', hand }, deck: 'missed-3S' }, (table) => {
      look(table.state)
      table.waits(B, 'deaths-door')
    })
    atTheTable(
      { A: { is: 'slab-the-killer', hand: 'bang-2C' }, B: { inPlay: 'barrel-QS', hand: 'missed-2S' } },
      (table) => {
        table.act(A, aim('bang-2C', B))
        look(table.state)
        table.act(B, { do: 'barrel' })
        look(table.state)
        table.goesOn()
      },
    )
  },
  alike: [
    'name',
    'card.*',
    'kind.gatling',
    'kind.duel',
    'kind.mustang',
    'kind.dynamite',
    'kind.volcanic',
    'kind.schofield',
    'kind.remington',
    'kind.winchester',
    'character.*',
    'seat.distance',
  ],
  marks: [
    'WANTED!',
    'BANG!',
    'BANG !',
    'Missed!',
    'Raté !',
    'Panic!',
    'Braquage !',
    'Coup de foudre !',
    'Indians!',
    'Indiens !',
  ],
})

function* wrongActions({ players }: Wanted, seat: Seat): Generator {
  for (const name of ['keep', 'change', 'end', 'barrel', 'jourdonnais', 'pass', 'give-up', 'draw', 'draw-discard'])
    yield { do: name }
  const mine = players[seat]!.hand
  const others = [-1, seat, (seat + 1) % players.length, (seat + 2) % players.length]
  for (const card of [CARDS, ...mine.slice(0, 3), (mine[0] ?? 0) + 1]) {
    for (const name of ['play', 'missed', 'bang', 'beer', 'pick', 'choose', 'put-back']) yield { do: name, card }
    for (const at of others) {
      yield { do: 'aim', card, at }
      for (const pick of [-1, -2, CARDS - 1]) yield { do: 'grab', card, at, pick }
    }
  }
  for (const at of others) yield { do: 'draw-from', seat: at }
  for (const cards of [[], mine.slice(0, 2), [mine[0], mine[0]]]) {
    yield { do: 'discard', cards }
    yield { do: 'sid', cards }
  }
}

test.each(LANGUAGES)(
  'the rules in %s name every kind of card, role and character, and each has its help',
  (language) => {
    const lines = wantedModule.messages[language]
    const named = Object.keys(lines).filter(
      (key) => /^(kind|role|character)\.[^.]+$/.test(key) && key !== 'role.hidden',
    )
    expect(named.length).toBe(KINDS.length + 4 + CHARACTERS.length)
    for (const key of named) {
      expect(wantedModule.rulesText[language]).toContain(lines[key]!)
      expect(lines).toHaveProperty([`${key}.help`])
    }
  },
)
