// The wooden table's own words: both games that are played on it have them.

import type { Catalogue, Facts, Language } from '@saloon/kernel'
import { useTable } from '../../../table/frame/context.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type WoodKey = keyof typeof en
export const woodWords: Readonly<Record<Language, Catalogue<WoodKey>>> = { en, fr }

export function useWoodSay(): (key: WoodKey, facts?: Facts) => string {
  const { voice } = useTable()
  return (key, facts) => voice.say(facts === undefined ? { key } : { key, facts })
}
