import type { Catalogue } from '@saloon/kernel'
import { boxLines } from './box.ts'
import { boxFr } from './box-fr.ts'
import { deedsFr } from './deeds-fr.ts'
import { eventsFr } from './events-fr.ts'
import { hintsFr } from './hints-fr.ts'
import type { WordKey } from './keys.ts'
import { kindsFr } from './kinds.ts'
import { optionLines } from './option-words.ts'
import { optionsFr } from './options-fr.ts'
import { tableFr } from './table-fr.ts'
import { whyFr } from './why-fr.ts'

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
