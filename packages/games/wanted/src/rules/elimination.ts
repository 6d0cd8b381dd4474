// A player is out: his role is shown, his cards go, and who is responsible is rewarded or punished (specification 5.6).

import { type Seat, only, without } from '@saloon/kernel'
import { REWARD, type Role } from '../components.ts'
import { seatOf } from './lives.ts'
import { type Blame, NOBODY_TO_BLAME, type Playing } from '../state.ts'
import { draw } from './zones.ts'

export function eliminate(game: Playing, seat: Seat, by: Blame): void {
  const { state } = game
  const player = state.players[seat]!
  state.alive = without(state.alive, seat)
  player.life = 0
  player.shown = true
  game.tell?.({ type: 'eliminated', by: seat, role: player.role as Role, shows: true })
  // Vulture Sam takes the cards before any reward or penalty (W-R104), but not his own (W-R106).
  const sam = seatOf(state, 'vulture-sam')
  if (sam === -1) discardEverything(game, seat)
  else inherit(game, sam, seat)
  if (by === NOBODY_TO_BLAME) return
  if (player.role === 'outlaw') {
    game.tell?.({ type: 'rewarded', by, for: seat })
    draw(game, by, REWARD)
  } else if (player.role === 'deputy' && state.players[by]!.role === 'sheriff') {
    game.tell?.({ type: 'punished', by, for: seat })
    discardEverything(game, by)
  }
}

/** What lies in front of a player first, then the hand, the oldest first (W-R21). */
function discardEverything(game: Playing, seat: Seat): void {
  const { discard, players } = game.state
  const { hand, inPlay } = players[seat]!
  if (hand.length + inPlay.length === 0) return
  game.tell?.({ type: 'discarded', by: seat, cards: [...inPlay, ...hand], shows: true })
  for (let i = 0; i < inPlay.length; i++) discard.push(inPlay[i]!)
  for (let i = 0; i < hand.length; i++) discard.push(hand[i]!)
  inPlay.length = 0
  hand.length = 0
}

function inherit(game: Playing, sam: Seat, from: Seat): void {
  const { players } = game.state
  const { hand, inPlay } = players[from]!
  const heir = players[sam]!.hand
  const eyes = only(sam) | only(from)
  if (inPlay.length > 0) game.tell?.({ type: 'took-over', by: sam, from, cards: inPlay.slice() })
  if (hand.length > 0)
    game.tell?.({ type: 'inherited', by: sam, from, count: hand.length, only: { eyes, cards: hand.slice() } })
  for (let i = 0; i < inPlay.length; i++) heir.push(inPlay[i]!)
  for (let i = 0; i < hand.length; i++) heir.push(hand[i]!)
  inPlay.length = 0
  hand.length = 0
}
