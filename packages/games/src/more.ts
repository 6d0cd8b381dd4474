// Games beside those of the house: none, unless what is built is told of some (SALOON_GAMES, scripts/more-games.mjs), which then
// stand here in place of this list.

import type { GameModule } from '@saloon/kernel'

export const MORE: readonly GameModule[] = []
