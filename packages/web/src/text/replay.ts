import { replayEn } from './en/replay.ts'
import { replayFr } from './fr/replay.ts'
import { speaker } from './say.ts'

export const useReplaySay = speaker({ en: replayEn, fr: replayFr })
export type { ReplayKey } from './en/replay.ts'
