// Each question of Western Legends against what really asked.

import { namesItsCauses } from '@saloon/kernel/kit'
import { westernLegendsModule } from '../src/index.ts'
import { VARIANTS } from './variants.ts'

const turn = { of: ['turn-began'], lasts: true } as const
const fight = { of: ['fight'], lasts: true } as const
const came = { of: ['stepped', 'rode', 'do.stop', 'turn-began'], lasts: true } as const

namesItsCauses(westernLegendsModule, {
  variants: VARIANTS,
  games: 10,
  causes: {
    'because.dealt': { of: ['dealt'], lasts: true },
    'because.first-game': { of: [] },
    'because.start': { of: ['took-character'], lasts: true, names: { character: '' } },
    'because.ability': { of: ['turn-began', 'stepped', 'rode', 'showed'], lasts: true },
    'because.turn': turn,
    'because.gear': turn,
    'because.actions': turn,
    'because.no-actions': turn,
    'because.steps': {
      of: ['do.move', 'do.start-move', 'do.sprint', 'do.extra-step', 'do.step', 'played', 'used', 'story', 'income'],
      lasts: true,
    },
    'because.extend': came,
    'because.cattle': came,
    'because.company': came,
    'because.stories': { of: ['put-disc'], lasts: true },
    'because.claim': { of: ['won-fight'], lasts: true },
    'because.prospect': { of: ['prospected', 'rerolled', 'rolled-again'], lasts: true },
    'because.bank': { of: ['do.deposit'] },
    'because.cabaret': { of: ['do.revel'] },
    'because.store': { of: ['do.shop', 'do.buy', 'do.upgrade'], lasts: true },
    'because.bargain': { of: ['story', 'chose'], lasts: true },
    'because.ride': { of: ['played', 'used', 'story'], lasts: true },
    'because.tokens': { of: ['drew-tokens'], names: { count: '' } },
    'because.limit': { of: ['turn-began'], lasts: true },
    'because.demand': { of: ['demanded'] },
    'because.disc': { of: ['played', 'story', 'chose', 'used', 'fight', 'reveled'], lasts: true },
    'because.no-free-disc': { of: ['played', 'story', 'chose', 'used', 'fight', 'reveled'], lasts: true },
    'because.condition': turn,
    'because.poker': { of: ['do.poker'], lasts: true },
    'because.flop': { of: ['flop'], names: { cards: 'cards' }, lasts: true },
    'because.sheriff': { of: ['story', 'gained-wanted', 'played', 'chose', 'income', 'sheriff-moved'], lasts: true },
    'because.several-wanted': { of: ['sheriff-moved'] },
    'because.mib': { of: ['mib-card'], names: { mib: 'card' }, lasts: true },
    'because.fight': fight,
    'because.no-card': fight,
    'because.values': fight,
    'because.won': { of: ['won-fight'], lasts: true },
    'because.story': { of: ['story'], lasts: true },
    'because.effect': {
      of: ['sold-cattle', 'delivered-cattle', 'played', 'used', 'income', 'gained-lp', 'chose', 'legend', 'do.whiskey'],
      lasts: true,
    },
  },
  seldom: ['demand'], // two players in Billy the Kid's way: see RARE in text.test.ts
})
