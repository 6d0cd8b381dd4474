// What lies in the box, as data. Names live in the language files.

export const FACES = ['arrow', 'dynamite', 'bull1', 'bull2', 'beer', 'gatling'] as const
export type Face = (typeof FACES)[number]

export const ROLES = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const
export type Role = (typeof ROLES)[number]

export const DICE = 5
export const ARROWS = 9
export const SHERIFF_BONUS = 2
/** So many of a face, kept ones included, and it goes off. */
export const DYNAMITE_EXPLODES = 3
export const GATLING_FIRES = 3
export const ROLLS = 3

/** Every role dealt is in play; none stays in the middle, so what is in play is public. */
export const ROLES_BY_SEATS: Readonly<Record<number, Readonly<Record<Role, number>>>> = {
  3: { sheriff: 0, deputy: 1, outlaw: 1, renegade: 1 },
  4: { sheriff: 1, deputy: 0, outlaw: 2, renegade: 1 },
  5: { sheriff: 1, deputy: 1, outlaw: 2, renegade: 1 },
  6: { sheriff: 1, deputy: 1, outlaw: 3, renegade: 1 },
  7: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 1 },
  8: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 2 },
}

/** With three players each hunts one other. */
export const TARGETS: Readonly<Record<Exclude<Role, 'sheriff'>, Role>> = {
  deputy: 'renegade',
  renegade: 'outlaw',
  outlaw: 'deputy',
}

/**
 * Abilities that are a number are columns here; the others are asked for by name where they matter:
 * Bart, Pedro, El Gringo, Sam, Paul and Jourdonnais in frames/batch.ts, Janet, Rose and Slab in shots.ts, the rest in the frame of their step.
 */
interface CharacterRow {
  readonly life: number
  readonly rolls?: number // in a turn, where it isn't three
  readonly gatling?: number // dice that fire it, where it isn't three
}
const CHARACTER_ROWS = {
  'bart-cassidy': { life: 8 },
  'black-jack': { life: 8 },
  'calamity-janet': { life: 8 },
  'el-gringo': { life: 7 },
  'jesse-jones': { life: 9 },
  jourdonnais: { life: 7 },
  'kit-carlson': { life: 7 },
  'lucky-duke': { life: 8, rolls: 4 },
  'paul-regret': { life: 9 },
  'pedro-ramirez': { life: 8 },
  'rose-doolan': { life: 9 },
  'sid-ketchum': { life: 8 },
  'slab-the-killer': { life: 8 },
  'suzy-lafayette': { life: 8 },
  'vulture-sam': { life: 9 },
  'willy-the-kid': { life: 8, gatling: 2 },
} as const satisfies Record<string, CharacterRow>

export type Character = keyof typeof CHARACTER_ROWS
export const CHARACTERS: Readonly<Record<Character, CharacterRow>> = CHARACTER_ROWS
export const CHARACTER_KEYS = Object.keys(CHARACTER_ROWS) as Character[]

export const rollsOf = (character: Character): number => CHARACTERS[character].rolls ?? ROLLS
export const gatlingOf = (character: Character): number => CHARACTERS[character].gatling ?? GATLING_FIRES
