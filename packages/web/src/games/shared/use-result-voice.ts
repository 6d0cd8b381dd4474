// The words of a result page: those of the rules, and the board's own.

import { type Catalogue, type Facts, type Language, type Text, say } from '@saloon/kernel'
import { useSettings } from '../../app/settings.ts'
import type { ResultProps } from '../board.ts'

export interface ResultVoice<Word extends string> {
  say(key: Word, facts?: Facts): string
  tell(text: Text): string
}

export function useResultVoice<Word extends string>(
  { module, names }: Pick<ResultProps, 'module' | 'names'>,
  words: Readonly<Record<Language, Catalogue<Word>>>,
): ResultVoice<Word> {
  const language = useSettings((settings) => settings.language)
  const reader = { language, messages: { ...module.messages[language], ...words[language] }, seats: names }
  return {
    say: (key, facts) => say(reader, facts === undefined ? { key } : { key, facts }),
    tell: (text) => say(reader, text),
  }
}
