// Hidden means absent: no view, question or event depends on what its eyes can't see.

import {
  type Action,
  type Base,
  type Eyes,
  type Game,
  type GameEvent,
  HIDDEN,
  type Seat,
  type Told,
  type View,
  canonical,
  chanceFrom,
  copyChance,
  everyone,
  has,
  only,
  pick,
  seatsOf,
} from '../src/index.ts'
import { holds, same } from './same.ts'

interface Secretive<S> {
  conserved(state: S): unknown
  invariants(state: S): void
  secrets?(state: S, eyes: Eyes): readonly string[]
}

export function keepsSecrets<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  it: Secretive<S>,
) {
  /** What these eyes get of a state, as they get it. */
  function seen(state: S, eyes: Eyes): View<S> {
    const view = game.view(state, eyes)
    const json = JSON.stringify(view)
    same(JSON.parse(json), view, 'a view is plain data')
    holds(!('chance' in view), 'a view has no chance')
    for (const word of state.chance)
      holds(Math.abs(word) <= 0xffff || !json.includes(String(word)), `a view of eyes ${eyes} betrays chance`)
    for (const secret of it.secrets?.(state, eyes) ?? [])
      holds(!json.includes(secret), `a view of eyes ${eyes} betrays ${secret}: ${json}`)
    return view
  }

  /** Another state that looks the same to these eyes. */
  function redealt(state: S, view: View<S>, eyes: Eyes, seed: number): S {
    const other = game.imagine(view, chanceFrom(seed, eyes))
    same(game.view(other, eyes), view, 'what was imagined from a view looks like the view')
    same(it.conserved(other), it.conserved(state), 'what was imagined has every piece')
    it.invariants(other)
    const before = canonical(other)
    game.settle(game.at(other))
    holds(canonical(other) === before, 'settling what was imagined changes nothing')
    return other
  }

  function questionsAgree(state: S, view: View<S>, eyes: Eyes): void {
    same(
      game.asks(view),
      game.asks(state).filter((ask) => ask.must || has(eyes, ask.seat)),
      'the questions, as these eyes see them',
    )
    for (const seat of seatsOf(eyes))
      same(game.options(view, seat), game.options(state, seat), `the options of seat ${seat}`)
  }

  /** Somebody answers, in both worlds with the same chance: these eyes can't tell which it was, until something is shown to them. */
  function actedAlike(state: S, other: S, eyes: Eyes, seat: Seat, action: A): void {
    if (game.refusal(other, seat, action) !== undefined) return
    const outcomes = [game.rules.clone(state), game.rules.clone(other)].map((world) => {
      world.chance = copyChance(state.chance)
      const told: Told<E>[] = []
      game.play(
        game.at(world, (event) => told.push(event)),
        seat,
        action,
      )
      for (const event of told) {
        const json = canonical(game.redact(event, eyes)) // throws unless plain
        if (!event.shows)
          for (const secret of it.secrets?.(world, eyes) ?? [])
            holds(!json.includes(secret), `an event betrays ${secret}: ${json}`)
      }
      const shown = told.findIndex((event) => event.shows || (event.only && (event.only.eyes & eyes) !== 0))
      return {
        world,
        shown,
        told: told.slice(0, shown === -1 ? told.length : shown).map((event) => game.redact(event, eyes)),
      }
    })
    const [one, two] = outcomes as [(typeof outcomes)[0], (typeof outcomes)[0]]
    same(two.told, one.told, 'what these eyes are told')
    same(two.shown === -1, one.shown === -1, 'whether something is shown')
    if (one.shown !== -1) return
    same(game.view(two.world, eyes), game.view(one.world, eyes), 'what these eyes see afterwards')
    same(game.asked(two.world), game.asked(one.world), 'who is asked afterwards')
  }

  return (state: S): void => {
    const seats = state.given.length
    const picks = chanceFrom(state.moves, 3)
    const asked = game.asks(state).find((ask) => ask.must)!.seat
    const action = game.sample(state, asked, picks)
    const all = everyone(seats)
    const pair = only(asked) | only(pick(picks, seatsOf(all)))
    const views = new Map(
      [0, only(asked), only((asked + 1) % seats), pair, all].map((eyes) => [eyes, seen(state, eyes)]),
    )
    for (const [eyes, view] of views) {
      const other = redealt(state, view, eyes, state.moves)
      questionsAgree(state, view, eyes)
      actedAlike(state, other, eyes, asked, action)
      for (const [more, wider] of views) if ((eyes & more) === eyes) seesNoLess(view, wider, 'view')
    }
    listeningChangesNothing(state, asked, action)
  }

  function listeningChangesNothing(state: S, seat: Seat, action: A): void {
    const [quiet, heard] = [game.rules.clone(state), game.rules.clone(state)]
    game.play(game.at(quiet), seat, action)
    game.play(
      game.at(heard, () => undefined),
      seat,
      action,
    )
    same(heard, quiet, 'the state, with somebody listening')
  }
}

/** More eyes never see less: what the fewer see, the more see too. */
function seesNoLess(fewer: unknown, more: unknown, path: string): void {
  if (fewer === HIDDEN || path === 'view.eyes') return
  if (typeof fewer !== 'object' || fewer === null) return holds(more === fewer, `more eyes see less at ${path}`)
  for (const key of Object.keys(fewer))
    seesNoLess(
      (fewer as Record<string, unknown>)[key],
      (more as Record<string, unknown> | null)?.[key],
      `${path}.${key}`,
    )
}
