// Questions that are coming to me: what I could answer as things stand, and the premoves I have left.

import {
  type Action,
  type Base,
  type Game,
  type Refusal,
  type Seat,
  type View,
  canonical,
  listActions,
} from '@saloon/kernel'
import { useMemo } from 'react'
import type { Premove, Command } from '../../link/link.ts'

/** More than anybody would look through while waiting. */
const MOST_OFFERED = 24
/** In order of preference: as many as a table keeps. */
const MOST_PREPARED = 8

export interface UpcomingQuestion {
  readonly kind: string // of the question
  readonly cause: number
  readonly actions: readonly Action[]
  readonly chosen: readonly Action[] // the best first
  /** From 1; 0: not chosen. */
  placeOf(action: Action): number
  toggle(action: Action): void
  withdraw(): void
}

export function usePremoves(
  game: Game,
  view: View<Base>,
  me: Seat | undefined,
  prepared: readonly Premove[],
  wish: (wish: Command) => Promise<Refusal | null>,
): readonly UpcomingQuestion[] {
  return useMemo(() => {
    if (me === undefined || game.rules.outcome(view)) return []
    const coming = game.early(view, me)
    const once = coming.filter((one, i) => coming.findIndex((other) => isSame(one, other)) === i)
    return once.flatMap(({ kind, cause, options }) => {
      const actions = listActions(options, MOST_OFFERED)
      const mine = prepared.find((one) => one.seat === me && isSame(one, { kind, cause }))
      return actions.length === 0 ? [] : earlyOf(me, kind, cause, actions, mine?.actions ?? [], wish)
    })
  }, [game, view, me, prepared, wish])
}

interface Coming {
  readonly kind: string
  readonly cause: number
}
const isSame = (one: Coming, other: Coming): boolean => one.kind === other.kind && one.cause === other.cause

function earlyOf(
  seat: Seat,
  kind: string,
  cause: number,
  actions: readonly Action[],
  chosen: readonly Action[],
  wish: (wish: Command) => Promise<Refusal | null>,
): UpcomingQuestion {
  const places = chosen.map(canonical)
  const prepare = (wanted: readonly Action[]): void =>
    void wish({ do: 'prepare', seat, cause, kind, actions: wanted as (Action & Record<string, never>)[] })
  const placeOf = (action: Action): number => places.indexOf(canonical(action)) + 1
  return {
    kind,
    cause,
    actions,
    chosen,
    placeOf,
    toggle(action) {
      const place = placeOf(action)
      if (place > 0) prepare(chosen.filter((_, i) => i !== place - 1))
      else prepare([...chosen, action].slice(-MOST_PREPARED))
    },
    withdraw: () => prepare([]),
  }
}
