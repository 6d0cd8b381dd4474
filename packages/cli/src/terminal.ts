// Where a command speaks: a language, a width, a style, and the two ways out.

import {
  type Catalogue,
  type Facts,
  type GameModule,
  type Language,
  type Reader,
  type Text,
  kernelEn,
  kernelFr,
  say,
} from '@saloon/kernel'
import { wrap } from './layout.ts'
import { type Style, styleFor } from './style.ts'
import { type CliKey, en } from './text/en.ts'
import { fr } from './text/fr.ts'

const OWN: Readonly<Record<Language, Catalogue>> = { en: { ...kernelEn, ...en }, fr: { ...kernelFr, ...fr } }
/** Longer lines are hard to read, however wide the window is. */
const WIDEST = 100

export interface Terminal {
  readonly language: Language
  readonly width: number
  readonly style: Style
  readonly env: NodeJS.ProcessEnv
  print(text?: string): void
  /** A sentence of our own. */
  say(key: CliKey, facts?: Facts): string
  /** Who reads about this game. */
  reader(module: GameModule, seats?: readonly string[]): Reader
  /** A number as the language writes it. */
  number(value: number, digits?: number): string
}

export function terminalFor(language: Language, { stdout, env }: NodeJS.Process): Terminal {
  const own: Reader = { language, messages: OWN[language], seats: [] }
  return {
    language,
    width: Math.min(WIDEST, stdout.columns || 80),
    style: styleFor(stdout, env),
    env,
    print: (text = '') => void stdout.write(`${typed(text)}\n`),
    say: (key, facts) => say(own, facts === undefined ? { key } : { key, facts }),
    reader: (module, seats = []) => ({ language, messages: { ...OWN[language], ...module.messages[language] }, seats }),
    number: (value, digits = 0) =>
      value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  }
}

/** One sentence to stderr. */
export function complain(language: Language, text: Text, messages?: Catalogue): void {
  const sentence = say({ language, messages: { ...OWN[language], ...messages }, seats: [] }, text)
  process.stderr.write(`${typed(sentence)}\n`)
}

/** Lines are broken by now: with the space of a keyboard, what is piped can be searched. */
const typed = (text: string): string => text.replaceAll('\u00A0', ' ')

/** Several lines, wrapped. */
export function printWrapped({ print, width }: Terminal, text: string, first = ''): void {
  for (const line of wrap(text, width, first)) print(line)
}
