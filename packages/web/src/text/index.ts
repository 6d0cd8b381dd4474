import { MORE } from '@saloon/games/more'
import type { Language } from '@saloon/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { speaker } from './say.ts'

/** Games that were built in bring their names. */
const named = (language: Language): Record<string, string> =>
  Object.fromEntries(
    MORE.flatMap(({ game, messages }) => [
      [`game.${game.rules.id}`, messages[language]['name']!],
      [`line.${game.rules.id}`, messages[language]['tagline']!],
    ]),
  )

export const useSay = speaker({ en: { ...en, ...named('en') }, fr: { ...fr, ...named('fr') } })
export type { Key } from './en.ts'
