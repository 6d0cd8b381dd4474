// Whom a question is for.

import { type Eyes, has, type Seat } from '@saloon/kernel'

/** Why this seat can't answer; undefined: it is asked. */
export function whyNotAsked(asked: Eyes, seat: Seat) {
  if (has(asked, seat)) return undefined
  if (asked === 0) return { code: 'not-now' } as const
  return { code: 'not-your-decision', facts: { seat: 31 - Math.clz32(asked) } } as const
}
