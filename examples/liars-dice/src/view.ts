// What each seat may see, and a full state guessed from it. Only other people's dice are secret.

import { type Chance, type Eyes, HIDDEN, type View, copyChance, copyStack } from '@saloon/kernel'
import { fork, has, viewLocked } from '@saloon/kernel'
import { type LiarsDice, rolled } from './state.ts'

export function clone(state: LiarsDice): LiarsDice {
  return {
    chance: copyChance(state.chance),
    moves: state.moves,
    frames: state.frames,
    epoch: state.epoch,
    given: state.given.slice(),
    used: state.used.slice(),
    locked: state.locked.slice(),
    handed: state.handed,
    stack: copyStack(state.stack),
    dice: state.dice.map((dice) => dice.slice()),
    aside: state.aside,
    gone: state.gone.map((seats) => seats.slice()),
    turn: state.turn,
    bid: state.bid,
  }
}

export function view(state: LiarsDice, eyes: Eyes): View<LiarsDice> {
  return {
    eyes,
    moves: state.moves,
    frames: state.frames,
    epoch: state.epoch,
    given: state.given.slice(),
    used: state.used.slice(),
    locked: viewLocked(state.locked, eyes),
    handed: state.handed,
    stack: copyStack(state.stack),
    dice: state.dice.map((dice, seat) => (has(eyes, seat) ? dice.slice() : dice.map(() => HIDDEN))),
    aside: state.aside,
    gone: state.gone.map((seats) => seats.slice()),
    turn: state.turn,
    bid: state.bid,
  }
}

export function imagine(view: View<LiarsDice>, chance: Chance): LiarsDice {
  return {
    chance: fork(chance),
    moves: view.moves,
    frames: view.frames,
    epoch: view.epoch,
    given: view.given.slice(),
    used: view.used.slice(),
    locked: view.locked.slice(),
    handed: view.handed,
    stack: copyStack(view.stack),
    dice: view.dice.map((dice) => dice.map((die) => (die === HIDDEN ? rolled(chance) : die))),
    aside: view.aside,
    gone: view.gone.map((seats) => seats.slice()),
    turn: view.turn,
    bid: view.bid,
  }
}
