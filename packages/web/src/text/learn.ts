import { learnEn } from './en/learn.ts'
import { learnFr } from './fr/learn.ts'
import { speaker } from './say.ts'

export const useLearnSay = speaker({ en: learnEn, fr: learnFr })
