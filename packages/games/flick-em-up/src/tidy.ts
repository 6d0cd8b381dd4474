// After a flick: what the wooden world reports becomes the table again (5.4).

import { type Moved, type Pose, TABLE, footOf, laid, onSurface, stoodUp } from '@saloon/physics'
import type { CowboyId, ObjectId } from './components.ts'
import { hangingBarrel, putBackHanging } from './gallows.ts'
import type { Playing, Table, Thing } from './state.ts'
import { plays } from './table.ts'
import { room } from './town.ts'

const FIGURE_MARGIN = 2000 // inside the edge where it left (FU-R30)
const BARREL_MARGIN = 3000 // FU-R31

/** Everything that moved stays where and how it ended; `fallen` are the cowboys that stay down. */
export function tidy(game: Playing, moved: readonly Moved[], fallen: readonly CowboyId[] = []): void {
  const { state } = game
  for (const piece of moved) {
    const building = state.buildings.find(({ id }) => id === piece.id)
    if (building) building.pose = onTheTable('building', stoodUp(piece.pose))
    else if (piece.kind === 'gallows') state.gallows = onTheTable('gallows', stoodUp(piece.pose))
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
    const { x, z } = inside(pose, BARREL_MARGIN)
    thing.pose = room(state, id, kind, { x, y: 0, z, facing: pose.facing, turn: null })
  } else {
    state.objects.splice(at, 1)
    game.tell?.({ type: 'lost-object', object: id as ObjectId })
  }
}

/** A scenario's own barrels never leave it. */
export const staysInGame = (table: Table, { water, id }: Thing): boolean =>
  (water !== null && plays(table, 'poison')) || id === hangingBarrel(table)?.id

function tidyFigures(state: Playing['state'], moved: readonly Moved[], fallen: readonly CowboyId[]): void {
  const risen: { readonly of: { pose: Pose | null }; readonly id: string; readonly pose: Pose }[] = []
  for (const { id, pose, down, off } of moved) {
    const figure = state.cowboys.find((other) => other.id === id) ?? state.neutrals.find((other) => other.id === id)
    if (figure === undefined) continue
    const spot = off ? inside(pose, FIGURE_MARGIN) : pose
    const lies = 'lying' in figure && (figure.lying || fallen.includes(figure.id))
    if (lies) figure.pose = off || !down ? laid(spot.x, spot.z, pose.facing) : pose
    else if (off) risen.push({ of: figure, id, pose: { x: spot.x, y: 0, z: spot.z, facing: pose.facing, turn: null } })
    else if (down) risen.push({ of: figure, id, pose: stoodUp(pose) })
    else figure.pose = stoodUp(pose)
  }
  for (const { of, pose } of risen) of.pose = pose
  for (const { of, id, pose } of risen) of.pose = room(state, id, 'figure', pose)
}

/** Drawn back so far from the edges. */
const inside = ({ x, z }: { readonly x: number; readonly z: number }, margin: number) => ({
  x: Math.max(margin - TABLE.halfX, Math.min(TABLE.halfX - margin, x)),
  z: Math.max(margin - TABLE.halfZ, Math.min(TABLE.halfZ - margin, z)),
})

const STEP = 500

/** A building or gallows pushed over an edge is drawn back until its foot is on the table. */
function onTheTable(kind: 'building' | 'gallows', pose: Pose): Pose {
  let { x, z } = pose
  const there = () => onSurface(footOf({ kind, pose: { ...pose, x, z } }), TABLE)
  for (let tries = 0; tries < 200 && !there(); tries++) {
    if (Math.abs(x) / TABLE.halfX >= Math.abs(z) / TABLE.halfZ) x -= Math.sign(x) * STEP
    else z -= Math.sign(z) * STEP
  }
  return { ...pose, x, z }
}
