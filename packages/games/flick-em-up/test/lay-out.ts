// Positions from literals: pieces in centimetres and degrees, and whose turn it is.

import { type Scenario as Played, layOut, scenario } from '@saloon/kernel/kit'
import { laid } from '@saloon/physics'
import { type At, cm, pose } from '@saloon/physics/kit'
import {
  type Action,
  type BuildingId,
  type Clan,
  type Colour,
  type CowboyId,
  type Event,
  type FlickEmUp,
  type Item,
  type Marker,
  type NeutralId,
  type ObjectId,
  type Options,
  type Power,
  clanOf,
  flickEmUp,
} from '../src/index.ts'
import type { Role } from '../src/components.ts'
import { layOutTown } from '../src/setup.ts'
import type { Cowboy, FaceDown, Neutral } from '../src/state.ts'

await flickEmUp.rules.ready!()

export interface Figure {
  readonly at?: At
  readonly lying?: boolean
  readonly in?: BuildingId
  readonly base?: 'left' | 'right'
  readonly life?: number // 0: dead
  readonly items?: readonly Item[]
  readonly hat?: Colour
  readonly power?: Power
  readonly role?: Role
  readonly moved?: boolean
}
export interface House {
  readonly at: At
  readonly closed?: boolean
  readonly left?: readonly Marker[]
  readonly right?: readonly Marker[]
  readonly hidden?: readonly Marker[]
  readonly known?: number
}
export interface Town {
  readonly scenario?: Options['scenario'] // whose rules hold; what stands where is said here
  readonly options?: Partial<FlickEmUp['options']>
  readonly seats?: number
  readonly hour?: number
  readonly initiative?: CowboyId
  readonly cowboys: Partial<Record<CowboyId, Figure>>
  readonly buildings?: Partial<Record<BuildingId, House>>
  readonly objects?: Partial<Record<ObjectId, At>>
  readonly waters?: Partial<Record<ObjectId, 'clean' | 'poisoned'>>
  readonly neutrals?: Partial<Record<NeutralId, Partial<Neutral> & { readonly at?: At }>>
  readonly gallows?: At
  readonly more?: Partial<FlickEmUp>
}

const OPTIONS: FlickEmUp['options'] = {
  scenario: 's01',
  wobble: 'off',
  lawPowers: 0,
  outlawPowers: 0,
  tiles: 'own',
  law: 'first',
}

export function position(
  town: Town,
): Omit<FlickEmUp, 'chance' | 'moves' | 'frames' | 'epoch' | 'given' | 'used' | 'locked' | 'handed' | 'stack'> {
  const seats = town.seats ?? 2
  const options = { ...OPTIONS, scenario: town.scenario ?? 's01', ...town.options }
  const base = { options, own: null, seats, lawTeam: options.law === 'first' ? 0 : 1 } as const
  const planned = layOutTown(base, [1, 2, 3, 4])
  const faceDown: Marker[] = []
  let entrances = 0
  return {
    ...base,
    ...planned,
    phase: 1,
    scores: [null, null],
    pointers: [0, 0],
    result: null,
    hour: town.hour ?? planned.hour,
    initiative: town.initiative ?? holder(town, planned.initiative),
    pool: [],
    cowboys: Object.entries(town.cowboys)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, figure]): Cowboy => {
        const { at = [0, 0], life = 3, lying = false, in: inside } = figure
        const [x, z, facing = 0] = at
        const outside = inside === undefined && life > 0
        return {
          id: id as CowboyId,
          role: figure.role ?? (id === 'L1' ? 'sheriff' : id === 'O1' ? 'big-daddy' : null),
          power: figure.power ?? null,
          hat: figure.hat ?? (clanOf(id as CowboyId) === 'law' ? 'red' : 'red'),
          life,
          items: figure.items ?? [],
          pose: !outside ? null : lying ? laid(cm(x), cm(z), facing * 100) : pose(x, z, facing),
          lying,
          inside: inside ?? null,
          base: figure.base ?? 'left',
          entered: inside === undefined ? 0 : ++entrances,
          moved: figure.moved ?? false,
        }
      }),
    entrances,
    neutrals: Object.entries(town.neutrals ?? {}).map(([id, { at, ...figure }]): Neutral => ({
      id: id as NeutralId,
      kind: 'accomplice',
      pose: at ? pose(...at) : null,
      inside: null,
      escort: null,
      hanging: false,
      found: true,
      holds: [],
      ...figure,
    })),
    buildings: Object.entries(town.buildings ?? {}).map(([id, house]) => {
      faceDown.push(...(house.hidden ?? []))
      return {
        id: id as BuildingId,
        closed: house.closed ?? false,
        pose: pose(...house.at),
        left: [...(house.left ?? [])],
        right: [...(house.right ?? [])],
        hidden: (house.hidden ?? []).map((marker): FaceDown => ({ marker, known: house.known ?? 0 })),
      }
    }),
    gallows: town.gallows ? pose(...town.gallows) : null,
    objects: Object.entries(town.objects ?? {}).map(([id, place]) => ({
      id: id as ObjectId,
      kind: id.split('-')[0] as 'barrel',
      pose: pose(...place!),
      water: town.waters?.[id as ObjectId] ?? null,
    })),
    faceDown: faceDown.toSorted(),
    ...town.more,
  }
}

