// What is painted over the doors, in the language of whoever plays.

import type { Language } from '@saloon/kernel'
import type { FrontId, HouseId } from './cells.ts'

export type Signs = Readonly<Record<FrontId | HouseId | 'closed' | 'camp', string>>

export const SIGNS: Readonly<Record<Language, Signs>> = {
  en: {
    sheriff: 'SHERIFF',
    bank: 'BANK',
    saloon: 'SALOON',
    store: 'GENERAL STORE',
    townhall: 'TOWN HALL',
    undertaker: 'UNDERTAKER',
    hotel: 'HOTEL',
    prison: 'JAIL',
    closed: 'CLOSED',
    camp: 'CAMP',
  },
  fr: {
    sheriff: 'SHÉRIF',
    bank: 'BANQUE',
    saloon: 'SALOON',
    store: 'MAGASIN',
    townhall: 'MAIRIE',
    undertaker: 'POMPES FUNÈBRES',
    hotel: 'HÔTEL',
    prison: 'PRISON',
    closed: 'FERMÉ',
    camp: 'CAMP',
  },
}
