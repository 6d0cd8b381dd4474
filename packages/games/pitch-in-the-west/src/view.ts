// What each seat may see: everything, except when the town clock is going to strike (11).

import { type Chance, type Eyes, fork, HIDDEN, type View, copyChance, copyStack, viewLocked } from '@saloon/kernel'
import { drawStrokes } from './duel/reckoning.ts'
import type { Base, Bells, Figure, Item, PitchInTheWest, Thing, Townsperson } from './state.ts'

const copyFigure = (it: Figure): Figure => ({
  id: it.id,
  team: it.team,
  seat: it.seat,
  life: it.life,
  pose: it.pose,
  inside: it.inside,
  jailed: it.jailed,
  sitsOut: it.sitsOut,
})
const copyPerson = (it: Townsperson): Townsperson => ({ id: it.id, pose: it.pose, alive: it.alive, escort: it.escort })
const copyBase = (it: Base): Base => ({
  id: it.id,
  kind: it.kind,
  pose: it.pose,
  duel: it.duel,
  life: it.life,
  locked: it.locked,
  stop: it.stop,
  halted: it.halted,
})
const copyThing = ({ id, kind, pose }: Thing): Thing => ({ id, kind, pose })
const copyItem = ({ id, kind, holder, pose }: Item): Item => ({ id, kind, holder, pose })

/** By the last pitch that was carried out everybody has heard these strokes (PW-R56). */
const struck = (bells: readonly number[], { now }: Bells): number[] =>
  bells.map((stroke) => (stroke <= now ? stroke : HIDDEN))
const stillToStrike = (chance: Chance, bells: readonly number[], { strokes, now }: Bells): number[] => {
  const heard = bells.filter((stroke) => stroke !== HIDDEN)
  return drawStrokes(chance, strokes, heard, now)
}

export const clone = (state: PitchInTheWest): PitchInTheWest => ({
  chance: copyChance(state.chance),
  moves: state.moves,
  frames: state.frames,
  epoch: state.epoch,
  given: state.given.slice(),
  used: state.used.slice(),
  locked: state.locked.slice(),
  handed: state.handed,
  stack: copyStack(state.stack),
  options: state.options,
  own: state.own,
  teams: state.teams,
  prisoner: state.prisoner,
  round: state.round,
  onTurn: state.onTurn,
  figures: state.figures.map(copyFigure),
  townsfolk: state.townsfolk.map(copyPerson),
  bases: state.bases.map(copyBase),
  things: state.things.map(copyThing),
  items: state.items.map(copyItem),
  bells: state.bells,
  result: state.result,
})

export const view = (state: PitchInTheWest, eyes: Eyes): View<PitchInTheWest> => ({
  eyes,
  moves: state.moves,
  frames: state.frames,
  epoch: state.epoch,
  given: state.given.slice(),
  used: state.used.slice(),
  locked: viewLocked(state.locked, eyes),
  handed: state.handed,
  stack: copyStack(state.stack),
  options: state.options,
  own: state.own,
  teams: state.teams,
  prisoner: state.prisoner,
  round: state.round,
  onTurn: state.onTurn,
  figures: state.figures.map(copyFigure),
  townsfolk: state.townsfolk.map(copyPerson),
  bases: state.bases.map(copyBase),
  things: state.things.map(copyThing),
  items: state.items.map(copyItem),
  bells: state.bells === null ? null : struck(state.bells, state.stack.at(-1) as Bells),
  result: state.result,
})

export const imagine = (view: View<PitchInTheWest>, chance: Chance): PitchInTheWest => ({
  chance: fork(chance),
  moves: view.moves,
  frames: view.frames,
  epoch: view.epoch,
  given: view.given.slice(),
  used: view.used.slice(),
  locked: view.locked.slice(),
  handed: view.handed,
  stack: copyStack(view.stack),
  options: view.options,
  own: view.own,
  teams: view.teams,
  prisoner: view.prisoner,
  round: view.round,
  onTurn: view.onTurn,
  figures: view.figures.map(copyFigure),
  townsfolk: view.townsfolk.map(copyPerson),
  bases: view.bases.map(copyBase),
  things: view.things.map(copyThing),
  items: view.items.map(copyItem),
  bells: view.bells === null ? null : stillToStrike(chance, view.bells, view.stack.at(-1) as Bells),
  result: view.result,
})
