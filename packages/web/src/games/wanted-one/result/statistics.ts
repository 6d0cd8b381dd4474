// What a finished game has to tell, from what was told while it was played.

import type { Event } from '@saloon/wanted-one'
import type { Moment } from '../../../link/link.ts'
import { type Scoring, scoringsOf } from '../scoring/walk.ts'

export interface Ledger {
  readonly rounds: readonly { readonly round: number; readonly gangs: readonly (readonly number[])[] | undefined }[]
  readonly seats: readonly SeatLedger[]
}
export interface SeatLedger {
  most: number
  leader: number
  'shoot-out': number
  lost: number // had the most, as somebody else had, and went without
  visits: number
  given: number
  removed: number
  taken: number
  nothing: number
  fought: number
  won: number
}

const nothingYet = (): SeatLedger => ({
  most: 0,
  leader: 0,
  'shoot-out': 0,
  lost: 0,
  visits: 0,
  given: 0,
  removed: 0,
  taken: 0,
  nothing: 0,
  fought: 0,
  won: 0,
})

export function ledgerOf(moments: readonly Moment[], players: number): Ledger {
  const seats = Array.from({ length: players }, nothingYet)
  for (const { told } of moments) for (const fact of told) visit(seats, fact as unknown as Event)
  const scorings = scoringsOf(moments)
  for (const scoring of scorings) majorities(seats, scoring)
  return { rounds: scorings.map(pointsOfRound), seats }
}

function visit(seats: SeatLedger[], event: Event): void {
  if (event.type === 'saloon-drawn') seats[event.by]!.visits++
  else if (event.type === 'arrested') seats[event.by]!.given++
  else if (event.type === 'hunted') seats[event.by]!.removed++
  else if (event.type === 'swindled') seats[event.by]!.taken++
  else if (event.type === 'no-effect') seats[event.by]!.nothing++
}

function majorities(seats: SeatLedger[], { steps }: Scoring): void {
  let counts: readonly number[] = []
  for (const step of steps) {
    if (step.kind === 'gang') counts = step.counts
    if (step.kind === 'shoot-out') {
      for (const seat of step.shootOut.seats) seats[seat]!.fought++
      if (step.shootOut.winner !== undefined) seats[step.shootOut.winner]!.won++
    }
    const result = step.kind === 'gang' || step.kind === 'shoot-out' ? step.result : undefined
    if (result?.type === 'wanted-won' || result?.type === 'wanted-again') seats[result.by]![result.with]++
    if (result?.type.startsWith('wanted-') && result.type !== 'wanted-unclaimed') {
      const winner = 'by' in result ? result.by : undefined
      for (const [seat, count] of counts.entries())
        if (count > 0 && count === Math.max(...counts) && seat !== winner) seats[seat]!.lost++
    }
  }
}

/** By seat, then by gang; undefined: the game was over before points were counted. */
function pointsOfRound({ round, steps }: Scoring): Ledger['rounds'][number] {
  const points = steps.find((step) => step.kind === 'points')
  return { round, gangs: points?.scored.toSorted((a, b) => a.by - b.by).map(({ gangs }) => gangs) }
}
