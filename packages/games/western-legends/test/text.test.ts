// Everything the game can say, said in every language.

import { LANGUAGES, type Seat, only } from '@saloon/kernel'
import { speaksEveryLanguage } from '@saloon/kernel/kit'
import { expect, test } from 'vitest'
import type { Action } from '../src/actions.ts'
import { CHARACTERS } from '../src/components/index.ts'
import { westernLegends } from '../src/game.ts'
import { westernLegendsModule } from '../src/index.ts'
import type { Legends } from '../src/state.ts'
import { CODES } from '../src/why/codes.ts'
import { OPTIONS } from '../src/effects/lists.ts'
import {
  A,
  B,
  C,
  type Laid,
  accept,
  atTheTable,
  card,
  commit,
  dealt,
  decline,
  doing,
  fight,
  show,
  step,
  stop,
  use,
} from './lay-out.ts'
import { CASES } from './refusal-cases.ts'
import { VARIANTS } from './variants.ts'

/** Names and numbers, the same everywhere. */
const ALIKE = [
  'name',
  'fight.duel',
  'field.herd.colour',
  'place.*',
  'copy.*',
  'character.*',
  'town.*',
  'region.*',
  'location.*',
  'card.*',
  'weapon.*',
  'mount.*',
  'item.*',
]
const BOX =
  /^(copy|story|flavour|condition|objective|cattle|category|option|kind|weapon|mount|card|character|item|mib)\./

const TOGETHER = { at: 'c4r8', money: 20, hand: '5♦ 9♠' } as const
/** What random players hardly ever come to. */
const RARE: readonly { readonly laid: Laid; readonly script: readonly [Seat, Action][] }[] = [
  {
    laid: { A: { is: 'billy_the_kid', lp: 5, at: 'c3r8' }, B: TOGETHER, C: { ...TOGETHER, hand: '5♥ 9♥' } },
    script: [
      [A, doing('move')],
      [A, step('c4r8')],
      [A, stop],
      [A, { do: 'name', at: B }],
      [B, { do: 'give-money' }],
    ],
  },
  {
    laid: { A: { is: 'billy_the_kid', lp: 5, at: 'c3r8' }, B: TOGETHER },
    script: [
      [A, doing('move')],
      [A, step('c4r8')],
      [A, stop],
      [B, { do: 'give-card', card: card('5♦') }],
    ],
  },
  {
    laid: { A: { is: 'billy_the_kid', lp: 5, at: 'c3r8' }, B: { ...TOGETHER, money: 0 } },
    script: [
      [A, doing('move')],
      [A, step('c4r8')],
      [A, stop],
    ],
  },
  {
    laid: { seats: 2, A: { is: 'billy_the_kid', lp: 5, at: 'c3r8' }, B: TOGETHER, mib: { at: 'c4r8' } },
    script: [
      [A, doing('move')],
      [A, step('c4r8')],
      [A, stop],
      [A, { do: 'name-mib' }],
    ],
  },
  {
    laid: { A: { is: 'annie_oakley', lp: 5, hand: 'K♠', at: 'c4r8' }, B: TOGETHER },
    script: [
      [A, fight(B, 'duel')],
      [B, accept],
    ],
  },
  {
    laid: { A: { at: 'c10r0', cattle: 0, marshal: 2 } },
    script: [
      [A, doing('move')],
      [A, step('c9r0')],
      [A, stop],
      [A, doing('deliver')],
    ],
  },
  {
    laid: { A: { at: 'c4r8', cattle: 0, wanted: 2 } },
    script: [
      [A, doing('move')],
      [A, step('c5r8')],
      [A, stop],
      [A, doing('sell')],
    ],
  },
  {
    laid: { A: { hand: '7♠ K♠' }, stories: ['wild_west', 'local_folk'], discs: ['AB', 'A'] },
    script: [
      [A, use('7♠')],
      [A, { do: 'disc', slot: 1 }],
    ],
  },
  {
    laid: { A: {}, stories: ['great_drive'], discs: ['AA', ''], step: 'stories' },
    script: [
      [A, { do: 'choose', option: driveOption(), cards: [] }],
      [A, { do: 'herd', colour: 'blue' }],
    ],
  },
  {
    laid: {
      A: { hand: 'K♠ 4♣', at: 'c4r8' },
      B: { at: 'c4r8', nuggets: 2, hand: '4♦' },
      options: { wildWildWest: true },
    },
    script: [
      [A, fight(B, 'rob')],
      [A, commit('K♠')],
      [B, decline],
      [A, { do: 'loot', take: 'all-nuggets', cattle: 0 }],
    ],
  },
  {
    laid: {
      A: { hand: 'K♠ 4♣', at: 'c4r8', marshal: 1 },
      B: { at: 'c4r8', wanted: 1, cattle: 0, hand: '4♦' },
    },
    script: [
      [A, fight(B, 'arrest')],
      [A, commit('K♠')],
      [B, decline],
    ],
  },
  {
    laid: {
      A: { is: 'wild_bill_hickok', lp: 5, at: 'darkrock_saloon', money: 10, hand: '3♦' },
      deck: '4♦ 2♦ 4♥ 9♠ J♣ J♦ 8♣ 10♠',
    },
    script: [
      [A, doing('poker')],
      [A, show('3♦ 4♦')],
      [C, show('2♦ J♣')],
      [A, { do: 'take-back' }],
    ],
  },
  {
    laid: { A: { hand: 'K♠', at: 'c4r8' }, B: { at: 'c4r8', hand: '8♥ 9♠' } },
    script: [
      [A, fight(B, 'duel')],
      [B, accept],
      [B, commit('8♥')],
      [B, { do: 'bonus' }],
    ],
  },
  {
    laid: { A: {}, stories: ['campfire', 'wild_west'], discs: ['AB', 'AC'], step: 'stories' },
    script: [[A, { do: 'resolve', slot: 0 }]],
  },
  {
    laid: { A: { hand: 'K♠ 4♣', at: 'c4r8' }, B: { at: 'c4r8', money: 20, cattle: 0, hand: '4♦' } },
    script: [
      [A, fight(B, 'rob')],
      [A, commit('K♠')],
      [B, decline],
      [A, { do: 'loot', take: 'money', cattle: 1 }],
    ],
  },
  {
    laid: { A: { is: 'bloody_knife', lp: 5, at: 'c4r5' } },
    script: [
      [A, doing('move')],
      [A, { do: 'step', to: 94 }],
      [A, step('c7r4')],
    ],
  },
  {
    laid: {
      options: { objectives: true },
      A: {
        is: 'annie_oakley',
        at: 'red_falls_saloon',
        gear: 'provisions',
        objectives: '1',
        completed: '2',
        tokens: [1],
      },
      tokens: [1, 1, 1, 1],
    },
    script: [
      [A, { do: 'claim', objective: 0, cards: [] }],
      [A, { do: 'keep-tokens', ones: 2, twos: 0, threes: 0 }],
    ],
  },
]
function driveOption(): number {
  return OPTIONS.findIndex(({ option }) => option.effects[0]?.op === 'takeCattle')
}

