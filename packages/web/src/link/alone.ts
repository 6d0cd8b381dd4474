// The fields of a public table that are the same at every table without a server: no pauses, no series, no sworn ghosts.

import type { PublicTable } from '@saloon/server/protocol'

export const ALONE = {
  pause: null,
  series: { of: 1, played: 0, wins: [], points: null, winners: null },
  takeBacks: 0,
  delay: 0,
  ghosts: false,
  patient: false,
  aids: true,
  sworn: 0,
  next: 0,
  hurried: false,
  brought: null,
} as const satisfies Partial<PublicTable>
