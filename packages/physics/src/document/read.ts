// A document from outside becomes a value: its size is looked at before anything else, so that nothing huge is ever taken apart.

import type { Problem } from './problems.ts'

export const READ_CODES = ['too-large', 'not-json'] as const
export type ReadCode = (typeof READ_CODES)[number]

/** A town with everything the box holds has a tenth of it. */
export const MOST_CHARACTERS = 100_000

export function readDocument(text: string): { readonly value: unknown } | Problem<ReadCode> {
  if (text.length > MOST_CHARACTERS) return { path: '', code: 'too-large', detail: String(MOST_CHARACTERS) }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { path: '', code: 'not-json', detail: '' }
  }
}
