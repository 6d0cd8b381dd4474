// A game begun elsewhere, in a browser or a terminal, that goes on at a table of the house. Its log is believed only as far as it
// can be played again, to the last bit. Whoever brings it knows its secret: such a table is never rated, and says what it is.

import {
  type GameModule,
  type Header,
  type Recording,
  type Refusal,
  type Row,
  isRefusal,
  parseLog,
  replay,
  snapshot,
} from '@saloon/kernel'
import type { Brought } from '../jobs/jobs.ts'
import { spellEntry } from './keeper.ts'

export const LARGEST_LOG = 2 * 1024 * 1024
/** More than any game of ours takes; where each row may be a flick that is simulated again, more than any of those takes. */
const MOST_ROWS = 3000
const MOST_ROWS_OF_FLICKS = 500

export async function readBrought(
  text: string,
  find: (game: string) => GameModule | Refusal,
  now: number,
  begun?: () => void, // all that is needed to play it again is there
): Promise<Brought | Refusal> {
  // JSON.parse would make it an own field, and the next copy a prototype.
  if (text.includes('"__proto__"')) return { code: 'malformed', facts: { field: '__proto__' } }
  const log = parseLog(text)
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
  const entries = rows.map((row) =>
    spellEntry({ text: JSON.stringify(withoutFilm(row)) }, { receipt: null, at: now, took: 0 }),
  )
  // Nobody plays all of it again when the table is opened.
  const rest = rows.length > 0 ? [spellEntry(snapshot(recording), { receipt: null, at: now, took: 0 })] : []
  return {
    game: header.game,
    setup: recording.header.setup,
    commitment: header.from.commitment,
    rows: rows.length,
    lines: [JSON.stringify({ header, secret, at: now }), ...entries, ...rest],
  }
}

/** Motion from outside is nothing we vouch for. */
function withoutFilm(row: Row): object {
  const { film: _motion, ...said } = row as Row & { readonly film?: unknown }
  return said
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
