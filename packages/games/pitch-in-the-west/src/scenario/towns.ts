// The four towns, as they stand in the specification (12).

import type { Town } from './format.ts'

const DUSTY_FORK: Town = {
  id: 'dusty-fork',
  name: 'Dusty Fork',
  box: 1,
  buildings: [
    { id: 'bank', type: 'bank', x: -34, z: -29, facing: 270 },
    { id: 'saloon', type: 'saloon', x: 0, z: -31, facing: 270 },
    { id: 'sheriff', type: 'sheriff', x: 34, z: -29, facing: 270 },
    { id: 'store', type: 'store', x: -34, z: 29, facing: 90 },
    { id: 'hotel', type: 'hotel', x: 0, z: 31, facing: 90 },
    { id: 'prison', type: 'prison', x: 34, z: 29, facing: 90 },
  ],
  vehicles: [],
  objects: [
    { id: 'barrier-1', kind: 'barrier', x: -22, z: -8, facing: 0 },
    { id: 'barrier-2', kind: 'barrier', x: 22, z: 8, facing: 0 },
    { id: 'barrier-3', kind: 'barrier', x: -10, z: 12, facing: 90 },
    { id: 'barrier-4', kind: 'barrier', x: 10, z: -12, facing: 90 },
    { id: 'barrier-5', kind: 'barrier', x: -40, z: -10, facing: 90 },
    { id: 'barrier-6', kind: 'barrier', x: 40, z: 10, facing: 90 },
    { id: 'crate-1', kind: 'crate', x: -14, z: -4, facing: 0 },
    { id: 'crate-2', kind: 'crate', x: 14, z: 4, facing: 0 },
    { id: 'crate-3', kind: 'crate', x: -28, z: 8, facing: 0 },
    { id: 'crate-4', kind: 'crate', x: 28, z: -8, facing: 0 },
    { id: 'crate-5', kind: 'crate', x: 0, z: -14, facing: 0 },
    { id: 'crate-6', kind: 'crate', x: 0, z: 14, facing: 0 },
  ],
  camp: { x: -53, z: 0, halfX: 6, halfZ: 8 },
  npcSpots: [
    { id: 'n1', x: -6, z: 0, facing: 90 },
    { id: 'n2', x: 6, z: 0, facing: 270 },
    { id: 'n3', x: -18, z: 14, facing: 0 },
    { id: 'n4', x: 18, z: -14, facing: 180 },
    { id: 'n5', x: 26, z: 16, facing: 90 },
  ],
  starts: {
    outlaw: [
      { x: -44, z: 0, facing: 0 },
      { x: -42, z: -6, facing: 0 },
      { x: -42, z: 7, facing: 0 },
      { x: -46, z: -16, facing: 0 },
      { x: -46, z: 16, facing: 0 },
    ],
    law: [
      { x: 44, z: 0, facing: 180 },
      { x: 42, z: -8, facing: 180 },
      { x: 44, z: 6, facing: 180 },
      { x: 50, z: -16, facing: 180 },
      { x: 50, z: 16, facing: 180 },
    ],
  },
}

const IRON_GULCH: Town = {
  id: 'iron-gulch',
  name: 'Iron Gulch',
  box: 1,
  buildings: [
    { id: 'prison', type: 'prison', x: 0, z: -30, facing: 270 },
    { id: 'sheriff', type: 'sheriff', x: -32, z: -24, facing: 300 },
    { id: 'bank', type: 'bank', x: 32, z: -24, facing: 240 },
    { id: 'saloon', type: 'saloon', x: -44, z: 14, facing: 20 },
    { id: 'hotel', type: 'hotel', x: -14, z: 31, facing: 90 },
    { id: 'store', type: 'store', x: 20, z: 31, facing: 90 },
  ],
  vehicles: [],
  objects: [
    { id: 'barrier-1', kind: 'barrier', x: -14, z: -14, facing: 45 },
    { id: 'barrier-2', kind: 'barrier', x: 14, z: -14, facing: 135 },
    { id: 'barrier-3', kind: 'barrier', x: -24, z: 2, facing: 0 },
    { id: 'barrier-4', kind: 'barrier', x: 24, z: 0, facing: 0 },
    { id: 'barrier-5', kind: 'barrier', x: -6, z: 14, facing: 90 },
    { id: 'barrier-6', kind: 'barrier', x: 38, z: 6, facing: 90 },
    { id: 'crate-1', kind: 'crate', x: 0, z: -10, facing: 0 },
    { id: 'crate-2', kind: 'crate', x: -10, z: -2, facing: 0 },
    { id: 'crate-3', kind: 'crate', x: 10, z: -2, facing: 0 },
    { id: 'crate-4', kind: 'crate', x: 0, z: 8, facing: 0 },
    { id: 'crate-5', kind: 'crate', x: -30, z: 22, facing: 0 },
    { id: 'crate-6', kind: 'crate', x: 34, z: -8, facing: 0 },
  ],
  camp: { x: 50, z: 29, halfX: 8, halfZ: 7 },
  npcSpots: [
    { id: 'n1', x: -4, z: 2, facing: 90 },
    { id: 'n2', x: 5, z: 3, facing: 270 },
    { id: 'n3', x: -18, z: 12, facing: 0 },
    { id: 'n4', x: 16, z: 10, facing: 180 },
    { id: 'n5', x: -18, z: -6, facing: 0 },
  ],
  starts: {
    outlaw: [
      { x: 40, z: 18, facing: 135 },
      { x: 48, z: 16, facing: 135 },
      { x: 36, z: 24, facing: 135 },
      { x: 54, z: 10, facing: 150 },
      { x: 34, z: 14, facing: 150 },
    ],
    law: [
      { x: -12, z: -20, facing: 270 },
      { x: 12, z: -20, facing: 270 },
      { x: -20, z: -14, facing: 300 },
      { x: -54, z: -14, facing: 0 },
      { x: -34, z: -8, facing: 0 },
    ],
  },
}

