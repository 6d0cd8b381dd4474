// How the table is read, for players that reckon: who stands where, where pitches start, what conditions ask for.

export { goldAboard } from './rules/conditions.ts'
export { laneOf, NEAREST, sideOf, slotOnLane } from './duel/lane.ts'
export { firstSlots } from './frames/placing.ts'
export type { Asked, Base, Bells, Figure, Item, Steady, Table, Turn } from './state.ts'
export * from './table.ts'
export { CYLINDER, doorOf, inZone, isInCamp, piecesOf, PUCK, slotsFor, zonesOf } from './wood/town.ts'
