// What lies in the two boxes: figures, cylinders, cubes, bases, objects. Lengths are thousandths of a centimetre.

export const TEAMS = ['outlaw', 'law'] as const
export type Team = (typeof TEAMS)[number]
export const otherTeam = (team: Team): Team => (team === 'law' ? 'outlaw' : 'law')

/** By the number on the figure: odd ones are outlaws, even ones the law. */
export const FIGURES = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f9', 'f10'] as const
export type FigureId = (typeof FIGURES)[number]
export const numberOf = (id: FigureId): number => Number(id.slice(1))
export const teamOf = (id: FigureId): Team => (numberOf(id) % 2 === 1 ? 'outlaw' : 'law')
/** The nth figure of a team, from 0. */
export const figureOf = (team: Team, nth: number): FigureId => `f${nth * 2 + (team === 'outlaw' ? 1 : 2)}` as FigureId
export const MOST_OF_A_TEAM = 5

export const TOWNSFOLK = ['n1', 'n2', 'n3', 'n4', 'n5'] as const
export type NpcId = (typeof TOWNSFOLK)[number]

export const ITEM_KINDS = ['colt', 'dynamite', 'gold'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]
/** `colt-3`. Every object that can be carried is one of its own, so that it can be told where it lies. */
export type ItemId = `${ItemKind}-${number}`
export const kindOf = (id: ItemId): ItemKind => id.slice(0, id.indexOf('-')) as ItemKind

export const CUBES = ['duel', 'life'] as const
export type Cube = (typeof CUBES)[number]

export const BUILDINGS = ['bank', 'saloon', 'sheriff', 'store', 'hotel', 'prison'] as const
export const VEHICLES = ['coach', 'loco', 'wagon'] as const
export type BuildingId = (typeof BUILDINGS)[number]
export type VehicleId = (typeof VEHICLES)[number]
export const BASES = [...BUILDINGS, ...VEHICLES] as const
export type BaseId = (typeof BASES)[number]

export const OBJECT_KINDS = ['barrier', 'crate'] as const
export type ObjectKind = (typeof OBJECT_KINDS)[number]
export type ObjectId = `${ObjectKind}-${number}`

/** What a box holds; a town uses one box. */
export const LIMITS = {
  1: { buildings: 6, barrier: 6, crate: 6, colt: 24, dynamite: 6, gold: 10, vehicles: 0 },
  2: { buildings: 4, barrier: 4, crate: 4, colt: 24, dynamite: 6, gold: 10, vehicles: 3 },
} as const

export const START_LIFE = 5
export const MOST_LIFE = 8
export const MOST_ITEMS = 2
export const MOST_INSIDE = 2
export const ACTIONS = 2
/** A base at the beginning (5.1). */
export const STOCK = { colt: 1, dynamite: 1, duel: 1, life: 2 } as const

/** The ring on which carried objects lie: how far out, in which steps, and how far from each other. */
export const RING = 3200
export const SLOTS = 72
export const SLOT_STEP = 500 // hundredths of a degree
export const APART = 4000
/** A pushed object farther than this from its owner goes back to the ring. */
export const ASTRAY = 6000
/** How near an escort must have come. */
export const ESCORT_REACH = 3500
