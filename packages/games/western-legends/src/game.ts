// Western Legends, playable.

import { makeGame } from '@saloon/kernel'
import type { Action } from './actions.ts'
import { claim } from './rules/claim.ts'
import { describe } from './describe.ts'
import type { Event } from './events.ts'
import { frames } from './frames/index.ts'
import { imagine } from './imagine.ts'
import { outcome } from './outcome.ts'
import { present } from './present.ts'
import { check, deal, settings } from './setup.ts'
import type { Legends, Options } from './state.ts'
import { clone, view } from './view.ts'
import { why } from './why.ts'

export const westernLegends = makeGame<Legends, Action, Event, Options>({
  id: 'western-legends',
  version: 2,
  seats: { min: 2, max: 6 },
  settings,
  actions: {
    character: { character: 'piece' },
    start: { at: 'place' },
    'start-move': { card: 'card' },
    income: { income: 'word' },
    gear: { weapon: 'piece', mount: 'piece' },
    move: {},
    card: { card: 'card' },
    use: { item: 'piece' },
    fight: { at: 'seat', fight: 'word' },
    'fight-mib': { fight: 'word' },
    shop: {},
    poker: {},
    prospect: {},
    deposit: {},
    'rob-bank': {},
    heal: {},
    revel: {},
    'take-cattle': {},
    work: {},
    pass: {},
    step: { to: 'place' },
    stop: {},
    ride: { to: 'place' },
    sprint: { card: 'card' },
    'extra-step': {},
    sell: {},
    deliver: {},
    demand: {},
    whiskey: { at: 'seat' },
    done: {},
    name: { at: 'seat' },
    'name-mib': {},
    'give-money': {},
    'give-card': { card: 'card' },
    sheriff: { to: 'place' },
    keep: {},
    reroll: { die: 'die' },
    'hand-in': { nuggets: 'number', cards: ['card'] },
    spend: { amount: 'number' },
    buy: { item: 'piece', active: 'yes-no' },
    upgrade: { item: 'piece' },
    herd: { colour: 'word' },
    commit: { card: 'card' },
    accept: {},
    decline: {},
    bonus: {},
    'no-bonus': {},
    react: { card: 'card' },
    hold: {},
    loot: { take: 'word', cattle: 'yes-no' },
    arrest: { at: 'seat' },
    join: {},
    'stay-out': {},
    show: { cards: ['card'] },
    'take-back': {},
    disc: { slot: 'piece' },
    resolve: { slot: 'piece' },
    choose: { option: 'piece', cards: ['card'] },
    discard: { cards: ['card'] },
    skip: {},
    claim: { objective: 'piece', cards: ['card'] },
    'keep-tokens': { ones: 'number', twos: 'number', threes: 'number' },
  },
  check,
  deal,
  frames,
  interrupts: { claim },
  clone,
  view,
  imagine,
  outcome,
  why,
  present,
  describe,
})