/** As in the scenario, if that cowboy is here. */
const holder = ({ cowboys }: Town, planned: CowboyId): CowboyId =>
  planned in cowboys ? planned : (Object.keys(cowboys)[0] as CowboyId)

type Table = Played<FlickEmUp, Action, Event>
export const seatOf = (town: Town, clan: Clan): number =>
  (clan === 'law') === ((town.options?.law ?? 'first') === 'first') ? 0 : 1

/** In the middle of a cowboy's turn. Seats 0, 2, 4 … are the law. */
export function inTurn(id: CowboyId, town: Town, script: (table: Table) => void, left = 2): void {
  const clan = clanOf(id)
  const seat = seatOf(town, clan)
  const state = layOut(flickEmUp, {
    seats: town.seats ?? 2,
    position: { ...position(town), onTurn: clan },
    under: [{ kind: 'round', opened: true, last: clan === 'law' ? 'outlaw' : 'law' } as never],
    first: { kind: 'turn', seat, cowboy: id, left, replayed: false, over: false } as never,
  })
  scenario(flickEmUp, state, script)
}

/** At the beginning of a round, or between two turns of it. */
export function inRound(town: Town, script: (table: Table) => void, last: Clan | null = null): void {
  const state = layOut(flickEmUp, {
    seats: town.seats ?? 2,
    position: position(town),
    first: { kind: 'round', opened: last !== null, last } as never,
  })
  scenario(flickEmUp, state, script)
}

export const LAW = 0
export const OUTLAW = 1

// ---- actions ------------------------------------------------------------------------------------------------------

export const move = (dir: number, power: number, clear: Extract<Action, { do: 'move' }>['clear'] = 'none'): Action => ({
  do: 'move',
  dir,
  power,
  spin: 0,
  clear,
})
export const leave = (
  dir: number,
  power: number,
  offset = 0,
  clear: Extract<Action, { do: 'leave' }>['clear'] = 'none',
): Action => ({ do: 'leave', offset, dir, power, clear })
export const shoot = (
  side: 'left' | 'right',
  dir: number,
  power: number,
  weapon: 'colt' | 'winchester' = 'colt',
): Action => ({
  do: 'shoot',
  weapon,
  side,
  dir,
  power,
})
export const shootOut = (
  dir: number,
  power: number,
  offset = 0,
  clear: Extract<Action, { do: 'shoot-out' }>['clear'] = 'none',
): Action => ({ do: 'shoot-out', weapon: 'colt', offset, dir, power, clear })
export const duelShot = (dir: number, power = 1000, side: 'left' | 'right' = 'left'): Action => ({
  do: 'duel-shot',
  side,
  dir,
  power,
})
/** From 20 cm east of a bank in the middle that faces east. */
export const entersBank = move(18_000, 230)
export const face = (degrees: number): Action => ({ do: 'face', facing: degrees * 100 })
export const pass: Action = { do: 'pass' }

// ---- looking ------------------------------------------------------------------------------------------------------

export function who(table: { readonly state: FlickEmUp }, id: CowboyId): Cowboy {
  return table.state.cowboys.find((figure) => figure.id === id)!
}
/** Where a piece stands, in centimetres. */
export function spot(table: { readonly state: FlickEmUp }, id: string): [number, number] {
  const { state } = table
  const piece =
    state.cowboys.find((other) => other.id === id) ??
    state.neutrals.find((other) => other.id === id) ??
    state.objects.find((other) => other.id === id) ??
    state.buildings.find((other) => other.id === id)
  if (!piece?.pose) throw new Error(`${id} stands nowhere`)
  return [piece.pose.x / 1000, piece.pose.z / 1000]
}
export const told = (table: { readonly told: readonly { readonly type: string }[] }): string[] =>
  table.told.map(({ type }) => type)
