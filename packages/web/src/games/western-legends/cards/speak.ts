// What cards say: in the reader's language, at a table or anywhere else.

import { type Facts, type Language, type Reader, say, typeset } from '@saloon/kernel'
import { westernLegendsModule } from '@saloon/western-legends'
import { useSettings } from '../../../app/settings.ts'
import { stageWords } from '../stage/text/words.ts'

export interface Speak {
  readonly language: Language
  (key: string, facts?: Facts): string
}

const READERS = Object.fromEntries(
  (['en', 'fr'] as const).map((language) => [
    language,
    { language, messages: { ...westernLegendsModule.messages[language], ...stageWords[language] }, seats: [] },
  ]),
) as unknown as Readonly<Record<Language, Reader>>

const speakIn = (language: Language): Speak => {
  const reader = READERS[language]
  const speak = (key: string, facts?: Facts): string =>
    facts === undefined ? typeset(language, reader.messages[key] ?? '') : say(reader, { key, facts })
  return Object.assign(speak, { language })
}
const SPEAKERS: Readonly<Record<Language, Speak>> = { en: speakIn('en'), fr: speakIn('fr') }

export const useSpeak = (): Speak => SPEAKERS[useSettings((settings) => settings.language)]
