// Believes nothing: plays a whole log again and compares every row, every die and every shuffle to the last bit.

import { type Refusal, isRefusal, parseLog, replay } from '@saloon/kernel'
import { loadGame } from '../games/index.ts'

/** Null: it holds. Else what is wrong, and in which row. */
export async function verifyLog(text: string, passed: (rows: number, of: number) => void): Promise<Refusal | null> {
  const log = parseLog(text)
  if (isRefusal(log)) return log
  const module = await loadGame(log.header.game)
  if (module === undefined) return { code: 'game-not-here', facts: { game: log.header.game } }
  await module.game.rules.ready?.()
  const again = replay(module.game, log, Infinity, (seq) => passed(seq, log.rows.length))
  return isRefusal(again) ? again : null
}
