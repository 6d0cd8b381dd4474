// The server's own additions to the word filter, a list for each language.

import { LANGUAGES, type Language, type Refusal } from '@saloon/kernel'
import type { Bus } from '../cluster/bus/bus.ts'
import { type Failed, parsedOr } from '../store/legible.ts'
import type { Store } from '../store/store.ts'
import { type WordList, lettersIn, supplement } from '../words/filter.ts'

const KIND = 'house'
const idOf = (language: Language): string => `words-${language}`
const TOPIC = 'words'
export const MOST_WORDS = 500
/** Letters, with spaces and the like between them; a star at an end stands for any letters. */
const WORD = /^\*?\p{L}[\p{L} ’'-]{0,38}\p{L}\*?$/u
/** What has fewer letters that the filter can read would be found everywhere; beside a star even three are few. */
const isWord = (word: string): boolean => WORD.test(word) && lettersIn(word) >= (word.includes('*') ? 3 : 2)

export class WordLists {
  private readonly store: Store
  private readonly bus: Bus
  private readonly failed: Failed
  private lists: Readonly<Record<Language, WordList>> = { en: NONE, fr: NONE }

  private constructor(store: Store, bus: Bus, failed: Failed) {
    this.store = store
    this.bus = bus
    this.failed = failed
  }

  static async open(store: Store, bus: Bus, failed: (error: unknown) => void): Promise<WordLists> {
    const words = new WordLists(store, bus, failed)
    bus.listen(TOPIC, () => void words.read().catch(failed))
    await words.read()
    return words
  }

  get all(): Readonly<Record<Language, WordList>> {
    return this.lists
  }

  async set(language: Language, list: WordList): Promise<WordList | Refusal> {
    const { refused, allowed } = list
    if (refused.length > MOST_WORDS || allowed.length > MOST_WORDS)
      return { code: 'too-many-words', facts: { most: MOST_WORDS } }
    const wrong = [...refused, ...allowed].find((word) => !isWord(word))
    if (wrong !== undefined) return { code: 'word-wrong', facts: { word: wrong.slice(0, 60) } }
    const stored = await this.store.get(KIND, idOf(language))
    const text = JSON.stringify({ refused: distinct(refused), allowed: distinct(allowed) })
    if (!(await this.store.put(KIND, idOf(language), stored?.version ?? 0, text))) return { code: 'busy' }
    await this.read()
    this.bus.publish(TOPIC, language)
    return this.lists[language]
  }

  async read(): Promise<void> {
    const stored = await Promise.all(LANGUAGES.map((language) => this.store.get(KIND, idOf(language))))
    this.lists = Object.fromEntries(
      LANGUAGES.map((language, i) => [language, stored[i] ? parsedOr(stored[i], NONE, this.failed) : NONE]),
    ) as Record<Language, WordList>
    supplement(Object.values(this.lists))
  }
}

const NONE: WordList = { refused: [], allowed: [] }
const distinct = (words: readonly string[]): string[] => [...new Set(words.map((word) => word.toLowerCase()))].sort()
