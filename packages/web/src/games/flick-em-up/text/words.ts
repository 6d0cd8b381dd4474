// The board's own words, with those of the wooden table.

import type { Catalogue, Language } from '@saloon/kernel'
import { type WoodKey, woodWords } from '../../../wood/hands/text/words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type FlickKey = keyof typeof en
export const words: Readonly<Record<Language, Catalogue<FlickKey | WoodKey>>> = {
  en: { ...woodWords.en, ...en },
  fr: { ...woodWords.fr, ...fr },
}
