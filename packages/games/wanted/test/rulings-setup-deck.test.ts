// Rulings W-R01 to W-R21 as tests: set-up, series of games, the deck, draw!.

import { HIDDEN, chanceFrom, isRefusal } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import {
  type Before,
  CARD_IDS,
  CHARACTERS,
  type Options,
  ROLES_BY_SEATS,
  type Wanted,
  cardsOf,
  explodes,
  kindOf,
  lifeOf,
  suitOf,
  wanted,
} from '../src/index.ts'
import {
  A,
  B,
  C,
  D,
  E,
  aim,
  atTheTable,
  barrel,
  card,
  cards,
  dealt,
  drawFrom,
  end,
  giveUp,
  grab,
  idsOf,
  missed,
  pass,
  play,
  told,
} from './lay-out.ts'

const SEATS = [4, 5, 6, 7]
const USUAL: Options = { simplified: false, rotate: false, keep: true }

function nextGame(seats: number, before: unknown, options: Partial<Options>, seed: number): Wanted {
  const setup = wanted.prepare({ seats, options: { ...USUAL, ...options }, before })
  if (isRefusal(setup)) throw new Error(setup.code)
  return wanted.start(setup, chanceFrom(seed))
}

describe('set-up', () => {
  test('W-R01 the role mix is fixed by the number of players, who holds which is by chance', () => {
    for (const seats of SEATS) {
      const holders = new Set<string>()
      for (let seed = 0; seed < 60; seed++) {
        const roles = dealt(seats, seed).players.map(({ role }) => String(role))
        for (const [role, count] of Object.entries(ROLES_BY_SEATS[seats]!))
          expect(roles.filter((one) => one === role)).toHaveLength(count)
        roles.forEach((role, seat) => holders.add(`${role} ${seat}`))
      }
      expect(holders.size).toBe(seats * (seats === 4 ? 3 : 4))
    }
    const counts = SEATS.map((seats) => Object.values(ROLES_BY_SEATS[seats]!))
    expect(counts).toEqual([
      [1, 0, 2, 1],
      [1, 1, 2, 1],
      [1, 1, 3, 1],
      [1, 2, 3, 1],
    ])
  })

  test('W-R02 the Sheriff shows his role; every other stays secret until its owner is eliminated or the game ends', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { life: 1 } }, (table) => {
      const seen = () => table.view(E).players.map(({ role }) => role)
      expect(seen()).toEqual(['sheriff', HIDDEN, HIDDEN, HIDDEN, 'outlaw'])
      table.act(A, aim('bang-2C', B))
      expect(seen()).toEqual(['sheriff', 'outlaw', HIDDEN, HIDDEN, 'outlaw'])
      table.goesOn()
    })
    atTheTable({ A: { hand: 'bang-2C' }, B: { out: true }, D: { out: true }, E: { life: 1 } }, (table) => {
      table.act(A, aim('bang-2C', E))
      table.over()
      expect(table.view().players.map(({ role }) => role)).toEqual([
        'sheriff',
        'outlaw',
        'deputy',
        'renegade',
        'outlaw',
      ])
    })
  })

  test('W-R03 one random character each, face up, and no question asked', () => {
    const met = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const state = dealt(7, seed)
      const characters = state.players.map(({ character }) => character!)
      expect(new Set(characters).size).toBe(7)
      expect(wanted.view(state, 0).players.map(({ character }) => character)).toEqual(characters)
      for (const character of characters) met.add(character)
      expect(state.moves).toBe(0)
      expect(wanted.asks(state)[0]!.kind).not.toBe('keep-character')
    }
    expect(met.size).toBe(CHARACTERS.length)
  })

  test('W-R04 W-R05 the Sheriff has one life point more; a hand has as many cards as its player has life points', () => {
    for (const seats of SEATS) {
      for (let seed = 0; seed < 20; seed++) {
        const state = dealt(seats, seed)
        for (const [seat, { role, character, life, max, hand }] of state.players.entries()) {
          expect(max).toBe(lifeOf(character!) + (role === 'sheriff' ? 1 : 0))
          expect(life).toBe(max)
          if (seat !== state.active) expect(hand).toHaveLength(life)
          else expect(hand.length).toBeGreaterThanOrEqual(life) // his draw phase has begun
        }
      }
    }
    // His hand limit is higher too.
    atTheTable({ A: { hand: 'bang-2C bang-3C bang-4C bang-5C bang-6C' } }, (table) => {
      table.act(A, end)
      expect(table.state.active).toBe(B)
      table.goesOn()
    })
  })

  test('W-R06 the simplified deck leaves out exactly the thirteen cards of the open book', () => {
    const gone = cardsOf(false).filter((one) => !cardsOf(true).includes(one))
    expect(gone).toHaveLength(13)
    const kinds = ['indians', 'duel', 'general-store', 'jail', 'dynamite', 'volcanic']
    expect(cardsOf(false).filter((one) => kinds.includes(kindOf(one)))).toEqual(gone)
    const state = dealt(5, 1, { simplified: true })
    const all = [...state.deck, ...state.discard, ...state.peeked, ...state.players.flatMap(({ hand }) => hand)]
    expect(all.toSorted((a, b) => a - b)).toEqual(cardsOf(true))
  })

  test('the eighty cards: twenty of each suit, ranks 2 to 7 once and 8 to ace twice in each', () => {
    expect(CARD_IDS).toHaveLength(80)
    expect(new Set(CARD_IDS).size).toBe(80)
    for (const suit of ['spades', 'hearts', 'diamonds', 'clubs'] as const) {
      const faces = cardsOf(false).filter((one) => suitOf(one) === suit)
      const ranks = faces.map((one) => CARD_IDS[one]!.match(/(\d+|[JQKA])[SHDC](?:-[ab])?$/)![1])
      const once = ['2', '3', '4', '5', '6', '7']
      const twice = ['8', '9', '10', 'J', 'Q', 'K', 'A']
      for (const rank of once) expect(ranks.filter((other) => other === rank)).toHaveLength(1)
      for (const rank of twice) expect(ranks.filter((other) => other === rank)).toHaveLength(2)
      expect(faces).toHaveLength(20)
    }
  })
})

