import type { Catalogue } from '@saloon/kernel'
import { boxLines } from './box.ts'
import { boxEn } from './en/box.ts'
import { deedsEn } from './en/deeds.ts'
import { eventsEn } from './en/events.ts'
import { hintsEn } from './en/hints.ts'
import type { WordKey } from './keys.ts'
import { kindsEn } from './kinds.ts'
import { optionLines } from './option-words.ts'
import { optionsEn } from './en/options.ts'
import { tableEn } from './en/table.ts'
import { whyEn } from './en/why.ts'

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
