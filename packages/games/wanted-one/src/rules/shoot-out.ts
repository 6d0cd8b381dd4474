// Duel in the sun and Truel: a tie shot out by pure chance, told step by step (specification 8.2).
// Tiles lie face down and mixed, so only the place of each Bang matters (WO-R59).

import { type Seat, below } from '@saloon/kernel'
import { BULLET_TILES, type Prize, type Tile } from '../components.ts'
import type { Playing } from '../state.ts'

/** Who wins the tie, if anybody does. The tied seats stand in turn order from the round's starter. Four or more don't shoot (WO-R61). */
export function shootOut(game: Playing, tied: readonly Seat[], prize: Prize): Seat | undefined {
  if (tied.length === 2) return duel(game, tied[0]!, tied[1]!, prize)
  if (tied.length === 3) return truel(game, tied, prize)
  return undefined
}

const tile = (step: number, bang: number): Tile => (step === bang ? 'bang' : 'click')

/** Both turn their tiles one by one; two Bangs at once hit both (WO-R58). */
function duel(game: Playing, first: Seat, second: Seat, prize: Prize): Seat | undefined {
  const bangOfFirst = below(game.state.chance, BULLET_TILES)
  const bangOfSecond = below(game.state.chance, BULLET_TILES)
  game.tell?.({ type: 'duel-began', prize, first, second })
  for (let step = 0; step <= Math.min(bangOfFirst, bangOfSecond); step++) {
    const [firstTile, secondTile] = [tile(step, bangOfFirst), tile(step, bangOfSecond)]
    game.tell?.({ type: 'duel-step', step: step + 1, first, second, firstTile, secondTile })
  }
  if (bangOfFirst === bangOfSecond) {
    game.tell?.({ type: 'duel-lost', prize, first, second })
    return undefined
  }
  return won(game, bangOfFirst < bangOfSecond ? first : second, prize)
}

/** One row of tiles for all three, turned in turn order (WO-R60). */
function truel(game: Playing, seats: readonly Seat[], prize: Prize): Seat {
  const bang = below(game.state.chance, BULLET_TILES)
  game.tell?.({ type: 'truel-began', prize, seats })
  for (let step = 0; step <= bang; step++) {
    game.tell?.({ type: 'truel-step', step: step + 1, by: seats[step % seats.length]!, tile: tile(step, bang) })
  }
  return won(game, seats[bang % seats.length]!, prize)
}

function won(game: Playing, by: Seat, prize: Prize): Seat {
  game.tell?.({ type: 'shoot-out-won', by, prize })
  return by
}
