// BANG! The Dice Game with thinking ahead: worlds from the belief, the scored policy on one shared public belief, cut off by the value.

import {
  type Action,
  type BangDice,
  type Event,
  type Face,
  bangDice,
  shotDice,
  targetsOfShots,
} from '@saloon/bang-dice'
import { type Chance, type Seat, type View, firstOf } from '@saloon/kernel'
import { type Memory, learnBeer, learnShot } from '../belief/bang-dice.ts'
import { type Belief, type RoleWord, WORDS, copyBelief, drawWay, faded, knownRoles, roleIn } from '../belief/roles.ts'
import type { Manner } from '../personality.ts'
import type { Policy } from '../policy/policy.ts'
import { bangDicePolicy, beliefAt, choose } from '../policy/bang-dice/index.ts'
import { keptBy } from '../policy/hidden-roles.ts'
import { featuresOf } from '../value/bang-dice.ts'
import models from '../value/models/bang-dice.json' with { type: 'json' }
import { type Models, modelFor } from '../value/models.ts'
import { type Model, chancesOf } from '../value/regression.ts'
import { SIDE_OF } from '../value/sides.ts'
import { type Choice, type Effort, distinct, search } from './flat.ts'

const MOST_CANDIDATES = 9
/** A playout that takes longer is judged where it stands. */
const MOST_DECISIONS = 300

export const bangDiceMind: Policy<BangDice, Action, Event, Memory> = {
  ...bangDicePolicy,
  deep: {
    effort: { playouts: 480, turns: 3, clearly: 1 },
    decide: (view, seat, memory, manner, effort, chance) =>
      search(choiceFor(view, seat, memory, manner, effort), effort, chance),
  },
}

function choiceFor(
  view: View<BangDice>,
  me: Seat,
  memory: Memory,
  manner: Manner,
  { turns }: Effort,
): Choice<BangDice, Action> {
  const belief = beliefAt(view, memory)
  const usual = choose(view, me, belief, manner, memory.wrongs)
  const model = modelFor(models as unknown as Models, view.players.length)
  const side = SIDE_OF[view.players[me]!.role as RoleWord]
  const believed = belief && faded(belief, keptBy(manner))
  const known = knownRoles(view.players, me)
  return {
    candidates: distinct(usual, others(view, me, usual), MOST_CANDIDATES),
    imagine(chance: Chance) {
      if (believed === null) return bangDice.imagine(view, chance)
      const way = drawWay(believed, known, chance)
      const players = view.players.map((player, seat) => ({ ...player, role: WORDS[roleIn(way, seat)]! }))
      return bangDice.imagine(view, chance, { players })
    },
    playout: (world, action) => playOn(world, believed, me, action, turns, model, side),
  }
}

/** By the policy, from what everybody sees: imagined roles decide how it ends, but nobody in it knows them. */
function playOn(
  world: BangDice,
  believed: Belief | null,
  me: Seat,
  first: Action,
  turns: number,
  model: Model,
  side: number,
): number {
  const state = bangDice.rules.clone(world)
  const belief = believed && copyBelief(believed)
  const table = bangDice.at(state)
  let seat = me
  let action = first
  let { active } = state
  let left = turns
  for (let n = 0; n < MOST_DECISIONS; n++) {
    if (belief) attend(state, belief, seat, action)
    bangDice.play(table, seat, action)
    const asked = bangDice.asked(state)
    if (asked === 0) return state.result?.winners.includes(me) ? 1 : 0
    if (state.active !== active) {
      active = state.active
      if (--left <= 0) break
    }
    seat = firstOf(asked)
    action = choose(state, seat, belief)
  }
  return chancesOf(model, [featuresOf(state, belief)])[side]!
}

/** What everybody learns from it, on the table as it is before. */
function attend(state: BangDice, belief: Belief, by: Seat, action: Action): void {
  if (action.do === 'shoot' || action.do === 'double') {
    const dice = shotDice(state)
    const known = knownRoles(state.players)
    for (let i = 0; i < dice.length; i++)
      learnShot(belief, state, by, action.at[i]!, state.dice[dice[i]!] as Face, known)
  } else if (action.do === 'pour') for (const to of action.to) if (to !== by) learnBeer(belief, by, to)
}

// ---- what else could be done ----------------------------------------------------------------------------------------

function others(table: View<BangDice>, me: Seat, usual: Action): Action[] {
  switch (usual.do) {
    case 'stop':
    case 'reroll':
      return rerolls(table, me, usual)
    case 'shoot':
    case 'double': {
      const found: Action[] = []
      const targets = targetsOfShots(table)
      targets.forEach((seats, shot) => {
        for (const seat of seats) found.push({ ...usual, at: usual.at.with(shot, seat) })
      })
      // All that can, at the same one.
      for (let seat = 0; seat < table.players.length; seat++)
        found.push({ do: 'shoot', at: targets.map((seats, shot) => (seats.includes(seat) ? seat : usual.at[shot]!)) })
      return found
    }
    case 'pour': {
      const found: Action[] = []
      for (let seat = 0; seat < table.players.length; seat++) {
        if (table.players[seat]!.life === 0) continue
        found.push({ do: 'pour', to: usual.to.map(() => seat) }, { do: 'pour', to: usual.to.with(0, seat) })
      }
      return found
    }
    case 'swap':
      return [
        { do: 'swap', count: 0 },
        { do: 'swap', count: (table.stack.at(-1) as unknown as { readonly most: number }).most },
      ]
    default:
      return []
  }
}

/** To stop; and one die more, or less, than the policy would roll. */
function rerolls(table: View<BangDice>, me: Seat, usual: Action): Action[] {
  const found: Action[] = [{ do: 'stop' }]
  const rolled: readonly number[] = usual.do === 'reroll' ? usual.dice : []
  const seen = new Set<string>()
  for (let die = 0; die < table.dice.length; die++) {
    if (table.dice[die] === 'dynamite' && table.players[me]!.character !== 'black-jack') continue
    const is = `${table.dice[die]}${rolled.includes(die)}`
    if (seen.has(is)) continue
    seen.add(is)
    const dice = rolled.includes(die) ? rolled.filter((one) => one !== die) : [...rolled, die].toSorted((a, b) => a - b)
    if (dice.length > 0) found.push({ do: 'reroll', dice })
  }
  return found
}
