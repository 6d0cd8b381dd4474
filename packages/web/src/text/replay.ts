import { replayEn } from './replay-en.ts'
import { replayFr } from './replay-fr.ts'
import { speaker } from './say.ts'

export const useReplaySay = speaker({ en: replayEn, fr: replayFr })
export type { ReplayKey } from './replay-en.ts'
