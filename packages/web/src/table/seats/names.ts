// Who sits where.

import type { GameModule, Language } from '@saloon/kernel'
import type { PublicTable } from '../../link/link.ts'
import { voiceOf } from '../log/voice.ts'

export function namesOf(table: PublicTable, module: GameModule, language: Language): string[] {
  const { t } = voiceOf(module, language, [])
  return table.seats.map(({ holder }, seat) => holder?.name ?? t('seat.free', { number: seat + 1 }))
}
