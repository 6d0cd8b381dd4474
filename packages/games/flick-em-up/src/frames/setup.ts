// A clan's first player divides a pool among buildings, one pile after the other; the last pile is what is left.

import { type FrameRule, WAIT, only, replace } from '@saloon/kernel'
import { type Clan, type Marker } from '../components.ts'
import { without } from '../rules/dynamite.ts'
import type { PilePlan, SetupChoice } from '../scenario/format.ts'
import { isHiding, listed } from '../setup.ts'
import type { Action, Event, FlickEmUp, Playing, Round, Setup, Table } from '../state.ts'
import { building, eyesOfClan, scenarioOf, seatsOfTeam, teamOf } from '../table.ts'

interface Hiding extends SetupChoice {
  readonly by: Clan
  readonly piles: readonly PilePlan[]
}
/** What is being hidden now. */
export const choiceOf = (table: Table, { choice }: Setup): Hiding | undefined =>
  scenarioOf(table).setupChoices.filter(isHiding)[choice] as Hiding | undefined

/** What hasn't been hidden yet. */
function left(table: Table, setup: Setup): Marker[] {
  const { pool, piles } = choiceOf(table, setup)!
  let rest = listed(pool)
  for (const { building: where } of piles.slice(0, setup.pile))
    for (const { marker } of building(table, where).hidden) rest = without(rest, marker as Marker)
  return rest
}

/** Markers of one kind are told apart by a number. */
function named(markers: readonly Marker[]): string[] {
  const count: Partial<Record<Marker, number>> = {}
  return markers.map((marker) => `${marker}-${(count[marker] = (count[marker] ?? 0) + 1)}`)
}

export const setup: FrameRule<FlickEmUp, Setup, Action, Event> = {
  go(game, frame) {
    const choice = choiceOf(game.state, frame)
    if (choice === undefined) return replace<Round>(game, { kind: 'round', opened: false, last: null })
    if (frame.pile < choice.piles.length - 1) return WAIT
    hide(game, frame, left(game.state, frame))
    frame.choice++
    frame.pile = 0
  },
  asks: (table, frame) => only(firstPlayer(table, frame)),
  options(table, frame) {
    const { size } = choiceOf(table, frame)!.piles[frame.pile]!
    return [{ do: 'hide', markers: { some: named(left(table, frame)), min: size, max: size } }]
  },
  safe(table, frame) {
    const { size } = choiceOf(table, frame)!.piles[frame.pile]!
    return { do: 'hide', markers: named(left(table, frame)).slice(0, size) }
  },
  answer(game, frame, _seat, action) {
    if (action.do !== 'hide') return
    hide(
      game,
      frame,
      action.markers.map((name) => name.slice(0, name.lastIndexOf('-')) as Marker),
    )
    frame.pile++
  },
}

export const firstPlayer = (table: Table, frame: Setup): number => {
  const { by } = choiceOf(table, frame)!
  return seatsOfTeam(table.seats, teamOf(table, by))[0]!
}

/** Face down they are known to the clan that hid them (FU-R63). */
function hide(game: Playing, frame: Setup, markers: readonly Marker[]): void {
  const { state } = game
  const { by, piles } = choiceOf(state, frame)!
  const at = building(state, piles[frame.pile]!.building)
  const known = eyesOfClan(state, by)
  at.hidden = [...at.hidden, ...markers.map((marker) => ({ marker, known }))]
  game.tell?.({ type: 'hid', by: firstPlayer(state, frame), building: at.id, count: markers.length })
}