describe('a series of games', () => {
  const before: Before = { sheriff: 3, characters: ['sid-ketchum', null, 'el-gringo', null, null] }

  test('W-R07 W-R121 a survivor may keep his character, nothing else, before anything is dealt; who was eliminated is dealt one', () => {
    told(nextGame(5, before, {}, 1), (table) => {
      table.waits(A, 'keep-character')
      for (const player of table.state.players) expect(player).toMatchObject({ role: null, character: null, hand: [] })
      expect(table.state.deck).toEqual([])
      table.act(A, { do: 'keep' })
      table.waits(C, 'keep-character')
      expect(table.view(C).stack.at(-1)).toMatchObject({ kept: ['sid-ketchum', null, null, null, null] })
      table.act(C, { do: 'keep' })
      const { players } = table.state
      expect([players[A]!.character, players[C]!.character]).toEqual(['sid-ketchum', 'el-gringo'])
      for (const player of players) expect(player.life).toBe(player.max)
      for (const player of players) expect(player.inPlay).toEqual([])
      table.goesOn()
    })
    // Not asked where characters aren't kept.
    expect(wanted.asks(nextGame(5, before, { keep: false }, 1))[0]!.kind).not.toBe('keep-character')
  })

  test('W-R08 kept characters leave the pool first; an eliminated player may be dealt his old one again', () => {
    const again = new Set<boolean>()
    for (let seed = 0; seed < 200; seed++) {
      const state = nextGame(5, { sheriff: 0, characters: ['sid-ketchum', null, null, null, null] }, {}, seed)
      const table = wanted.at(state)
      wanted.play(table, A, { do: seed % 2 === 0 ? 'keep' : 'change' })
      const characters = state.players.map(({ character }) => character)
      expect(new Set(characters).size).toBe(5)
      if (seed % 2 === 0) expect(characters[A]).toBe('sid-ketchum')
      else again.add(characters.includes('sid-ketchum'))
    }
    expect(again).toEqual(new Set([true, false]))
  })

  test('W-R09 the rotating Sheriff passes to the next seat clockwise, the other roles are shuffled', () => {
    for (const [last, next] of [
      [3, 4],
      [4, 0],
    ]) {
      const others = new Set<string>()
      for (let seed = 0; seed < 40; seed++) {
        const state = nextGame(5, { ...before, sheriff: last }, { rotate: true, keep: false }, seed)
        expect(state.players.findIndex(({ role }) => role === 'sheriff')).toBe(next)
        expect(state.active).toBe(next)
        others.add(state.players.map(({ role }) => role).join())
      }
      expect(others.size).toBe(12) // two Outlaws, a Deputy and a Renegade in four seats
    }
    const sheriffs = new Set<number>()
    for (let seed = 0; seed < 60; seed++) sheriffs.add(nextGame(5, before, { keep: false }, seed).active)
    expect(sheriffs.size).toBe(5) // without the option it is anybody
  })

  test('W-R121 what comes from a last game is looked at: as many players, and each character once', () => {
    const wrong = [
      7,
      null,
      {},
      { sheriff: 9, characters: before.characters },
      { sheriff: 0.5, characters: before.characters },
      { sheriff: 0, characters: [null] },
      { sheriff: 0, characters: ['nobody', null, null, null, null] },
      { sheriff: 0, characters: ['sid-ketchum', 'sid-ketchum', null, null, null] },
    ]
    for (const raw of wrong)
      expect(wanted.prepare({ seats: 5, before: raw })).toEqual({ code: 'no-such-game-before', facts: { seats: 5 } })
  })

  test('W-R10 roles and characters can’t be stolen or discarded: only cards are ever offered', () => {
    atTheTable({ A: { hand: 'panic-JH cat-balou-KH' }, B: { hand: 'beer-6H', inPlay: 'barrel-QS' } }, (table) => {
      const picks = table.options(A).flatMap((action) => (action.do === 'grab' ? [action.pick] : []))
      expect(new Set(picks)).toEqual(new Set([-1, card('barrel-QS')]))
      table.load(0)
      table.act(A, grab('panic-JH', B))
      expect(table.state.players[B]!).toMatchObject({ role: 'outlaw', character: 'kit-carlson' })
      table.waits(A, 'play')
    })
  })
})

