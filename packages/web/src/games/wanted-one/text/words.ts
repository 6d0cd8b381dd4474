// The board's own words, which may name anything that the rules name.

import { type Catalogue, type Facts, type GameModule, type Language, say } from '@saloon/kernel'
import { useMemo } from 'react'
import { useTable } from '../../../table/frame/context.ts'
import { type Word, en } from './words-en.ts'
import { fr } from './words-fr.ts'

export type Words = (key: Word, facts?: Facts) => string

const WORDS: Readonly<Record<Language, Catalogue<Word>>> = { en, fr }

export function wordsFor(module: GameModule, language: Language, seats: readonly string[]): Words {
  const reader = { language, messages: { ...module.messages[language], ...WORDS[language] }, seats }
  return (key, facts) => say(reader, facts === undefined ? { key } : { key, facts })
}

export function useWords(): Words {
  const { module, voice, names } = useTable()
  return useMemo(() => wordsFor(module, voice.language, names), [module, voice.language, names])
}

/** Of cards and gangs, as the rules call them. */
export const useNames = (): { name(key: string): string } => {
  const { voice } = useTable()
  return { name: (key) => voice.say({ key }) }
}
