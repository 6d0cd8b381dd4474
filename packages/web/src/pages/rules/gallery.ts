// Every component of a game that explains itself: keys `kind.name` with a `kind.name.help` beside.

import { type Catalogue, type Language, typeset } from '@saloon/kernel'

export interface Exhibit {
  readonly key: string
  readonly kind: string
  readonly id: string
  readonly name: string
  readonly help: string
}

export function exhibits(messages: Catalogue, language: Language): Exhibit[] {
  return Object.keys(messages).flatMap((key) => {
    const found = /^([a-z-]+)\.([\w-]+)\.help$/.exec(key)
    const [, kind = '', id = ''] = found ?? []
    const name = messages[`${kind}.${id}`]
    const help = messages[key]!
    // A line with places to fill is for the table, where there is something to fill them with.
    if (name === undefined || kind === 'setting' || /\{/.test(name + help)) return []
    return [{ key, kind, id, name: typeset(language, name), help: typeset(language, help) }]
  })
}

/** By its name, where only one thing is called that. */
export function exhibitsByName(all: readonly Exhibit[]): ReadonlyMap<string, Exhibit> {
  const count = new Map<string, number>()
  for (const { name } of all) count.set(name, (count.get(name) ?? 0) + 1)
  return new Map(all.filter(({ name }) => count.get(name) === 1).map((exhibit) => [exhibit.name, exhibit]))
}

/** Whether all words are in it, however they are written. */
export function speaksOf(text: string, words: string): boolean {
  const plain = (raw: string): string => raw.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const body = plain(text)
  return plain(words)
    .split(/\s+/)
    .every((word) => body.includes(word))
}
