// Words in the reader's language. Each part of the app brings its own catalogues, so that home doesn't load the table's.

import { type Catalogue, type Facts, type Language, say } from '@saloon/kernel'
import { useMemo } from 'react'
import { useSettings } from '../app/settings.ts'

export type Say<Key extends string> = (key: Key, facts?: Facts) => string
type Texts<Key extends string> = Readonly<Record<Language, Catalogue<Key>>>

/** `seats`: names for `{seat:…}` */
export function speak<Key extends string>(
  texts: Texts<Key>,
  language: Language,
  seats: readonly string[] = [],
): Say<Key> {
  const reader = { language, messages: texts[language], seats }
  return (key, facts) => say(reader, facts === undefined ? { key } : { key, facts })
}

/** A hook that speaks these texts. */
export function speaker<Key extends string>(texts: Texts<Key>): (seats?: readonly string[]) => Say<Key> {
  return (seats) => {
    const language = useSettings((settings) => settings.language)
    return useMemo(() => speak(texts, language, seats), [language, seats])
  }
}
