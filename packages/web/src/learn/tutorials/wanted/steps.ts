// WANTED!, card by card. The learner is the Sheriff, at a table of five.

import {
  CARD_IDS,
  type Card,
  type Character,
  type Role,
  SHERIFF_BONUS,
  type Wanted,
  cardsOf,
  lifeOf,
  wanted,
} from '@saloon/wanted'
import type { Action } from '@saloon/kernel'
import { type Move, type Step, type Tutorial, layOut } from '../../engine/tutorial.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const ROLES: readonly Role[] = ['sheriff', 'outlaw', 'deputy', 'renegade', 'outlaw']
/** Those whose abilities don't come in the way. */
const CHARACTERS: readonly Character[] = ['black-jack', 'kit-carlson', 'jesse-jones', 'pedro-ramirez', 'willy-the-kid']
const maxOf = (seat: number): number => lifeOf(CHARACTERS[seat]!) + (ROLES[seat] === 'sheriff' ? SHERIFF_BONUS : 0)

const card = (id: string): Card => CARD_IDS.indexOf(id)
const cards = (ids = ''): Card[] => (ids === '' ? [] : ids.split(' ').map(card))
const ref = (id: string): string => `card:${card(id)}`

interface Seated {
  readonly hand?: string
  readonly inPlay?: string
  readonly life?: number
}
interface Laid {
  readonly seats: readonly Seated[]
  readonly turn?: number
  readonly deck?: string // the top first; all other cards lie below
}

const lay =
  ({ seats, turn = 0, deck }: Laid) =>
  (): Wanted => {
    const players = ROLES.map((role, seat) => {
      const { hand, inPlay, life = maxOf(seat) } = seats[seat] ?? {}
      return {
        role,
        shown: role === 'sheriff',
        character: CHARACTERS[seat]!,
        life,
        max: maxOf(seat),
        hand: cards(hand),
        inPlay: cards(inPlay),
      }
    })
    const top = cards(deck)
    const placed = new Set([...players.flatMap(({ hand, inPlay }) => [...hand, ...inPlay]), ...top])
    return layOut(wanted, {
      seats: ROLES.length,
      position: {
        options: { simplified: false, rotate: false, keep: true },
        players,
        alive: (1 << ROLES.length) - 1,
        active: turn,
        turns: 9, // nobody is dealt anything now
        bangs: 0,
        deck: [...cardsOf(false).filter((one) => !placed.has(one)), ...top.toReversed()],
        topKnown: 0,
        discard: [],
        resolving: null,
        store: [],
        flipped: [],
        peeked: [],
        result: null,
      },
      first: { kind: 'play' },
    })
  }

const act = (name: string, more: object = {}): Action => ({ do: name, ...more })
const play = (id: string): Action => act('play', { card: card(id) })
const aim = (id: string, at: number): Action => act('aim', { card: card(id), at })
const pass = (seat: number): Move => [seat, act('pass')]
const others: readonly Seated[] = [
  { hand: 'bang-5C beer-7H' },
  { hand: 'missed-8S' },
  { hand: 'duel-JS' },
  { hand: 'bang-7C' },
]
const LEFT = 1
const OVER_THERE = 3
const RIGHT = 4

const steps: readonly Step[] = [
  {
    name: 'role',
    lay: lay({ seats: [{ hand: 'stagecoach-9S-a' }, ...others], deck: 'bang-2C missed-5S' }),
    glows: [ref('stagecoach-9S-a')],
    does: play('stagecoach-9S-a'),
  },
  { name: 'distance', glows: [`seat:${LEFT}`, `seat:${RIGHT}`] },
  {
    name: 'bang',
    glows: [ref('bang-2C'), `seat:${LEFT}`],
    does: aim('bang-2C', LEFT),
    others: [pass(LEFT)],
  },
  {
    name: 'missed',
    lay: lay({
      seats: [{ hand: 'missed-5S beer-6H' }, ...others.slice(0, 3), { hand: 'bang-8C' }],
      turn: RIGHT,
    }),
    opens: [[RIGHT, aim('bang-8C', 0)]],
    glows: [ref('missed-5S')],
    does: act('missed', { card: card('missed-5S') }),
  },
  {
    name: 'weapon',
    lay: lay({ seats: [{ hand: 'schofield-QC bang-3C beer-6H', life: 3 }, ...others] }),
    glows: [ref('schofield-QC')],
    does: play('schofield-QC'),
  },
  {
    name: 'reach',
    glows: [ref('bang-3C'), `seat:${OVER_THERE}`],
    does: aim('bang-3C', OVER_THERE),
    others: [pass(OVER_THERE)],
  },
  { name: 'beer', glows: [ref('beer-6H')], does: play('beer-6H') },
  {
    name: 'barrel',
    lay: lay({
      seats: [{ hand: 'bang-4C', inPlay: 'barrel-QS', life: 3 }, ...others.slice(0, 3), { hand: 'bang-8C' }],
      turn: RIGHT,
      deck: 'beer-9H',
    }),
    opens: [[RIGHT, aim('bang-8C', 0)]],
    glows: ['do:barrel'],
    does: act('barrel'),
  },
  {
    name: 'duel',
    lay: lay({
      seats: [{ hand: 'bang-4C beer-8H', life: 3 }, { hand: 'duel-8C missed-4S' }, ...others.slice(1)],
      turn: LEFT,
    }),
    opens: [[LEFT, aim('duel-8C', 0)]],
    glows: [ref('bang-4C')],
    does: act('bang', { card: card('bang-4C') }),
    others: [pass(LEFT)],
  },
  {
    name: 'end',
    lay: lay({ seats: [{ hand: 'missed-2S missed-3S missed-6S bang-9C', life: 2 }, ...others] }),
    glows: ['do:end'],
    does: act('end'),
  },
  {
    name: 'limit',
    glows: ['missed-2S', 'missed-3S', 'missed-6S', 'bang-9C'].map(ref),
    does: act('discard', { cards: cards('missed-3S missed-6S') }),
    accepts: (action) => action.do === 'discard',
  },
  {
    name: 'falls',
    lay: lay({
      seats: [{ hand: 'bang-6C', life: 3 }, ...others.slice(0, 3), { life: 1 }],
      deck: 'beer-10H missed-10C volcanic-10S',
    }),
    glows: [ref('bang-6C'), `seat:${RIGHT}`],
    does: aim('bang-6C', RIGHT),
  },
  { name: 'reward', glows: [`seat:${RIGHT}`] },
]

export const tutorial: Tutorial = { game: 'wanted', seats: ROLES.length, steps, words: { en, fr } }
