// A document from outside becomes a value: its size is looked at before anything else, so that nothing huge is ever taken apart.

import { LONGEST_SETTING } from '@saloon/kernel'
import type { Problem } from './problems.ts'

export const READ_CODES = ['too-large', 'not-json'] as const
export type ReadCode = (typeof READ_CODES)[number]

export function readDocument(text: string): { readonly value: unknown } | Problem<ReadCode> {
  if (text.length > LONGEST_SETTING) return { path: '', code: 'too-large', detail: String(LONGEST_SETTING) }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { path: '', code: 'not-json', detail: '' }
  }
}
