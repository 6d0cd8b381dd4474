// After a flick: what the wooden world reports becomes the table again (5.4).

import { type Moved, drawnIn, ontoTheTable, settleFigures, upright } from '@saloon/physics'
import type { CowboyId, ObjectId } from '../components.ts'
import { hangingBarrel, putBackHanging } from '../rules/gallows.ts'
import type { Playing, Table, Thing } from '../state.ts'
import { plays } from '../table.ts'
import { room } from './town.ts'

const BARREL_MARGIN = 3000 // inside the edge where it left (FU-R31)

/** Everything that moved stays where and how it ended; `fallen` are the cowboys that stay down. */
export function tidy(game: Playing, moved: readonly Moved[], fallen: readonly CowboyId[] = []): void {
  const { state } = game
  for (const piece of moved) {
    const building = state.buildings.find(({ id }) => id === piece.id)
    if (building) building.pose = ontoTheTable('building', piece.pose)
    else if (piece.kind === 'gallows') state.gallows = ontoTheTable('gallows', piece.pose)
    else tidyThing(game, piece)
  }
  tidyFigures(state, moved, fallen)
  putBackHanging(game)
}

function tidyThing(game: Playing, { id, kind, pose, off }: Moved): void {
  const { state } = game
  const at = state.objects.findIndex((thing) => thing.id === id)
  if (at === -1) return
  const thing = state.objects[at]!
  if (!off) thing.pose = pose
  else if (staysInGame(state, thing)) {
    const { x, z } = drawnIn(pose, BARREL_MARGIN)
    thing.pose = room(state, id, kind, upright(x, z, pose.facing))
  } else {
    state.objects.splice(at, 1)
    game.tell?.({ type: 'lost-object', object: id as ObjectId })
  }
}

/** A scenario's own barrels never leave it. */
export const staysInGame = (table: Table, { water, id }: Thing): boolean =>
  (water !== null && plays(table, 'poison')) || id === hangingBarrel(table)?.id

function tidyFigures(state: Playing['state'], moved: readonly Moved[], fallen: readonly CowboyId[]): void {
  const risen = settleFigures(
    moved,
    (id) => state.cowboys.find((other) => other.id === id) ?? state.neutrals.find((other) => other.id === id),
    (figure) => 'lying' in figure && (figure.lying || fallen.includes(figure.id)),
  )
  for (const figure of risen) figure.pose = room(state, figure.id, 'figure', figure.pose!)
}
