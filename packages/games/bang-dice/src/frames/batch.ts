// A batch: life lost by one or more players at the same instant (specification 6.3), strictly in this order:
// Bart may take arrows instead; all lose; all who have none left fall together; victory is looked for; Pedro may return
// arrows; Vulture Sam gains; El Gringo's attacker takes an arrow. What prevents a loss is left out of it from the start.

import { type FrameRule, type Seat, finish, pop, push, taken } from '@saloon/kernel'
import type { Role } from '../components.ts'
import { judge } from '../outcome.ts'
import {
  type Action,
  type Arrows,
  type BangDice,
  type Batch,
  type Event,
  type Playing,
  type Question,
  gainLife,
  livingSeats,
  returnArrows,
  seatOf,
} from '../state.ts'

export const batch: FrameRule<BangDice, Batch, Action, Event> = {
  go(game, batch) {
    switch (batch.step) {
      case 'replace':
        batch.step = 'lose'
        return askBart(game, batch)
      case 'lose':
        swap(game, batch, taken(game))
        batch.step = 'pedro'
        lose(game, batch)
        return
      case 'pedro':
        batch.step = 'after'
        return askPedro(game, batch)
      case 'after':
        batch.step = 'done'
        return aftermath(game, batch, taken(game))
      case 'done':
        return pop(game)
    }
  },
}

/** One arrow in place of each life point; never the last arrow of the supply this way (BD-R54 to BD-R57). */
function askBart(game: Playing, { losses }: Batch): void {
  const { state } = game
  const bart = seatOf(state, 'bart-cassidy')
  if (bart === -1) return
  const most = Math.min(losses[bart]!, state.supply - 1)
  if (most > 0) push<Question>(game, { kind: 'bart-arrows', seat: bart, most })
}

function swap(game: Playing, batch: Batch, count: number): void {
  if (count === 0) return
  const { state } = game
  const bart = seatOf(state, 'bart-cassidy')
  batch.losses = batch.losses.map((loss, seat) => (seat === bart ? loss - count : loss))
  state.players[bart]!.arrows += count
  state.supply -= count
  game.tell?.({ type: 'arrows-swapped', by: bart, count })
}

/** Surplus hits are lost (BD-R38); everybody at zero falls at the same instant, before any victory check (BD-R86). */
function lose(game: Playing, batch: Batch): void {
  const { players } = game.state
  const { losses, of } = batch
  const fallen: Seat[] = []
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat]!
    if (losses[seat] === 0 || player.life === 0) continue
    const before = player.life
    player.life = Math.max(0, before - losses[seat]!)
    game.tell?.({ type: 'life-lost', by: seat, of, before, after: player.life })
    if (player.life === 0) fallen.push(seat)
  }
  if (fallen.length === 0) return
  for (const seat of fallen) eliminate(game, seat)
  batch.fallen = fallen.length
  const result = judge(game.state, of, fallen)
  if (result) {
    game.state.result = result
    showRoles(game)
    game.tell?.({ type: 'game-over', winners: result.winners, reason: result.reason })
    finish(game)
  } else if (game.state.mode === 'hunt') {
    game.state.mode = 'duel'
    const [first, second] = livingSeats(game.state)
    game.tell?.({ type: 'duel-began', first: first!, second: second! })
  }
}

/** Role shown, arrows returned (BD-R28, BD-R85). */
function eliminate(game: Playing, seat: Seat): void {
  const player = game.state.players[seat]!
  player.shown = true
  game.tell?.({ type: 'eliminated', by: seat, role: player.role as Role, shows: true })
  returnArrows(game, seat, seat, player.arrows)
}

function showRoles(game: Playing): void {
  game.state.players.forEach((player, seat) => {
    if (player.shown) return
    player.shown = true
    game.tell?.({ type: 'role-shown', by: seat, role: player.role as Role, shows: true })
  })
}

/** Losses to the Indians are fixed by the arrows held, and all arrows go back anyway (BD-R72). */
function askPedro(game: Playing, { of, losses }: Batch): void {
  if (of === 'indians') return
  const { state } = game
  const pedro = seatOf(state, 'pedro-ramirez')
  if (pedro === -1) return
  const most = Math.min(losses[pedro]!, state.players[pedro]!.arrows)
  if (most > 0) push<Question>(game, { kind: 'pedro-discard', seat: pedro, most })
}

function aftermath(game: Playing, { of, losses, fallen }: Batch, returned: number): void {
  const { state } = game
  if (returned > 0) {
    const pedro = seatOf(state, 'pedro-ramirez')
    returnArrows(game, pedro, pedro, returned)
  }
  if (fallen > 0) {
    const sam = seatOf(state, 'vulture-sam')
    if (sam !== -1) gainLife(game, sam, 2 * fallen, 'vulture-sam', sam)
  }
  if (of !== 'bull' && of !== 'gatling') return
  // Due even when this batch was his last (BD-R63), once a batch (BD-R61).
  const gringo = state.players.findIndex((player) => player.character === 'el-gringo')
  if (gringo !== -1 && losses[gringo]! > 0) push<Arrows>(game, { kind: 'arrows', seat: state.active, left: 1 })
}
