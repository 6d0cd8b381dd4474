// What lies in the box, as data. Cards, decks, towns and gangs are small whole numbers; their names live in the language files.

/** 0 … 47: an Outlaw; 48 … 59: a Saloon card. */
export type Card = number
/** 0 … 3: a town, in the order of TOWNS; 4: the Saloon. */
export type Deck = number
export type Town = number
/** 0 … 3, in the order of GANGS, which is the order of scoring. The gang with a town's number has its leader there. */
export type Gang = number

export const TOWNS = ['tombstone', 'cripple-creek', 'dodge-city', 'deadwood'] as const
export const GANGS = ['wild-bunch', 'daltons', 'loners', 'james-younger'] as const
export const SALOON_KINDS = ['sheriff', 'bounty-hunter', 'swindler'] as const
export type SaloonKind = (typeof SALOON_KINDS)[number]

export const SALOON: Deck = TOWNS.length
export const DECKS = TOWNS.length + 1

/**
 * By town, then by gang, three each (WO-R01). The first of a gang in its own town is its leader (WO-R02, WO-R03);
 * the last of each three stays out of the quick game (WO-R06).
 */
const OUTLAWS = [
  [
    ['butch-cassidy', 'sundance-kid', 'etta-place'],
    ['grat-dalton', 'dick-broadwell', 'arkansas-tom-jones'],
    ['doc-holliday', 'johnny-ringo', 'pearl-hart'],
    ['frank-james', 'bob-younger', 'hobbs-kerry'],
  ],
  [
    ['kid-curry', 'elzy-lay', 'bub-meeks'],
    ['bob-dalton', 'emmett-dalton', 'bill-mcelhanie'],
    ['black-bart', 'tom-horn', 'joaquin-murrieta'],
    ['cole-younger', 'clell-miller', 'arthur-mccoy'],
  ],
  [
    ['ben-kilpatrick', 'laura-bullion', 'deaf-charley-hanks'],
    ['bill-doolin', 'bill-power', 'charley-bryant'],
    ['billy-the-kid', 'belle-starr', 'clay-allison'],
    ['jim-younger', 'charlie-pitts', 'john-jarrett'],
  ],
  [
    ['will-carver', 'flat-nose-curry', 'harry-tracy'],
    ['bill-dalton', 'bitter-creek-newcomb', 'charley-pierce'],
    ['calamity-jane', 'cattle-kate', 'john-wesley-hardin'],
    ['jesse-james', 'john-younger', 'bill-chadwell'],
  ],
] as const
export type OutlawSlug = (typeof OUTLAWS)[number][number][number]

/** Slugs of the Outlaws by card: what names and pictures are found by. */
export const OUTLAW_SLUGS: readonly OutlawSlug[] = OUTLAWS.flat(2)

const OF_A_GANG_IN_A_TOWN = 3
const IN_A_TOWN = GANGS.length * OF_A_GANG_IN_A_TOWN
const OF_A_SALOON_KIND = 4
export const OUTLAW_CARDS = OUTLAW_SLUGS.length
export const CARDS = OUTLAW_CARDS + SALOON_KINDS.length * OF_A_SALOON_KIND

const everyCard = <T>(of: (card: Card) => T): readonly T[] => Array.from({ length: CARDS }, (_, card) => of(card))

const DECK_OF = everyCard((card) => Math.min(SALOON, Math.floor(card / IN_A_TOWN)))
const GANG_OF = everyCard((card) => Math.floor((card % IN_A_TOWN) / OF_A_GANG_IN_A_TOWN))
const KIND_OF = everyCard((card) => SALOON_KINDS[Math.floor((card - OUTLAW_CARDS) / OF_A_SALOON_KIND)])
const OUT_OF_QUICK = everyCard((card) =>
  card < OUTLAW_CARDS
    ? card % OF_A_GANG_IN_A_TOWN === OF_A_GANG_IN_A_TOWN - 1
    : (card - OUTLAW_CARDS) % OF_A_SALOON_KIND === OF_A_SALOON_KIND - 1,
)

/** The deck a card is shuffled into. */
export const deckOf = (card: Card): Deck => DECK_OF[card]!
/** Of an Outlaw. */
export const gangOf = (card: Card): Gang => GANG_OF[card]!
/** Of a Saloon card. */
export const saloonKindOf = (card: Card): SaloonKind => KIND_OF[card]!
/** The card of a gang's leader. */
export const leaderOf = (gang: Gang): Card => gang * IN_A_TOWN + gang * OF_A_GANG_IN_A_TOWN

const cardsByDeck = (inBox: (card: Card) => boolean): readonly (readonly Card[])[] =>
  Array.from({ length: DECKS }, (_, deck) =>
    everyCard((card) => card).filter((card) => DECK_OF[card] === deck && inBox(card)),
  )
const WHOLE_GAME = cardsByDeck(() => true)
const QUICK_GAME = cardsByDeck((card) => !OUT_OF_QUICK[card])

/** The cards played with, by deck. */
export const cardsOf = (quick: boolean): readonly (readonly Card[])[] => (quick ? QUICK_GAME : WHOLE_GAME)
/** The cards that stay in the box for the whole game. */
export const removedFrom = (quick: boolean): readonly Card[] =>
  everyCard((card) => card).filter((card) => quick && OUT_OF_QUICK[card])

const POINTS = [0, 2, 3, 5, 8, 12, 17, 23, 30] as const
/** For so many cards of one gang; eight or more give the most (WO-R45). */
export const pointsFor = (cards: number): number => POINTS[Math.min(cards, POINTS.length - 1)]!

export const DOLLARS_A_ROUND = 2
/** A set of Bullet tiles: all Click but one Bang. */
export const BULLET_TILES = 6
export type Tile = 'click' | 'bang'
/** What a shoot-out is about: the Wanted token of a gang, by its number, or the One. */
export type Prize = number
export const ONE_TOKEN: Prize = GANGS.length
