// What the stages say: words of the board, behind the table's voice.

import type { Catalogue, Facts, Language } from '@saloon/kernel'
import { useTable } from '../../../../table/frame/context.ts'
import { stageEn } from './en.ts'
import { stageFr } from './fr.ts'

export type StageWord = keyof typeof stageEn
export const stageWords: Readonly<Record<Language, Catalogue<StageWord>>> = { en: stageEn, fr: stageFr }

export type SayStage = (key: StageWord, facts?: Facts) => string

export function useStageWords(): SayStage {
  const { voice } = useTable()
  return (key, facts) => voice.say(facts === undefined ? { key } : { key, facts })
}
