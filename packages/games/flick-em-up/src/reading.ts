// How the table is read, for players that reckon: who stands where, where flicks start, what conditions ask for.

export { barrels, carried, heldByNeutrals, stored } from './rules/conditions.ts'
export { laneOf, poseOnLane, shooterOf } from './rules/duels.ts'
export { nearestStanding } from './rules/escort.ts'
export { hangingBarrel } from './rules/gallows.ts'
export { isA } from './rules/markers.ts'
export { mayBump } from './rules/moving.ts'
export { choiceOf } from './frames/setup.ts'
export { GRIP_OF } from './wood/pitch.ts'
export type { Condition, Scenario } from './scenario/format.ts'
export type { Building, Cowboy, Duel, Moved, Second, Setup, Table, Thing, Turn } from './state.ts'
export * from './table.ts'
export { BULLET, bodyOfThing, DOOR_LINE, behind, beside, feetOf, piecesOf, PUCK } from './wood/town.ts'
