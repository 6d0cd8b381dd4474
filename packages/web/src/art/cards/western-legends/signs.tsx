// All the parts by name: what pictures are put together from, and what a card shows where there is no room for a picture.

import type { FC } from 'react'
import { Headstone } from '../../signs/Tokens.tsx'
import { Cactus } from '../../posters/Scenery.tsx'
import { RiderShape } from '../../posters/Figures.tsx'
import { DuelShape, FlashShape, GrabShape, TornShape } from '../wanted/Deeds.tsx'
import { BarrelShape, CellShape } from '../wanted/Gear.tsx'
import { CoachShape, SaloonShape, StoreShape, WagonShape } from '../wanted/Town.tsx'
import { DynamiteShape } from '../../dice/Faces.tsx'
import { DynamiteHalo } from '../../signs/Halos.tsx'
import * as gear from './Gear.tsx'
import * as land from './Land.tsx'
import * as people from './People.tsx'
import { Put } from './Solid.tsx'
import * as town from './Town.tsx'
import * as tricks from './Tricks.tsx'

export const SIGNS = {
  // the store
  mule: gear.MuleShape,
  mustang: gear.MustangShape,
  revolver: gear.RevolverGear,
  shotgun: gear.ShotgunShape,
  rifle: gear.RifleShape,
  miners_map: gear.MapShape,
  whiskey: () => <gear.WhiskeyShape />,
  provisions: gear.ProvisionsShape,
  ten_gallon: () => <gear.TenGallonShape />,
  // what poker cards do
  cheat: tricks.SleeveShape,
  saddle_up: tricks.SaddleShape,
  sprint: () => <tricks.HorseshoeShape fast />,
  manhunt: tricks.TrailShape,
  payday: tricks.MoneybagShape,
  stick_em_up: tricks.HandsUpShape,
  reputation: tricks.NewspaperShape,
  shootout: DuelShape,
  wallop: tricks.FistShape,
  instinct: tricks.EyeShape,
  lady_luck: () => <tricks.HorseshoeShape clover />,
  fools_gold: tricks.FoolsGoldShape,
  bulletproof: tricks.VestShape,
  untouchable: tricks.PalmShape,
  determination: tricks.BootShape,
  living_legend: tricks.LaurelShape,
  // what a pan holds
  nugget: tricks.NuggetShape,
  residue: land.ResidueShape,
  flakes: land.FlakesShape,
  gravel: land.GravelShape,
  // town
  anvil: town.AnvilShape,
  bag: town.DoctorsBagShape,
  camera: town.CameraShape,
  card: tricks.CardShape,
  cell: () => <CellShape lock={false} />,
  church: town.ChurchShape,
  coach: CoachShape,
  coin: town.CoinShape,
  curtain: town.CurtainShape,
  disc: town.DiscShape,
  doors: SaloonShape,
  fiddle: town.FiddleShape,
  gavel: town.GavelShape,
  lantern: town.LanternShape,
  letter: town.LetterShape,
  marshal: () => <tricks.StarShape ring />,
  notes: town.NotesShape,
  piano: town.PianoShape,
  poster: town.PosterShape,
  safe: town.SafeShape,
  star: tricks.StarShape,
  'star-broken': () => <tricks.StarShape broken />,
  store: StoreShape,
  tonic: () => <gear.WhiskeyShape tonic />,
  torn: TornShape,
  tub: town.TubShape,
  vault: () => <town.SafeShape open />,
  wagon: WagonShape,
  // the country
  barrel: BarrelShape,
  birds: land.BirdsShape,
  cactus: () => <Cactus x={0} y={70} scale={1.7} />,
  dynamite: () => (
    <Put scale={1.1}>
      <DynamiteHalo />
      <DynamiteShape />
    </Put>
  ),
  eyes: land.EyesShape,
  fire: land.FireShape,
  flash: FlashShape,
  flood: land.FloodShape,
  grab: GrabShape,
  grave: () => (
    <svg x={-90} y={-90} width={180} height={180} viewBox="0 0 180 180" overflow="visible">
      <Headstone size={180} />
    </svg>
  ),
  locomotive: land.LocomotiveShape,
  longhorn: land.LonghornShape,
  mine: land.MineShape,
  pan: land.PanShape,
  pick: land.PickShape,
  rider: () => (
    <Put y={24} scale={1.25}>
      <RiderShape />
    </Put>
  ),
  shoe: () => <tricks.HorseshoeShape />,
  snake: land.SnakeShape,
  storm: land.StormShape,
  wound: land.WoundShape,
  wounds: () => <land.WoundShape count={2} />,
  'wound-deep': () => <land.WoundShape nail />,
  // people
  bandit: people.BanditShape,
  detective: people.DetectiveShape,
  guard: people.GuardShape,
  lawman: people.LawmanShape,
  stranger: people.StrangerShape,
  widow: people.WidowShape,
} as const satisfies Readonly<Record<string, FC>>

export type SignName = keyof typeof SIGNS
export const SIGN_NAMES = Object.keys(SIGNS) as SignName[]

/** Around the origin, ±100. */
export function Sign({ name }: { readonly name: SignName }) {
  const Shape: FC = SIGNS[name]
  return <Shape />
}
