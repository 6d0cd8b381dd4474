// Verifies a log in a thread: replays it all and compares every row, die and shuffle exactly.

import { type Refusal, isRefusal, parseLog, replay } from '@saloon/kernel'
import { loadGame } from '../games/index.ts'

/** Null: the log is genuine. Else what is wrong, and in which row. */
export async function verifyLog(text: string, passed: (rows: number, of: number) => void): Promise<Refusal | null> {
  const log = parseLog(text)
  if (isRefusal(log)) return log
  const module = await loadGame(log.header.game)
  if (module === undefined) return { code: 'game-not-here', facts: { game: log.header.game } }
  await module.game.rules.ready?.()
  const again = replay(module.game, log, Infinity, (seq) => passed(seq, log.rows.length))
  return isRefusal(again) ? again : null
}
