// The games of the house, loaded when they are wanted.

import { MORE } from '@saloon/games/more'
import type { GameModule } from '@saloon/kernel'
import type { Board } from './board.ts'
import type { GameId } from './catalogue.ts'

interface LocalStore {
  rules(): Promise<unknown>
  board?(): Promise<{ readonly board: Board }>
}

/** A game that isn't listed here is still to come. Without a board it is played at the plain table. */
const SHELVES: Partial<Record<GameId, LocalStore>> = {
  'bang-dice': {
    rules: async () => (await import('@saloon/bang-dice')).bangDiceModule,
    board: () => import('./bang-dice/board.tsx'),
  },
  'wanted-one': {
    rules: async () => (await import('@saloon/wanted-one')).wantedOneModule,
    board: () => import('./wanted-one/board.tsx'),
  },
  wanted: {
    rules: async () => (await import('@saloon/wanted')).wantedModule,
    board: () => import('./wanted/board.tsx'),
  },
  'western-legends': {
    rules: async () => (await import('@saloon/western-legends')).westernLegendsModule,
    board: () => import('./western-legends/board.tsx'),
  },
  'flick-em-up': {
    rules: async () => (await import('@saloon/flick-em-up')).flickEmUpModule,
    board: () => import('./flick-em-up/board.tsx'),
  },
  'pitch-in-the-west': {
    rules: async () => (await import('@saloon/pitch-in-the-west')).pitchInTheWestModule,
    board: () => import('./pitch-in-the-west/board.tsx'),
  },
}

const builtIn = (id: string) => MORE.find(({ game }) => game.rules.id === id)
export const isPlayable = (id: string): boolean => Object.hasOwn(SHELVES, id) || builtIn(id) !== undefined
const shelfOf = (id: string): LocalStore | undefined => (Object.hasOwn(SHELVES, id) ? SHELVES[id as GameId] : undefined)

/** Undefined: there is no such game here. Whoever takes a game knows it by the contract alone. */
export async function loadGame(id: string): Promise<GameModule | undefined> {
  return builtIn(id) ?? ((await shelfOf(id)?.rules()) as GameModule | undefined)
}

export async function loadBoard(id: string): Promise<Board | undefined> {
  return (await shelfOf(id)?.board?.())?.board
}
