// The board's own words, behind the table's voice, so that they may name cards, places and seats.

import type { Catalogue, Facts, Language } from '@saloon/kernel'
import { useSpeaking } from '../../../table/frame/context.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type Word = keyof typeof en

export const words: Readonly<Record<Language, Catalogue<Word>>> = { en, fr }

export type Say = (key: Word, facts?: Facts) => string

export function useWords(): Say {
  const { voice } = useSpeaking()
  return (key, facts) => voice.say(facts === undefined ? { key } : { key, facts })
}
