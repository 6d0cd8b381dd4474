// What play, simulate and bench have in common: a game, its seats and its options, named on the command line.

import { findGame } from '@saloon/games'
import { type GameModule, type Setup, isRefusal } from '@saloon/kernel'
import { type Arguments, readOptions } from './arguments.ts'
import { refused } from './complaint.ts'

export function findModule(id: string): GameModule {
  const module = findGame(id)
  if (isRefusal(module)) throw refused(module)
  return module
}

/** In the middle of what the game allows: neither the smallest table nor the fullest. */
export function usualSeats({ game }: GameModule): number {
  const { min, max } = game.rules.seats
  return Math.floor((min + max) / 2)
}

export function readSetup(args: Arguments, module: GameModule): Setup {
  const seats = args.number('seats', { min: 0 }) ?? usualSeats(module)
  const setup = module.game.prepare({ seats, options: readOptions(args.text('options'), module) })
  if (isRefusal(setup)) throw refused(setup, module)
  return setup
}
