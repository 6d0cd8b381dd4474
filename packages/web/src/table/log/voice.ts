// Every text at a table in the reader's language: of the table, the game, the kernel and the server.

import {
  type Action,
  type Catalogue,
  type Facts,
  type GameModule,
  type Language,
  type Reader,
  type Text,
  kernelEn,
  kernelFr,
  say,
  textOfAction,
  typeset,
} from '@saloon/kernel'
import { PHRASE_TEXTS, WHY_TEXTS } from '@saloon/server/words'
import { type PartOfText, partsOf } from '../../text/parts.ts'
import { type TableKey, en } from '../../text/en/table.ts'
import { fr } from '../../text/fr/table.ts'
import { whyNot } from '../../text/why.ts'
import { type Ref, kindOfRef, nameOfRef } from '../choice/ref.ts'

const TABLE: Readonly<Record<Language, Catalogue<TableKey>>> = { en, fr }
const KERNEL = { en: kernelEn, fr: kernelFr }

export interface Voice {
  readonly reader: Reader
  readonly language: Language
  /** A sentence of the game, the kernel or the house. */
  say(text: Text): string
  /** A sentence of the table itself. */
  t(key: TableKey, facts?: Facts): string
  has(key: string): boolean
  parts(text: Text): PartOfText[]
  /** What a thing is called; names may differ by the field they stand in. */
  name(ref: Ref, field?: string): string
  /** What a family of actions does: in the game’s short words for it, or with what is open left open. */
  deed(name: string): string
  action(action: Action): string
  /** What the game calls a field of an action. */
  field(deed: string, field: string): string
  list(words: readonly string[]): string
}

/** `board`: what the board says in its own words. */
export function voiceOf(
  module: GameModule,
  language: Language,
  seats: readonly string[],
  board: Catalogue = {},
): Voice {
  const messages: Catalogue = {
    ...TABLE[language],
    ...WHY_TEXTS[language],
    ...PHRASE_TEXTS[language],
    ...KERNEL[language],
    ...module.messages[language],
    ...board,
  }
  // The table's own words are never those of a game.
  const own: Reader = { language, messages: { ...messages, ...TABLE[language] }, seats }
  const reader: Reader = { language, messages, seats }
  const words = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' })
  const name = (ref: Ref, field?: string): string => {
    const [kind, id] = [kindOfRef(ref), nameOfRef(ref)]
    if (kind === 'seat') return seats[Number(id)] ?? id
    const keys = [`${kind}.${id}`, `${field ?? ''}.${id}`]
    const key = keys.find((one) => messages[one] !== undefined)
    return key === undefined
      ? kind === 'word' || kind === 'number'
        ? id
        : `${kind} ${id}`
      : typeset(language, messages[key]!)
  }
  const fieldName = (deed: string, field: string): string =>
    typeset(language, messages[`field.${deed}.${field}`] ?? field)
  return {
    reader,
    language,
    say: ({ key, facts }) =>
      key.startsWith('why.')
        ? whyNot({ code: key.slice('why.'.length), ...(facts && { facts }) }, language, seats, messages)
        : say(reader, facts === undefined ? { key } : { key, facts }),
    t: (key, facts) => say(own, facts === undefined ? { key } : { key, facts }),
    has: (key) => messages[key] !== undefined,
    parts: (text) => partsOf(reader, text),
    name: (ref, field) => {
      const plain = name(ref, field)
      // A die's name is its number.
      return kindOfRef(ref) === 'die' && messages['thing.die'] !== undefined
        ? say(reader, { key: 'thing.die', facts: { die: Number(nameOfRef(ref)) } })
        : plain
    },
    deed: (deed) => typeset(language, messages[`deed.${deed}`] ?? openWords(messages[`do.${deed}`] ?? deed)),
    action: (action) => say(reader, textOfAction(action)),
    field: fieldName,
    list: (all) => words.format(all),
  }
}

/** `Take {count} {count|arrow|arrows}` with everything open: `Take … arrows`; what would only be dots goes. */
function openWords(message: string): string {
  return message
    .replaceAll(/\{[A-Za-z]+\|[^|}]*\|([^|}]*)\}/g, '$1')
    .replaceAll(/\{(?:[a-z-]+:)?[A-Za-z]+\}/g, '…')
    .replaceAll(/…(?:[\s:,]*…)+/gu, '…')
    .replace(/\s*[:,]?\s*…$/u, '…')
}
