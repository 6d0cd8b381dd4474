import type { Catalogue } from '@saloon/kernel'
import { boxLines } from './box.ts'
import { boxEn } from './box-en.ts'
import { deedsEn } from './deeds-en.ts'
import { eventsEn } from './events-en.ts'
import { hintsEn } from './hints-en.ts'
import type { WordKey } from './keys.ts'
import { kindsEn } from './kinds.ts'
import { optionLines } from './option-words.ts'
import { optionsEn } from './options-en.ts'
import { tableEn } from './table-en.ts'
import { whyEn } from './why-en.ts'

export const en: Catalogue<WordKey> = {
  ...deedsEn,
  ...tableEn,
  ...eventsEn,
  ...hintsEn,
  ...whyEn,
  ...kindsEn,
  ...boxLines(boxEn),
  ...optionLines(optionsEn),
}
