// Whether a scenario can be played: what is wrong with it, all of it, and where. The ten of the booklet pass like any other.

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
import { CLANS, LIMITS, MARKERS, type Marker, ROLES, clanOf, colourOf, hatOf } from '../components.ts'
import type { Module, Scenario } from './format.ts'
import { checkObjectives } from './objectives.ts'
import { scenarioShape } from './shape.ts'

export const MEANING_CODES = [
  'wrong-clan',
  'clans-differ',
  'no-such-building',
  'building-closed',
  'place-missing',
  'place-not-needed',
  'not-in-first-hour',
  'no-such-cowboy',
  'no-such-object',
  'module-missing',
  'module-needs',
  'piles-differ',
  'not-carried',
  'unreachable',
  'never-read',
] as const
export const PROBLEM_CODES = [...DOCUMENT_CODES, ...MEANING_CODES] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]
export type Found = Problem<ProblemCode>
export type Tell = Teller<ProblemCode>

export const { check: checkScenario, read: readScenario } = documentReader(
  scenarioShape,
  (scenario: Scenario, problems: Tell) => {
    checkPieces(scenario, problems)
    checkFigures(scenario, problems)
    checkMarkers(scenario, problems)
    checkModules(scenario, problems)
    checkObjectives(scenario, problems)
  },
)

// ---- pieces -------------------------------------------------------------------------------------------------------

function checkPieces(scenario: Scenario, problems: Tell): void {
  const { buildings, objects, gallows, figures, neutrals } = scenario
  const once = onlyOnce(problems)
  const placed: Placed[] = []
  buildings.forEach((plan, i) => {
    once(`building ${plan.id}`, `buildings[${i}].id`)
    placed.push({ path: `buildings[${i}]`, piece: { id: plan.id, kind: 'building', pose: plannedPose(plan) } })
  })
  if (gallows) placed.push({ path: 'gallows', piece: { id: 'gallows', kind: 'gallows', pose: plannedPose(gallows) } })
  let waters = 0
  objects.forEach((plan, i) => {
    const path = `objects[${i}]`
    once(plan.id, `${path}.id`)
    checkNumbered(path, plan, LIMITS[plan.kind], problems)
    if (plan.water !== undefined) {
      if (plan.kind !== 'barrel') problems.tell(`${path}.water`, 'never-read', plan.id)
      if (++waters > LIMITS.water) problems.tell(`${path}.water`, 'beyond-the-box', `water ${LIMITS.water}`)
    }
    if (plan.under !== undefined && (plan.kind !== 'barrel' || !gallows))
      problems.tell(`${path}.under`, 'never-read', plan.id)
    placed.push({ path, piece: { id: plan.id, kind: plan.kind, pose: plannedPose(plan) } })
  })
  const standing = new Set<string>()
  for (const [name, plans] of [
    ['figures', figures],
    ['neutrals', neutrals],
  ] as const) {
    plans.forEach((plan, i) => {
      const path = `${name}[${i}]`
      once(plan.id, `${path}.id`)
      const { x, z, facing } = plan
      const elsewhere = 'kind' in plan ? plan.offTable === true : plan.in !== undefined
      if (elsewhere && (x !== null || z !== null)) problems.tell(path, 'place-not-needed', plan.id)
      if (elsewhere) return
      if (x === null || z === null) return problems.tell(path, 'place-missing', plan.id)
      if ('kind' in plan && plan.onTopOf !== undefined) {
        standing.add(plan.id)
        const under = objects.find(({ id }) => id === plan.onTopOf)
        if (under?.kind !== 'barrel') problems.tell(`${path}.onTopOf`, 'no-such-object', plan.onTopOf)
        else if (under.x !== x || under.z !== z) problems.tell(path, 'no-such-object', `${plan.onTopOf}: x, z`)
      }
      placed.push({ path, piece: { id: plan.id, kind: 'figure', pose: plannedPose({ x, z, facing }) } })
    })
  }
  checkPlaces(placed, TABLE, problems, standing)
}

// ---- figures ------------------------------------------------------------------------------------------------------

function checkFigures({ figures, buildings, hats, clock, initiative, special }: Scenario, problems: Tell): void {
  const once = onlyOnce(problems)
  figures.forEach(({ id, clan, hat, role, in: inside }, i) => {
    const path = `figures[${i}]`
    if (clanOf(id) !== clan) problems.tell(`${path}.clan`, 'wrong-clan', id)
    if (hatOf(id) !== hat) problems.tell(`${path}.hat`, 'wrong-clan', id)
    if (role !== undefined) {
      once(role, `${path}.role`)
      if ((role === 'big-daddy') !== (clan === 'outlaw')) problems.tell(`${path}.role`, 'wrong-clan', role)
    }
    if (inside === undefined) return
    const building = buildings.find((plan) => plan.id === inside)
    if (building === undefined) problems.tell(`${path}.in`, 'no-such-building', inside)
    else if (building.closed) problems.tell(`${path}.in`, 'building-closed', inside)
    else if (figures.some((other) => other.in === inside && other.clan !== clan))
      problems.tell(`${path}.in`, 'wrong-clan', inside)
  })
  const [law, outlaw] = CLANS.map((clan) => figures.filter((figure) => figure.clan === clan).length) as [number, number]
  if (law !== outlaw || law === 0) problems.tell('figures', 'clans-differ', `${law}, ${outlaw}`)
  for (const clan of CLANS) {
    const numbers = figures.filter((figure) => figure.clan === clan).map(({ hat }) => hat)
    for (let hat = 1; hat <= numbers.length; hat++)
      if (!numbers.includes(hat)) problems.tell('figures', 'no-such-cowboy', `${clan} ${hat}`)
  }
  if (!figures.some(({ id }) => id === initiative.cowboy))
    problems.tell('initiative.cowboy', 'no-such-cowboy', initiative.cowboy)
  else if (hats[clanOf(initiative.cowboy)] !== colourOf(clock.start))
    problems.tell('initiative.cowboy', 'not-in-first-hour', initiative.cowboy)
  special.forEach(({ id, clan }, i) => {
    if (id === 'no-shooting-first-hour' && clan === undefined) problems.tell(`special[${i}]`, 'missing-field', 'clan')
  })
}

