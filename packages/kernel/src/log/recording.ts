// A table in memory: its log and where that has led. Each thing that may happen is first worked out on a copy (a step),
// so that it can be made durable before it is taken in, and a rule that throws leaves the table as it was.

import {
  isRefusal,
  type Action,
  type Answer,
  type Base,
  type Eyes,
  type Game,
  type GameEvent,
  type Refusal,
  type Seat,
  type Setup,
  type Told,
} from '../contract.ts'
import { everyone, without } from '../eyes.ts'
import { chanceAt, commitmentTo, seedOf, type SeatNumber } from './fairness.ts'
import {
  chained,
  hashOfHeader,
  type ActRow,
  type Happening,
  type Header,
  type Row,
  type SeatRow,
  type StopRow,
} from './log.ts'
import { positionAfter } from './past.ts'
import { Rows } from './rows.ts'
import { boundaryIn } from './undo.ts'

export interface Recording<
  S extends Base = Base,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
  O = unknown,
> {
  readonly game: Game<S, A, E, O>
  readonly header: Header<S, O>
  readonly secret: string | undefined // none where the game began in a laid-out position
  readonly seed: string | undefined // made of the secret and every seat's number
  readonly opening: readonly Told<E>[] // what was told while the game was laid out
  readonly rows: Rows<S, A, E>
  readonly met: Map<number, S> // the state after row n: of the deal (0), and of some others
  keeps: number // so many besides the deal
  state: S
  hash: string
  stopped: boolean // by a row; a game that is over is over by its rules
}

/** What an act is worked out from: so little that it can be sent to another thread. */
export type Position<
  S extends Base = Base,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
  O = unknown,
> = Pick<Recording<S, A, E, O>, 'game' | 'seed' | 'state' | 'hash' | 'stopped'> & {
  readonly rows: { readonly length: number }
}

export interface Step<S extends Base, A extends Action, E extends GameEvent> {
  readonly row: Row<S, A, E>
  readonly text: string // the row as it is stored
  readonly state: S
}

/**
 * How many states of a game of flicks a table keeps besides the deal, so that nothing need be flicked again when somebody
 * returns there. Of other games none: their moves are played again in no time, and with many tables it is what lives a
 * little longer that keeps the garbage collector busy.
 */
const MOST_KEPT = 3

/** A new table with a promised secret. */
export function newHeader<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  setup: Setup<O>,
  from: { readonly secret: string; readonly numbers?: readonly SeatNumber[] } | { readonly state: S },
): Header<S, O> {
  const { id, version, engine } = game.rules
  const origin =
    'state' in from
      ? from
      : {
          commitment: commitmentTo(from.secret),
          numbers: from.numbers ?? Array.from({ length: setup.seats }, () => null),
        }
  return { type: 'header', game: id, version, ...(engine === undefined ? {} : { engine }), setup, from: origin }
}

/** Opens a table: the header must be of this game and version, and the secret the one it promises. */
export function record<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  header: Header<S, O>,
  secret?: string,
): Recording<S, A, E, O> | Refusal {
  const { id, version, engine } = game.rules
  if (header.game !== id) return { code: 'another-game', facts: { game: header.game, expected: id } }
  if (header.version !== version)
    return { code: 'another-rules-version', facts: { version: header.version, ours: version } }
  if (header.engine !== engine)
    return { code: 'another-engine', facts: { engine: header.engine ?? '', ours: engine ?? '' } }
  const setup = game.prepare(header.setup)
  if (isRefusal(setup)) return setup
  const opening: Told<E>[] = []
  let state: S
  let seed: string | undefined
  if ('state' in header.from) state = game.load(header.from.state)
  else {
    if (secret === undefined) return { code: 'secret-missing' }
    if (commitmentTo(secret) !== header.from.commitment) return { code: 'commitment-differs' }
    seed = seedOf(secret, header.from.numbers)
    state = game.start(setup, chanceAt(seed, 0), (event) => opening.push(event))
  }
  return {
    game,
    header,
    secret,
    seed,
    opening,
    rows: new Rows(),
    met: new Map([[0, state]]),
    keeps: engine === undefined ? 0 : MOST_KEPT,
    state,
    hash: hashOfHeader(header),
    stopped: false,
  }
}

/** Somebody acts. Refused: nothing has changed, the step simply isn't there. */
export function act<S extends Base, A extends Action, E extends GameEvent, O>(
  table: Position<S, A, E, O>,
  seat: Seat,
  answer: Answer<A>,
  by: ActRow['by'] = 'person',
): Step<S, A, E> | Refusal {
  if (table.stopped) return { code: 'game-over' }
  const state = table.game.rules.clone(table.state)
  if (table.seed !== undefined) state.chance = chanceAt(table.seed, table.rows.length + 1)
  const drawnBefore = state.chance[3]
  const told: Told<E>[] = []
  let film: unknown[] | undefined
  const refused = table.game.apply(
    table.game.at(
      state,
      (event) => told.push(event),
      (track) => (film ??= []).push(track),
    ),
    seat,
    answer,
  )
  if (refused) return refused
  const drew = (state.chance[3] - drawnBefore) | 0
  // The row stays as long as the game: the list without the room it grew into, and a place for all that `chained` adds.
  const row = { type: 'act' as const, seat, answer, by, drew, told: told.slice(), seq: 0, state: '', hash: undefined }
  return step(table, row, state, film)
}

