import type { Catalogue } from '@saloon/kernel'
import { boxEn } from './en/box.ts'
import { deedsEn } from './en/deeds.ts'
import { eventsEn } from './en/events.ts'
import type { Key, NumberedKey } from './keys.ts'
import { scenariosEn } from './en/scenarios.ts'

export const en: Catalogue<Key | NumberedKey> = {
  name: 'Pitch in the West',
  tagline: 'Two teams of wooden cowboys; flick a puck to move and cylinders to shoot.',
  ...boxEn,
  ...deedsEn,
  ...eventsEn,
  ...scenariosEn,
}
