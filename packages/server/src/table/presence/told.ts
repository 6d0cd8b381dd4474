// What a row says to each pair of eyes: never the row itself.

import { type Eyes, type Game, type Happened, type Row, type Told, happenedIn } from '@saloon/kernel'

export const whatHappened = (
  game: Game,
  row: Row,
  eyes: Eyes,
): { readonly happened: Happened; readonly told: readonly Told[] } => ({
  happened: happenedIn(row),
  told: redacted(game, toldIn(row), eyes),
})

const NOTHING: readonly Told[] = []
export const toldIn = (row: Row): readonly Told[] => (row.type === 'act' ? row.told : NOTHING)

export const redacted = (game: Game, told: readonly Told[], eyes: Eyes): Told[] =>
  told.map((event) => game.redact(event, eyes))
