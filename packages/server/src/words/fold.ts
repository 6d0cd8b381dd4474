// A text as the word filter reads it: cut into words of plain letters, without case, accents and the usual disguises.

export interface Word {
  readonly letters: string // a–z; `1` for i or l, `*` for a letter that was crossed out
  readonly start: number // where it stands in the text
  readonly end: number
}

/** Signs that stand for letters, each with those it stands for: numbers and symbols, ligatures, Cyrillic and Greek look-alikes. */
const DISGUISES: ReadonlyMap<string, string> = new Map(
  (
    '0o 11 3e 4a 5s 6g 7t 8b 9g @a $s €e £1 |1 ¢c !1 ** œoe æae øo łl ßss ıi ' +
    'аa вb еe кk мm нh оo рp сc тt уy хx іi ѕs αa εe ιi κk νv οo ρp τt υu χx'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)
const UNSEEN = /^[\p{M}\p{Default_Ignorable_Code_Point}]$/u
const APOSTROPHE = /^['’ʼ`´]$/
/** l’ami, qu’on: two words; it’s, don’t, I’m: one. */
const ELIDED = /^[a-hj-z]$|qu$/
/** Longer runs say no more than three of a kind do, and would only cost time. */
const LONGEST_RUN = 3
/** Each may be any letter: with many of them, comparing would take for ever. */
export const MOST_STARS = 3
export const starsIn = (letters: string): number => letters.split('*').length - 1

export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let letters = ''
  let solid = 0 // how many of them there were at the last sign that can end a word: "hit!" ends in t
  let start = 0
  let end = 0
  const close = (): void => {
    const word = letters.slice(0, solid)
    if (/[a-z]/.test(word)) words.push({ letters: word, start, end })
    letters = ''
    solid = 0
  }
  let next = 0
  for (const sign of text) {
    const here = next
    next += sign.length
    if (UNSEEN.test(sign)) continue
    if (APOSTROPHE.test(sign) && letters !== '' && !ELIDED.test(letters)) continue
    const plain = plainLetters(sign)
    if (plain === '' || (plain === '*' && letters === '')) {
      close()
      continue
    }
    if (plain === '*' && starsIn(letters) === MOST_STARS) continue
    if (letters === '') start = here
    if (!letters.endsWith(plain.repeat(LONGEST_RUN))) letters += plain
    if (plain === '*' || sign.normalize('NFKD') === '!') continue
    solid = letters.length
    end = next
  }
  close()
  return words
}

/** Nothing: it parts words. */
export const plainLetters = (sign: string): string =>
  Array.from(sign.toLowerCase().normalize('NFKD'), (part) =>
    /^[a-z]$/.test(part) ? part : (DISGUISES.get(part) ?? ''),
  ).join('')
