// Moves at wooden tables: a flick takes tens of milliseconds to simulate, so threads do that, and the loop goes on answering
// everybody. Moves wait in line for a thread, addresses in turn, each as long as its allowance lasts.

import {
  type Action,
  type ActRow,
  type Answer,
  type Base,
  type GameEvent,
  type Position,
  type Refusal,
  type Row,
  type Seat,
  type Step,
  isRefusal,
} from '@saloon/kernel'
import type { AdmissionControl } from './admission-control.ts'
import { FairQueue } from './fair-queue.ts'
import type { JobRunner } from './job-runner.ts'
import type { Job, Results } from './jobs.ts'

/** Milliseconds: how often it is looked whether somebody who has used up their allowance has something left again. */
const LOOK_AGAIN = 50

type Act = Extract<Job, { kind: 'act' }>
type Acted = Results['act'] | Refusal
type Runner = Pick<JobRunner, 'run' | 'close'>

interface Waiting {
  readonly visitor: string
  readonly job: Act
  done(acted: Acted): void
}

export class FlickLine {
  private readonly waiting = new FairQueue<Waiting>()
  private readonly all: readonly Runner[]
  private readonly idle: Runner[]
  private readonly admission: Pick<AdmissionControl, 'wait' | 'charge'>
  private looking: NodeJS.Timeout | undefined

  constructor(runners: readonly Runner[], admission: Pick<AdmissionControl, 'wait' | 'charge'>) {
    this.all = runners
    this.idle = [...runners]
    this.admission = admission
  }

  /** As `act` of the kernel; a mistake in the rules is thrown. `visitor`: the address that it is charged to. */
  async act(
    visitor: string,
    { game, seed, state, hash, rows }: Position,
    seat: Seat,
    answer: Answer,
    by: ActRow['by'],
  ): Promise<Step<Base, Action, GameEvent> | Refusal> {
    const acted = await this.inTurn(visitor, {
      kind: 'act',
      game: game.rules.id,
      seed,
      rows: rows.length,
      hash,
      state: JSON.stringify(state),
      seat,
      answer,
      by,
    })
    if (isRefusal(acted)) return acted
    if ('failed' in acted) throw new Error(acted.failed)
    return {
      row: JSON.parse(acted.row) as Row,
      text: acted.row,
      state: game.load(JSON.parse(acted.state) as Base),
    }
  }

  private inTurn(visitor: string, job: Act): Promise<Acted> {
    return new Promise((done) => {
      this.waiting.add(visitor, { visitor, job, done })
      this.goOn()
    })
  }

  private goOn(): void {
    while (this.idle.length > 0 && this.waiting.length > 0) {
      const next = this.waiting.take(({ visitor }) => this.admission.wait(visitor) === 0)
      if (next === undefined) {
        this.looking ??= setTimeout(this.lookAgain, LOOK_AGAIN)
        return
      }
      void this.run(this.idle.pop()!, next.item)
    }
  }

  private readonly lookAgain = (): void => {
    this.looking = undefined
    this.goOn()
  }

  private async run(runner: Runner, { visitor, job, done }: Waiting): Promise<void> {
    const acted = (await runner.run(job)) as Acted
    this.idle.push(runner)
    this.waiting.done(visitor)
    if ('milliseconds' in acted) this.admission.charge(visitor, acted.milliseconds)
    done(acted)
    this.goOn()
  }

  async close(): Promise<void> {
    clearTimeout(this.looking)
    for (const { done } of this.waiting.clear()) done({ code: 'overloaded' })
    await Promise.all(this.all.map((runner) => runner.close()))
  }
}
