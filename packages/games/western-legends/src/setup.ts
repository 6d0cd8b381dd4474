// Before the first question: the options, and everything shuffled (specification 3, 18).

import { type Base, type Chance, type Refusal, type Setting, type Setup, shuffle } from '@saloon/kernel'
import {
  CARDS,
  CATTLE,
  CHARACTERS,
  CHARACTER_ROWS,
  COPIES,
  FIGHT_CARDS,
  FIRST_GAME_STORIES,
  MIB_CARDS,
  MIB_START,
  SHERIFFS_OFFICE,
  STORY_ROWS,
  TOKENS,
} from './components/index.ts'
import { ITEM_TYPES, NOT_IN_FIRST_GAME } from './effects/abilities.ts'
import { conditionOnTop } from './frames/story.ts'
import type { ChooseCharacter } from './in-progress.ts'
import { spaceAt } from './map/index.ts'
import { LENGTHS, type Legends, NONE, type Options, type Player } from './state.ts'

export const settings: readonly (Setting & { readonly key: keyof Options })[] = [
  { key: 'length', values: LENGTHS, usual: 'medium' },
  { key: 'objectives', values: [false, true], usual: false },
  { key: 'wildWildWest', values: [false, true], usual: false },
  { key: 'firstGame', values: [false, true], usual: false },
]
const MOST_IN_FIRST_GAME = 4

export function check({ seats, options }: Setup<Options>): Refusal | undefined {
  if (!options.firstGame) return undefined
  if (seats > MOST_IN_FIRST_GAME) return { code: 'first-game-seats', facts: { seats, max: MOST_IN_FIRST_GAME } }
  return options.objectives ? { code: 'first-game-objectives' } : undefined
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/** Those of the first game, the last one only when four play. */
export const firstGameCharacters = (seats: number): number[] => {
  const all = upTo(CHARACTERS.length).filter((character) => CHARACTER_ROWS[CHARACTERS[character]!].firstGame)
  return seats < MOST_IN_FIRST_GAME ? all.slice(0, -1) : all
}

const newPlayer = (): Player => ({
  character: NONE,
  dealt: [],
  hex: NONE,
  money: 0,
  nuggets: 0,
  lp: 0,
  wounds: 0,
  marshal: 0,
  wanted: 0,
  legend: false,
  hand: [],
  gear: 0,
  upgraded: 0,
  copies: 0,
  weapon: NONE,
  mount: NONE,
  herd: 0,
  cattle: NONE,
  objectives: [],
  completed: [],
  tokens: [],
})

type First = Omit<ChooseCharacter, 'n' | 'cause'>
type Dealt = Omit<Legends, keyof Base> & { readonly first: First }

export function deal({ seats, options }: Setup<Options>, chance: Chance): Dealt {
  const { firstGame } = options
  const players = Array.from({ length: seats }, newPlayer)
  if (!firstGame) {
    const characters = shuffle(chance, upTo(CHARACTERS.length))
    for (const { dealt } of players) dealt.push(characters.pop()!, characters.pop()!)
  }
  const deck = shuffle(chance, upTo(CARDS))
  const fightDeck = shuffle(
    chance,
    upTo(FIGHT_CARDS).map((card) => CARDS + card),
  )
  const ranches = [0, 1].map((colour) =>
    firstGame
      ? []
      : shuffle(
          chance,
          upTo(CATTLE).filter((cattle) => cattle >> 3 === colour),
        ),
  )
  const piles = pilesOf(shuffle(chance, upTo(firstGame ? FIRST_GAME_STORIES : STORY_ROWS.length)), firstGame ? 1 : 2)
  const mib = seats === 2
  return {
    options,
    players,
    starter: 0,
    round: 0,
    ending: false,
    lastRound: false,
    active: 0,
    phase: 'setup',
    actionsLeft: 0,
    startHex: NONE,
    fought: 0,
    bankRobbed: false,
    banditsBeaten: 0,
    placed: 0,
    spent: 0,
    feats: 0,
    occurred: 0,
    acting: '',
    earned: 0,
    paid: 0,
    glory: 0,
    dug: 0,
    wonAtEnd: false,
    deck,
    discard: [],
    fightDeck,
    store: upTo(ITEM_TYPES).map((item) =>
      firstGame && ((NOT_IN_FIRST_GAME >> item) & 1) !== 0 ? 0 : (1 << COPIES) - 1,
    ),
    ranches,
    piles,
    showing: piles.map((_, slot) => conditionOnTop({ piles }, slot)),
    discs: Array.from({ length: 12 }, () => 0),
    told: [],
    revealed: NONE,
    bandits: 0,
    sheriff: spaceAt(SHERIFFS_OFFICE),
    tokens: options.objectives ? shuffle(chance, TOKENS.slice()) : [],
    mibHex: mib ? spaceAt(MIB_START) : NONE,
    mibLp: 0,
    mibDeck: mib ? shuffle(chance, upTo(MIB_CARDS)) : [],
    mibDiscard: [],
    attack: NONE,
    defence: NONE,
    faceUp: false,
    reactions: [],
    fightHand: [],
    peek: 0,
    pot: 0,
    flop: [],
    dealer: [],
    played: players.map(() => []),
    result: null,
    first: { kind: firstGame ? 'pick-character' : 'choose-character', seat: 0 },
  }
}

/** Half of them each, the first half on the first slot. */
export function pilesOf(cards: readonly number[], slots: number): number[][] {
  const each = Math.ceil(cards.length / slots)
  return Array.from({ length: slots }, (_, slot) => cards.slice(slot * each, (slot + 1) * each))
}
