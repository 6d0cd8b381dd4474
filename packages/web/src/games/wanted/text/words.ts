// The board's own words, behind the table's voice, so that they may name cards, characters and seats.

import type { Catalogue, Facts, Language } from '@saloon/kernel'
import { CARDS, kindOf, wantedModule } from '@saloon/wanted'
import { useTable } from '../../../table/frame/context.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type Word = keyof typeof en
/** Whatever its rank and suit, a card does what its kind does. */
const cardHelp = (messages: Catalogue): Catalogue =>
  Object.fromEntries(
    Array.from({ length: CARDS }, (_, card) => [`card.${card}.help`, messages[`kind.${kindOf(card)}.help`]!]),
  )

export const words: Readonly<Record<Language, Catalogue<Word>>> = {
  en: { ...cardHelp(wantedModule.messages.en), ...en },
  fr: { ...cardHelp(wantedModule.messages.fr), ...fr },
}

export type Say = (key: Word, facts?: Facts) => string

export function useWords(): Say {
  const { voice } = useTable()
  return (key, facts) => voice.say(facts === undefined ? { key } : { key, facts })
}
