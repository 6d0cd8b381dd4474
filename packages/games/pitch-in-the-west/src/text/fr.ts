import type { Catalogue } from '@saloon/kernel'
import { boxFr } from './fr/box.ts'
import { deedsFr } from './fr/deeds.ts'
import { eventsFr } from './fr/events.ts'
import type { Key, NumberedKey } from './keys.ts'
import { scenariosFr } from './fr/scenarios.ts'

export const fr: Catalogue<Key | NumberedKey> = {
  name: 'Pitch in the West',
  tagline: 'Deux équipes de cow-boys en bois ; un palet pour bouger, des cylindres pour tirer.',
  ...boxFr,
  ...deedsFr,
  ...eventsFr,
  ...scenariosFr,
}
