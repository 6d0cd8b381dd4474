// Whether the objectives of a scenario can be reached at all with what lies on its table.

import { CLANS, type Clan, otherClan } from '../components.ts'
import type { Tell } from './check.ts'
import { countMarkers } from './check.ts'
import type { ClockTest, Condition, Scenario } from './format.ts'

export function checkObjectives(scenario: Scenario, problems: Tell): void {
  const { victory, atClockEnd, rules } = scenario
  victory.forEach((objective, i) => {
    const path = `victory[${i}]`
    const winners: readonly Clan[] = objective.clan === 'law' || objective.clan === 'outlaw' ? [objective.clan] : CLANS
    if (!winners.some((clan) => canHold(scenario, objective, clan))) problems.tell(path, 'unreachable', objective.when)
    const isPhase = objective.clan === 'phase'
    if (isPhase !== (objective.endsPhase === true) || (isPhase && !rules.includes('twoPhases')))
      problems.tell(`${path}.clan`, 'module-needs', 'twoPhases, endsPhase')
    if ((objective.clan === 'other') !== (objective.when === 'hostageHitByShot'))
      problems.tell(`${path}.clan`, 'unreachable', objective.clan)
    if (objective.timing === 'afterOwnLastCowboyOfRound' && (isPhase || objective.clan === 'other'))
      problems.tell(`${path}.timing`, 'unreachable', objective.timing)
  })
  if (atClockEnd.length === 0) problems.tell('atClockEnd', 'missing-field', 'test')
  atClockEnd.forEach((test, i) => {
    const path = `atClockEnd[${i}]`
    if (!canDecide(scenario, test)) problems.tell(path, 'unreachable', test.test)
    if (decidesAll(test) && i < atClockEnd.length - 1) problems.tell(`atClockEnd[${i + 1}]`, 'never-read', test.test)
  })
}

/** Whether what the condition says of this clan can ever be true. */
function canHold(scenario: Scenario, condition: Condition, clan: Clan): boolean {
  const { figures, objects, neutrals, rules } = scenario
  const size = figures.length / 2
  const marked = countMarkers(scenario)
  const waters = objects.filter(({ water }) => water !== undefined).length
  switch (condition.when) {
    case 'enemyDead':
      return condition.n <= size && !(otherClan(clan) === 'outlaw' && rules.includes('endlessWave'))
    case 'enemyDeadOrDown':
      return condition.n <= size
    case 'poisonedBarrels':
    case 'cleanBarrels':
      return condition.n <= waters
    case 'roleDead':
      return figures.some(
        ({ role, clan: of }) => role === condition.role && !(of === 'outlaw' && rules.includes('endlessWave')),
      )
    case 'allLawDead':
      return true
    case 'witnessDeadBeforeBothFound':
      return figures.some(({ role }) => role === 'witness') && marked.document > 0
    case 'hostageHitByShot':
      return neutrals.some(({ kind }) => kind === 'hostage')
    case 'stored':
      return (
        isOpen(scenario, condition.building) && condition.type !== 'hostage' && condition.n <= marked[condition.type]
      )
    case 'heldByNeutrals':
      return (
        neutrals.some(({ kind }) => kind === 'accomplice') &&
        condition.type !== 'hostage' &&
        condition.type !== 'life' &&
        condition.n <= marked[condition.type]
      )
    case 'hostageEscortedInto':
      return isOpen(scenario, condition.building) && neutrals.some(({ kind }) => kind !== 'accomplice')
  }
}

const isOpen = ({ buildings }: Scenario, id: string): boolean =>
  buildings.some((building) => building.id === id && !building.closed)

function canDecide(scenario: Scenario, test: ClockTest): boolean {
  const { figures, neutrals, gallows } = scenario
  const marked = countMarkers(scenario)
  switch (test.test) {
    case 'mostStored':
      return isOpen(scenario, test.law) && isOpen(scenario, test.outlaw) && marked[test.type] > 0
    case 'mostCarried':
      return marked[test.type] > 0 && test.type !== 'life' && test.type !== 'hostage'
    case 'win':
      return test.condition === undefined || canHold(scenario, test.condition, test.clan)
    case 'finalDuel': {
      const [a, b] = [test.a, test.b].map((role) => figures.find((figure) => figure.role === role)?.clan)
      return a !== undefined && b !== undefined && a !== b
    }
    case 'hostageHolderClan':
      return neutrals.some(({ kind }) => kind === 'hostage')
    case 'patriarch':
      return gallows !== null && neutrals.some(({ kind }) => kind === 'patriarch')
    default:
      return true
  }
}

/** Nothing after it is ever looked at. */
const decidesAll = (test: ClockTest): boolean =>
  test.test === 'draw' ||
  (test.test === 'win' && test.condition === undefined) ||
  test.test === 'finalDuel' ||
  test.test === 'patriarch' ||
  test.test === 'hostageHolderClan' ||
  test.test === 'afterBothPhases'
