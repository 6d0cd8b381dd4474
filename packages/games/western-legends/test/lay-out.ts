// A table laid out from words, and the words that scenarios are told in.

import { type Seat, type Told, chanceFrom } from '@saloon/kernel'
import { type Scenario, layOut, scenario } from '@saloon/kernel/kit'
import { expect } from 'vitest'
import type { Action } from '../src/actions.ts'
import {
  CARDS,
  CHARACTERS,
  type Card,
  type Character,
  EQUIPMENT,
  EQUIPMENT_TYPES,
  type EquipmentType,
  FIGHT_CARDS,
  HIDEOUTS,
  LOCATIONS,
  type Location,
  MIB_CARDS,
  MIB_NAMES,
  type MibName,
  RANKS,
  STORY_NAMES,
  type StoryName,
  TOKENS,
  firstObjectiveOf,
} from '../src/components/index.ts'
import type { Event } from '../src/events.ts'
import { OPTIONS } from '../src/effects/lists.ts'
import { conditionOnTop } from '../src/frames/story.ts'
import { westernLegends } from '../src/game.ts'
import type { Turn } from '../src/in-progress.ts'
import { keyOf, spaceAt, spaceOf } from '../src/map/index.ts'
import { type Legends, NONE, type Options, type Player } from '../src/state.ts'

// ---- cards and places in words ------------------------------------------------------------------------------------

const SUITS = '♥♦♣♠'
export const card = (word: string): Card => {
  const rank = RANKS.indexOf(word.slice(0, -1) as '2')
  const suit = SUITS.indexOf(word.at(-1)!)
  if (rank === -1 || suit === -1) throw new Error(`there is no card "${word}"`)
  return rank * 4 + suit
}
const split = (words: string): string[] => (words.trim() === '' ? [] : words.trim().split(/\s+/))
export const cards = (words: string): Card[] => split(words).map(card)
export const fightCard = (rank: string): Card => {
  if (!RANKS.includes(rank as '2')) throw new Error(`there is no fight card "${rank}"`)
  return CARDS + RANKS.indexOf(rank as '2')
}
export const wordOf = (one: Card): string =>
  one < 0 ? '?' : one >= CARDS ? RANKS[one - CARDS]! : `${RANKS[one >> 2]}${SUITS[one & 3]}`
export const words = (list: readonly Card[]): string => list.map(wordOf).join(' ')

/** `c3r5`, or a location: its first space. */
export const hex = (word: string): number => {
  const found = LOCATIONS.includes(word as Location) ? spaceAt(word as Location) : spaceOf(word)
  if (found === NONE) throw new Error(`there is no space "${word}"`)
  return found
}
export const item = (type: EquipmentType): number => EQUIPMENT_TYPES.indexOf(type)
export const story = (name: StoryName): number => STORY_NAMES.indexOf(name)

// ---- the table ----------------------------------------------------------------------------------------------------

export const [A, B, C, D, E, F] = [0, 1, 2, 3, 4, 5] as const
const LETTERS = 'ABCDEF'
/** Whoever nothing is said about: none of them does anything in what is told. */
const USUAL: readonly Character[] = [
  'kit_carson',
  'wild_bill_hickok',
  'stagecoach_mary',
  'calamity_jane',
  'wyatt_earp',
  'yb_rowdy',
]
/** Far from everything, each alone. */
const APART = ['c2r0', 'c8r0', 'c1r7', 'c9r7', 'c4r7', 'c11r4']

export interface Seated {
  readonly is?: Character
  readonly at?: string
  readonly money?: number
  readonly nuggets?: number
  readonly lp?: number // from 5 on the ability works
  readonly wounds?: number
  readonly marshal?: number
  readonly wanted?: number
  readonly hand?: string
  readonly gear?: string // `rifle mule+`: upgraded with a plus; the first weapon and the first mount are the active ones
  readonly cattle?: number
  readonly objectives?: string // `1 2 4` of the four of the character
  readonly completed?: string
  readonly tokens?: readonly number[]
}
export interface Laid extends Partial<Record<'A' | 'B' | 'C' | 'D' | 'E' | 'F', Seated>> {
  readonly seats?: number // three
  readonly options?: Partial<Options>
  readonly turn?: Seat // A's
  readonly starter?: Seat // A
  readonly step?: Turn['step'] // of that turn: 'actions'
  readonly actions?: number // three
  readonly deck?: string // the top first; the other cards lie below
  readonly onlyDeck?: true // nothing lies below
  readonly discard?: string // the top last
  readonly fightDeck?: string // ranks, the top first; the other cards lie below
  readonly bandits?: readonly Location[] // none
  readonly sheriff?: string // his office
  readonly stories?: readonly [left: StoryName | null, right?: StoryName | null] // on top, alone; none
  readonly below?: readonly [left: readonly StoryName[], right: readonly StoryName[]] // under them
  readonly discs?: readonly [left: string, right: string] // `AB`, `AAC`
  readonly ending?: true
  readonly lastRound?: true
  readonly mib?: { readonly at?: string; readonly lp?: number; readonly next?: MibName }
  readonly tokens?: readonly number[]
  readonly loaded?: readonly number[]
  readonly soldOut?: EquipmentType
  readonly noCattle?: true
}

