// Whether a scenario can be played: what is wrong with it, all of it, and where. The six of the house pass like any other.

import {
  checkNumbered,
  checkPlaces,
  DOCUMENT_CODES,
  documentReader,
  onlyOnce,
  type Placed,
  plannedPose,
  type Problem,
  TABLE,
  type Teller,
} from '@saloon/physics'
import { BASES, LIMITS, TEAMS, type BaseId } from '../components.ts'
import type { Scenario, Town } from './format.ts'
import { scenarioShape } from './shape.ts'
import { TOWNS } from './towns.ts'

export const MEANING_CODES = [
  'no-such-base',
  'no-such-spot',
  'starts-missing',
  'players-range',
  'stock-words',
  'word-needs',
  'round-range',
  'never-ends',
] as const
export const PROBLEM_CODES = [...DOCUMENT_CODES, ...MEANING_CODES] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]
export type Found = Problem<ProblemCode>
type Tell = Teller<ProblemCode>

export const { check: checkScenario, read: readScenario } = documentReader(
  scenarioShape,
  (scenario: Scenario, problems: Tell) => {
    const town = typeof scenario.town === 'string' ? TOWNS[scenario.town] : scenario.town
    checkTown(town, scenario, problems)
    checkStock(scenario, town, problems)
    checkWords(scenario, town, problems)
  },
)

const basesOf = ({ buildings, vehicles }: Town): BaseId[] => [...buildings, ...vehicles].map(({ id }) => id)

// ---- pieces -------------------------------------------------------------------------------------------------------

function checkTown(town: Town, { starts, npc }: Scenario, problems: Tell): void {
  const placed: Placed[] = []
  const once = onlyOnce(problems)
  const add = (path: string, piece: Placed['piece']) => {
    once(piece.id, `${path}.id`)
    placed.push({ path, piece })
  }
  const limits = LIMITS[town.box]
  town.buildings.forEach((plan, i) =>
    add(`town.buildings[${i}]`, { id: plan.id, kind: 'house', pose: plannedPose(plan) }),
  )
  town.vehicles.forEach((plan, i) => {
    const kind = plan.type === 'stagecoach' ? 'coach' : 'wagon'
    add(`town.vehicles[${i}]`, { id: plan.id, kind, pose: plannedPose(plan) })
  })
  town.objects.forEach((plan, i) => {
    const path = `town.objects[${i}]`
    checkNumbered(path, plan, limits[plan.kind], problems)
    add(path, { id: plan.id, kind: plan.kind === 'barrier' ? 'fence' : 'crate', pose: plannedPose(plan) })
  })
  town.npcSpots.forEach((spot, i) =>
    add(`town.npcSpots[${i}]`, { id: spot.id, kind: 'figure', pose: plannedPose(spot) }),
  )
  for (const team of TEAMS) {
    const own = starts[team]
    const path = own ? `starts.${team}` : `town.starts.${team}`
    const places = own ?? town.starts[team]
    if (places.length < 5) problems.tell(path, 'starts-missing', 5)
    places.forEach((place, i) =>
      placed.push({
        path: `${path}[${i}]`,
        piece: { id: `${team} ${i + 1}`, kind: 'figure', pose: plannedPose(place) },
      }),
    )
  }
  if (town.buildings.length > limits.buildings) problems.tell('town.buildings', 'beyond-the-box', limits.buildings)
  if (town.vehicles.length > limits.vehicles) problems.tell('town.vehicles', 'beyond-the-box', limits.vehicles)
  npc.forEach((id, i) => {
    if (!town.npcSpots.some((spot) => spot.id === id)) problems.tell(`npc[${i}]`, 'no-such-spot', id)
    if (npc.indexOf(id) !== i) problems.tell(`npc[${i}]`, 'twice', id)
  })
  checkPlaces(placed, TABLE, problems)
}

// ---- what lies there ----------------------------------------------------------------------------------------------

function checkStock({ stockBases, gold }: Scenario, town: Town, problems: Tell): void {
  const bases = basesOf(town)
  const [first, ...rest] = stockBases.split('-')
  const wellFormed =
    first === 'buildings' &&
    rest.length % 2 === 0 &&
    rest.every((word, i) =>
      i % 2 === 0 ? word === 'except' || word === 'and' : (BASES as readonly string[]).includes(word),
    )
  if (!wellFormed) problems.tell('stockBases', 'stock-words', stockBases)
  else
    rest.forEach((word, i) => {
      if (i % 2 === 1 && !bases.includes(word as BaseId)) problems.tell('stockBases', 'no-such-base', word)
    })
  let sacks = 0
  gold.forEach(({ at, n }, i) => {
    sacks += n
    if (!bases.includes(at)) problems.tell(`gold[${i}].at`, 'no-such-base', at)
  })
  if (sacks > LIMITS[town.box].gold) problems.tell('gold', 'beyond-the-box', LIMITS[town.box].gold)
}

// ---- words that need each other -----------------------------------------------------------------------------------

function checkWords(scenario: Scenario, town: Town, problems: Tell): void {
  const { players, rounds, prisoner, vehicle, special, victory, atEnd, gold, npc } = scenario
  const bases = basesOf(town)
  if (players.min > players.max) problems.tell('players', 'players-range', `${players.min} … ${players.max}`)
  if (prisoner && !bases.includes(prisoner.building))
    problems.tell('prisoner.building', 'no-such-base', prisoner.building)
  if (vehicle && !bases.includes(vehicle.id)) problems.tell('vehicle.id', 'no-such-base', vehicle.id)
  if (vehicle?.path && vehicle.path.length < rounds) problems.tell('vehicle.path', 'round-range', rounds)
  special.forEach(({ id, round }, i) => {
    const path = `special[${i}]`
    if (id === 'noon-duel' && (round === undefined || round > rounds)) problems.tell(path, 'round-range', rounds)
    if (id === 'prison-opens-only-to-dynamite' && !prisoner) problems.tell(path, 'word-needs', 'prisoner')
    if (id === 'coach-stops-for-a-round-when-dynamited' && !vehicle?.path)
      problems.tell(path, 'word-needs', 'vehicle.path')
    if (id === 'wagon-locked-until-dynamite-or-round-3' && !bases.includes('wagon'))
      problems.tell(path, 'no-such-base', 'wagon')
    if (id === 'escort-npc' && npc.length === 0) problems.tell(path, 'word-needs', 'npc')
  })
  const sacks = gold.reduce((sum, { n }) => sum + n, 0)
  victory.forEach((condition, i) => {
    const path = `victory[${i}]`
    if (condition.when === 'goldInCamp' && condition.n > sacks) problems.tell(path, 'word-needs', `gold ${condition.n}`)
    if ((condition.when === 'figureInCamp' || condition.when === 'figureDead') && !prisoner)
      problems.tell(path, 'word-needs', 'prisoner')
    if ((condition.when === 'npcDead' || condition.when === 'npcSaved') && condition.n > npc.length)
      problems.tell(path, 'word-needs', `npc ${condition.n}`)
  })
  atEnd.forEach((test, i) => {
    if (test.test === 'vehicleGold' && !bases.includes(test.vehicle))
      problems.tell(`atEnd[${i}].vehicle`, 'no-such-base', test.vehicle)
  })
  for (const team of TEAMS)
    if (!victory.some((it) => it.when === 'allDead' && it.of === team && it.timing === 'immediate'))
      problems.tell('victory', 'never-ends', `allDead ${team}`)
}
