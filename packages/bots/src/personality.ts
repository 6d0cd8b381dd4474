// How a bot plays, apart from how well: a handful of characters, the same at every game, each a row of dials.
// A game's policy reads the dials that mean something there; names and descriptions are in the language files.

/** From 0 to 10. */
export interface Dials {
  readonly aggression: number // how soon it turns against whom it isn't sure of
  readonly risk: number // how far it pushes its luck
  readonly memory: number // how much of what others did it keeps in mind
  readonly bluff: number // how long it hides what it is
  readonly grudge: number // how much it holds against whoever hurt it
  readonly tempo: number // how quickly it answers
}

/** What a policy is told of who plays. A beginner forgets who shot whom, overlooks range, and spends what he has too early. */
export interface Manner extends Dials {
  readonly beginner?: true
}

/** The dials of a bot without a character: the policy as it stands. */
export const EVEN: Dials = { aggression: 5, risk: 5, memory: 10, bluff: 0, grudge: 0, tempo: 5 }

/** Easy follows its policy as a beginner would, fair follows it, hard thinks ahead (search/). */
export const LEVELS = ['easy', 'fair', 'hard'] as const
export type Level = (typeof LEVELS)[number]

interface Character {
  readonly dials: Dials
  readonly level: Level // unless another is asked for
}

const dials = (
  aggression: number,
  risk: number,
  memory: number,
  bluff: number,
  grudge: number,
  tempo: number,
): Dials => ({
  aggression,
  risk,
  memory,
  bluff,
  grudge,
  tempo,
})

export const CHARACTERS = {
  greenhorn: { dials: dials(4, 3, 2, 1, 2, 6), level: 'easy' },
  cautious: { dials: dials(2, 1, 7, 2, 3, 4), level: 'fair' },
  'hot-headed': { dials: dials(9, 9, 4, 4, 6, 8), level: 'fair' },
  'by-the-book': { dials: dials(5, 4, 9, 1, 7, 3), level: 'fair' },
  sly: { dials: dials(4, 5, 8, 9, 4, 4), level: 'fair' },
  balancing: { dials: dials(6, 4, 7, 5, 2, 5), level: 'fair' },
  playful: { dials: dials(6, 8, 3, 7, 1, 7), level: 'fair' },
  steely: { dials: dials(7, 5, 10, 6, 5, 5), level: 'hard' },
} as const satisfies Readonly<Record<string, Character>>

export type Personality = keyof typeof CHARACTERS
export const PERSONALITIES = Object.keys(CHARACTERS) as readonly Personality[]

/** As was asked for, else as the character usually plays; null: nobody said. */
export const levelSaid = ({ personality = null, level = null }: Said): Level | null =>
  level ?? (personality === null ? null : CHARACTERS[personality].level)
interface Said {
  readonly personality?: Personality | null
  readonly level?: Level | null
}

export const isPersonality = (word: string): word is Personality => Object.hasOwn(CHARACTERS, word)
export const isLevel = (word: string): word is Level => (LEVELS as readonly string[]).includes(word)