const STAGE_STOP: Town = {
  id: 'stage-stop',
  name: 'Stage Stop',
  box: 2,
  buildings: [
    { id: 'sheriff', type: 'sheriff', x: -34, z: -27, facing: 270 },
    { id: 'saloon', type: 'saloon', x: 34, z: -27, facing: 270 },
    { id: 'store', type: 'store', x: -34, z: 27, facing: 90 },
    { id: 'prison', type: 'prison', x: 34, z: 27, facing: 90 },
  ],
  vehicles: [{ id: 'coach', type: 'stagecoach', x: -46, z: 0, facing: 90 }],
  objects: [
    { id: 'barrier-1', kind: 'barrier', x: -14, z: -12, facing: 90 },
    { id: 'barrier-2', kind: 'barrier', x: 14, z: 12, facing: 90 },
    { id: 'barrier-3', kind: 'barrier', x: -12, z: 15, facing: 0 },
    { id: 'barrier-4', kind: 'barrier', x: 12, z: -15, facing: 0 },
    { id: 'crate-1', kind: 'crate', x: -22, z: -14, facing: 0 },
    { id: 'crate-2', kind: 'crate', x: 22, z: 14, facing: 0 },
    { id: 'crate-3', kind: 'crate', x: 0, z: -10, facing: 0 },
    { id: 'crate-4', kind: 'crate', x: 0, z: 10, facing: 0 },
  ],
  camp: { x: 0, z: 33, halfX: 8, halfZ: 6 },
  npcSpots: [
    { id: 'n1', x: -20, z: -22, facing: 270 },
    { id: 'n2', x: 20, z: -22, facing: 270 },
    { id: 'n3', x: -20, z: 22, facing: 90 },
    { id: 'n4', x: 20, z: 22, facing: 90 },
    { id: 'n5', x: 0, z: -20, facing: 270 },
  ],
  starts: {
    outlaw: [
      { x: 0, z: 22, facing: 90 },
      { x: -8, z: 24, facing: 90 },
      { x: 8, z: 24, facing: 90 },
      { x: -16, z: 32, facing: 90 },
      { x: 16, z: 32, facing: 90 },
    ],
    law: [
      { x: -53, z: -8, facing: 0 },
      { x: -53, z: 8, facing: 0 },
      { x: -38, z: -8, facing: 0 },
      { x: -38, z: 8, facing: 0 },
      { x: -57, z: 0, facing: 0 },
    ],
  },
}

const RAILHEAD: Town = {
  id: 'railhead',
  name: 'Railhead',
  box: 2,
  buildings: [
    { id: 'sheriff', type: 'sheriff', x: 44, z: -2, facing: 180 },
    { id: 'saloon', type: 'saloon', x: -6, z: 31, facing: 90 },
    { id: 'store', type: 'store', x: 28, z: 30, facing: 90 },
    { id: 'hotel', type: 'hotel', x: -46, z: -6, facing: 0 },
  ],
  vehicles: [
    { id: 'loco', type: 'locomotive', x: -15, z: -24, facing: 90 },
    { id: 'wagon', type: 'wagon', x: 5, z: -24, facing: 90 },
  ],
  objects: [
    { id: 'barrier-1', kind: 'barrier', x: -20, z: -4, facing: 90 },
    { id: 'barrier-2', kind: 'barrier', x: 16, z: -4, facing: 90 },
    { id: 'barrier-3', kind: 'barrier', x: -4, z: 8, facing: 0 },
    { id: 'barrier-4', kind: 'barrier', x: 24, z: 12, facing: 0 },
    { id: 'crate-1', kind: 'crate', x: -10, z: -10, facing: 0 },
    { id: 'crate-2', kind: 'crate', x: 10, z: -10, facing: 0 },
    { id: 'crate-3', kind: 'crate', x: 0, z: 0, facing: 0 },
    { id: 'crate-4', kind: 'crate', x: -26, z: 10, facing: 0 },
  ],
  camp: { x: -48, z: 31, halfX: 8, halfZ: 6 },
  npcSpots: [
    { id: 'n1', x: -22, z: -14, facing: 90 },
    { id: 'n2', x: 14, z: -15, facing: 90 },
    { id: 'n3', x: 24, z: -24, facing: 180 },
    { id: 'n4', x: 6, z: 14, facing: 90 },
    { id: 'n5', x: -32, z: -24, facing: 0 },
  ],
  starts: {
    outlaw: [
      { x: -38, z: 20, facing: 60 },
      { x: -48, z: 20, facing: 60 },
      { x: -32, z: 28, facing: 60 },
      { x: -28, z: 20, facing: 60 },
      { x: -54, z: 14, facing: 60 },
    ],
    law: [
      { x: 32, z: -2, facing: 180 },
      { x: 34, z: -14, facing: 180 },
      { x: 34, z: 10, facing: 180 },
      { x: 48, z: -20, facing: 180 },
      { x: 48, z: 16, facing: 180 },
    ],
  },
}

export const TOWNS = {
  'dusty-fork': DUSTY_FORK,
  'iron-gulch': IRON_GULCH,
  'stage-stop': STAGE_STOP,
  railhead: RAILHEAD,
} as const
export type TownId = keyof typeof TOWNS
export const TOWN_IDS = Object.keys(TOWNS) as readonly TownId[]