// ---- markers ------------------------------------------------------------------------------------------------------

/** How many of each there are, wherever they begin. */
export function countMarkers({ figures, markers, setupChoices }: Scenario): Record<Marker, number> {
  const count = { life: 0, gold: 0, colt: 0, winchester: 0, dynamite: 0, document: 0, hostage: 0 }
  for (const { life, items } of figures) {
    count.life += life
    for (const item of items) count[item]++
  }
  for (const { type } of markers) count[type]++
  for (const { pool } of setupChoices) for (const type of MARKERS) count[type] += pool[type] ?? 0
  return count
}

function checkMarkers(scenario: Scenario, problems: Tell): void {
  const count = countMarkers(scenario)
  for (const type of MARKERS)
    if (count[type] > LIMITS[type])
      problems.tell('markers', 'beyond-the-box', `${type} ${count[type]} > ${LIMITS[type]}`)
  const open = (building: string, path: string) => {
    const plan = scenario.buildings.find(({ id }) => id === building)
    if (plan === undefined) problems.tell(path, 'no-such-building', building)
    else if (plan.closed) problems.tell(path, 'building-closed', building)
  }
  const once = onlyOnce(problems)
  scenario.markers.forEach(({ id, type, at, faceUp }, i) => {
    once(id, `markers[${i}].id`)
    open(at.building, `markers[${i}].at.building`)
    if (type === 'hostage' && faceUp) problems.tell(`markers[${i}].faceUp`, 'never-read', type)
  })
  scenario.setupChoices.forEach(({ by, pool, piles, faceUp }, i) => {
    const path = `setupChoices[${i}]`
    const size = MARKERS.reduce((sum, type) => sum + (pool[type] ?? 0), 0)
    if (piles === undefined) {
      if (by === 'random') problems.tell(`${path}.piles`, 'missing-field', 'piles')
      for (const type of ['life', 'hostage'] as const)
        if ((pool[type] ?? 0) > 0) problems.tell(`${path}.pool.${type}`, 'not-carried', type)
      return
    }
    if (faceUp === true) problems.tell(`${path}.faceUp`, 'never-read', 'true')
    const room = piles.reduce((sum, pile) => sum + pile.size, 0)
    if (room !== size) problems.tell(`${path}.piles`, 'piles-differ', `${room}, ${size}`)
    piles.forEach(({ building }, pile) => {
      open(building, `${path}.piles[${pile}].building`)
      if (piles.findIndex((other) => other.building === building) !== pile)
        problems.tell(`${path}.piles[${pile}].building`, 'twice', building)
    })
  })
}

// ---- modules ------------------------------------------------------------------------------------------------------

function checkModules(scenario: Scenario, problems: Tell): void {
  const { rules, buildings, objects, gallows, figures, neutrals, atClockEnd } = scenario
  const count = countMarkers(scenario)
  const role = (name: (typeof ROLES)[number]) => figures.some((figure) => figure.role === name)
  const neutral = (...kinds: readonly string[]) => neutrals.some(({ kind }) => kinds.includes(kind))
  /** What each module is about: needed as soon as it is there, and of no use without. */
  const about: Readonly<Partial<Record<Module, boolean>>> = {
    duel: buildings.some(({ closed }) => !closed),
    dynamite: count.dynamite > 0,
    winchester: count.winchester > 0,
    giveToAccomplice: neutral('accomplice'),
    poison: objects.some(({ water }) => water !== undefined),
    witness: role('witness'),
    evidence: count.document > 0,
    hostage: neutral('hostage', 'patriarch'),
    gallows:
      gallows !== null && neutral('patriarch') && objects.some(({ under, id }) => under && onTop(scenario) === id),
    twoPhases: atClockEnd.some(({ test }) => test === 'endPhase' || test === 'afterBothPhases'),
  }
  rules.forEach((name, i) => {
    if (rules.indexOf(name) !== i) problems.tell(`rules[${i}]`, 'twice', name)
    if (about[name] === false) problems.tell(`rules[${i}]`, 'module-needs', name)
  })
  for (const [name, there] of Object.entries(about) as [Module, boolean][])
    if (there && !rules.includes(name)) problems.tell('rules', 'module-missing', name)
  if (count.hostage > 0 && !neutral('hostage')) problems.tell('neutrals', 'module-needs', 'hostage')
  if (rules.includes('twoPhases') && atClockEnd.map(({ test }) => test).join() !== 'endPhase,afterBothPhases')
    problems.tell('atClockEnd', 'module-needs', 'endPhase, afterBothPhases')
  if (figures.some(({ role: name }) => name === 'witness') && neutrals.some(({ colour }) => colour === 'blue'))
    problems.tell('neutrals', 'beyond-the-box', 'blue')
  neutrals.forEach(({ colour, id }, i) => {
    if ((id === 'N1') !== (colour === 'pink')) problems.tell(`neutrals[${i}].colour`, 'unknown-word', colour)
  })
}

const onTop = ({ neutrals }: Scenario): string | undefined => neutrals.find(({ kind }) => kind === 'patriarch')?.onTopOf
