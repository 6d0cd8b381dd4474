import type { Catalogue } from '@saloon/kernel'
import { boxFr } from './box-fr.ts'
import { deedsFr } from './deeds-fr.ts'
import { eventsFr } from './events-fr.ts'
import type { Key, NumberedKey } from './keys.ts'
import { scenariosFr } from './scenarios-fr.ts'

export const fr: Catalogue<Key | NumberedKey> = {
  name: 'Pitch in the West',
  tagline: 'Deux équipes de cow-boys en bois ; un palet pour bouger, des cylindres pour tirer.',
  ...boxFr,
  ...deedsFr,
  ...eventsFr,
  ...scenariosFr,
}
