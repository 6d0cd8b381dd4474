// Arrows are taken one at a time; whoever takes the last one brings the Indians, and goes on taking from the refilled
// supply if he is still there (BD-R20, BD-R21, BD-R24).

import { type FrameRule, pop, push } from '@saloon/kernel'
import { type Action, type Arrows, type BangDice, type Batch, type Event, type Playing, isAlive } from '../state.ts'

export const arrows: FrameRule<BangDice, Arrows, Action, Event> = {
  go(game, arrows) {
    const { state } = game
    const player = state.players[arrows.seat]!
    if (arrows.left === 0 || !isAlive(player)) return pop(game)
    arrows.left--
    player.arrows++
    state.supply--
    game.tell?.({ type: 'arrow-taken', by: arrows.seat, arrows: player.arrows, supply: state.supply })
    if (state.supply === 0) indianAttack(game)
  },
}

/** Everybody's loss is fixed by the arrows in front of him; then all arrows go back (specification 6.2). */
function indianAttack(game: Playing): void {
  const { state } = game
  game.tell?.({ type: 'indians', by: state.active })
  const losses: number[] = []
  for (const player of state.players) {
    losses.push(player.character === 'jourdonnais' ? Math.min(1, player.arrows) : player.arrows)
    state.supply += player.arrows
    player.arrows = 0
  }
  push<Batch>(game, { kind: 'batch', of: 'indians', losses, fallen: 0, step: 'lose' })
}
