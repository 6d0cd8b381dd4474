// The ten scenarios of the booklet.

import type { Scenario } from '../format.ts'
import { s01 } from './s01.ts'
import { s02 } from './s02.ts'
import { s03 } from './s03.ts'
import { s04 } from './s04.ts'
import { s05 } from './s05.ts'
import { s06 } from './s06.ts'
import { s07 } from './s07.ts'
import { s08 } from './s08.ts'
import { s09 } from './s09.ts'
import { s10 } from './s10.ts'

export const TEN = { s01, s02, s03, s04, s05, s06, s07, s08, s09, s10 } as const satisfies Readonly<
  Record<string, Scenario>
>
export type TenId = keyof typeof TEN
export const TEN_IDS = Object.keys(TEN) as readonly TenId[]
