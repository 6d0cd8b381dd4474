import type { Catalogue } from '@saloon/kernel'
import { boxLines } from './box.ts'
import { boxFr } from './fr/box.ts'
import { deedsFr } from './fr/deeds.ts'
import { eventsFr } from './fr/events.ts'
import { hintsFr } from './fr/hints.ts'
import type { WordKey } from './keys.ts'
import { kindsFr } from './kinds.ts'
import { optionLines } from './option-words.ts'
import { optionsFr } from './fr/options.ts'
import { tableFr } from './fr/table.ts'
import { whyFr } from './fr/why.ts'

export const fr: Catalogue<WordKey> = {
  ...deedsFr,
  ...tableFr,
  ...eventsFr,
  ...hintsFr,
  ...whyFr,
  ...kindsFr,
  ...boxLines(boxFr),
  ...optionLines(optionsFr),
}
