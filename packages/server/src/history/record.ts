// What is kept of a finished game beside its log: who played what, and what came of it. All that lists and statistics need,
// so that nobody has to play a log again in order to show a line.

import {
  type GameModule,
  type Outcome,
  type Party,
  type Recording,
  type Seat,
  type StopRow,
  type Text,
} from '@saloon/kernel'
import type { Range } from '../ratings/plackett-luce.ts'
import { Controllers } from '../table/presence/controllers.ts'
import { outcomeOf } from '../table/outcome.ts'
import type { PlayerId, SeatPlan, Table } from '../table/table.ts'

export interface FinishedSeat {
  readonly kind: 'person' | 'bot'
  readonly name: string // '': they had all removed that was kept about them
  readonly player: PlayerId | null // never shown to anybody
  readonly won: boolean
  readonly place: number | null // 1: first; null: the game ended without a ranking
  readonly score: number | null
  readonly conceded: boolean
  readonly counts: Readonly<Record<string, string>> // role, character: what the game tells apart
  readonly rating: { readonly before: Range; readonly after: Range } | null
}
export interface FinishedGame {
  readonly table: string
  readonly number: number // of the table's games
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly began: number
  readonly ended: number
  readonly rows: number
  readonly rated: boolean
  readonly open: boolean // it stood in the lobby
  readonly watchable: boolean
  readonly because: Text | null // what decided it; null: it was stopped
  readonly stopped: StopRow['because'] | null
  readonly seats: readonly FinishedSeat[]
}

/** Its id among finished games, and in links. */
export const replayOf = ({ table, number }: FinishedGame): string => `${table}.${number}`

export function recordOf(
  table: Table,
  module: GameModule,
  recording: Recording,
  times: { readonly began: number; readonly ended: number },
): FinishedGame {
  const { game, state, rows, stopped } = recording
  const outcome = outcomeOf(recording)
  const controllers = new Controllers(rows.besidesActs())
  const counts = game.rules.outcome(state) ? module.counts?.(state) : undefined
  const last = rows.at(-1)
  return {
    table: table.id,
    number: table.games,
    game: table.game,
    options: table.options,
    ...times,
    rows: rows.length,
    rated: table.rated,
    open: table.open,
    watchable: table.watchable,
    because: outcome?.because ?? null,
    stopped: stopped && last?.type === 'stop' ? last.because : null,
    seats: table.seats.map(({ holder }, seat) => ({
      ...personOf(holder),
      ...(outcome ? resultOf(outcome, seat) : NO_RESULT),
      ...(controllers.hasConceded(seat) ? { won: false, conceded: true } : { conceded: false }),
      counts: counts?.[seat] ?? {},
      rating: null,
    })),
  }
}

function personOf(holder: SeatPlan['holder']): Pick<FinishedSeat, 'kind' | 'name' | 'player'> {
  return holder?.kind === 'person'
    ? { kind: 'person', name: holder.name, player: holder.player }
    : { kind: 'bot', name: holder?.name ?? '', player: null }
}

const NO_RESULT = { won: false, place: null, score: null } as const

function resultOf({ winners, ranking, scores }: Outcome, seat: Seat): Pick<FinishedSeat, 'won' | 'place' | 'score'> {
  return { won: winners.includes(seat), place: placeOf(ranking, seat), score: scores?.[String(seat)] ?? null }
}

/** One more than are ranked before: after two who share the first place comes the third. */
function placeOf(ranking: Outcome['ranking'], party: Party): number | null {
  let before = 0
  for (const tied of ranking) {
    if (tied.includes(party)) return before + 1
    before += tied.length
  }
  return null
}

/** As anybody may see it who may see it at all: nobody's id. */
export function publicRecord({ seats, ...game }: FinishedGame): object {
  const replay = replayOf({ seats, ...game })
  return {
    replay,
    ...game,
    seats: seats.map(({ player: _player, ...seat }) => seat),
    log: `/api/replays/${replay}/log`,
  }
}
