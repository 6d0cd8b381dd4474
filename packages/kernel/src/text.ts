// Sentences are made at the edge, in the reader's language, from keys and facts. In a message:
//   {n}                a fact as it is; a list with commas
//   {seat:by}          the name of a seat (of an automaton: `seat.<value>`); {character:who} the message `character.<value>`
//   {n|arrow|arrows}   one form or the other, as the language counts

import type { Action, Fact, GameEvent, Refusal, Text } from './contract.ts'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
/** All messages of one language. Games type their keys, so a missing line is a type error. */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, string>>

export interface Reader {
  readonly language: Language
  readonly messages: Catalogue
  readonly seats: readonly string[] // names by seat
}

const PLACE = /\{(?:(?<kind>[a-z-]+):)?(?<fact>[A-Za-z][A-Za-z0-9]*)(?:\|(?<one>[^|}]*)\|(?<other>[^|}]*))?\}/g

export const textOf = (key: string, facts?: Text['facts']): Text => (facts === undefined ? { key } : { key, facts })

export function say(reader: Reader, text: Text): string {
  const message = reader.messages[text.key]
  if (message === undefined) throw new Error(`no ${reader.language} message for "${text.key}"`)
  const words = message.replace(PLACE, (...match) => {
    const { kind, fact, one, other } = match.at(-1) as { kind?: string; fact: string; one?: string; other?: string }
    const value = text.facts?.[fact]
    if (value === undefined) throw new Error(`"${text.key}" speaks of {${fact}}, which it isn't given`)
    if (one !== undefined && other !== undefined) return isOne(reader.language, Number(value)) ? one : other
    return list(value)
      .map((item) => (kind === undefined ? String(item) : nameOf(reader, kind, item)))
      .join(', ')
  })
  return typeset(reader.language, words)
}

/** The e of « de » and « que » before a name that begins with a vowel; names may stand between marks of private use. */
const BEFORE_VOWEL = /(?<=(?<![\p{L}’])(?:d|qu))e (?=(?:\p{Co}[^\p{Co}]*\p{Co})?[aeiouâàéèêëîïôöûùüœæ])/giu

/**
 * What may not part at the end of a line stays together: in French a sign and the space before it, what guillemets hold, a figure
 * and its unit; and « de Ana » becomes « d’Ana ». Messages are written with plain spaces; this is the one place that knows.
 */
export function typeset(language: Language, words: string): string {
  if (language !== 'fr') return words
  return words
    .replaceAll(BEFORE_VOWEL, '’')
    .replaceAll(/ (?=[:;!?»$€%](?!-))/g, '\u00A0')
    .replaceAll('« ', '«\u00A0')
    .replaceAll(/(\d) (?=(?:s|min|h|j|mm|cm|m|px|ko|Mo|Go)(?![\p{L}’]))/gu, '$1\u00A0')
}

const list = (value: Fact): readonly (string | number)[] => (typeof value === 'object' ? value : [value])

/** English counts one as one; French counts nothing as one too. */
const isOne = (language: Language, n: number): boolean => (language === 'fr' ? Math.abs(n) < 2 : Math.abs(n) === 1)

function nameOf(reader: Reader, kind: string, value: string | number): string {
  // Somebody who acts and sits nowhere (an automaton) is named by the game.
  const name = kind === 'seat' && typeof value === 'number' ? reader.seats[value] : reader.messages[`${kind}.${value}`]
  if (name === undefined) throw new Error(`no ${reader.language} name for "${kind}.${value}"`)
  return name
}

/** The log line of an event; who is shown its secret part reads the line `.seen`. */
export function textOfEvent(event: GameEvent): Text {
  const { type, shows: _shows, only, ...open } = event
  if (only === undefined) return { key: `event.${type}`, facts: open }
  const { eyes: _eyes, ...secret } = only
  return { key: `event.${type}.seen`, facts: { ...open, ...secret } }
}

export function textOfAction(action: Action): Text {
  const { do: name, ...fields } = action
  return { key: `do.${name}`, facts: fields }
}

export const textOfRefusal = ({ code, facts }: Refusal): Text =>
  facts === undefined ? { key: `why.${code}` } : { key: `why.${code}`, facts }
