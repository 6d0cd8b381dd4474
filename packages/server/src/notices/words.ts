// A notice in the language of who reads it. It is shown on locked screens: what is public at the table, and nothing else.

import { findGame } from '@saloon/games'
import { type Catalogue, type Language, isRefusal, say } from '@saloon/kernel'
import type { Notice } from './notices.ts'

const HOUR = 60 * 60 * 1000

const en = {
  'notice.title': '{game}: your turn',
  'notice.asked': 'Table {invite} waits for you. You have {hours} {hours|hour|hours}.',
  'notice.hurry': 'Table {invite} still waits for you. In {hours} {hours|hour|hours} the clock answers.',
}
const fr: Catalogue<keyof typeof en> = {
  'notice.title': '{game} : à vous de jouer',
  'notice.asked': 'La table {invite} vous attend. Vous avez {hours} {hours|heure|heures}.',
  'notice.hurry': 'La table {invite} vous attend toujours. Dans {hours} {hours|heure|heures}, l’horloge répond.',
}
export const NOTICE_TEXTS: Readonly<Record<Language, Catalogue<keyof typeof en>>> = { en, fr }

export function inWords(
  { kind, game, invite, until }: Notice,
  language: Language,
  now: number,
): { readonly title: string; readonly body: string } {
  const module = findGame(game)
  const name = (isRefusal(module) ? undefined : module.messages[language]['name']) ?? game
  const reader = { language, messages: NOTICE_TEXTS[language], seats: [] }
  const hours = Math.max(1, Math.round((until - now) / HOUR))
  return {
    title: say(reader, { key: 'notice.title', facts: { game: name } }),
    body: say(reader, { key: `notice.${kind}`, facts: { invite, hours } }),
  }
}
