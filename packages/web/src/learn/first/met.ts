// What somebody has met before, by game, kept in this browser: by the words that explain it, so that twenty cards that say the same are
// one thing.

import { remember, remembered } from '../../app/storage.ts'

type Met = Readonly<Record<string, number>> // how often it was explained

const MOST = 2
const keyOf = (game: string): string => `tips.${game}`
const metIn = (game: string): Met => remembered<Met>(keyOf(game)) ?? {}
const nameOf = (words: string): string => words.slice(0, 48)

export const unmet = (game: string, words: string): boolean => (metIn(game)[nameOf(words)] ?? 0) < MOST

const count = (game: string, words: string, times: number): void =>
  remember(keyOf(game), { ...metIn(game), [nameOf(words)]: times })

export const meet = (game: string, words: string): void => count(game, words, (metIn(game)[nameOf(words)] ?? 0) + 1)
export const understand = (game: string, words: string): void => count(game, words, MOST)
