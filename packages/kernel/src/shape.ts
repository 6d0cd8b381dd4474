// The shape of an action, checked before any rule sees it: known, complete, nothing else in it, whole numbers only.

import type { Fields, FieldKind, Refusal } from './contract.ts'

/** No honest answer has longer lists. */
const LONGEST = 1000

export function misshapen(shapes: Readonly<Record<string, Fields>>, action: unknown): Refusal | undefined {
  if (typeof action !== 'object' || action === null || Array.isArray(action))
    return { code: 'malformed', facts: { field: 'action' } }
  const given = action as Record<string, unknown>
  const name = given['do']
  if (typeof name !== 'string') return { code: 'malformed', facts: { field: 'do' } }
  if (!Object.hasOwn(shapes, name)) {
    return { code: 'unknown-action', facts: { action: name.slice(0, 40), known: Object.keys(shapes) } }
  }
  const fields = shapes[name]!
  for (const key in given) {
    if (key !== 'do' && !Object.hasOwn(fields, key))
      return { code: 'malformed', facts: { action: name, field: key.slice(0, 40) } }
  }
  for (const key in fields) {
    if (!Object.hasOwn(given, key) || !isOf(fields[key]!, given[key]))
      return { code: 'malformed', facts: { action: name, field: key } }
  }
  return undefined
}

function isOf(kind: FieldKind | readonly [FieldKind], value: unknown): boolean {
  if (typeof kind === 'string') return kind === 'word' ? typeof value === 'string' : isWhole(value)
  return Array.isArray(value) && value.length <= LONGEST && value.every((item) => isOf(kind[0], item))
}

/** JSON can contain −0, which equals 0 everywhere except in a state's text. */
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && !Object.is(value, -0)
