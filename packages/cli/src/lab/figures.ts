// Figures as the laboratory writes them.

import type { Difference } from '@saloon/bots'
import type { Terminal } from '../terminal.ts'

/** In points of a hundred games, with the half of its interval. */
export function signedPoints({ mean, reach }: Difference, { number }: Terminal): string {
  const sign = mean < 0 ? '−' : '+'
  return `${sign}${number(Math.abs(mean) * 100, 1)} ± ${number(reach * 100, 1)}`
}
