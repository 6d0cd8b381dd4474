import type { Catalogue } from '@saloon/kernel'
import { boxEn } from './box-en.ts'
import { deedsEn } from './deeds-en.ts'
import { eventsEn } from './events-en.ts'
import type { Key, NumberedKey } from './keys.ts'
import { scenariosEn } from './scenarios-en.ts'

export const en: Catalogue<Key | NumberedKey> = {
  name: 'Pitch in the West',
  tagline: 'Two teams of wooden cowboys; flick a puck to move and cylinders to shoot.',
  ...boxEn,
  ...deedsEn,
  ...eventsEn,
  ...scenariosEn,
}
