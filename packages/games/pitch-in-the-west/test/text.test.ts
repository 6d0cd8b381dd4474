// Everything the game can say, said in every language.

import type { Seat } from '@saloon/kernel'
import { speaksEveryLanguage } from '@saloon/kernel/kit'
import { type PitchInTheWest, SIX_IDS, pitchInTheWest, pitchInTheWestModule } from '../src/index.ts'
import { CODES } from '../src/why.ts'
import { VARIANTS } from './towns.ts'

/** What lines are about: something for every name they have. */
const FACTS = {
  round: 2,
  rounds: 9,
  seat: 0,
  by: 1,
  figure: 'f1',
  target: 'f2',
  mate: 'f3',
  against: 'f2',
  side: 'left',
  give: 'colt-1',
  get: 'nothing',
  item: 'colt-1',
  items: ['colt-1', 'gold-2'],
  thing: 'duel',
  npc: 'n1',
  base: 'bank',
  object: 'crate-1',
  x: 1,
  z: 2,
  facing: 90,
  life: 1,
  left: 2,
  count: 1,
  total: 3,
  strokes: 3,
  reaction: 284,
  lost: 2,
  team: 'law',
  pitch: 'move',
  path: 'gold[1]',
  problem: 'twice',
  detail: 'bank',
  min: 2,
  max: 10,
  most: 2,
  figures: 5,
  players: 4,
  least: 2,
  field: 'dir',
  from: 0,
  to: 9,
  between: 350,
  gold: 4,
  name: 'Town',
  text: 'Go.',
  duel: 1,
}

speaksEveryLanguage(pitchInTheWestModule, {
  variants: VARIANTS,
  games: 1,
  codes: CODES,
  wrongActions,
  also({ say, look, tell, explain }) {
    for (const id of SIX_IDS) {
      const setup = pitchInTheWest.prepare({ seats: 4, options: { scenario: id } })
      if (!('code' in setup)) look(pitchInTheWest.start(setup, [1, 2, 3, 4], tell))
    }
    say({ key: 'scenario.own' }) // in statistics
    for (const key of Object.keys(pitchInTheWestModule.messages.en)) say({ key, facts: FACTS })
    for (const code of CODES) explain({ code, facts: FACTS })
  },
  alike: ['name', 'base.*', 'item.*', 'thing.*', 'give.*', 'get.*', 'field-name.dir', 'setting.duels'],
  marks: ['Pitch in the West'],
})

const AIM = { dir: 0, power: 500 }
const STAMPS = { claimed: 0, arrived: 0, lat: 0 }

function* wrongActions({ items }: PitchInTheWest, _seat: Seat): Generator {
  for (const name of ['enough', 'end-turn', 'accept', 'refuse', 'ask-steady', 'hold']) yield { do: name }
  yield { do: 'move', ...AIM }
  yield { do: 'move', dir: 36_000, power: 1 }
  yield { do: 'move-out', ...AIM, zone: 0, offset: 0 }
  for (const item of ['gold-1', 'colt-1', 'colt-99', items[0]!.id]) {
    yield { do: 'hands', item, ...AIM }
    yield { do: 'hands-out', item, ...AIM, zone: 0, offset: 0 }
    yield { do: 'take', thing: item }
    yield { do: 'leave', item }
    for (const figure of ['f1', 'f3', 'f4'])
      for (const get of ['nothing', 'colt-2']) yield { do: 'trade', figure, give: item, get }
  }
  yield { do: 'escort', npc: 'n1' }
  yield { do: 'place', facing: 0, slots: [0, 1] }
  yield { do: 'put', slot: 99 }
  yield { do: 'challenge', against: 'f9', strokes: 3 }
  yield { do: 'ready', lat: 9999, varies: 0 }
  yield { do: 'fire', slot: 9, ...AIM, ...STAMPS }
  yield { do: 'set-down', side: 'left', ...STAMPS }
  yield { do: 'duel-shot', slot: 9, ...AIM }
}
