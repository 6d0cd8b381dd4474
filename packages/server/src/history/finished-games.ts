// The book of finished games: entered once when a game ends, in one step with ratings and statistics; listed by player, for
// everybody, and by age; struck out when its time has come.

import type { GameModule, Recording } from '@saloon/kernel'
import { ratingsAfter } from '../ratings/book.ts'
import { parsed } from '../store/legible.ts'
import type { Change, Store } from '../store/store.ts'
import { outcomeOf } from '../table/outcome.ts'
import { type PlayerId, type Table, gameLog } from '../table/table.ts'
import { newestFirst, oldestFirst, partsOf } from '../store/time-ordered-ids.ts'
import { type FinishedGame, recordOf, replayOf } from './record.ts'
import { STATISTICS, counts, statisticsId, withGame } from './statistics.ts'

const RECORDS = 'finished'
const SHOWN = 'shown' // to everybody
/** Tables and games in the order in which they will be thrown away. */
export const SHELF = 'shelf'
const playedBy = (player: PlayerId): string => `played/${player}`
const shownOf = (game: string): string => `${SHOWN}/${game}`
const TRIES = 20

// ---- when a game ends -------------------------------------------------------------------------------------------

/** However often it is called for the same game, it counts once. */
export async function enterGame(
  store: Store,
  table: Table,
  module: GameModule,
  recording: Recording,
  now: number,
): Promise<void> {
  const [first] = await store.read(gameLog(table.id, table.games), 1, 1)
  const { at: began } = JSON.parse(first!) as { at: number }
  const plain = recordOf(table, module, recording, { began, ended: now })
  const outcome = outcomeOf(recording)
  for (let tries = 0; tries < TRIES; tries++) {
    if (await store.get(RECORDS, replayOf(plain))) return
    const ratings = outcome ? await ratingsAfter(store, table, outcome) : []
    const game: FinishedGame = {
      ...plain,
      seats: plain.seats.map((seat) => {
        const rated = ratings.find(({ player }) => player === seat.player)
        return rated ? { ...seat, rating: { before: rated.before, after: rated.after } } : seat
      }),
    }
    const entries = [
      added(RECORDS, replayOf(game), JSON.stringify(game)),
      ...linesOf(game).map(({ kind, id }) => added(kind, id, '')),
      ...(await statisticsAfter(store, game)),
      ...ratings.map(({ change }) => change),
    ]
    if (await store.change(entries)) return
  }
  throw new Error(`the game ${replayOf(plain)} could not be entered in the book`)
}

const added = (kind: string, id: string, text: string): Change => ({ kind, id, expected: 0, text })

/** Where it is listed. */
function linesOf(game: FinishedGame): readonly { readonly kind: string; readonly id: string }[] {
  const newest = newestFirst(game.ended, game.table, game.number)
  return [
    { kind: SHELF, id: oldestFirst(game.ended, game.table, game.number) },
    ...peopleOf(game).map((player) => ({ kind: playedBy(player), id: newest })),
    ...(game.open && game.watchable ? [SHOWN, shownOf(game.game)] : []).map((kind) => ({ kind, id: newest })),
  ]
}

const peopleOf = ({ seats }: FinishedGame): PlayerId[] => [
  ...new Set(seats.flatMap(({ player }) => (player === null ? [] : [player]))),
]

function statisticsAfter(store: Store, game: FinishedGame): Promise<Change[]> {
  const players = peopleOf(game).filter((player) => counts(game, player))
  return Promise.all(
    players.map(async (player) => {
      const id = statisticsId(player, game.game)
      const stored = await store.get(STATISTICS, id)
      const text = JSON.stringify(withGame(stored?.text, game, player))
      return { kind: STATISTICS, id, expected: stored?.version ?? 0, text }
    }),
  )
}

// ---- reading ----------------------------------------------------------------------------------------------------

export async function finishedGame(store: Store, replay: string): Promise<FinishedGame | undefined> {
  const stored = await store.get(RECORDS, replay)
  return stored && (parsed<FinishedGame>(stored.text) as FinishedGame | undefined) // one that is damaged is as good as gone
}

export interface Page {
  readonly games: readonly FinishedGame[]
  readonly next: string | null // where the next page begins; null: there is none
}

/** The newest first. */
export const gamesOf = (store: Store, player: PlayerId, after: string | undefined, limit: number): Promise<Page> =>
  page(store, playedBy(player), after, limit)

/** Those at open tables, which everybody may see: of one game, or of all. */
export const gamesShown = (
  store: Store,
  game: string | undefined,
  after: string | undefined,
  limit: number,
): Promise<Page> => page(store, game === undefined ? SHOWN : shownOf(game), after, limit)

async function page(store: Store, kind: string, after: string | undefined, limit: number): Promise<Page> {
  const lines = await store.list(kind, after, limit)
  const games = await Promise.all(lines.map(({ id }) => finishedGame(store, partsOf(id).join('.'))))
  return {
    games: games.filter((game) => game !== undefined),
    next: lines.length === limit ? lines.at(-1)!.id : null,
  }
}

/** Who may look at it again: anybody if the table could be watched, else those who played. */
export const maySee = ({ open, watchable, seats }: FinishedGame, player: PlayerId | undefined): boolean =>
  open || watchable || (player !== undefined && seats.some((seat) => seat.player === player))

// ---- striking out -----------------------------------------------------------------------------------------------

/** The record and every line that leads to it; the line on the shelf last, so that whoever is cut off begins again. */
export async function strikeOut(store: Store, game: FinishedGame): Promise<void> {
  const [shelf, ...lines] = linesOf(game)
  for (const { kind, id } of lines) await store.remove(kind, id)
  await store.remove(RECORDS, replayOf(game))
  await store.remove(shelf!.kind, shelf!.id)
}

/** In the games they played: another name, or (null) nobody any more. */
export async function renameIn(store: Store, player: PlayerId, name: string | null): Promise<string[]> {
  const tables = new Set<string>()
  for (let after: string | undefined; ;) {
    const lines = await store.list(playedBy(player), after)
    for (const { id } of lines) {
      tables.add(partsOf(id)[0]!)
      await renameInOne(store, partsOf(id).join('.'), player, name)
      if (name === null) await store.remove(playedBy(player), id)
    }
    after = lines.at(-1)?.id
    if (after === undefined) return [...tables]
  }
}

async function renameInOne(store: Store, replay: string, player: PlayerId, name: string | null): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const stored = await store.get(RECORDS, replay)
    if (stored === undefined) return
    const game = JSON.parse(stored.text) as FinishedGame
    const seats = game.seats.map((seat) =>
      seat.player !== player ? seat : name === null ? { ...seat, player: null, name: '' } : { ...seat, name },
    )
    if (await store.put(RECORDS, replay, stored.version, JSON.stringify({ ...game, seats }))) return
  }
}
