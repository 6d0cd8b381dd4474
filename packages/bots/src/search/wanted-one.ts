// Wanted One with thinking ahead: decks dealt anew as they may lie, the policy for everybody, to the end of the round at the most, and the
// value of what it comes to. What follows after that is more noise than news.

import { type Chance, type Seat, type View, copyChance, firstOf } from '@saloon/kernel'
import { type Action, type Event, type WantedOne, wantedOne } from '@saloon/wanted-one'
import { EVEN, type Manner } from '../personality.ts'
import type { Policy } from '../policy/policy.ts'
import { choose, scoresOf, wantedOnePolicy } from '../policy/wanted-one/index.ts'
import models from '../value/models/wanted-one.json' with { type: 'json' }
import { type Models, modelFor } from '../value/models.ts'
import { type Model, chancesOf } from '../value/regression.ts'
import { featuresOf } from '../value/wanted-one.ts'
import { type Choice, type Effort, distinct, search } from './flat.ts'

const MOST_CANDIDATES = 12
/** A playout that takes longer is judged where it stands. */
const MOST_DECISIONS = 400

export const wantedOneMind: Policy<WantedOne, Action, Event, null> = {
  ...wantedOnePolicy,
  deep: {
    effort: { playouts: 240, turns: 7, clearly: 1 },
    decide: (view, seat, memory, manner, effort, chance) =>
      search(choiceFor(view, seat, memory, manner, effort, chance), effort, chance),
  },
}

function choiceFor(
  view: View<WantedOne>,
  me: Seat,
  _memory: null,
  manner: Manner,
  { turns }: Effort,
  chance: Chance,
): Choice<WantedOne, Action> {
  const usual = choose(view, me, chance, manner)
  const model = modelFor(models as unknown as Models, view.players.length)
  const others = scoresOf(view, me, manner)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ action }) => action)
  return {
    candidates: distinct(usual, others, MOST_CANDIDATES),
    imagine: (chance) => wantedOne.imagine(view, chance),
    playout: (world, action) => playOn(world, me, action, turns, model),
  }
}

function playOn(world: WantedOne, me: Seat, first: Action, turns: number, model: Model): number {
  const state = wantedOne.rules.clone(world)
  const luck = copyChance(world.chance) // for choices between equals; the cards have their own
  const table = wantedOne.at(state)
  const { round } = state
  let { active } = state
  let left = turns
  let seat = me
  let action = first
  for (let n = 0; n < MOST_DECISIONS; n++) {
    wantedOne.play(table, seat, action)
    const asked = wantedOne.asked(state)
    if (asked === 0) return state.winner === me ? 1 : 0
    if (state.round !== round) break
    if (state.active !== active) {
      active = state.active
      if (--left <= 0) break
    }
    seat = firstOf(asked)
    action = choose(state, seat, luck, EVEN)
  }
  return chancesOf(model, featuresOf(state))[me]!
}
