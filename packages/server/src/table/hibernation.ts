// When a table may leave memory: nothing that is only in memory may be lost, and whatever is due to happen must still happen.

import type { Idempotency } from './idempotency.ts'
import type { Attendance } from './presence/attendance.ts'
import type { Viewers } from './presence/viewers.ts'
import type { CountDown } from './lobby/count-down.ts'
import type { TableEngine } from './engine.ts'
import type { Premoves } from './consent/premoves.ts'
import type { Races } from './time/races.ts'
import type { TakeBacks } from './consent/take-backs.ts'
import type { TableChat } from './consent/chat.ts'

export interface Parts {
  readonly engine: TableEngine
  readonly viewers: Viewers
  readonly attendance: Attendance
  readonly idempotency: Idempotency
  readonly premoves: Premoves
  readonly races: Races
  readonly countDown: CountDown
  readonly takeBacks: TakeBacks
  readonly talk: TableChat
}

/** When the table must be loaded again if nobody comes. Infinity: never; undefined: it can't leave memory now. */
export function restsUntil(parts: Parts): number | undefined {
  const { engine, takeBacks, talk } = parts
  if (isBusy(parts)) return undefined
  if (engine.table.phase !== 'playing') return Infinity
  // While a game goes on these are remembered, however long nobody is here.
  if (takeBacks.areRemembered || talk.hasMutes) return undefined
  return engine.questions.quietUntil
}

/** Somebody is here, or something is about to happen. */
const isBusy = ({ engine, viewers, attendance, idempotency, premoves, races, countDown }: Parts): boolean =>
  viewers.size > 0 ||
  !engine.isIdle ||
  attendance.isAwaited ||
  idempotency.areOnTheirWay ||
  premoves.areOnTheirWay ||
  races.isOn ||
  countDown.isCounting

/**
 * When something happens at a game by itself, should its node be gone and with it all that is in memory only; undefined: it has to be
 * read then. By post somebody may not have been told yet that they are asked.
 */
export function quietUntil({
  engine,
  idempotency,
  premoves,
  races,
}: Pick<Parts, 'engine' | 'idempotency' | 'premoves' | 'races'>): number | undefined {
  const isBusy = !engine.isIdle || idempotency.areOnTheirWay || premoves.areOnTheirWay || races.isOn
  const { phase, clock } = engine.table
  return isBusy || phase !== 'playing' || clock === 'post' ? undefined : engine.questions.quietUntil
}
