// A scenario that somebody made, looked at like anything that comes from outside: read, its shape, then what its words mean together.

import { Problems, type Problem } from './problems.ts'
import { type ReadCode, readDocument } from './read.ts'
import type { Check, ShapeCode } from './shape.ts'

export interface Checked<Scenario, Code extends string> {
  readonly scenario: Scenario | undefined // undefined: it has problems
  readonly problems: readonly Problem<Code>[]
}

/** What a document means is only looked at once its shape is right. */
export function checkDocument<Scenario, Code extends string>(
  value: unknown,
  shape: Check,
  meaning: (scenario: Scenario, problems: Problems<Code | ShapeCode>) => void,
): Checked<Scenario, Code | ShapeCode> {
  const problems = new Problems<Code | ShapeCode>()
  shape(value, '', problems)
  if (problems.found.length === 0) meaning(value as Scenario, problems)
  return { scenario: problems.found.length === 0 ? (value as Scenario) : undefined, problems: problems.found }
}

export function readAndCheck<Scenario, Code extends string>(
  text: string,
  check: (value: unknown) => Checked<Scenario, Code>,
): Checked<Scenario, Code | ReadCode> {
  const read = readDocument(text)
  return 'code' in read ? { scenario: undefined, problems: [read] } : check(read.value)
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
