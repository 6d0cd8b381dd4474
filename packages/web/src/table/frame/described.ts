// What a game says of a view, computed once however many parts of the screen ask for it.

import type { Action, Base, Description, Game, Presentation, Seat, View } from '@saloon/kernel'

const descriptions = new WeakMap<View<Base>, Description>()
const presentations = new WeakMap<View<Base>, Map<Seat, Presentation<Action>>>()

/** The table in words. */
export function describedIn(game: Game, view: View<Base>): Description {
  const before = descriptions.get(view)
  if (before) return before
  const described = game.rules.describe(view)
  descriptions.set(view, described)
  return described
}

/** What this seat may do, with what comes of it, and what it can't do. */
export function presentedIn(game: Game, view: View<Base>, seat: Seat): Presentation<Action> {
  const bySeat = presentations.get(view) ?? new Map<Seat, Presentation<Action>>()
  presentations.set(view, bySeat)
  const before = bySeat.get(seat)
  if (before) return before
  const presented = game.rules.present(view, seat)
  bySeat.set(seat, presented)
  return presented
}
