// A turn: roll up to three times, arrows and dynamite after each roll; then shots, beers, Gatling, in this order.
// Each step pushes what it needs and finds itself on top again when that is over. A player who falls in his own turn
// resolves nothing more of it (BD-R24, BD-R33).

import { type FrameRule, below, push, replace, sinceThisMove, taken } from '@saloon/kernel'
import { DYNAMITE_EXPLODES, FACES, type Face, gatlingOf, rollsOf } from '../components.ts'
import { noDice, tellDeal } from '../setup.ts'
import { beerDice, isBullsEye, shotsHaveAChoice, targetsOfShots } from '../rules/shots.ts'
import {
  type Action,
  type Arrows,
  type BangDice,
  type Batch,
  type Event,
  NO_DIE,
  type Playing,
  type Question,
  type Turn,
  countFaces,
  gainLife,
  isAlive,
  nextAlive,
  returnArrows,
  somebodyIsHurt,
} from '../state.ts'
import { shoot } from './assign-shots.ts'

export const turn: FrameRule<BangDice, Turn, Action, Event> = {
  go(game, turn) {
    const { state } = game
    if (state.players[state.active]!.life === 0) return pass(game)
    switch (turn.step) {
      case 'begin':
        return begin(game, turn)
      case 'throw':
        return throwDice(game, turn)
      case 'dynamite':
        return lookForDynamite(game, turn)
      case 'shots':
        turn.step = 'beers'
        return shots(game)
      case 'beers':
        turn.step = 'gatling'
        return beers(game)
      case 'gatling':
        turn.step = 'end'
        return gatling(game)
      case 'end':
        return end(game)
    }
  },
}

function begin(game: Playing, turn: Turn): void {
  const { state } = game
  const { active } = state
  if (state.moves === 0) tellDeal(game)
  game.tell?.({ type: 'turn-began', by: active })
  state.rolls = 0
  state.dice = noDice()
  state.spent = NO_DIE
  turn.step = 'throw'
  ask(game, 'roll')
  // Sid's gift comes before his first roll (BD-R76).
  if (state.players[active]!.character === 'sid-ketchum' && somebodyIsHurt(state)) ask(game, 'sid-heal')
}

/** The dice that `roll` or `reroll` handed down, one bit each; none: the player stops. */
function throwDice(game: Playing, turn: Turn): void {
  const { state } = game
  const thrown = taken(game)
  sinceThisMove(game, turn)
  if (thrown === 0) {
    game.tell?.({ type: 'kept', by: state.active })
    turn.step = 'shots'
    return
  }
  const dice = state.dice.slice()
  let arrows = 0
  for (let die = 0; die < dice.length; die++) {
    if ((thrown & (1 << die)) === 0) continue
    const face = FACES[below(state.chance, FACES.length)]!
    if (face === 'arrow') arrows++ // only dice just thrown give arrows (BD-R18)
    dice[die] = face
  }
  state.dice = dice
  state.rolls++
  game.tell?.({
    type: 'rolled',
    by: state.active,
    roll: state.rolls,
    which: dice.flatMap((_, die) => ((thrown & (1 << die)) === 0 ? [] : [die])),
    faces: dice as Face[],
  })
  turn.step = 'dynamite'
  if (arrows > 0) push<Arrows>(game, { kind: 'arrows', seat: state.active, left: arrows })
}

/** Counted over all five dice, after the arrows (BD-R29, BD-R30). */
function lookForDynamite(game: Playing, turn: Turn): void {
  const { state } = game
  if (countFaces(state, 'dynamite') >= DYNAMITE_EXPLODES) {
    turn.step = 'shots'
    game.tell?.({ type: 'exploded', by: state.active })
    const losses = state.players.map((_, seat) => (seat === state.active ? 1 : 0))
    push<Batch>(game, { kind: 'batch', of: 'dynamite', losses, fallen: 0, step: 'lose' })
    return
  }
  turn.step = 'throw'
  if (state.rolls < rollsOf(state.players[state.active]!.character)) ask(game, 'reroll')
  else turn.step = 'shots'
}

function shots(game: Playing): void {
  const { state } = game
  if (!state.dice.some(isBullsEye)) return
  const mayDouble = state.players[state.active]!.character === 'slab-the-killer' && countFaces(state, 'beer') > 0
  if (mayDouble || shotsHaveAChoice(state)) return ask(game, 'assign-shots')
  const forced = targetsOfShots(state).map((targets) => targets[0]!)
  shoot(game, forced)
}

function beers(game: Playing): void {
  // With nobody below max all beers are wasted, and nobody is asked.
  if (beerDice(game.state).length > 0 && somebodyIsHurt(game.state)) ask(game, 'assign-beers')
}

/** Specification 6.5: the shooter's arrows go back first, then Kit removes arrows, then everybody else is hit (BD-R52). */
function gatling(game: Playing): void {
  const { state } = game
  const { active, players } = state
  const shooter = players[active]!
  const count = countFaces(state, 'gatling')
  if (count === 0) return
  const fires = count >= gatlingOf(shooter.character)
  if (fires) {
    game.tell?.({ type: 'gatling', by: active })
    returnArrows(game, active, active, shooter.arrows)
    const losses = players.map((player, seat) =>
      seat !== active && isAlive(player) && player.character !== 'paul-regret' ? 1 : 0,
    )
    push<Batch>(game, { kind: 'batch', of: 'gatling', losses, fallen: 0, step: 'replace' })
  }
  if (shooter.character === 'kit-carlson' && players.some((player) => player.arrows > 0))
    ask(game, 'kit-discard', count)
}

function end(game: Playing): void {
  const { state } = game
  // Suzy looks only at her final dice (BD-R79).
  if (state.players[state.active]!.character === 'suzy-lafayette' && !state.dice.some(isBullsEye)) {
    gainLife(game, state.active, 2, 'suzy-lafayette', state.active)
  }
  pass(game)
}

function pass(game: Playing): void {
  game.state.active = nextAlive(game.state, game.state.active)
  replace<Turn>(game, { kind: 'turn', step: 'begin' })
}

function ask(game: Playing, kind: string, most = 0): void {
  push<Question>(game, { kind, seat: game.state.active, most })
}
