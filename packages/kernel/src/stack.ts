// The stack of frames: what is in the middle of happening, the innermost thing last.
// No callback waits in memory, so any state can be saved, resumed elsewhere, and forked in the middle of anything.

import type { Base, Frame } from './contract.ts'

type New<F extends Frame> = Omit<F, 'n' | 'cause'>
/** Of a game being played, what the stack needs to know. */
interface Ongoing {
  readonly state: Base
  cause: number
}

/** Something begins, on top of what is going on. */
export function push<F extends Frame>(game: Ongoing, frame: New<F>): void {
  const state = game.state
  const started = frame as F // the literal becomes the frame: one object a push, not two
  started.n = ++state.frames
  started.cause = game.cause
  state.stack.push(started)
}

/** The innermost thing is over; it may hand a number down to the frame below, which takes it with `taken`. */
export function pop(game: Ongoing, handed = 0): void {
  game.state.stack.pop()
  game.state.handed = handed
}

/** The innermost thing turns into another. */
export function replace<F extends Frame>(game: Ongoing, frame: New<F>): void {
  game.state.stack.pop()
  push(game, frame)
}

/** What follows comes from the move just made, though the frame is older: a turn goes on because of this roll. */
export function sinceThisMove(game: Ongoing, frame: Frame): void {
  frame.cause = game.state.moves
  game.cause = game.state.moves
}

/** What the frame that just ended handed down. Reading it leaves zero, so that equal positions have equal hashes. */
export function taken(game: Ongoing): number {
  const handed = game.state.handed
  game.state.handed = 0
  return handed
}

/** The game is over: nothing else happens. */
export function finish(game: Ongoing): void {
  game.state.stack = []
  game.state.handed = 0
}

export function copyStack(stack: readonly Frame[]): Frame[] {
  const copy: Frame[] = []
  for (let i = 0; i < stack.length; i++) copy.push({ ...stack[i]! })
  return copy
}
