// WANTED! with thinking ahead: worlds from the belief, the scored policy on one shared public belief, cut off by the value.

import { type Chance, type Seat, type View, firstOf } from '@saloon/kernel'
import { type Action, type Event, type Wanted, kindOf, wanted } from '@saloon/wanted'
import { FIRES_AT_ALL, type Memory, isVolley, learn } from '../belief/wanted.ts'
import {
  type Belief,
  type RoleWord,
  copyBelief,
  drawWay,
  faded,
  isKnown,
  knownRoles,
  roleIn,
  weigh,
  WORDS,
} from '../belief/roles.ts'
import type { Manner } from '../personality.ts'
import type { Policy } from '../policy/policy.ts'
import { keptBy } from '../policy/hidden-roles.ts'
import { wantedPolicy, beliefAt, choose } from '../policy/wanted/index.ts'
import { hateOf } from '../policy/wanted/hate.ts'
import { playsOf } from '../policy/wanted/plays.ts'
import { WEIGHTS } from '../policy/wanted/weights.ts'
import models from '../value/models/wanted.json' with { type: 'json' }
import { type Models, modelFor } from '../value/models.ts'
import { type Model, chancesOf } from '../value/regression.ts'
import { SIDE_OF } from '../value/sides.ts'
import { featuresOf } from '../value/wanted.ts'
import { type Choice, type Effort, distinct, search } from './flat.ts'

const MOST_CANDIDATES = 10
/** A playout that takes longer is judged where it stands. */
const MOST_DECISIONS = 400

export const wantedMind: Policy<Wanted, Action, Event, Memory> = {
  ...wantedPolicy,
  deep: {
    effort: { playouts: 600, turns: 6, clearly: 1 },
    decide: (view, seat, memory, manner, effort, chance) =>
      search(choiceFor(view, seat, memory, manner, effort), effort, chance),
  },
}

function choiceFor(
  view: View<Wanted>,
  me: Seat,
  memory: Memory,
  manner: Manner,
  { turns }: Effort,
): Choice<Wanted, Action> {
  const belief = beliefAt(view, memory)
  const usual = choose(view, me, belief, manner, memory.wrongs)
  const model = modelFor(models as unknown as Models, view.players.length)
  const side = SIDE_OF[view.players[me]!.role as RoleWord]
  const believed = faded(belief, keptBy(manner))
  const known = knownRoles(view.players, me)
  return {
    candidates:
      view.turns === 0 ? [usual] : distinct(usual, others(view, me, belief, memory, manner, usual), MOST_CANDIDATES),
    imagine(chance: Chance) {
      const way = drawWay(believed, known, chance)
      const players = view.players.map((player, seat) => ({ ...player, role: WORDS[roleIn(way, seat)]! }))
      return wanted.imagine(view, chance, { players })
    },
    playout: (world, action) => playOn(world, believed, me, action, turns, model, side),
  }
}

/** By the policy, from what everybody sees: imagined roles decide what happens and how it ends, but nobody in it knows them. */
function playOn(
  world: Wanted,
  believed: Belief,
  me: Seat,
  first: Action,
  turns: number,
  model: Model,
  side: number,
): number {
  const state = wanted.rules.clone(world)
  const belief = copyBelief(believed)
  const table = wanted.at(state)
  const until = state.turns + turns
  let seat = me
  let action = first
  for (let n = 0; n < MOST_DECISIONS; n++) {
    attend(state, belief, seat, action)
    wanted.play(table, seat, action)
    const asked = wanted.asked(state)
    if (asked === 0) return state.result?.winners.includes(me) ? 1 : 0
    if (state.turns >= until && state.stack[state.stack.length - 1]!.kind === 'play') break
    seat = firstOf(asked)
    action = choose(state, seat, belief)
  }
  return chancesOf(model, [featuresOf(state, belief)])[side]!
}

/** What everybody learns from it, on the table as it is before. */
function attend(state: Wanted, belief: Belief, by: Seat, action: Action): void {
  if (action.do === 'aim' || action.do === 'grab') {
    if (action.at !== by) learn(belief, state, by, action.card, action.at, knownRoles(state.players))
  } else if (action.do === 'play' && isVolley(action.card) && by !== belief.sheriff) {
    if (!isKnown(knownRoles(state.players), by)) weigh(belief, by, FIRES_AT_ALL)
  }
}

// ---- what else could be done ----------------------------------------------------------------------------------------

const END = { do: 'end' } as const

function others(
  table: View<Wanted>,
  me: Seat,
  belief: Belief,
  memory: Memory,
  manner: Manner,
  usual: Action,
): Action[] {
  const player = table.players[me]!
  const frame = table.stack[table.stack.length - 1]!
  switch (frame.kind) {
    case 'play': {
      const weights = WEIGHTS[player.role as RoleWord]
      const hate = hateOf(table, me, belief, memory.wrongs, weights, manner)
      const plays = playsOf({ table, me, hate, weights, manner }).toSorted((a, b) => b.gain - a.gain)
      return [...plays.slice(0, 7).map(({ action }) => action), END, ...otherTargets(table, me, usual, hate)]
    }
    case 'store':
      return table.store.map((card) => ({ do: 'pick', card }))
    case 'kit':
      return table.peeked.map((card) => ({ do: 'put-back', card }))
    case 'shot':
    case 'indians':
    case 'duel':
    case 'pedro':
    case 'jesse':
      return oneOfEach(table, me)
    default:
      return []
  }
}

/** The same cards at somebody else. */
function otherTargets(table: View<Wanted>, me: Seat, usual: Action, hate: readonly number[]): Action[] {
  const found: Action[] = []
  for (const option of wanted.options(table, me)) {
    if (
      option.do !== 'aim' ||
      typeof option.at !== 'object' ||
      !('one' in option.at) ||
      typeof option.card !== 'number'
    )
      continue
    if (usual.do === 'aim' && kindOf(usual.card) !== kindOf(option.card)) continue
    for (const at of option.at.one) if (at !== me && hate[at]! > -0.8) found.push({ do: 'aim', card: option.card, at })
  }
  return found
}

/** Each way to answer once, with one card of a kind. */
function oneOfEach(table: View<Wanted>, me: Seat): Action[] {
  const found: Action[] = []
  const seen = new Set<string>()
  for (const option of wanted.options(table, me)) {
    if (option.do === 'sid') continue
    if (option.do === 'draw-from' && typeof option.seat === 'object' && 'one' in option.seat) {
      for (const seat of option.seat.one) found.push({ do: 'draw-from', seat })
      continue
    }
    const kind = 'card' in option && typeof option.card === 'number' ? kindOf(option.card) : ''
    if (seen.has(option.do + kind)) continue
    seen.add(option.do + kind)
    found.push(option as Action)
  }
  return found
}
