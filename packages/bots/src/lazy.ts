// Bots for a browser: it loads the policy of the game that is played, and no other game's.

import type { GameModule, Refusal } from '@saloon/kernel'
import type { AnyPolicy } from './policy/policy.ts'
import { makeBotWith } from './create-bot.ts'
import type { Player } from './player.ts'

export { readBot } from './spec.ts'
export type { Advice } from './advice.ts'
export type { Player } from './player.ts'

/** The same games as in minds.ts. */
export const LAZY_MINDS: Readonly<Record<string, () => Promise<AnyPolicy>>> = {
  'bang-dice': async () => (await import('./search/bang-dice.ts')).bangDiceMind,
  'flick-em-up': async () => (await import('./search/flick-em-up.ts')).flickEmUpMind,
  'pitch-in-the-west': async () => (await import('./search/pitch-in-the-west.ts')).pitchInTheWestMind,
  wanted: async () => (await import('./search/wanted.ts')).wantedMind,
  'wanted-one': async () => (await import('./search/wanted-one.ts')).wantedOneMind,
  'western-legends': async () => (await import('./search/western-legends.ts')).westernLegendsMind,
}

export const loadPolicy = async (game: string): Promise<AnyPolicy | undefined> => LAZY_MINDS[game]?.()

/** Loads a game's policy, and gives a function that creates bots for it. */
export async function loadMaker(module: GameModule): Promise<(name: string) => Player | Refusal> {
  const policy = await loadPolicy(module.game.rules.id)
  return (name) => makeBotWith(name, module, policy)
}
