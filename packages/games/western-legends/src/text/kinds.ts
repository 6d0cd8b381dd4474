import type { Catalogue } from '@saloon/kernel'
import type { KindKey } from './keys.ts'

export const kindsEn: Catalogue<KindKey> = {
  'kind.sheriff_office': 'the Sheriff’s Office',
  'kind.store': 'a general store',
  'kind.saloon': 'a saloon',
  'kind.bank': 'the bank',
  'kind.doctor': 'the doctor',
  'kind.cabaret': 'the cabaret',
  'kind.mine': 'a mine',
  'kind.ranch': 'a ranch',
  'kind.station': 'the Rail Station',
  'kind.hideout': 'a hideout',
}
export const kindsFr: Catalogue<KindKey> = {
  'kind.sheriff_office': 'le Bureau du Shérif',
  'kind.store': 'un magasin général',
  'kind.saloon': 'un saloon',
  'kind.bank': 'la banque',
  'kind.doctor': 'le docteur',
  'kind.cabaret': 'le cabaret',
  'kind.mine': 'une mine',
  'kind.ranch': 'un ranch',
  'kind.station': 'la Gare',
  'kind.hideout': 'un repaire',
}
