// What lies in the box, as data. Cards are small whole numbers; their names live in the language files.

/** 0 … 79, in the order of DECK. */
export type Card = number

export const ROLES = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const
export type Role = (typeof ROLES)[number]

export const ROLES_BY_SEATS: Readonly<Record<number, Readonly<Record<Role, number>>>> = {
  4: { sheriff: 1, deputy: 0, outlaw: 2, renegade: 1 },
  5: { sheriff: 1, deputy: 1, outlaw: 2, renegade: 1 },
  6: { sheriff: 1, deputy: 1, outlaw: 3, renegade: 1 },
  7: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 1 },
}
export const SHERIFF_BONUS = 1
export const REWARD = 3 // cards, for an Outlaw
export const EXPLOSION = 3 // life points

// ---- the kinds of cards -----------------------------------------------------------------------------------------

/**
 * At whom a card is played: nobody in particular; oneself, where it stays; a player within range of the weapon; any other
 * player; anybody but the Sheriff; or at a card that lies near or anywhere. A Missed! is only ever an answer.
 */
export const AIMS = ['free', 'equip', 'range', 'other', 'jail', 'near-card', 'any-card', 'answer'] as const
export type Aim = (typeof AIMS)[number]

interface KindRow {
  readonly aim: Aim
  readonly cards: string // rank and suit of every copy
  readonly blue?: true
  readonly openBook?: true // left out of the simplified deck
  readonly range?: number // of a weapon
  readonly draws?: number
}
const DECK = {
  bang: { aim: 'range', cards: '2C 3C 4C 5C 6C 7C 8C 9C 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD QH KH AH AS' },
  missed: { aim: 'answer', cards: '2S 3S 4S 5S 6S 7S 8S 10C JC QC KC AC' },
  beer: { aim: 'free', cards: '6H 7H 8H 9H 10H JH' },
  saloon: { aim: 'free', cards: '5H' },
  stagecoach: { aim: 'free', cards: '9S 9S', draws: 2 },
  'wells-fargo': { aim: 'free', cards: '3H', draws: 3 },
  panic: { aim: 'near-card', cards: 'JH QH AH 8D' },
  'cat-balou': { aim: 'any-card', cards: 'KH 9D 10D JD' },
  gatling: { aim: 'free', cards: '10H' },
  indians: { aim: 'free', cards: 'KD AD', openBook: true },
  duel: { aim: 'other', cards: '8C JS QD', openBook: true },
  'general-store': { aim: 'free', cards: '9C QS', openBook: true },
  barrel: { aim: 'equip', cards: 'QS KS', blue: true },
  mustang: { aim: 'equip', cards: '8H 9H', blue: true },
  scope: { aim: 'equip', cards: 'AS', blue: true },
  jail: { aim: 'jail', cards: '10S JS 4H', blue: true, openBook: true },
  dynamite: { aim: 'equip', cards: '2H', blue: true, openBook: true },
  volcanic: { aim: 'equip', cards: '10S 10C', blue: true, openBook: true, range: 1 },
  schofield: { aim: 'equip', cards: 'JC QC KS', blue: true, range: 2 },
  remington: { aim: 'equip', cards: 'KC', blue: true, range: 3 },
  'rev-carabine': { aim: 'equip', cards: 'AC', blue: true, range: 4 },
  winchester: { aim: 'equip', cards: '8S', blue: true, range: 5 },
} as const satisfies Record<string, KindRow>

export type Kind = keyof typeof DECK
export const KINDS = Object.keys(DECK) as Kind[]
const ROWS: Readonly<Record<Kind, KindRow>> = DECK

// ---- the eighty cards -------------------------------------------------------------------------------------------

