// What was told of each scoring, put in steps that people can follow: gang by gang, the shoot-outs, the points, the One.

import type { Seat, Told } from '@saloon/kernel'
import type { Event, Gang, Prize, Tile } from '@saloon/wanted-one'
import type { Moment } from '../../../link/link.ts'

type Told_<T extends Event['type']> = Extract<Event, { readonly type: T }>
export type GangResult = Told_<'wanted-won' | 'wanted-again' | 'wanted-tied' | 'wanted-unclaimed'>
export type OneResult = Told_<'one-won' | 'one-taken' | 'one-kept' | 'one-tied' | 'one-unclaimed'>
export type Scored = Told_<'scored'>

/** One row of tiles each in a duel; one row for all three in a truel. */
export interface ShootOut {
  readonly prize: Prize
  readonly seats: readonly Seat[]
  readonly isTruel: boolean
  readonly turned: readonly (readonly { readonly by: Seat; readonly tile: Tile }[])[] // by step: whose tile shows what
  readonly winner: Seat | undefined
}
export type Step =
  | { readonly kind: 'gang'; readonly gang: Gang; readonly counts: readonly number[]; readonly result?: GangResult }
  | { readonly kind: 'shoot-out'; readonly shootOut: ShootOut; readonly result: GangResult | OneResult }
  | { readonly kind: 'points'; readonly scored: readonly Scored[]; readonly result?: OneResult }
  | { readonly kind: 'over'; readonly winner: Seat }

export interface Scoring {
  readonly round: number
  readonly ended: readonly Told[] // why the round ended
  readonly steps: readonly Step[]
}

const GANG_RESULTS = new Set<string>(['wanted-won', 'wanted-again', 'wanted-tied', 'wanted-unclaimed'])
const ONE_RESULTS = new Set<string>(['one-won', 'one-taken', 'one-kept', 'one-tied', 'one-unclaimed'])

export function scoringsOf(moments: readonly Moment[]): Scoring[] {
  const scorings: Scoring[] = []
  let round = 0
  let ended: Told[] = []
  let steps: Step[] = []
  let shots: Event[] = []
  let scored: Scored[] = []

  const conclude = (result: GangResult | OneResult): void => {
    const before = steps.at(-1)!
    const shootOut = shootOutOf(shots)
    shots = []
    if (shootOut) steps.push({ kind: 'shoot-out', shootOut, result })
    else steps[steps.length - 1] = { ...before, result } as Step
  }
  for (const { told } of moments) {
    for (const fact of told) {
      const event = fact as unknown as Event
      if (event.type === 'round-began') round = event.round
      else if (event.type === 'deck-emptied' || event.type === 'four-gangs') ended.push(fact)
      else if (event.type === 'counted') {
        if (event.gang === 0) {
          steps = []
          scored = []
          scorings.push({ round, ended, steps })
          ended = []
        }
        steps.push({ kind: 'gang', gang: event.gang, counts: event.counts })
      } else if (event.type === 'scored') {
        if (scored.length === 0) steps.push({ kind: 'points', scored })
        scored.push(event)
      } else if (isShot(event)) shots.push(event)
      else if (GANG_RESULTS.has(event.type) || ONE_RESULTS.has(event.type)) conclude(event as GangResult | OneResult)
      else if (event.type === 'game-over' && steps.length > 0) steps.push({ kind: 'over', winner: event.winner })
    }
  }
  return scorings
}

const isShot = ({ type }: Event): boolean =>
  type.startsWith('duel-') || type.startsWith('truel-') || type === 'shoot-out-won'

function shootOutOf(shots: readonly Event[]): ShootOut | undefined {
  const [began] = shots
  if (began?.type !== 'duel-began' && began?.type !== 'truel-began') return undefined
  const winner = shots.find((event) => event.type === 'shoot-out-won')?.by
  const turned = shots.flatMap((event) => {
    if (event.type === 'truel-step') return [[{ by: event.by, tile: event.tile }]]
    if (event.type !== 'duel-step') return []
    const { first, second, firstTile, secondTile } = event
    return [
      [
        { by: first, tile: firstTile },
        { by: second, tile: secondTile },
      ],
    ]
  })
  const isTruel = began.type === 'truel-began'
  return { prize: began.prize, seats: isTruel ? began.seats : [began.first, began.second], isTruel, turned, winner }
}