/** Undo to the state after row `to`: alone within the boundary, further with everybody's consent. */
export function undo<S extends Base, A extends Action, E extends GameEvent, O>(
  table: Recording<S, A, E, O>,
  seat: Seat,
  to: number,
  agreed: Eyes = 0,
): Step<S, A, E> | Refusal {
  const refused = whyNoUndo(table, seat, to, agreed)
  if (refused) return refused
  const state = positionAfter(table, to)
  state.epoch = table.state.epoch + 1
  return step(table, { type: 'undo', to, seat, agreed }, state)
}

/** Why an undo isn't possible, without doing it. */
export function whyNoUndo<S extends Base, A extends Action, E extends GameEvent, O>(
  { rows, state, stopped }: Recording<S, A, E, O>,
  seat: Seat,
  to: number,
  agreed: Eyes = 0,
): Refusal | undefined {
  if (stopped) return { code: 'game-over' }
  if (!rows.counts(to)) return { code: 'undo-unknown', facts: { to } }
  if (to === rows.madeBy(rows.length)) return { code: 'undo-nothing' }
  const others = without(everyone(state.given.length), seat)
  if ((agreed & others) === others) return undefined
  const boundary = boundaryIn(rows.newestFirst(), seat)
  if (isRefusal(boundary)) return boundary
  return to < boundary.earliest ? { code: 'undo-too-far', facts: { to, earliest: boundary.earliest } } : undefined
}

/** Somebody sits down, leaves, is replaced, comes back; or the table stops. The rules know nothing of it. */
export function note<S extends Base, A extends Action, E extends GameEvent, O>(
  table: Recording<S, A, E, O>,
  happening: SeatRow | StopRow,
): Step<S, A, E> | Refusal {
  return table.stopped ? { code: 'game-over' } : step(table, { ...happening }, table.state)
}

export function snapshot<S extends Base, A extends Action, E extends GameEvent, O>(
  table: Recording<S, A, E, O>,
): Step<S, A, E> {
  return step(table, { type: 'snapshot', full: table.game.rules.clone(table.state) }, table.state)
}

/** Applies a step (on a server, after it is durable). `text`: how the row is spelled, to keep it as text. */
export function take<S extends Base, A extends Action, E extends GameEvent, O>(
  table: Recording<S, A, E, O>,
  { row, state }: Pick<Step<S, A, E>, 'row' | 'state'>,
  text?: string,
): void {
  table.rows.push(row, text)
  table.state = state
  table.hash = row.hash
  if (row.type === 'undo') for (const seq of table.met.keys()) if (seq > row.to) table.met.delete(seq)
  if (table.keeps > 0 && row.type === 'act') remember(table, row.seq, state)
  if (row.type === 'stop') table.stopped = true
}

/** Adds a row that lies before a snapshot: it is kept, not replayed. */
export function pass<S extends Base, A extends Action, E extends GameEvent, O>(
  table: Recording<S, A, E, O>,
  row: Row<S, A, E>,
): void {
  table.rows.push(row)
  table.hash = row.hash
  if (row.type === 'snapshot') table.state = table.game.load(row.full)
  if (row.type === 'stop') table.stopped = true
}

/** Keeps the state after this act, for later undos; the oldest one is dropped. */
export function remember<S extends Base, A extends Action, E extends GameEvent, O>(
  { met, keeps }: Recording<S, A, E, O>,
  act: number,
  state: S,
): void {
  met.set(act, state)
  if (met.size > Math.max(keeps, 1) + 1) met.delete(oldestButTheDeal(met)!)
}

function oldestButTheDeal(met: ReadonlyMap<number, unknown>): number | undefined {
  for (const seq of met.keys()) if (seq !== 0) return seq
  return undefined
}

/** Works a row out again. */
export function repeat<S extends Base, A extends Action, E extends GameEvent, O>(
  table: Recording<S, A, E, O>,
  row: Row<S, A, E>,
): Step<S, A, E> | Refusal {
  switch (row.type) {
    case 'act':
      return act(table, row.seat, row.answer, row.by)
    case 'undo':
      return undo(table, row.seat, row.to, row.agreed)
    case 'seat':
      return note(table, { type: 'seat', seat: row.seat, held: row.held, because: row.because })
    case 'stop':
      return note(table, { type: 'stop', because: row.because })
    case 'snapshot':
      return snapshot(table)
  }
}

function step<S extends Base, A extends Action, E extends GameEvent, O>(
  table: Position<S, A, E, O>,
  happening: Happening<S, A, E>,
  state: S,
  film?: readonly unknown[],
): Step<S, A, E> {
  const { row, text } = chained(table.hash, table.rows.length + 1, happening, state, film)
  return { row, text, state }
}
