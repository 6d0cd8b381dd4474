import { en } from './en.ts'
import { fr } from './fr.ts'
import { speaker } from './say.ts'

export const useSay = speaker({ en, fr })
export type { Key } from './en.ts'
