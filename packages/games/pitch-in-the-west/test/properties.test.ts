// What holds for every game: random positions of the towns, and one whole game of each of the six scenarios.

import { mustHold, passesTheKit, playsToTheEnd, randomGame } from '@saloon/kernel/kit'
import { expectFiguresApart } from '@saloon/physics/kit'
import { test } from 'vitest'
import { type PitchInTheWest, SIX_IDS, pitchInTheWest, pitchInTheWestModule } from '../src/index.ts'
import { piecesOf } from '../src/wood/town.ts'
import { VARIANTS } from './towns.ts'

await pitchInTheWest.rules.ready!()

/** In duels by the bells: a pitch, and a cylinder set down before the last stroke, which told of strokes that no view had. */
const FOUND = [
  { variant: 1, seed: 2_147_483_645, at: 181 },
  { variant: 1, seed: 1_401_181_143, at: 167 },
]

passesTheKit(pitchInTheWestModule, {
  variants: VARIANTS,
  states: 12,
  found: FOUND,
  longest: 400,
  conserved,
  invariants,
})

test.each(SIX_IDS)('a whole game of %s ends, with every object somewhere', (scenario) => {
  playsToTheEnd(
    pitchInTheWest,
    { seats: 2, options: { scenario, outlaws: 2, law: 1, duels: 'hard' } },
    { most: 3000, conserved, invariants },
  )
})

/** Every object that can be carried exists once; people and bases are never lost. */
function conserved(state: PitchInTheWest): unknown {
  return {
    items: state.items.map(({ id }) => id).toSorted(),
    figures: state.figures.map(({ id, team, seat }) => [id, team, seat]),
    townsfolk: state.townsfolk.map(({ id }) => id),
    bases: state.bases.map(({ id }) => id),
  }
}

function invariants(state: PitchInTheWest): void {
  mustHold((must) => {
    const isOver = state.result !== null
    for (const { id, life, pose, inside, jailed } of state.figures) {
      must(life >= 0 && life <= 8, `${id}: life`)
      must((pose === null) === (inside !== null) || isOver, `${id}: inside or outside`)
      must(life > 0 || pose === null || pose.turn !== null, `${id}: the dead lie`)
      must(life === 0 || pose === null || pose.turn === null, `${id}: the living stand`)
      must(!jailed || inside !== null, `${id}: jailed inside`)
      if (pose) must(Math.abs(pose.x) <= 60_000 && Math.abs(pose.z) <= 40_000, `${id}: is on the table`)
      must(state.items.filter(({ holder }) => holder === id).length <= 2, `${id}: two hands`)
    }
    for (const at of state.bases) {
      const inside = state.figures.filter((figure) => figure.inside === at.id)
      must(inside.length <= 2 && new Set(inside.map(({ team }) => team)).size <= 1, `${at.id}: two of one team`)
      must(at.duel >= 0 && at.life >= 0, `${at.id}: cubes`)
      must(at.pose.turn === null, `${at.id}: stands`)
    }
    const held = state.stack.some(({ kind }) => kind === 'place' || kind === 'put')
    for (const { id, holder, pose, kind } of state.items) {
      const owner = state.figures.find((figure) => figure.id === holder)
      if (owner) must((pose !== null) === (owner.pose !== null) || held || isOver, `${id}: lies beside ${holder}`)
      else must((pose !== null) === (holder === 'loose'), `${id}: ${holder}`)
      must(holder !== 'camp' || kind === 'gold', `${id}: only gold in the camp`)
      if (pose) must([pose.x, pose.y, pose.z, pose.facing].every(Number.isSafeInteger), `${id}: whole numbers`)
    }
    for (const { id, alive, pose, escort } of state.townsfolk) {
      must(alive ? pose === null || pose.turn === null : pose !== null, `${id}: stands, lies, or is safe`)
      must(escort === null || state.figures.some((figure) => figure.id === escort && figure.life > 0), `${id}: escort`)
    }
    must((state.result === null) === state.stack.length > 0, 'somebody is asked until it is over')
    must((state.bells !== null) === state.stack.some(({ kind }) => kind === 'bells'), 'bells only in a duel')
  })
}

test('figures that stand never stand in each other', () => {
  const play = randomGame(
    pitchInTheWest,
    { seats: 2, options: { scenario: 'stagecoach-attack', outlaws: 2, law: 2 } },
    7,
  )
  while (play.step()) expectFiguresApart(piecesOf(play.state))
})