export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const
export type Suit = (typeof SUITS)[number]
/** Low to high. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
export type Rank = (typeof RANKS)[number]

interface CardRow {
  readonly kind: Kind
  readonly rank: Rank
  readonly suit: Suit
  readonly id: string
}
const SUIT_LETTERS: Readonly<Record<string, Suit>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }
const ALL: readonly CardRow[] = KINDS.flatMap((kind) => {
  const faces = ROWS[kind].cards.split(' ')
  return faces.map((face, copy) => {
    const twin = faces.indexOf(face) !== copy ? '-b' : faces.lastIndexOf(face) !== copy ? '-a' : ''
    const suit = SUIT_LETTERS[face.at(-1)!]!
    return { kind, rank: face.slice(0, -1) as Rank, suit, id: `${kind}-${face}${twin}` }
  })
})
export const CARDS = ALL.length
/** What a card is called in the specification and in files of pictures: `bang-2C`, `stagecoach-9S-a`. */
export const CARD_IDS: readonly string[] = ALL.map(({ id }) => id)

const KIND_OF: readonly Kind[] = ALL.map(({ kind }) => kind)
const SUIT_OF: readonly Suit[] = ALL.map(({ suit }) => suit)
const RANK_OF: readonly Rank[] = ALL.map(({ rank }) => rank)
const AIM_OF: readonly Aim[] = ALL.map(({ kind }) => ROWS[kind].aim)
const RANGE_OF = Uint8Array.from(ALL, ({ kind }) => ROWS[kind].range ?? 0)
const DRAWS_OF = Uint8Array.from(ALL, ({ kind }) => ROWS[kind].draws ?? 0)
const BLUE = Uint8Array.from(ALL, ({ kind }) => (ROWS[kind].blue ? 1 : 0))
const HEART = Uint8Array.from(ALL, ({ suit }) => (suit === 'hearts' ? 1 : 0))
const RED = Uint8Array.from(ALL, ({ suit }) => (suit === 'hearts' || suit === 'diamonds' ? 1 : 0))
/** Two to nine of spades, both ends included (W-R18). */
const EXPLODES = Uint8Array.from(ALL, ({ suit, rank }) =>
  suit === 'spades' && RANKS.indexOf(rank) <= RANKS.indexOf('9') ? 1 : 0,
)

/** Of a card that is seen. */
export const kindOf = (card: Card): Kind => KIND_OF[card]!
export const suitOf = (card: Card): Suit => SUIT_OF[card]!
export const rankOf = (card: Card): Rank => RANK_OF[card]!
export const aimOf = (card: Card): Aim => AIM_OF[card]!
export const isBlue = (card: Card): boolean => BLUE[card] === 1
export const isWeapon = (card: Card): boolean => RANGE_OF[card]! > 0
/** Of a weapon; 0 for everything else. */
export const rangeOfWeapon = (card: Card): number => RANGE_OF[card]!
/** How many cards it draws; 0 for everything else. */
export const drawsOf = (card: Card): number => DRAWS_OF[card]!
export const isHeart = (card: Card): boolean => HEART[card] === 1
export const isRed = (card: Card): boolean => RED[card] === 1
export const explodes = (card: Card): boolean => EXPLODES[card] === 1

const WHOLE_DECK: readonly Card[] = ALL.map((_, card) => card)
const SIMPLIFIED_DECK = WHOLE_DECK.filter((card) => !ROWS[kindOf(card)].openBook)

/** The cards played with: all eighty, or without the thirteen of the open book (W-R06). */
export const cardsOf = (simplified: boolean): readonly Card[] => (simplified ? SIMPLIFIED_DECK : WHOLE_DECK)

// ---- the characters ---------------------------------------------------------------------------------------------

/** Life points; the abilities are asked for by name where they matter. */
const CHARACTER_LIVES = {
  'bart-cassidy': 4,
  'black-jack': 4,
  'calamity-janet': 4,
  'el-gringo': 3,
  'jesse-jones': 4,
  jourdonnais: 4,
  'kit-carlson': 4,
  'lucky-duke': 4,
  'paul-regret': 3,
  'pedro-ramirez': 4,
  'rose-doolan': 4,
  'sid-ketchum': 4,
  'slab-the-killer': 4,
  'suzy-lafayette': 4,
  'vulture-sam': 4,
  'willy-the-kid': 4,
} as const

export type Character = keyof typeof CHARACTER_LIVES
export const CHARACTERS = Object.keys(CHARACTER_LIVES) as Character[]
export const lifeOf = (character: Character): number => CHARACTER_LIVES[character]