function seated(laid: Seated, seat: Seat, character: Character): Player {
  const gear = split(laid.gear ?? '').map((word) => word.replace('+', '') as EquipmentType)
  const bits = (types: readonly EquipmentType[]): number => types.reduce((all, type) => all | (1 << item(type)), 0)
  const active = (category: string): number => {
    const first = gear.find((type) => EQUIPMENT[type].category === category)
    return first === undefined ? NONE : item(first)
  }
  const upgraded = split(laid.gear ?? '').flatMap((word) =>
    word.endsWith('+') ? [word.slice(0, -1) as EquipmentType] : [],
  )
  const own = (numbers: string | undefined): number[] =>
    split(numbers ?? '').map((n) => firstObjectiveOf(character) + Number(n) - 1)
  const cattle = laid.cattle ?? NONE
  return {
    character: CHARACTERS.indexOf(character),
    dealt: [],
    hex: hex(laid.at ?? APART[seat]!),
    money: laid.money ?? 0,
    nuggets: laid.nuggets ?? 0,
    lp: laid.lp ?? 0,
    wounds: laid.wounds ?? 0,
    marshal: laid.marshal ?? 0,
    wanted: laid.wanted ?? 0,
    legend: (laid.lp ?? 0) >= 5,
    hand: cards(laid.hand ?? ''),
    gear: bits(gear),
    upgraded: bits(upgraded),
    copies: EQUIPMENT_TYPES.reduce((all, type, n) => (gear.includes(type) ? all | (seat << (3 * n)) : all), 0),
    weapon: active('weapon'),
    mount: active('mount'),
    herd: cattle === NONE ? 0 : cattle < 8 ? 1 : 2,
    cattle,
    objectives: own(laid.objectives),
    completed: own(laid.completed),
    tokens: [...(laid.tokens ?? [])],
  }
}

function charactersOf(laid: Laid, seats: number): Character[] {
  const named = LETTERS.split('').map((letter) => laid[letter as 'A']?.is)
  const spare = [...USUAL, 'doc_holliday' as const, 'bass_reeves' as const, 'annie_oakley' as const].filter(
    (one) => !named.includes(one),
  )
  return Array.from({ length: seats }, (_, seat) => named[seat] ?? spare.shift()!)
}

export function layOutLegends(laid: Laid): Legends {
  const seats = laid.seats ?? 3
  const characters = charactersOf(laid, seats)
  const players = characters.map((character, seat) => seated(laid[LETTERS[seat] as 'A'] ?? {}, seat, character))
  const onTop = cards(laid.deck ?? '')
  const discard = cards(laid.discard ?? '')
  const placed = [...players.flatMap(({ hand }) => hand), ...onTop, ...discard]
  expect(new Set(placed).size, 'each card lies in one place').toBe(placed.length)
  const rest = Array.from({ length: CARDS }, (_, one) => one).filter((one) => !placed.includes(one))
  const drawn = split(laid.fightDeck ?? '').map(fightCard)
  const fightRest = Array.from({ length: FIGHT_CARDS }, (_, n) => CARDS + n).filter((one) => !drawn.includes(one))
  const held = players.map(({ cattle }) => cattle)
  const tops = [laid.stories?.[0] ?? null, laid.stories?.[1] ?? null]
  const slots = laid.options?.firstGame ? 1 : 2
  const piles = tops
    .slice(0, slots)
    .map((top, slot) => [...(laid.below?.[slot] ?? []), ...(top === null ? [] : [top])].map(story))
  const discs = Array.from({ length: 12 }, () => 0)
  laid.discs?.forEach((on, slot) => on.split('').forEach((letter) => discs[slot * 6 + LETTERS.indexOf(letter)]!++))
  const options = {
    length: 'medium',
    objectives: false,
    wildWildWest: false,
    firstGame: false,
    ...laid.options,
  } as const
  const next = MIB_NAMES.indexOf(laid.mib?.next ?? 'hired_guns')
  const active = laid.turn ?? A
  return layOut(westernLegends, {
    seats,
    ...(laid.loaded && { loaded: laid.loaded }),
    position: {
      options,
      players,
      starter: laid.starter ?? A,
      round: 2,
      ending: laid.ending ?? laid.lastRound ?? false,
      lastRound: laid.lastRound ?? false,
      active,
      phase: laid.step === 'stories' || laid.step === 'hand' || laid.step === 'wanted' ? 'end' : 'actions',
      actionsLeft: laid.actions ?? 3,
      startHex: players[active]!.hex,
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
      deck: [...(laid.onlyDeck ? [] : rest), ...onTop.toReversed()],
      discard,
      fightDeck: [...fightRest, ...drawn.toReversed()],
      store: EQUIPMENT_TYPES.map((_, n) =>
        players.reduce(
          (left, { gear, copies }) => ((gear >> n) & 1 ? left & ~(1 << ((copies >> (3 * n)) & 7)) : left),
          EQUIPMENT_TYPES[n] === laid.soldOut ? 0 : 63,
        ),
      ),
      ranches: [0, 1].map((colour) =>
        Array.from({ length: 8 }, (_, n) => colour * 8 + n).filter((token) => !laid.noCattle && !held.includes(token)),
      ),
      piles,
      showing: piles.map((_, slot) => conditionOnTop({ piles }, slot)),
      discs,
      told: [],
      revealed: NONE,
      bandits: (laid.bandits ?? []).reduce((all, hideout) => all | (1 << HIDEOUTS.indexOf(hideout)), 0),
      sheriff: hex(laid.sheriff ?? 'darkrock_sheriff_office'),
      tokens: options.objectives ? [...(laid.tokens ?? TOKENS)] : [],
      mibHex: seats === 2 ? hex(laid.mib?.at ?? 'rail_station') : NONE,
      mibLp: laid.mib?.lp ?? 0,
      mibDeck:
        seats === 2 ? [...Array.from({ length: MIB_CARDS }, (_, n) => n).filter((one) => one !== next), next] : [],
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
    },
    first: { kind: 'turn', step: laid.step ?? 'actions', last: false } as never,
  })
}

