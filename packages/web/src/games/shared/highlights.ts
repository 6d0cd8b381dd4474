// Three things worth telling of a game; all of them good.

import type { Seat, Text } from '@saloon/kernel'

export interface Highlight<Word extends string> {
  readonly title: Word
  readonly what: Text
  readonly seat: Seat
}

const MOST = 3

/** The first of those there are. */
export const firstOf = <Word extends string>(
  found: readonly (Highlight<Word> | false | undefined)[],
): Highlight<Word>[] => found.filter((one) => one !== false && one !== undefined).slice(0, MOST)

/** Who has most of something; of those who have as much, the first. */
export const mostOf = <Player>(
  players: readonly Player[],
  of: (player: Player, seat: Seat) => number,
): { readonly seat: Seat; readonly count: number } =>
  players.reduce((best, player, seat) => (of(player, seat) > best.count ? { seat, count: of(player, seat) } : best), {
    seat: 0,
    count: 0,
  })
