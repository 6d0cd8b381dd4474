// The board's own words, behind the table's voice, so that they may name faces, characters and seats.

import type { Catalogue, Facts, Language } from '@saloon/kernel'
import { useTable } from '../../../table/frame/context.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type DiceKey = keyof typeof en
export const words: Readonly<Record<Language, Catalogue<DiceKey>>> = { en, fr }

export type SayDice = (key: DiceKey, facts?: Facts) => string

export function useDiceSay(): SayDice {
  const { voice } = useTable()
  return (key, facts) => voice.say(facts === undefined ? { key } : { key, facts })
}
