// When a table may leave the memory. All that counts is in the store; what is in memory only must not be missed, and what is to
// happen by itself must happen.

import type { Answers } from './idempotency.ts'
import type { Attendance } from './presence/attendance.ts'
import type { Audience } from './presence/viewers.ts'
import type { CountDown } from './lobby/count-down.ts'
import type { TableEngine } from './engine.ts'
import type { Preparations } from './consent/premoves.ts'
import type { Races } from './time/races.ts'
import type { TakeBacks } from './consent/take-backs.ts'
import type { TableTalk } from './consent/chat.ts'

export interface Parts {
  readonly engine: TableEngine
  readonly audience: Audience
  readonly attendance: Attendance
  readonly answers: Answers
  readonly preparations: Preparations
  readonly races: Races
  readonly countDown: CountDown
  readonly takeBacks: TakeBacks
  readonly talk: TableTalk
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
const isBusy = ({ engine, audience, attendance, answers, preparations, races, countDown }: Parts): boolean =>
  audience.size > 0 ||
  !engine.isIdle ||
  attendance.isAwaited ||
  answers.areOnTheirWay ||
  preparations.areOnTheirWay ||
  races.isOn ||
  countDown.isCounting

/**
 * When something happens at a game by itself, should its node be gone and with it all that is in memory only; undefined: it has to be
 * read then. By post somebody may not have been told yet that they are asked.
 */
export function quietUntil({
  engine,
  answers,
  preparations,
  races,
}: Pick<Parts, 'engine' | 'answers' | 'preparations' | 'races'>): number | undefined {
  const isBusy = !engine.isIdle || answers.areOnTheirWay || preparations.areOnTheirWay || races.isOn
  const { phase, clock } = engine.table
  return isBusy || phase !== 'playing' || clock === 'post' ? undefined : engine.questions.quietUntil
}