// ---- the words ----------------------------------------------------------------------------------------------------

export const commit = (word: string): Action => ({ do: 'commit', card: card(word) })
/** A fight card, by its rank. */
export const npc = (rank: string): Action => ({ do: 'commit', card: fightCard(rank) })
export const discard = (list: string): Action => ({ do: 'discard', cards: cards(list) })
export const use = (word: string): Action => ({ do: 'card', card: card(word) })
export const fight = (at: Seat, kind: 'duel' | 'rob' | 'arrest'): Action => ({ do: 'fight', at, fight: kind })
export const step = (word: string): Action => ({ do: 'step', to: hex(word) })
export const doing = (name: Action['do']): Action => ({ do: name }) as Action
export const show = (list: string): Action => ({ do: 'show', cards: cards(list) })
export const react = (word: string): Action => ({ do: 'react', card: card(word) })
export const [pass, stop, hold, accept, decline, skip] = (
  ['pass', 'stop', 'hold', 'accept', 'decline', 'skip'] as const
).map((name) => ({ do: name })) as [Action, Action, Action, Action, Action, Action]

export interface LegendsTable extends Scenario<Legends, Action, Event> {
  player(seat: Seat): Player
  hand(seat: Seat): string
  where(seat: Seat): string
  discarded(): string
  /** What may be answered: each `do`, once. */
  choices(seat: Seat): string[]
  /** Of the actions that lead there: `c3r5`. */
  ways(seat: Seat): string[]
  /** Answers with the option whose effects contain this word. */
  choose(seat: Seat, op: string, list?: string): void
  /** Moves along these spaces and stops there; nothing more is played. */
  walk(seat: Seat, spaces: string): void
  events<T extends Event['type']>(type: T): Told<Extract<Event, { type: T }>>[]
  times(type: Event['type']): number
}

export function atTheTable(laid: Laid, script: (table: LegendsTable) => void): void {
  told(layOutLegends(laid), script)
}

export function told(state: Legends, script: (table: LegendsTable) => void): void {
  scenario(westernLegends, state, (table) => {
    const asked = (seat: Seat): string | undefined =>
      westernLegends.asks(state).find((ask) => ask.seat === seat && ask.must)?.kind
    script({
      ...table,
      player: (seat) => state.players[seat]!,
      hand: (seat) => words(state.players[seat]!.hand),
      where: (seat) => keyOf(state.players[seat]!.hex),
      discarded: () => words(state.discard),
      choices: (seat) => [...new Set(table.options(seat).map((action) => action.do))],
      ways: (seat) => table.options(seat).flatMap((action) => ('to' in action ? [keyOf(action.to)] : [])),
      choose(seat, op, list = '') {
        const found = table.options(seat).find((action) => action.do === 'choose' && opsOf(action.option).includes(op))
        if (found?.do !== 'choose') throw new Error(`no option of seat ${seat} does "${op}"`)
        table.act(seat, { do: 'choose', option: found.option, cards: cards(list) })
      },
      walk(seat, spaces) {
        table.act(seat, { do: 'move' })
        for (const word of split(spaces)) table.act(seat, step(word))
        if (asked(seat) === 'step') table.act(seat, stop)
        if (asked(seat) === 'extend') table.act(seat, stop)
      },
      events: (type) => table.told.filter((event) => event.type === type) as never,
      times: (type) => table.told.filter((event) => event.type === type).length,
    })
  })
}

/** What an option costs and does, in the words of effects. */
const opsOf = (option: number): string[] => {
  const { cost = [], effects } = OPTIONS[option]!.option
  return [...cost, ...effects].map(({ op }) => op)
}

/** A game from its very start. */
export const dealt = (seats: number, seed: number, options: Partial<Options> = {}): Legends =>
  westernLegends.start(
    { seats, options: { length: 'medium', objectives: false, wildWildWest: false, firstGame: false, ...options } },
    chanceFrom(seed),
  )
