// Which of our languages the reader gets.

import { LANGUAGES, type Language } from '@saloon/kernel'

/** The one the system speaks, as the usual variables say it (`fr_CA.UTF-8`); else English. */
export function systemLanguage(env: NodeJS.ProcessEnv): Language {
  const tag = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  return ourLanguage(tag.split(/[_.@-]/)[0]!.toLowerCase()) ?? 'en'
}

export const ourLanguage = (name: string): Language | undefined => LANGUAGES.find((language) => language === name)
