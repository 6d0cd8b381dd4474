// Everything the game can say, said in every language.

import { LANGUAGES, type Seat } from '@saloon/kernel'
import { speaksEveryLanguage } from '@saloon/kernel/kit'
import { expect, test } from 'vitest'
import type { Action } from '../src/actions.ts'
import { CHARACTERS } from '../src/components/index.ts'
import { westernLegends } from '../src/game.ts'
import { westernLegendsModule } from '../src/index.ts'
import type { Legends } from '../src/state.ts'
import { CODES } from '../src/why-codes.ts'
import { A, atTheTable } from './lay-out.ts'
import { CASES } from './refusal-cases.ts'
import { VARIANTS } from './variants.ts'

speaksEveryLanguage(westernLegendsModule, {
  variants: VARIANTS,
  games: 6,
  codes: CODES,
  wrongActions,
  also({ explain, look, tell }) {
    for (const { laid, before, seat, wrong } of CASES)
      atTheTable(laid, (table) => {
        before?.(table)
        for (const event of table.told) tell(event)
        look(table.state)
        explain(westernLegends.refusal(table.state, seat ?? A, wrong)!)
        table.goesOn()
      })
  },
})

function* wrongActions({ players }: Legends, seat: Seat): Generator<Action> {
  const [card = 0] = players[seat]!.hand
  yield { do: 'character', character: 99 }
  yield { do: 'start', at: 92 }
  yield { do: 'step', to: 0 }
  yield { do: 'card', card }
  yield { do: 'fight', at: (seat + 1) % players.length, fight: 'arrest' }
  yield { do: 'buy', item: 0, active: 0 }
  yield { do: 'claim', objective: 0, cards: [] }
}

test.each(LANGUAGES)('the rules in %s name every character', (language) => {
  const lines = westernLegendsModule.messages[language] as Readonly<Record<string, string>>
  for (const [n] of CHARACTERS.entries()) expect(lines).toHaveProperty([`character.${n}.help`])
})
