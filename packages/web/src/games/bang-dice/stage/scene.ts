// What is being shown of what happened: set and cleared by animations, drawn by the board. The state itself is there already.

import type { Character, Face, Role } from '@saloon/bang-dice'
import type { Seat } from '@saloon/kernel'
import { create } from 'zustand'
import type { Way } from '../../shared/Flying.tsx'
import type { Step } from '../table.ts'

export interface Tumble {
  readonly id: number
  readonly which: readonly number[]
  readonly faces: readonly Face[]
  readonly lasts: number
}
export interface Flight extends Way {
  readonly what: 'quill' | 'beer'
}
export type Bill =
  | { readonly kind: 'ambush'; readonly losses: readonly Loss[] }
  | { readonly kind: 'dynamite' | 'gatling'; readonly seat: Seat }
  | { readonly kind: 'gringo'; readonly seat: Seat }
  | { readonly kind: 'ability'; readonly seat: Seat; readonly character: Character; readonly points: number }
  | { readonly kind: 'out'; readonly seat: Seat; readonly role: Role }
export interface Loss {
  readonly seat: Seat
  readonly before: number
  readonly after: number
}
export interface Scene {
  readonly tumble: Tumble | undefined
  readonly flights: readonly Flight[]
  readonly bill: Bill | undefined
  readonly step: Step | undefined // of the resolution, while it is shown
}

export const NOTHING: Scene = { tumble: undefined, flights: [], bill: undefined, step: undefined }
export const useScene = create<Scene>()(() => NOTHING)

let ids = 0
export const newId = (): number => ids++
