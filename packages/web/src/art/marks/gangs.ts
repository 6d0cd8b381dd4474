// The four gangs of Wanted One, in the order of the rules.

import { INK, PALE } from '../inks.ts'
import type { Hatch } from '../woodcut/hatch.ts'
import type { IronName } from './brands.ts'

export interface GangDress {
  readonly colour: string
  readonly dark: string
  readonly on: string
  readonly iron: IronName
  readonly hatch: Hatch
}

export const GANG_DRESS: readonly GangDress[] = [
  { colour: '#8E1B10', dark: '#6B0F07', on: PALE, iron: 'horseshoe', hatch: 'vertical' }, // Wild Bunch
  { colour: '#4F9A68', dark: '#2F6F47', on: INK, iron: 'barred-diamond', hatch: 'diagonal' }, // Daltons
  { colour: '#EFC93F', dark: '#B98B0A', on: INK, iron: 'star', hatch: 'dots' }, // Loners
  { colour: '#12439A', dark: '#0A2C6B', on: PALE, iron: 'double-chevron', hatch: 'horizontal' }, // James-Younger
]
export const dressOf = (gang: number): GangDress => GANG_DRESS[gang]!
