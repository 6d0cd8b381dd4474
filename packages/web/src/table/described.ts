import type { Base, Description, Game, View } from '@saloon/kernel'

const known = new WeakMap<View<Base>, Description>()

/** The table in words: made once for each view, however many seats, cards and places ask for their share. */
export function describedIn(game: Game, view: View<Base>): Description {
  const before = known.get(view)
  if (before) return before
  const described = game.rules.describe(view)
  known.set(view, described)
  return described
}
