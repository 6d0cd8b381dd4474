// The word filter: finds what a list refuses, however it is spelled, and leaves innocent words alone.
// A refused word counts as a whole word (Scunthorpe is a town), with the usual endings; also when its letters are repeated,
// disguised (fold.ts), crossed out, or pulled apart: "s h i t", "f-u-c-k".

import { en } from './en.ts'
import { MOST_STARS, type Word, plainLetters, starsIn, wordsOf } from './fold.ts'
import { fr } from './fr.ts'

export interface WordList {
  readonly refused: readonly string[] // `*` at an end: any letters may stand there
  readonly allowed: readonly string[] // innocent words, and neighbours that only together spell a refused one
}
/** A part of a text, from a sign to before another. */
type Span = readonly [start: number, end: number]

const LISTS = [en, fr]
const ENDINGS = '(?:[sz]|es|ed|ers?|ing|y)?'
/** A word pulled apart: so many pieces, and so many letters with their repetitions. */
const MOST_PIECES = 16
const MOST_LETTERS = 40

interface Patterns {
  readonly whole: RegExp
  readonly inPieces: RegExp
  readonly allowed: ReadonlySet<string>
}
let patterns = patternsOf(LISTS)

function patternsOf(lists: readonly WordList[]): Patterns {
  const refused = lists.flatMap((list) => list.refused)
  return {
    whole: new RegExp(`^(?:${refused.map(patternOf).join('|')})$`),
    inPieces: new RegExp(`^(?:${refused.map((word) => spellingsOf(word)).join('|')})s?$`),
    allowed: new Set(lists.flatMap((list) => list.allowed.map(spaced))),
  }
}

/** What this server refuses or allows beside our own lists; what was added before counts no more. */
export function supplement(lists: readonly WordList[]): void {
  patterns = patternsOf([...LISTS, ...lists])
}

export const offends = (text: string): boolean => offences(text).length > 0

/** The text with stars over what offends, one for each sign. */
export function mask(text: string): string {
  let masked = ''
  let from = 0
  for (const [start, end] of offences(text).toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (end <= from) continue // inside of what is covered already
    masked += text.slice(from, Math.max(from, start))
    masked += text.slice(Math.max(from, start), end).replaceAll(/./gsu, '*')
    from = end
  }
  return masked + text.slice(from)
}

function offences(text: string): Span[] {
  const words = wordsOf(text)
  const innocent = innocentWords(words)
  const found: Span[] = []
  words.forEach((word, n) => {
    if (innocent.has(n)) return
    if (isRefused(text.slice(word.start, word.end))) found.push([word.start, word.end])
    const end = endOfPieces(text, words, innocent, n)
    if (end !== undefined) found.push([word.start, end])
  })
  return found
}

/** The numbers of those that a list allows, alone or with their neighbours. */
function innocentWords(words: readonly Word[]): ReadonlySet<number> {
  const innocent = new Set<number>()
  words.forEach(({ letters }, n) => {
    const next = words[n + 1]?.letters
    if (patterns.allowed.has(letters)) innocent.add(n)
    if (patterns.allowed.has(`${letters} ${next}`)) innocent.add(n).add(n + 1)
  })
  return innocent
}

/** Numbers around a name hide nothing ("Name69"), nor do capitals inside it ("BigName"). */
function isRefused(word: string): boolean {
  const withoutNumber = word.replace(/\d+$/, '')
  const withoutSigns = word.replace(/^\P{L}+|\P{L}+$/gu, '')
  const humps = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\P{Lu}+/gu) ?? []
  return [word, withoutNumber, withoutSigns, ...humps].some((part) =>
    wordsOf(part).some(({ letters }) => !patterns.allowed.has(letters) && patterns.whole.test(letters)),
  )
}

/** Where a refused word ends that is pulled apart from word `first` on, always by the same sign. */
function endOfPieces(
  text: string,
  words: readonly Word[],
  innocent: ReadonlySet<number>,
  first: number,
): number | undefined {
  let joined = words[first]!.letters
  let gap: string | undefined
  for (let n = first + 1; n < words.length && n < first + MOST_PIECES && !innocent.has(n); n++) {
    const between = text.slice(words[n - 1]!.end, words[n]!.start)
    if (!isGap(between) || (gap !== undefined && between[0] !== gap)) return undefined
    gap = between[0]
    joined += words[n]!.letters
    if (joined.length > MOST_LETTERS || starsIn(joined) > MOST_STARS) return undefined
    if (patterns.inPieces.test(joined)) return words[n]!.end
  }
  return undefined
}

/** One sign or several of it; commas and the like part sentences, not words. */
const isGap = (between: string): boolean => /^([\s._\-~/\\+=·•])\1*$/.test(between)

/** As it is looked for in a word. */
function patternOf(refused: string): string {
  const before = refused.startsWith('*') ? '.*' : ''
  const after = refused.endsWith('*') ? '.*' : ENDINGS
  return before + spellingsOf(refused) + after
}

/** Each letter at least as often as it stands there (Niger is a country), or crossed out. */
function spellingsOf(refused: string): string {
  return spaced(refused)
    .replaceAll(/[ *]/g, '')
    .replaceAll(/([a-z])\1*/g, (run, letter: string) => `[${letter}${/[il]/.test(letter) ? '1' : ''}*]{${run.length},}`)
}

/** How many letters of a list's word the filter looks for. */
export const lettersIn = (word: string): number => spaced(word).replaceAll(/[^a-z]/g, '').length

/** A word or words of a list, folded. */
function spaced(words: string): string {
  return Array.from(words, (sign) => (sign === ' ' ? ' ' : plainLetters(sign))).join('')
}
