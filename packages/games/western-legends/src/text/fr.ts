import type { Catalogue } from '@saloon/kernel'
import { boxLines } from './box.ts'
import { boxFr } from './box-fr.ts'
import { deedsFr } from './deeds-fr.ts'
import { eventsFr } from './events-fr.ts'
import type { Key } from './keys.ts'
import { optionLines } from './option-words.ts'
import { optionsFr } from './options-fr.ts'
import { presentFr } from './present-fr.ts'
import { tableFr } from './table-fr.ts'
import { whyFr } from './why-fr.ts'

export const fr: Catalogue<Key> = {
  ...deedsFr,
  ...boxLines(boxFr),
  ...optionLines(optionsFr),
  ...presentFr,
  ...whyFr,
  ...eventsFr,
  ...tableFr,
}
