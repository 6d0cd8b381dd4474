// After a pitch: what the wooden world reports becomes the table again (5.3, 7).

import { type Moved, type Pose, drawnIn, ontoTheTable, settleFigures, upright } from '@saloon/physics'
import { ASTRAY } from '../components.ts'
import { leaveAlone } from '../rules/escort.ts'
import type { Figure, Item, Playing } from '../state.ts'
import { figure, isAlive } from '../table.ts'
import { backToRing, bodyKind, room } from './town.ts'

const ITEM_MARGIN = 1500 // inside the edge where it left

/** Everything that moved stays where it ended; whoever fell stands up there, except the dead; `killed` stay lying. */
export function tidy(game: Playing, moved: readonly Moved[], killed: readonly string[] = []): void {
  const { state } = game
  for (const piece of moved) {
    const base = state.bases.find(({ id }) => id === piece.id)
    if (base) base.pose = ontoTheTable(base.kind, piece.pose)
    else tidyThing(game, piece)
  }
  tidyFigures(game, moved, killed)
  tidyItems(state, moved)
}

function tidyThing(game: Playing, { id, pose, off }: Moved): void {
  const { things } = game.state
  const at = things.findIndex((thing) => thing.id === id)
  if (at === -1) return
  if (!off) return void (things[at]!.pose = pose)
  const [lost] = things.splice(at, 1)
  game.tell?.({ type: 'lost-object', object: lost!.id })
}

function tidyFigures(game: Playing, moved: readonly Moved[], killed: readonly string[]): void {
  const { state } = game
  const risen = settleFigures(
    moved,
    (id) => state.figures.find((other) => other.id === id) ?? state.townsfolk.find((other) => other.id === id),
    (of) => killed.includes(of.id) || ('life' in of ? !isAlive(of) : !of.alive),
  )
  for (const of of risen) if ('life' in of) leaveAlone(game, of.id) // knocked over, an escort escorts nobody
  for (const of of risen) of.pose = room(state, 'figure', of.pose!, [of.id])
}

/** What is carried stays pushed if it is still near its owner, else it goes back to the ring (PW-R10). */
function tidyItems(state: Playing['state'], moved: readonly Moved[]): void {
  for (const { id, pose, off } of moved) {
    const it = state.items.find((other) => other.id === id)
    if (it === undefined) continue
    const { x, z } = off ? drawnIn(pose, ITEM_MARGIN) : pose
    it.pose = off ? room(state, bodyKind(it.kind), upright(x, z, 0), [it.id]) : upright(x, z, pose.facing)
  }
  for (const it of state.items) {
    const owner = ownerOutside(state, it)
    if (owner && it.pose !== null && isAstray(it.pose, owner.pose!)) it.pose = backToRing(state, owner, it, it.pose)
  }
}
const ownerOutside = (state: Playing['state'], { holder }: Item): Figure | undefined => {
  if (!holder.startsWith('f')) return undefined
  const owner = figure(state, holder as Figure['id'])
  return owner.pose !== null && isAlive(owner) ? owner : undefined
}
const isAstray = (a: Pose, b: Pose): boolean => (a.x - b.x) ** 2 + (a.z - b.z) ** 2 > ASTRAY * ASTRAY
