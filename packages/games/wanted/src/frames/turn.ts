// A turn: Dynamite before Jail (W-R77), both before the two cards of the draw phase; then cards are played, and what is too much
// is discarded. Each part is a frame that takes the place of the one before.

import { type FrameRule, push, replace, taken } from '@saloon/kernel'
import { EXPLOSION, explodes, isHeart, isRed } from '../components.ts'
import { loseLife } from '../rules/lives.ts'
import { endResolution } from '../outcome.ts'
import { inFrontOf, isAlive, nextAlive } from '../rules/reach.ts'
import { tellDeal } from '../setup.ts'
import { type Action, type Event, NOBODY_TO_BLAME, type Phase, type Playing, type Turn, type Wanted } from '../state.ts'
import { NO_CARD, cardDrawn, draw, flip, takeOut, takeTop } from '../rules/zones.ts'
import { anybodyElseHoldsCards } from './drawing.ts'

export const turn: FrameRule<Wanted, Turn, Action, Event> = {
  go(game, turn) {
    const { state } = game
    switch (turn.step) {
      case 'begin':
        return begin(game, turn)
      case 'explosion':
        turn.step = 'aftermath'
        return burn(game)
      case 'aftermath':
        turn.step = 'jail'
        endResolution(game)
        // Who was killed by it takes no turn (W-R82).
        if (state.result === null && !isAlive(state, state.active)) passTurn(game)
        return
      case 'jail':
        return visitJail(game, turn)
      case 'verdict':
        turn.step = 'draw'
        return judgePrisoner(game)
      case 'draw':
        replace<Phase>(game, { kind: 'play' })
        return drawPhase(game, state.players[state.active]!.character)
    }
  },
}

export function passTurn(game: Playing): void {
  game.state.active = nextAlive(game.state, game.state.active)
  replace<Turn>(game, { kind: 'turn', step: 'begin' })
}

function begin(game: Playing, turn: Turn): void {
  const { state } = game
  const { active } = state
  if (state.turns === 0) tellDeal(game)
  state.turns++
  state.bangs = 0
  game.tell?.({ type: 'turn-began', by: active, turn: state.turns })
  if (inFrontOf(state.players[active]!, 'dynamite') === NO_CARD) {
    turn.step = 'jail'
    return
  }
  turn.step = 'explosion'
  flip(game, active, 'dynamite')
}

/** The Dynamite goes off, or goes on to the left (W-R79). Nobody is to blame (W-R80). */
function burn(game: Playing): void {
  const { state } = game
  const { active, players } = state
  const card = cardDrawn(taken(game))
  const { inPlay } = players[active]!
  const dynamite = inFrontOf(players[active]!, 'dynamite')
  takeOut(inPlay, dynamite)
  if (card !== NO_CARD && explodes(card)) {
    state.discard.push(dynamite) // before the loss, so that nobody inherits it (W-R81)
    game.tell?.({ type: 'exploded', by: active })
    return loseLife(game, active, EXPLOSION, NOBODY_TO_BLAME)
  }
  const to = nextAlive(state, active)
  players[to]!.inPlay.push(dynamite)
  game.tell?.({ type: 'dynamite-passed', by: active, to })
}

function visitJail(game: Playing, turn: Turn): void {
  const { state } = game
  if (inFrontOf(state.players[state.active]!, 'jail') === NO_CARD) {
    turn.step = 'draw'
    return
  }
  turn.step = 'verdict'
  flip(game, state.active, 'jail')
}

/** The Jail is discarded whatever the card shows (W-R74); who stays inside still discards down to the limit (W-R75). */
function judgePrisoner(game: Playing): void {
  const { state } = game
  const { active } = state
  const card = cardDrawn(taken(game))
  const { inPlay } = state.players[active]!
  const jail = inFrontOf(state.players[active]!, 'jail')
  takeOut(inPlay, jail)
  state.discard.push(jail)
  const free = card !== NO_CARD && isHeart(card)
  game.tell?.({ type: free ? 'freed' : 'locked-up', by: active })
  if (!free) replace<Phase>(game, { kind: 'discard' })
}

function drawPhase(game: Playing, character: Wanted['players'][number]['character']): void {
  const { state } = game
  switch (character) {
    case 'black-jack':
      return drawOpenly(game)
    case 'jesse-jones':
      return anybodyElseHoldsCards(state) ? push<Phase>(game, { kind: 'jesse' }) : draw(game, state.active, 2)
    case 'pedro-ramirez':
      return state.discard.length > 0 ? push<Phase>(game, { kind: 'pedro' }) : draw(game, state.active, 2)
    case 'kit-carlson':
      return push<Phase>(game, { kind: 'kit' })
    default:
      return draw(game, state.active, 2)
  }
}

/** Black Jack shows his second card, and draws a third if it is red (W-R87, W-R88). */
function drawOpenly(game: Playing): void {
  const { active, players } = game.state
  draw(game, active, 1)
  const card = takeTop(game)
  if (card === NO_CARD) return
  players[active]!.hand.push(card)
  game.tell?.({ type: 'showed', by: active, card, shows: true })
  if (isRed(card)) draw(game, active, 1)
}
