// Earlier positions of running games: cached, a few moves from a known one, or replayed by a job. What a job has found is cached
// for all tables together, because whoever looks at one position looks at its neighbours next.

import {
  type Base,
  type Recording,
  type Refusal,
  type Way,
  epochAfter,
  goAlong,
  isRefusal,
  isRow,
  wayTo,
} from '@saloon/kernel'
import type { Jobs } from './jobs.ts'
import { RecentTexts } from './recent-texts.ts'

/** Size of the cache, in characters. */
const MOST_KEPT = 16_000_000
/** Moves that are replayed without a job; none in flicking games, where a move is expensive. */
const AT_ONCE = 20

export class Past {
  private readonly kept = new RecentTexts(MOST_KEPT)
  private readonly jobs: Jobs

  constructor(jobs: Jobs) {
    this.jobs = jobs
  }

  /** The state after row `seq`; undefined: there is no such row. Not to be changed. */
  async stateAfter(
    visitor: string | undefined,
    log: string,
    recording: Recording,
    seq: number,
  ): Promise<Base | Refusal | undefined> {
    if (!isRow(recording, seq)) return undefined
    if (seq === recording.rows.length) return recording.state
    const epoch = epochAfter(recording, seq)
    const state = await this.positionAfter(visitor, log, recording, recording.rows.madeBy(seq))
    if (isRefusal(state)) return state
    state.epoch = epoch
    return state
  }

  /** As it was after that act, but for its epoch. */
  async positionAfter(
    visitor: string | undefined,
    log: string,
    recording: Recording,
    act: number,
  ): Promise<Base | Refusal> {
    const { game, seed } = recording
    const way = this.nearest(log, wayTo(recording, act))
    if (isShort(recording, way)) return goAlong(game, seed, way)
    const { from, moves } = way
    const done = await this.jobs.run(visitor, {
      kind: 'past',
      game: game.rules.id,
      seed,
      from: JSON.stringify(from),
      moves,
    })
    if (isRefusal(done)) return done
    for (const [on, text] of done.states) this.kept.keep(`${log} ${on}`, text)
    return game.load(JSON.parse(done.states.at(-1)![1]) as Base)
  }

  /** From a state that a job has found, if one lies on the way. */
  private nearest(log: string, way: Way): Way {
    for (let i = way.moves.length - 1; i >= 0; i--) {
      const text = this.kept.get(`${log} ${way.moves[i]!.seq}`)
      if (text !== undefined) return { from: JSON.parse(text) as Base, moves: way.moves.slice(i + 1) }
    }
    return way
  }
}

/** Whether it is cheap enough to replay without a job. */
export const isShort = ({ game }: Recording, { moves }: Way): boolean =>
  moves.length <= (game.rules.engine === undefined ? AT_ONCE : 0)
