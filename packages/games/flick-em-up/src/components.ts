// What lies in the box, as data; names live in the language files. Lengths in thousandths of a centimetre, angles in hundredths of a degree.

export const CLANS = ['law', 'outlaw'] as const
export type Clan = (typeof CLANS)[number]
export const otherClan = (clan: Clan): Clan => (clan === 'law' ? 'outlaw' : 'law')

export const COLOURS = ['red', 'blue'] as const
export type Colour = (typeof COLOURS)[number]
/** Even hours are red, odd hours blue (3.1). */
export const colourOf = (hour: number): Colour => (hour % 2 === 0 ? 'red' : 'blue')
export const turned = (colour: Colour): Colour => (colour === 'red' ? 'blue' : 'red')

/** Cowboys by clan and hat: L1 is the sheriff, O1 is Big Daddy Cooper. */
export const COWBOYS = ['L1', 'L2', 'L3', 'L4', 'L5', 'O1', 'O2', 'O3', 'O4', 'O5'] as const
export type CowboyId = (typeof COWBOYS)[number]
export const clanOf = (cowboy: CowboyId): Clan => (cowboy[0] === 'L' ? 'law' : 'outlaw')
export const hatOf = (cowboy: CowboyId): number => Number(cowboy[1])
export const MOST_COWBOYS = 5 // of a clan

/** The pink woman and the blue man. */
export const NEUTRALS = ['N1', 'N2'] as const
export type NeutralId = (typeof NEUTRALS)[number]
export const NEUTRAL_KINDS = ['accomplice', 'hostage', 'patriarch'] as const
export type NeutralKind = (typeof NEUTRAL_KINDS)[number]

export const ROLES = ['sheriff', 'big-daddy', 'witness'] as const
export type Role = (typeof ROLES)[number]

export const BUILDINGS = ['sheriff', 'bank', 'saloon', 'store', 'townhall', 'undertaker'] as const
export type BuildingId = (typeof BUILDINGS)[number]
export const BASES = ['left', 'right'] as const
export type Base = (typeof BASES)[number]

export const OBJECTS = ['barrel', 'hay', 'cactus', 'fence'] as const
export type ObjectKind = (typeof OBJECTS)[number]
export type ObjectId = `${ObjectKind}-${number}`
export const GALLOWS = 'gallows'

export const MARKERS = ['life', 'gold', 'colt', 'winchester', 'dynamite', 'document', 'hostage'] as const
export type Marker = (typeof MARKERS)[number]
/** What an inventory holds besides life points; a sealed document is one that lies face down in it. */
export type Item = Exclude<Marker, 'life' | 'hostage'> | 'sealed'
export const ITEMS: readonly Item[] = ['gold', 'colt', 'winchester', 'dynamite', 'document', 'sealed']
export const MOST_ITEMS = 2

export const WATERS = ['clean', 'poisoned'] as const
export type Water = (typeof WATERS)[number]

/** How many there are of each (1.1, 1.2). */
export const LIMITS = {
  barrel: 5,
  hay: 5,
  cactus: 3,
  fence: 4,
  life: 38,
  gold: 11,
  colt: 5,
  winchester: 2,
  water: 4,
  dynamite: 2,
  document: 2,
  hostage: 1,
} as const

export const POWERS = ['ricochet', 'replay'] as const
export type Power = (typeof POWERS)[number]

export const SIDES = ['left', 'right'] as const
export type Side = (typeof SIDES)[number]
export const WEAPONS = ['colt', 'winchester'] as const
export type Weapon = (typeof WEAPONS)[number]

export const MIDNIGHT = 12
/** Actions of a turn. */
export const ACTIONS = 2
/** "Within a movement disc" (2). */
export const REACH = 3500
