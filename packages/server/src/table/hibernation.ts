// When a table may leave the memory. All that counts is in the store; what is in memory only must not be missed, and what is to
// happen by itself must happen.

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

/** When somebody has to look at it again, should nobody come; Infinity: never; undefined: it can't leave now. */
export function restsUntil(parts: Parts): number | undefined {
  const { engine, takeBacks, talk } = parts
  if (isBusy(parts)) return undefined
  if (engine.table.phase !== 'playing') return Infinity
  // While a game goes on these are remembered, however long nobody is here.
  if (takeBacks.areRemembered || talk.hasMutes) return undefined
  return engine.questions.quietUntil
}

/** Somebody is here, or something happens within moments. */
const isBusy = ({ engine, viewers, attendance, idempotency, premoves, races, countDown }: Parts): boolean =>
  viewers.size > 0 ||
  !engine.isIdle ||
  attendance.isAwaited ||
  idempotency.areOnTheirWay ||
  premoves.areOnTheirWay ||
  races.isOn ||
  countDown.isCounting
