// What colour each house is painted, what its trim is, and what else is on its front.

import type { FrontId, HouseId } from './cells.ts'

export type Ornament = 'star' | 'columns' | 'balcony' | 'awning' | 'clock' | 'arch' | 'bars'
export interface House {
  readonly paint: string
  readonly trim: string
  readonly ornament: Ornament
}
export const PAINTS: Readonly<Record<FrontId | HouseId, House>> = {
  sheriff: { paint: '#7d8f8a', trim: '#4c5f66', ornament: 'star' },
  bank: { paint: '#b9a06a', trim: '#5d4a2a', ornament: 'columns' },
  saloon: { paint: '#a8513a', trim: '#5c2218', ornament: 'balcony' },
  store: { paint: '#5f7f58', trim: '#2f4a30', ornament: 'awning' },
  townhall: { paint: '#e3d4ae', trim: '#7a5a35', ornament: 'clock' },
  undertaker: { paint: '#6a6078', trim: '#2b2636', ornament: 'arch' },
  hotel: { paint: '#c08a4a', trim: '#6e4518', ornament: 'balcony' },
  prison: { paint: '#8b8478', trim: '#403a33', ornament: 'bars' },
}
