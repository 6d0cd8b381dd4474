// Imports a game begun elsewhere, in a browser or a terminal. Its log counts only as far as it replays exactly. Whoever brings it
// knows its secret: such a table is never rated, and shows that it was imported.

import {
  type GameModule,
  type Header,
  type Recording,
  type Refusal,
  type Row,
  isRefusal,
  replay,
  snapshot,
} from '@saloon/kernel'
import type { ImportedGame } from '../../jobs/jobs.ts'
import { readImportedLog } from './log-fields.ts'
import { spellEntry } from '../persistence.ts'

export const LARGEST_LOG = 2 * 1024 * 1024
/** The most rows: more than any of our games takes. Fewer for flicking games, where each row may be simulated again. */
const MOST_ROWS = 3000
const MOST_ROWS_OF_FLICKS = 500

export async function readImported(
  text: string,
  find: (game: string) => GameModule | Refusal,
  now: number,
  begun?: () => void, // all that is needed to play it again is there
): Promise<ImportedGame | Refusal> {
  const log = readImportedLog(text)
  if (isRefusal(log)) return log
  const { header, rows, secret } = log
  if ('state' in header.from) return { code: 'log-laid-out' } // no rule has led there
  const module = find(header.game)
  if (isRefusal(module)) return module
  const most = module.game.rules.engine === undefined ? MOST_ROWS : MOST_ROWS_OF_FLICKS
  if (rows.length > most) return { code: 'log-too-long', facts: { rows: rows.length, most } }
  await module.game.rules.ready?.()
  begun?.()
  const recording = replayed(module, { header, rows, ...(secret !== undefined && { secret }) })
  if (isRefusal(recording)) return recording
  const { game, state, stopped } = recording
  if (stopped || game.rules.outcome(state) !== undefined) return { code: 'game-over' }
  const note = { receipt: null, at: now, took: 0 }
  const entries = rows.map((row) => spellEntry({ text: JSON.stringify(row) }, note))
  // Nobody plays all of it again when the table is opened.
  const rest = rows.length > 0 ? [spellEntry(snapshot(recording), note)] : []
  return {
    game: header.game,
    setup: recording.header.setup,
    commitment: header.from.commitment,
    rows: rows.length,
    lines: [JSON.stringify({ header, secret, at: now }), ...entries, ...rest],
  }
}

function replayed(
  { game }: GameModule,
  log: { readonly header: Header; readonly rows: readonly Row[]; readonly secret?: string },
): Recording | Refusal {
  try {
    return replay(game, log)
  } catch (error) {
    return { code: 'log-impossible', facts: { problem: String(error).slice(0, 200) } } // no rule has ever met it
  }
}
