// One sign for each kind of card: what a card shows where there is no room for a picture.

import type { FC } from 'react'
import { BeerShape, DynamiteShape, GatlingShape } from '../../dice/Faces.tsx'
import { BeerHalo, DynamiteHalo, GatlingHalo } from '../../signs/Halos.tsx'
import { ArrowsShape, DuelShape, FlashShape, GrabShape, MissedShape, TornShape } from './Deeds.tsx'
import { BarrelShape, CellShape, HorseShape, SpyglassShape } from './Gear.tsx'
import { CarabineShape, RemingtonShape, SchofieldShape, VolcanicShape, WinchesterShape } from './Guns.tsx'
import { CoachShape, SaloonShape, StoreShape, WagonShape } from './Town.tsx'

export const SIGNS = {
  bang: FlashShape,
  missed: MissedShape,
  beer: () => (
    <g transform="translate(-6 0) scale(1.2)">
      <BeerHalo />
      <BeerShape />
    </g>
  ),
  saloon: SaloonShape,
  stagecoach: WagonShape,
  'wells-fargo': CoachShape,
  panic: GrabShape,
  'cat-balou': TornShape,
  gatling: () => (
    <g transform="translate(-2 4) scale(1.08)">
      <GatlingHalo />
      <GatlingShape />
    </g>
  ),
  indians: ArrowsShape,
  duel: DuelShape,
  'general-store': StoreShape,
  barrel: BarrelShape,
  mustang: () => <HorseShape />,
  scope: SpyglassShape,
  jail: () => <CellShape />,
  dynamite: () => (
    <g transform="scale(1.1)">
      <DynamiteHalo />
      <DynamiteShape />
    </g>
  ),
  volcanic: VolcanicShape,
  schofield: SchofieldShape,
  remington: RemingtonShape,
  'rev-carabine': CarabineShape,
  winchester: WinchesterShape,
} as const satisfies Readonly<Record<string, FC>>

export type WantedKind = keyof typeof SIGNS
export const WANTED_KINDS = Object.keys(SIGNS) as WantedKind[]

/** Around the origin, ±100. */
export function KindSign({ kind }: { readonly kind: WantedKind }) {
  const Sign = SIGNS[kind]
  return <Sign />
}