describe('deck and discard pile', () => {
  test('W-R11 the discard pile is reshuffled at the very moment the last card is taken', () => {
    const laid = {
      A: { hand: 'stagecoach-9S-a' },
      deck: 'bang-2C bang-3C',
      onlyDeck: true,
      discard: 'beer-6H beer-7H',
    } as const
    atTheTable(laid, (table) => {
      table.load(1)
      table.act(A, play('stagecoach-9S-a'))
      expect(table.hand(A)).toBe('bang-2C bang-3C')
      expect(table.state.deck).toHaveLength(2)
      expect(table.discarded()).toBe('stagecoach-9S-a')
      table.waits(A, 'play')
    })
  })

  test('W-R12 a reshuffle takes the whole discard pile with its top card, and nothing else', () => {
    const laid = {
      A: { hand: 'wells-fargo-3H missed-2S', inPlay: 'mustang-8H' },
      deck: 'bang-2C',
      onlyDeck: true,
      discard: 'beer-6H beer-7H beer-8H',
    } as const
    atTheTable(laid, (table) => {
      table.load(2, 1)
      table.act(A, play('wells-fargo-3H'))
      expect(table.hand(A)).toBe('missed-2S bang-2C beer-8H beer-7H')
      expect(table.inPlay(A)).toBe('mustang-8H')
      expect([idsOf(table.state.deck), table.discarded()]).toEqual(['beer-6H', 'wells-fargo-3H'])
      table.waits(A, 'play')
    })
  })

  test('W-R13 with deck and discard pile empty draws are lost', () => {
    atTheTable({ A: { hand: 'wells-fargo-3H' }, deck: 'bang-2C', onlyDeck: true }, (table) => {
      table.act(A, play('wells-fargo-3H'))
      expect(table.hand(A)).toBe('bang-2C')
      expect(table.discarded()).toBe('wells-fargo-3H')
      table.waits(A, 'play')
    })
  })

  test('W-R14 a draw! without a card fails for Barrel and Jail and does not explode the Dynamite', () => {
    const empty = { onlyDeck: true } as const
    atTheTable({ ...empty, A: { hand: 'bang-2C' }, B: { inPlay: 'barrel-QS' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, barrel)
      expect(table.lives()).toBe('5 3 4 4 4')
      table.waits(A, 'play')
    })
    atTheTable({ ...empty, turn: E, at: 'start', E: { inPlay: 'dynamite-2H' } }, (table) => {
      expect([table.lives(), table.inPlay(A)]).toEqual(['5 4 4 4 4', 'dynamite-2H'])
      table.waits(E, 'play')
    })
    const hand = 'bang-2C bang-3C bang-4C bang-5C bang-6C'
    atTheTable({ ...empty, turn: E, at: 'start', E: { inPlay: 'jail-10S', hand } }, (table) => {
      expect(table.discarded()).toBe('jail-10S')
      table.waits(E, 'discard') // not freed
    })
  })

  test('W-R15 W-R16 a brown card is discarded after its effect, on top of the answers to it', () => {
    atTheTable({ A: { hand: 'gatling-10H' }, B: { hand: 'missed-2S' }, C: { hand: 'missed-3S' } }, (table) => {
      table.act(A, play('gatling-10H'))
      table.act(B, missed('missed-2S'))
      expect([table.state.resolving, table.discarded()]).toEqual([card('gatling-10H'), 'missed-2S'])
      table.act(C, missed('missed-3S'))
      expect(table.discarded()).toBe('missed-2S missed-3S gatling-10H')
      table.waits(A, 'play')
    })
    // So it is never part of a reshuffle it causes.
    atTheTable({ A: { hand: 'stagecoach-9S-a' }, deck: 'bang-2C', onlyDeck: true, discard: 'beer-6H' }, (table) => {
      table.act(A, play('stagecoach-9S-a'))
      expect([table.hand(A), table.discarded()]).toEqual(['bang-2C beer-6H', 'stagecoach-9S-a'])
      table.waits(A, 'play')
    })
  })

  test('W-R17 flipped cards are discarded before the outcome; a Jail or an exploding Dynamite lies on top of them', () => {
    const jail = { turn: B, at: 'start', B: { inPlay: 'jail-10S' }, deck: 'bang-2C' } as const
    atTheTable(jail, (table) => {
      expect(table.discarded()).toBe('bang-2C jail-10S')
      table.goesOn()
    })
    const dynamite = { turn: B, at: 'start', B: { inPlay: 'dynamite-2H' }, deck: 'missed-2S' } as const
    atTheTable(dynamite, (table) => {
      expect(table.discarded()).toBe('missed-2S dynamite-2H')
      table.goesOn()
    })
  })

  test('W-R18 two to nine of spades explode, both ends included, and nothing else', () => {
    const exploding = cardsOf(false)
      .filter(explodes)
      .map((one) => CARD_IDS[one])
    expect(exploding).toEqual([
      ...['2', '3', '4', '5', '6', '7', '8'].map((rank) => `missed-${rank}S`),
      'stagecoach-9S-a',
      'stagecoach-9S-b',
      'winchester-8S',
    ])
  })

  test('W-R19 the whole discard pile is public, in order', () => {
    atTheTable({ discard: 'beer-6H missed-2S bang-2C' }, (table) => {
      expect(idsOf(table.view().discard)).toBe('beer-6H missed-2S bang-2C')
      table.waits(A, 'play')
    })
  })

  test('W-R20 nobody discards voluntarily', () => {
    atTheTable({ A: { hand: 'missed-2S missed-3S' } }, (table) => {
      expect(table.choices(A)).toEqual(['end'])
      expect(table.refused(A, { do: 'discard', cards: cards('missed-2S') }).code).toBe('not-now')
      expect(table.refused(A, { do: 'sid', cards: cards('missed-2S missed-3S') })).toEqual({ code: 'only-sid' })
      table.waits(A, 'play')
    })
  })

  test('W-R21 the cards of an eliminated player are discarded in play first, then the hand, the oldest first', () => {
    const laid = {
      A: { hand: 'bang-2C', inPlay: 'scope-AS' },
      B: { life: 1, inPlay: 'mustang-8H schofield-JC', hand: 'missed-2S bang-3C' },
    } as const
    atTheTable(laid, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, pass)
      table.act(B, giveUp)
      expect(table.discarded()).toBe('mustang-8H schofield-JC missed-2S bang-3C bang-2C')
      table.waits(A, 'play')
    })
  })

  test('a question that was opened by cards of others closes when they are gone', () => {
    atTheTable({ turn: C, at: 'draw', D: { is: 'sid-ketchum', life: 2, hand: 'bang-2C bang-3C' } }, (table) => {
      table.waits(C, 'jesse')
      expect(table.refused(C, drawFrom(A))).toEqual({ code: 'no-hand-cards', facts: { seat: A } })
      table.act(D, { do: 'sid', cards: cards('bang-2C bang-3C') })
      expect(table.state.players[C]!.hand).toHaveLength(2)
      table.waits(C, 'play')
    })
  })
})
