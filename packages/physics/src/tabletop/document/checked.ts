// A scenario that somebody made, looked at like anything that comes from outside: read, its shape, then what its words mean together.

import type { DocumentCode } from './codes.ts'
import { Problems, type Problem, type Teller } from './problems.ts'
import { readDocument } from './read.ts'
import type { Check } from './shape.ts'

export interface Checked<Scenario, Code extends string> {
  readonly scenario: Scenario | undefined // undefined: it has problems
  readonly problems: readonly Problem<Code>[]
}

/** How a game reads its documents: what their words mean together is only looked at once the shape is right. */
export function documentReader<Scenario, MeaningCode extends string>(
  shape: Check,
  meaning: (scenario: Scenario, problems: Teller<MeaningCode | DocumentCode>) => void,
) {
  type Result = Checked<Scenario, MeaningCode | DocumentCode>
  function check(value: unknown): Result {
    const problems = new Problems<MeaningCode | DocumentCode>()
    shape(value, '', problems)
    if (problems.found.length === 0) meaning(value as Scenario, problems)
    return { scenario: problems.found.length === 0 ? (value as Scenario) : undefined, problems: problems.found }
  }
  function read(text: string): Result {
    const found = readDocument(text)
    return 'code' in found ? { scenario: undefined, problems: [found] } : check(found.value)
  }
  return { check, read }
}

/** Tells of every id that is met again. */
export function onlyOnce(problems: Teller<'twice'>): (id: string, path: string) => void {
  const met = new Set<string>()
  return (id, path) => {
    if (met.has(id)) problems.tell(path, 'twice', id)
    met.add(id)
  }
}

/** Why a table can't be set up with this town: one's own scenario has one, the others don't. */
export function whyNoTown(
  { scenario, town }: { readonly scenario: string; readonly town: string },
  read: (text: string) => Checked<unknown, string>,
) {
  if (scenario !== 'own') return town === '' ? undefined : ({ code: 'town-not-needed' } as const)
  if (town === '') return { code: 'town-missing' } as const
  const [problem] = read(town).problems
  if (problem === undefined) return undefined
  const { path, code, detail } = problem
  return { code: 'town-refused', facts: { path: path === '' ? '.' : path, problem: code, detail } } as const
}
