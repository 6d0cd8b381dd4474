// The engine behind the wooden table. It comes as WebAssembly, which loads asynchronously: whoever plays a flicking game
// awaits ready() once, before anything else, and everything after that is synchronous.

import type Rapier from '@dimforge/rapier3d-deterministic-compat'

export type Engine = typeof Rapier

/** Part of every saved game: two engines, or two sets of wooden parameters, never meet in one. */
export const ENGINE = 'rapier3d-deterministic 0.20.0, wood 2'

let loaded: Engine | undefined

/** Fetched only when asked for: no other game carries it along. */
export async function loadEngine(): Promise<void> {
  if (loaded) return
  const module = await import('@dimforge/rapier3d-deterministic-compat')
  await module.init()
  loaded = module
}

export function engine(): Engine {
  if (!loaded) throw new Error('the wooden table is used before ready()')
  return loaded
}
