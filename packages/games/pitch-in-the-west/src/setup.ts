// Teams are drawn from the bag, the town is set up as its scenario says (3, 5.1, 13).

import {
  type Base as KernelBase,
  type Chance,
  type Refusal,
  type Seat,
  type Setting,
  type Setup as KernelSetup,
  shuffle,
} from '@saloon/kernel'
import { HANDS, placeAt, plannedPose, whyNoTown } from '@saloon/physics'
import {
  type BaseId,
  figureOf,
  type ItemKind,
  MOST_OF_A_TEAM,
  RING,
  START_LIFE,
  STOCK,
  type Team,
  TEAMS,
} from './components.ts'
import { readScenario } from './scenario/check.ts'
import type { Scenario, Which } from './scenario/format.ts'
import { SIX_IDS } from './scenario/six.ts'
import {
  type Base,
  BELLS,
  DUEL_SETTINGS,
  type Figure,
  type Holder,
  type Item,
  type Options,
  type PitchInTheWest,
  type Round,
} from './state.ts'
import { byNumber, scenarioOf, townOf } from './table.ts'
import { backToRing } from './wood/town.ts'

export const settings: readonly (Setting & { readonly key: keyof Options })[] = [
  { key: 'scenario', values: [...SIX_IDS, 'own'], usual: 'bank-robbery' },
  { key: 'town', values: 'document', usual: '', only: { key: 'scenario', value: 'own' } },
  { key: 'outlaws', values: { from: 0, to: MOST_OF_A_TEAM }, usual: 0 },
  { key: 'law', values: { from: 0, to: MOST_OF_A_TEAM }, usual: 0 },
  { key: 'wobble', values: HANDS, usual: 'normal', house: true },
  { key: 'duels', values: DUEL_SETTINGS, usual: 'scenario' },
  { key: 'clock', values: BELLS, usual: 'bells', house: true },
]

/** From so many players on each is one cowboy. */
const ONE_EACH = 4
const FEW_EACH = 3

/** How many figures each team has: as agreed, or as usual. */
export function teamSizes(seats: number, { outlaws, law }: Pick<Options, 'outlaws' | 'law'>) {
  const usual =
    seats < ONE_EACH ? { outlaw: FEW_EACH, law: FEW_EACH } : { outlaw: seats >> 1, law: seats - (seats >> 1) }
  if (seats >= ONE_EACH && outlaws > 0 && law === 0) return { outlaw: outlaws, law: seats - outlaws }
  if (seats >= ONE_EACH && law > 0 && outlaws === 0) return { outlaw: seats - law, law }
  return { outlaw: outlaws || usual.outlaw, law: law || usual.law }
}

/** One's own scenario is a document; it is looked at like anything that comes from outside. */
export function check({ seats, options }: KernelSetup<Options>): Refusal | undefined {
  const refused = whyNoTown(options, readScenario)
  if (refused) return refused
  const scenario = scenarioIn(options)
  const { min, max } = scenario.players
  if (seats < min || seats > max) return { code: 'players', facts: { min, max } }
  const sizes = teamSizes(seats, options)
  for (const team of TEAMS)
    if (sizes[team] < 1 || sizes[team] > MOST_OF_A_TEAM)
      return { code: 'team-size', facts: { team, count: sizes[team], most: MOST_OF_A_TEAM } }
  const figures = sizes.outlaw + sizes.law
  if (seats >= ONE_EACH ? figures !== seats : figures < seats)
    return { code: 'teams-and-players', facts: { figures, players: seats } }
  const needs = needed(scenario)
  for (const team of TEAMS)
    if (sizes[team] < needs[team]) return { code: 'team-too-small', facts: { team, least: needs[team] } }
  return undefined
}

const scenarioIn = ({ scenario, town, ...rest }: Options): Scenario =>
  scenarioOf({
    own: scenario === 'own' ? readScenario(town).scenario! : null,
    options: { scenario, ...rest },
  })

/** A prisoner needs somebody to free it. */
function needed({ prisoner, special }: Scenario): Record<Team, number> {
  const needs = { outlaw: 1, law: 1 }
  if (prisoner) needs[prisoner.team] = 2
  if (special.some(({ id, which }) => id === 'one-outlaw-starts-with-dynamite' && which === 'secondNumber'))
    needs.outlaw = 2
  return needs
}

type Dealt = Omit<PitchInTheWest, keyof KernelBase>

export function deal(
  { seats, options }: KernelSetup<Options>,
  chance: Chance,
): Dealt & { readonly first: Omit<Round, 'n' | 'cause'> } {
  const { town: _document, ...kept } = options
  const scenario = scenarioIn(options)
  const sizes = teamSizes(seats, options)
  const teams = drawTeams(seats, sizes, chance)
  const figures = TEAMS.flatMap((team) => newFigures(scenario, team, sizes[team], teams)).toSorted(byNumber)
  const prisoner = lockUp(scenario, figures)
  const bases = newBases(scenario)
  const town = townOf(scenario)
  const table: Dealt = {
    options: kept,
    own: options.scenario === 'own' ? scenario : null,
    teams,
    prisoner: prisoner?.id ?? null,
    round: 1,
    onTurn: null,
    figures,
    townsfolk: town.npcSpots
      .filter(({ id }) => scenario.npc.includes(id))
      .map((spot) => ({ id: spot.id, pose: plannedPose(spot), alive: true, escort: null })),
    bases,
    things: town.objects.map((plan) => ({ id: plan.id, kind: plan.kind, pose: plannedPose(plan) })),
    items: [],
    bells: null,
    result: null,
  }
  layItems(table, scenario)
  return { ...table, first: { kind: 'round', played: 0, opened: false } }
}

