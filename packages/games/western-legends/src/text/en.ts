import type { Catalogue } from '@saloon/kernel'
import { boxLines } from './box.ts'
import { boxEn } from './box-en.ts'
import { deedsEn } from './deeds-en.ts'
import { eventsEn } from './events-en.ts'
import type { Key } from './keys.ts'
import { optionLines } from './option-words.ts'
import { optionsEn } from './options-en.ts'
import { presentEn } from './present-en.ts'
import { tableEn } from './table-en.ts'
import { whyEn } from './why-en.ts'

export const en: Catalogue<Key> = {
  ...deedsEn,
  ...boxLines(boxEn),
  ...optionLines(optionsEn),
  ...presentEn,
  ...whyEn,
  ...eventsEn,
  ...tableEn,
}
