// What a hex is part of, by name. A mesa is part of nothing.

import { LOCATIONS, type Location, REGIONS, type Region, TOWNS, type Town } from './components/index.ts'
import { LOCATION_OF, NODES, REGION_OF, TOWN_OF } from './map/index.ts'
import type { Hex } from './state.ts'

const named = <T>(names: readonly T[], of: Int8Array): readonly (T | null)[] =>
  Array.from({ length: NODES }, (_, hex) => names[of[hex] ?? -1] ?? null)
const TOWN: readonly (Town | null)[] = named(TOWNS, TOWN_OF)
const REGION: readonly (Region | null)[] = named(REGIONS, REGION_OF)
const LOCATION: readonly (Location | null)[] = named(LOCATIONS, LOCATION_OF)

export const townOf = (hex: Hex): Town | null => TOWN[hex]!
export const regionOf = (hex: Hex): Region | null => REGION[hex]!
export const locationOf = (hex: Hex): Location | null => LOCATION[hex]!