/** One figure each out of the bag; of three players two share the larger team, of equal ones the law. */
function drawTeams(seats: number, sizes: Record<Team, number>, chance: Chance): Team[] {
  const bag: Team[] = []
  if (seats >= ONE_EACH) for (const team of TEAMS) for (let i = 0; i < sizes[team]; i++) bag.push(team)
  else {
    bag.push('outlaw', 'law')
    if (seats === 3) bag.push(sizes.outlaw > sizes.law ? 'outlaw' : 'law')
  }
  return shuffle(chance, bag)
}

function newFigures(scenario: Scenario, team: Team, count: number, teams: readonly Team[]): Figure[] {
  const seats: Seat[] = teams.flatMap((other, seat) => (other === team ? [seat] : []))
  const starts = scenario.starts[team] ?? townOf(scenario).starts[team]
  return Array.from({ length: count }, (_, nth) => ({
    id: figureOf(team, nth),
    team,
    seat: seats[nth % seats.length]!,
    life: START_LIFE,
    pose: plannedPose(starts[nth]!),
    inside: null,
    jailed: false,
    sitsOut: false,
  }))
}

export const whichOf = (figures: readonly Figure[], team: Team, which: Which): Figure | undefined =>
  figures.filter((other) => other.team === team)[which === 'lowestNumber' ? 0 : 1]

function lockUp({ prisoner }: Scenario, figures: readonly Figure[]): Figure | undefined {
  const locked = prisoner && whichOf(figures, prisoner.team, prisoner.which)
  if (locked === undefined) return undefined
  locked.pose = null
  locked.inside = prisoner!.building
  locked.jailed = true
  return locked
}

function newBases(scenario: Scenario): Base[] {
  const { buildings, vehicles } = townOf(scenario)
  const has = (id: Scenario['special'][number]['id']) => scenario.special.some((entry) => entry.id === id)
  const one = (id: BaseId, kind: Base['kind'], pose: Base['pose']): Base => {
    const stocked = isStocked(scenario, id)
    return {
      id,
      kind,
      pose,
      duel: stocked ? STOCK.duel : 0,
      life: stocked ? STOCK.life : 0,
      locked:
        (id === 'wagon' && has('wagon-locked-until-dynamite-or-round-3')) ||
        (id === scenario.prisoner?.building && has('prison-opens-only-to-dynamite')),
      stop: 0,
      halted: false,
    }
  }
  return [
    ...buildings.map((plan) => one(plan.id, 'house', plannedPose(plan))),
    ...vehicles.map((plan) => one(plan.id, plan.type === 'stagecoach' ? 'coach' : 'wagon', plannedPose(plan))),
  ]
}

/** `buildings`, with `-except-<id>` and `-and-<id>` added. */
export function isStocked(scenario: Scenario, id: BaseId): boolean {
  const words = scenario.stockBases.split('-')
  const named = (word: string) => words.some((it, i) => it === word && words[i + 1] === id)
  const isBuilding = townOf(scenario).buildings.some((plan) => plan.id === id)
  return isBuilding ? !named('except') : named('and')
}

/** Colts to everybody, the stock of the bases, the scenario's gold. */
function layItems(table: Dealt, scenario: Scenario): void {
  const counts: Record<ItemKind, number> = { colt: 0, dynamite: 0, gold: 0 }
  const add = (kind: ItemKind, holder: Holder): Item => {
    const it: Item = { id: `${kind}-${++counts[kind]}`, kind, holder, pose: null }
    table.items.push(it)
    return it
  }
  const second = scenario.special.find(({ id }) => id === 'one-outlaw-starts-with-dynamite')
  const bomber = second && whichOf(table.figures, 'outlaw', second.which ?? 'lowestNumber')
  for (const owner of table.figures) {
    if (owner.jailed) for (const kind of scenario.prisoner!.items) add(kind, owner.id)
    else layRound(table, owner, add('colt', owner.id))
    if (owner === bomber) layRound(table, owner, add('dynamite', owner.id))
  }
  for (const { id } of table.bases) {
    if (!isStocked(scenario, id)) continue
    for (let i = 0; i < STOCK.colt; i++) add('colt', id)
    for (let i = 0; i < STOCK.dynamite; i++) add('dynamite', id)
  }
  for (const { at, n } of scenario.gold) for (let i = 0; i < n; i++) add('gold', at)
}

/** On the ring, towards where its owner looks. */
function layRound(table: Dealt, owner: Figure, it: Item): void {
  if (owner.pose === null) return
  it.pose = backToRing(table as PitchInTheWest, owner, it, placeAt(owner.pose, 0, RING))
}