speaksEveryLanguage(westernLegendsModule, {
  variants: VARIANTS,
  games: 3,
  codes: CODES,
  wrongActions,
  also({ explain, look, say, tell }) {
    // Whatever lies in the box has a name, whether random games came across it or not.
    for (const key of Object.keys(westernLegendsModule.messages.en)) if (BOX.test(key)) say({ key })
    explain(westernLegends.prepare({ seats: 3, options: { firstGame: true, objectives: true } }) as never)
    say({ key: 'result.shared' })
    for (const { laid, script } of RARE)
      atTheTable(laid, (table) => {
        look(table.state)
        for (const [seat, action] of script) {
          table.act(seat, action)
          look(table.state)
        }
        for (const event of table.told) tell(event)
        table.goesOn()
      })
    for (const { laid, before, seat, wrong } of CASES)
      atTheTable(laid, (table) => {
        before?.(table)
        for (const event of table.told) tell(event)
        look(table.state)
        explain(westernLegends.refusal(table.state, seat ?? A, wrong)!)
        table.goesOn()
      })
  },
  unsaid: {
    'because.claim': 'only after a fight won among the stories, with a feat that it completes',
    'safe.hand-limit.none': 'the same',
    'location.*': 'places as the board names them',
    'town.*': 'towns as the board names them',
    'region.*': 'regions as the board names them',
  },
  alike: ALIKE,
  marks: ['Stick ’Em Up!', 'Mains en l’air !'],
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
  const lines = westernLegendsModule.messages[language]
  for (const [n] of CHARACTERS.entries()) expect(lines).toHaveProperty([`character.${n}.help`])
})

test('whoever has chosen a character in secret isn’t said to have none yet', () => {
  const state = dealt(3, 1)
  westernLegends.play(westernLegends.at(state), A, westernLegends.safe(state, A))
  const { seats } = westernLegends.rules.describe(westernLegends.view(state, only(C)))
  expect(seats.map((texts) => texts.map(({ key }) => key))).toEqual([[], ['seat.undecided'], ['seat.undecided']])
})
