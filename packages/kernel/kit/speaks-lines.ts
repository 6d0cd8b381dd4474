// The language files as they are written: the same lines of the same facts, translated, short, each in the marks of its language.
// Every check says all that is wrong, line by line.

import { type Catalogue, type GameModule, LANGUAGES, type Language } from '../src/index.ts'
import { holds } from './same.ts'

export type Messages = Readonly<Record<Language, Catalogue>>
export type Words = Pick<GameModule, 'messages' | 'rulesText'>

export function none(wrong: readonly string[], what: string): void {
  holds(wrong.length === 0, `${what}:\n${wrong.join('\n')}`)
}

/**
 * What differs between the keys there are and those that were declared, which may be families: `card.*` stands for `card.1`
 * and `card.beer`, not for `card.beer.help`.
 */
export function undeclared(keys: readonly string[], declared: readonly string[]): string[] {
  const families = declared.map((name) => RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`))
  return [
    ...keys.filter((key) => !families.some((family) => family.test(key))),
    ...declared
      .filter((_, i) => !keys.some((key) => families[i]!.test(key)))
      .map((name) => `${name} (declared for nothing)`),
  ]
}

// ---- the same in every language -----------------------------------------------------------------------------------

/** `seat:by` of `{seat:by}`, `n` of `{n|arrow|arrows}`. */
const factsOf = (message: string): string =>
  [...new Set([...message.matchAll(/\{([^|}]*)/g)].map(([, fact]) => fact!))].toSorted().join(', ')

export function sameLines({ en, ...others }: Messages): void {
  const keys = Object.keys(en)
  for (const [language, lines] of Object.entries(others)) {
    const theirs = Object.keys(lines)
    none(
      [...keys.filter((key) => !(key in lines)), ...theirs.filter((key) => !(key in en))],
      `lines that are in ${language} or in en alone`,
    )
    none(keys.filter((key, i) => key !== theirs[i]).slice(0, 1), `from here on ${language} has another order than en`)
    none(
      keys
        .filter((key) => factsOf(lines[key]!) !== factsOf(en[key]!))
        .map((key) => `${key}: ${factsOf(lines[key]!)}, not ${factsOf(en[key]!)}`),
      `lines of ${language} that speak of other facts than in en`,
    )
  }
}

/** `alike`: what is called the same everywhere. */
export function translated({ en, ...others }: Messages, alike: readonly string[] = []): void {
  for (const [language, lines] of Object.entries(others)) {
    const same = Object.keys(en).filter((key) => lines[key] === en[key] && /\p{L}{3}/u.test(wordsOf(en[key]!)))
    none(undeclared(same, alike), `the same in ${language} as in en`)
  }
}

// ---- how it is written --------------------------------------------------------------------------------------------

const MOST_HELP_WORDS = 40

export function shortHelp(messages: Messages): void {
  const help = LANGUAGES.flatMap((language) =>
    Object.entries(messages[language]).filter(([key]) => key.endsWith('.help')),
  )
  holds(help.length > 0, 'there is no help')
  none(
    help.filter(([, text]) => text.split(/\s+/).length > MOST_HELP_WORDS).map(([key, text]) => `${key}: ${text}`),
    `help of more than ${MOST_HELP_WORDS} words`,
  )
}

/** A message with x for each fact and both forms of what is counted. */
const wordsOf = (message: string): string =>
  message.replaceAll(/\{[^|}]*\|([^|}]*)\|([^|}]*)\}/g, '$1 $2').replaceAll(/\{[^}]*\}/g, 'x')

type Faults = Readonly<Record<string, RegExp>>
const ANYWHERE: Faults = {
  'nothing at all': /^\s*$/,
  'a brace that belongs to no fact': /[{}]/,
  'a straight quote': /['"]/,
  'an exclamation mark': /!/,
}
const FAULTS: Readonly<Record<Language, Faults>> = {
  en: ANYWHERE,
  fr: {
    ...ANYWHERE,
    'no space before : ; ?': /\S[:;?]/,
    'other quotes than « these »': /[“”]|«\S|\S»/,
  },
}

/** `names`: written with an exclamation mark wherever they stand, as on their cards. */
export function ownMarks({ messages, rulesText }: Words, names: readonly string[] = []): void {
  const wrong: string[] = []
  const met = new Set<string>()
  for (const language of LANGUAGES) {
    for (const [key, text] of [...Object.entries(messages[language]), ['the rules', rulesText[language]] as const]) {
      let words = wordsOf(text)
      for (const name of names) {
        if (words.includes(name)) met.add(name)
        words = words.replaceAll(name, 'x')
      }
      for (const [fault, mark] of Object.entries(FAULTS[language]))
        if (mark.test(words)) wrong.push(`${key} in ${language} has ${fault}: ${text}`)
    }
  }
  none(wrong, 'marks')
  none(undeclared([...met], names), 'names with an exclamation mark')
}
