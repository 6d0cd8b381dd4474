// Playing cards, as many as one likes, each resolved completely before the next (W-R25). What a card does without asking anybody is done
// here; the rest becomes a frame on top of this one, which finds itself on top again when the card is resolved.

import { type FrameRule, type Seat, WAIT, below, only, push, replace, sinceThisMove } from '@saloon/kernel'
import { type Card, drawsOf, isBlue, isWeapon, kindOf } from '../components.ts'
import { gainLife } from '../rules/lives.ts'
import { endResolution } from '../outcome.ts'
import { END, playOptions } from '../rules/play-options.ts'
import { countAlive, isAlive } from '../rules/reach.ts'
import {
  type Action,
  type Duel,
  type Event,
  FROM_HAND,
  type Phase,
  type Playing,
  type Shot,
  type Store,
  type Volley,
  type Wanted,
} from '../state.ts'
import { NO_CARD, draw, stealFromHand, takeOut, takeTop } from '../rules/zones.ts'
import { passTurn } from './turn.ts'

export const play: FrameRule<Wanted, Phase, Action, Event> = {
  go(game) {
    const { state } = game
    if (state.resolving !== null) return endResolution(game)
    // Killed by his own Duel: the turn ends without discarding (W-R33).
    if (!isAlive(state, state.active)) return passTurn(game)
    return WAIT
  },

  asks: ({ active }) => only(active),
  options: (table, _frame, seat) => playOptions(table, seat),
  safe: () => END,

  answer(game, frame, seat, action) {
    sinceThisMove(game, frame)
    switch (action.do) {
      case 'play':
        lay(game, seat, action.card)
        return isBlue(action.card) ? equip(game, seat, action.card) : playFreely(game, seat, action.card)
      case 'aim':
        lay(game, seat, action.card)
        game.tell?.({ type: 'aimed', by: seat, card: action.card, at: action.at })
        return playAt(game, seat, action.card, action.at)
      case 'grab':
        lay(game, seat, action.card)
        game.tell?.({ type: 'aimed', by: seat, card: action.card, at: action.at })
        return grab(game, seat, action.card, action.at, action.pick)
      default:
        return replace<Phase>(game, { kind: 'discard' })
    }
  },
}

/** Out of the hand; a brown card belongs to nobody while its effect is applied (W-R15). */
function lay({ state }: Playing, seat: Seat, card: Card): void {
  takeOut(state.players[seat]!.hand, card)
  if (!isBlue(card)) state.resolving = card
}

/** At most one weapon: another one discards it (W-R30). */
function equip(game: Playing, seat: Seat, card: Card): void {
  const { discard, players } = game.state
  const { inPlay } = players[seat]!
  game.tell?.({ type: 'equipped', by: seat, card })
  const old = isWeapon(card) ? inPlay.find(isWeapon) : undefined
  if (old !== undefined) {
    takeOut(inPlay, old)
    discard.push(old)
    game.tell?.({ type: 'discarded', by: seat, cards: [old] })
  }
  inPlay.push(card)
  endResolution(game)
}

function playFreely(game: Playing, seat: Seat, card: Card): void {
  const { state } = game
  game.tell?.({ type: 'played', by: seat, card })
  const draws = drawsOf(card)
  if (draws > 0) return draw(game, seat, draws)
  switch (kindOf(card)) {
    case 'beer':
      // Not while only two players are alive (W-R51); it may be played in vain (W-R52).
      if (countAlive(state) <= 2 || !gainLife(game, seat)) game.tell?.({ type: 'no-effect', by: seat, card })
      return
    case 'saloon':
      for (let other = 0; other < state.players.length; other++) if (isAlive(state, other)) gainLife(game, other)
      return
    case 'general-store':
      return openStore(game, seat)
    case 'gatling':
      return push<Volley>(game, { kind: 'volley', of: 'shot', by: seat, last: seat })
    default:
      return push<Volley>(game, { kind: 'volley', of: 'indians', by: seat, last: seat })
  }
}

function openStore(game: Playing, seat: Seat): void {
  const { state } = game
  const { store } = state
  for (let left = countAlive(state); left > 0; left--) {
    const card = takeTop(game)
    if (card === NO_CARD) break
    store.push(card)
  }
  if (store.length > 0) game.tell?.({ type: 'store-opened', by: seat, cards: store.slice(), shows: true })
  push<Store>(game, { kind: 'store', seat })
}

function playAt(game: Playing, seat: Seat, card: Card, at: Seat): void {
  const { state } = game
  switch (kindOf(card)) {
    case 'jail':
      state.players[at]!.inPlay.push(card)
      return endResolution(game)
    case 'duel':
      return push<Duel>(game, { kind: 'duel', challenger: seat, challenged: at, seat: at, fired: 0 })
    default: {
      state.bangs++ // a Missed! of Calamity Janet too (W-R89)
      const left = state.players[seat]!.character === 'slab-the-killer' ? 2 : 1 // W-R43
      return push<Shot>(game, { kind: 'shot', by: seat, seat: at, left, barrel: false, jourdonnais: false })
    }
  }
}

/** Panic! takes into the hand, Cat Balou discards: from the table what was chosen, from the hand at random (W-R58, W-R59). */
function grab(game: Playing, seat: Seat, card: Card, at: Seat, pick: Card): void {
  const { players, discard, chance } = game.state
  const { hand, inPlay } = players[at]!
  const isPanic = kindOf(card) === 'panic'
  if (pick !== FROM_HAND) {
    takeOut(inPlay, pick)
    if (isPanic) players[seat]!.hand.push(pick)
    else discard.push(pick)
    game.tell?.({ type: isPanic ? 'took' : 'removed', by: seat, from: at, card: pick })
  } else if (isPanic) stealFromHand(game, seat, at)
  else {
    const lost = hand[below(chance, hand.length)]!
    takeOut(hand, lost)
    discard.push(lost)
    game.tell?.({ type: 'removed', by: seat, from: at, card: lost, shows: true })
  }
}
