// The town is set up as its scenario says; the teams are the odd and the even seats.

import {
  type Base as KernelBase,
  type Chance,
  type Refusal,
  type Setting,
  type Setup as KernelSetup,
  shuffle,
} from '@saloon/kernel'
import { HANDS, plannedPose, upright, whyNoTown } from '@saloon/physics'
import { type Clan, MARKERS, type Marker, type Power, clanOf, hatOf } from './components.ts'
import { readScenario } from './scenario/check.ts'
import type { FigurePlan, NeutralPlan, Pool, Scenario, SetupChoice } from './scenario/format.ts'
import { TEN_IDS } from './scenario/ten/index.ts'
import {
  type Cowboy,
  type FaceDown,
  type FlickEmUp,
  type Neutral,
  type Options,
  type Round,
  type Setup,
  TILES,
} from './state.ts'
import { scenarioOf } from './table.ts'

export const settings: readonly (Setting & { readonly key: keyof Options })[] = [
  { key: 'scenario', values: [...TEN_IDS, 'own'], usual: 's01' },
  { key: 'town', values: 'document', usual: '', only: { key: 'scenario', value: 'own' } },
  { key: 'wobble', values: HANDS, usual: 'normal', house: true },
  { key: 'lawPowers', values: { from: 0, to: 5 }, usual: 0 },
  { key: 'outlawPowers', values: { from: 0, to: 5 }, usual: 0 },
  { key: 'tiles', values: TILES, usual: 'own' },
  { key: 'law', values: ['first', 'second'], usual: 'first' },
]

/** One's own scenario is a document; it is looked at like anything that comes from outside. */
export const check = ({ options }: KernelSetup<Options>): Refusal | undefined => whyNoTown(options, readScenario)

type Dealt = Omit<FlickEmUp, keyof KernelBase>
type First = Omit<Setup, 'n' | 'cause'> | Omit<Round, 'n' | 'cause'>

export function deal({ seats, options }: KernelSetup<Options>, chance: Chance): Dealt & { readonly first: First } {
  const { town, ...kept } = options
  const own = options.scenario === 'own' ? readScenario(town).scenario! : null
  const lawTeam = options.law === 'first' ? 0 : 1
  const table = {
    options: kept,
    own,
    seats,
    lawTeam,
    phase: 1,
    scores: [null, null],
    pointers: [0, 0],
    result: null,
  } as const
  return { ...table, ...layOutTown(table, chance), first: firstFrame(scenarioOf(table)) }
}

/** Whoever hides something does so before the first hour. */
export const firstFrame = ({ setupChoices }: Scenario): First =>
  setupChoices.some(isHiding) ? { kind: 'setup', choice: 0, pile: 0 } : { kind: 'round', opened: false, last: null }

export const isHiding = ({ by, piles }: SetupChoice): boolean => by !== 'random' && piles !== undefined

type Town = Omit<Dealt, 'options' | 'own' | 'seats' | 'lawTeam' | 'phase' | 'scores' | 'pointers' | 'result'>

/** Everything on the table and in the inventories, as it is at the beginning of a phase. */
export function layOutTown(table: Pick<FlickEmUp, 'options' | 'own' | 'seats' | 'lawTeam'>, chance: Chance): Town {
  const scenario = scenarioOf(table)
  const buildings: Town['buildings'] = scenario.buildings.map((plan) => ({
    id: plan.id,
    closed: plan.closed,
    pose: plannedPose(plan),
    left: [],
    right: [],
    hidden: [],
  }))
  const faceDown: Marker[] = []
  const hide = (where: string, marker: Marker, known: number) => {
    const at = buildings.find(({ id }) => id === where)!
    at.hidden = [...at.hidden, { marker, known } satisfies FaceDown]
    faceDown.push(marker)
  }
  for (const { type, at, faceUp } of scenario.markers) {
    if (faceUp) buildings.find(({ id }) => id === at.building)![at.base].push(type)
    else hide(at.building, type, 0)
  }
  const pool: Marker[] = []
  for (const choice of scenario.setupChoices) {
    if (choice.piles === undefined) pool.push(...listed(choice.pool))
    else if (isHiding(choice)) faceDown.push(...listed(choice.pool)) // nobody else can count what lies where
    else if (choice.by === 'random') {
      const dealt = shuffle(chance, listed(choice.pool))
      for (const { building, size } of choice.piles) {
        for (const marker of dealt.splice(0, size)) hide(building, marker, 0)
      }
    }
  }
  let entrances = 0
  return {
    hour: scenario.clock.start,
    initiative: scenario.initiative.cowboy,
    onTurn: null,
    mayShoot: false,
    cowboys: scenario.figures
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((plan) => newCowboy(plan, scenario, table.options, plan.in === undefined ? 0 : ++entrances)),
    entrances,
    neutrals: scenario.neutrals.map(newNeutral),
    buildings,
    gallows: scenario.gallows && plannedPose(scenario.gallows),
    objects: scenario.objects.map((plan) => ({
      id: plan.id,
      kind: plan.kind,
      pose: plannedPose(plan),
      water: plan.water ?? null,
    })),
    faceDown: faceDown.toSorted(),
    pool,
    box: { life: 0, gold: 0, colt: 0, winchester: 0, dynamite: 0, document: 0, hostage: 0 },
    drawn: null,
    kills: 0,
    found: 0,
    girlHitBy: null,
  }
}

/** A pool as the markers it holds. */
export const listed = (pool: Pool): Marker[] =>
  MARKERS.flatMap((marker) => Array.from({ length: pool[marker] ?? 0 }, () => marker))

function newCowboy(plan: FigurePlan, { hats }: Scenario, options: FlickEmUp['options'], entered: number): Cowboy {
  const clan = clanOf(plan.id)
  return {
    id: plan.id,
    role: plan.role ?? null,
    power: powerOf(clan, hatOf(plan.id), options),
    hat: hats[clan],
    life: plan.life,
    items: plan.items,
    pose: plan.x === null || plan.z === null ? null : plannedPose({ x: plan.x, z: plan.z, facing: plan.facing }),
    lying: false,
    inside: plan.in ?? null,
    base: entered % 2 === 1 ? 'left' : 'right',
    entered,
    moved: false,
  }
}

/** On the back of its tile, for so many cowboys of each clan as the table agreed (16). */
function powerOf(clan: Clan, hat: number, { lawPowers, outlawPowers, tiles }: FlickEmUp['options']): Power | null {
  if (hat > (clan === 'law' ? lawPowers : outlawPowers)) return null
  const usual: Power = clan === 'law' ? 'replay' : 'ricochet'
  const other: Power = clan === 'law' ? 'ricochet' : 'replay'
  if (tiles === 'own') return usual
  if (tiles === 'swapped') return other
  return hat % 2 === 1 ? usual : other
}

const BARREL_HEIGHT = 2800

function newNeutral({ id, kind, x, z, facing, onTopOf }: NeutralPlan): Neutral {
  const place = x === null || z === null ? null : plannedPose({ x, z, facing })
  const hanging = kind === 'patriarch' && onTopOf !== undefined
  return {
    id,
    kind,
    pose: place && (hanging ? upright(place.x, place.z, place.facing, BARREL_HEIGHT) : place),
    inside: null,
    escort: null,
    hanging,
    found: place !== null,
    holds: [],
  }
}
