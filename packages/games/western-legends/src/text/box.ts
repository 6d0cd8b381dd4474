// The names of everything in the box, made from the tables of one language: a missing name is a type error.

import {
  CARDS,
  CATTLE,
  CHARACTERS,
  type Character,
  type Colour,
  EQUIPMENT,
  EQUIPMENT_TYPES,
  type EquipmentType,
  FACES,
  FIGHT_CARDS,
  type Face,
  LOCATIONS,
  type Location,
  MESAS,
  MIB_NAMES,
  type Mesa,
  type MibName,
  OBJECTIVES_EACH,
  type Print,
  RANKS,
  REGIONS,
  type Rank,
  type Region,
  STORY_CONDITIONS,
  STORY_NAMES,
  type StoryCondition,
  type StoryName,
  type Suit,
  TOWNS,
  type Town,
  colourOf,
  printOf,
  rankOf,
  suitOf,
} from '../components/index.ts'
import { SPACES, keyOf, locationOf, regionOf, townOf } from '../map/index.ts'
import { NONE } from '../state.ts'
import { CATEGORIES, type Category } from '../poker/hands.ts'

interface Named {
  readonly name: string
  readonly help: string
}
export type StoryWords = Readonly<Record<StoryName, Named & { readonly flavour: string }>>
export type ObjectiveWords = Readonly<Record<Character, readonly [Named, Named, Named, Named]>>
export interface BoxWords {
  readonly ranks: Readonly<Partial<Record<Rank, string>>> // those written otherwise than in English
  readonly prints: Readonly<Record<Print, Named>>
  readonly fightCard: string
  readonly fightCards: readonly string[] // what each does, from 2 to the ace
  readonly characters: Readonly<Record<Character, Named>>
  readonly items: Readonly<Record<EquipmentType, Named>>
  readonly none: string // no weapon, no mount
  readonly towns: Readonly<Record<Town, string>>
  readonly regions: Readonly<Record<Region, string>>
  readonly mesas: Readonly<Record<Mesa, string>>
  readonly locations: Readonly<Record<Location, string>>
  readonly conditions: Readonly<Record<StoryCondition, string>>
  readonly noCondition: string // a pile that has run out
  readonly herds: Readonly<Record<Colour, string>>
  readonly cattle: readonly string[] // what the eight tokens of a colour pay
  readonly mib: Readonly<Record<MibName, Named>>
  readonly faces: Readonly<Record<Face, string>>
  readonly categories: Readonly<Record<Category, string>>
  readonly stories: StoryWords
  readonly objectives: ObjectiveWords
}

/** Upgraded weapons and mounts have a name of their own, the same everywhere; six to a type. */
const COPY_NAMES: readonly string[] = [
  'Rusty, Biscuit, Clementine, Gravel, Old Pete, Buttercup',
  'Comet, Midnight, Cyclone, Red Arrow, Dust Devil, Tumbleweed',
  'Widowmaker, Persuader, Six Iron, Thumb Breaker, Old Reliable, Last Word',
  'Boomstick, Barn Door, Twin Sermon, Loudmouth, Doorknocker, Thunderclap',
  'Long Tom, Far Sight, Prairie Whisper, Ridge Runner, Buffalo Caller, Mile Maggie',
].flatMap((names) => names.split(', '))
const SYMBOLS: Readonly<Record<Suit, string>> = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' }

export const BOX_KINDS = [
  'card',
  'place',
  'location',
  'town',
  'region',
  'character',
  'item',
  'weapon',
  'mount',
  'copy',
  'story',
  'flavour',
  'condition',
  'objective',
  'cattle',
  'mib',
  'face',
  'category',
] as const
export type BoxKey = `${(typeof BOX_KINDS)[number]}.${number}` | `${(typeof BOX_KINDS)[number]}.${number}.help`
type Lines = Record<BoxKey, string>

export function boxLines(words: BoxWords): Readonly<Lines> {
  const lines: Lines = {}
  const name = (kind: (typeof BOX_KINDS)[number], names: readonly string[]): void =>
    names.forEach((each, n) => (lines[`${kind}.${n}`] = each))
  const explain = (kind: (typeof BOX_KINDS)[number], named: readonly Named[]): void =>
    named.forEach((each, n) => {
      lines[`${kind}.${n}`] = each.name
      lines[`${kind}.${n}.help`] = each.help
    })
  explain('card', [...pokerCards(words), ...fightCards(words)])
  name('place', [...hexNames(words), ...MESAS.map((mesa) => words.mesas[mesa])])
  name(
    'location',
    LOCATIONS.map((location) => words.locations[location]),
  )
  name(
    'town',
    TOWNS.map((town) => words.towns[town]),
  )
  name(
    'region',
    REGIONS.map((region) => words.regions[region]),
  )
  explain(
    'character',
    CHARACTERS.map((character) => words.characters[character]),
  )
  explain(
    'item',
    EQUIPMENT_TYPES.map((type) => words.items[type]),
  )
  for (const kind of ['weapon', 'mount'] as const) {
    lines[`${kind}.${NONE}`] = words.none
    EQUIPMENT_TYPES.forEach((type, n) => {
      if (EQUIPMENT[type].category === kind) lines[`${kind}.${n}`] = words.items[type].name
    })
  }
  name('copy', COPY_NAMES)
  explain(
    'story',
    STORY_NAMES.map((story) => words.stories[story]),
  )
  name(
    'flavour',
    STORY_NAMES.map((story) => words.stories[story].flavour),
  )
  name(
    'condition',
    STORY_CONDITIONS.map((condition) => words.conditions[condition]),
  )
  lines[`condition.${NONE}`] = words.noCondition
  explain(
    'objective',
    CHARACTERS.flatMap((character) => words.objectives[character].slice(0, OBJECTIVES_EACH)),
  )
  name(
    'cattle',
    Array.from({ length: CATTLE }, (_, cattle) => `${words.herds[colourOf(cattle)]} (${words.cattle[cattle & 7]!})`),
  )
  explain(
    'mib',
    MIB_NAMES.map((card) => words.mib[card]),
  )
  name(
    'face',
    FACES.map((face) => words.faces[face]),
  )
  name(
    'category',
    CATEGORIES.map((category) => words.categories[category]),
  )
  return lines
}

const rankName = (words: BoxWords, rank: Rank): string => words.ranks[rank] ?? rank
const pokerCards = (words: BoxWords): Named[] =>
  Array.from({ length: CARDS }, (_, card) => {
    const { name, help } = words.prints[printOf(card)]
    return { name: `${name} ${rankName(words, rankOf(card))}${SYMBOLS[suitOf(card)]}`, help }
  })
const fightCards = (words: BoxWords): Named[] =>
  Array.from({ length: FIGHT_CARDS }, (_, card) => ({
    name: `${words.fightCard} ${rankName(words, RANKS[card]!)}`,
    help: words.fightCards[card]!,
  }))

/** The place it belongs to, otherwise the town or region; and where it lies. */
const hexNames = (words: BoxWords): string[] =>
  Array.from({ length: SPACES }, (_, hex) => {
    const [location, town] = [locationOf(hex), townOf(hex)]
    const area = town === null ? words.regions[regionOf(hex)!] : words.towns[town]
    return `${location === null ? area : words.locations[location]} (${keyOf(hex)})`
  })
