// Western Legends with thinking ahead. A turn is some fifteen questions, so whole plans are compared rather than single answers: a style,
// and perhaps an errand that comes first. Each is played through to one's next turn, and what it comes to is judged by the value.

import { type Chance, type Seat, type View, copyChance, firstOf } from '@saloon/kernel'
import { type Action, type Event, type Legends, westernLegends } from '@saloon/western-legends'
import { EVEN, type Manner } from '../personality.ts'
import type { Policy } from '../policy/policy.ts'
import { errandsFrom } from '../policy/western-legends/errands.ts'
import { type Memory, decide, planOf, westernLegendsPolicy } from '../policy/western-legends/index.ts'
import { type Plan, STYLES, styleOf } from '../policy/western-legends/style.ts'
import models from '../value/models/western-legends.json' with { type: 'json' }
import { type Models, modelFor } from '../value/models.ts'
import { type Model, chancesOf } from '../value/regression.ts'
import { featuresOf } from '../value/western-legends.ts'
import { type Decided, type Effort, type Tried, distinct, search } from './flat.ts'

const MOST_ERRANDS = 4
const MOST_PLANS = 1 + STYLES.length + MOST_ERRANDS
/** A playout that takes longer is judged where it stands. */
const MOST_DECISIONS = 1500

export const westernLegendsMind: Policy<Legends, Action, Event, Memory> = {
  ...westernLegendsPolicy,
  deep: { effort: { playouts: 400, turns: 1, clearly: 0.3 }, decide: think },
}

/** A plan, as something that could be done. */
interface Planned extends Plan {
  readonly do: 'plan'
}

function think(
  view: View<Legends>,
  me: Seat,
  memory: Memory,
  manner: Manner,
  effort: Effort,
  chance: Chance,
): Decided<Action> {
  const frame = view.stack[view.stack.length - 1]!
  const old = planOf(view, me, memory, manner)
  const stays = (plan: Plan): Decided<Action> => {
    const action = decide(view, me, plan, chance, manner)
    return { action, usual: action, gain: 0, error: 0, chance: 0, playouts: 0 }
  }
  if (frame.kind !== 'action' || view.actionsLeft === 0 || view.active !== me) return stays(old)
  const candidates = distinct<Planned>(plan(old.style, old.errand), plansFrom(view, me, old), MOST_PLANS)
  const model = modelFor(models as unknown as Models, view.players.length)
  const decided = search(
    {
      candidates,
      imagine: (chance) => westernLegends.imagine(view, chance),
      playout: (world, one) => playOn(world, me, one, effort.turns, model),
    },
    effort,
    chance,
  )
  memory.plan = { style: decided.action.style, ...(decided.action.errand && { errand: decided.action.errand }) }
  memory.style = decided.action.style
  return {
    ...stays(memory.plan),
    usual: decide(view, me, old, copyChance(chance), manner),
    gain: decided.gain,
    error: decided.error,
    chance: decided.chance,
    playouts: decided.playouts,
    tried: firstSteps(view, me, decided, chance, manner),
  }
}

/** What each plan would do first, by the best plan that begins with it. */
function firstSteps(
  view: View<Legends>,
  me: Seat,
  { tried = [] }: Decided<Planned>,
  chance: Chance,
  manner: Manner,
): Tried<Action>[] {
  const steps = tried.map((one) => ({ ...one, action: decide(view, me, one.action, copyChance(chance), manner) }))
  const spelled = steps.map(({ action }) => JSON.stringify(action))
  return steps.filter((_, n) => spelled.indexOf(spelled[n]!) === n)
}

const plan = (style: Plan['style'], errand?: Plan['errand']): Planned => ({
  do: 'plan',
  style,
  ...(errand && { errand }),
})

function plansFrom(view: View<Legends>, me: Seat, old: Plan): Planned[] {
  const errands = errandsFrom(view, me, STYLES).slice(0, MOST_ERRANDS)
  return [
    plan(old.style),
    ...STYLES.map((style) => plan(style)),
    ...errands.map(({ errand, at, style }) => plan(style, { errand, at })),
  ]
}

/** To one's own next turn, so many times. The errand is for this turn, the style stays. */
function playOn(world: Legends, me: Seat, plan: Plan, turns: number, model: Model): number {
  const state = westernLegends.rules.clone(world)
  const luck = copyChance(world.chance) // for choices between equals; cards and dice have their own
  const table = westernLegends.at(state)
  const until = state.round + turns
  const styles = state.players.map(({ character }, seat): Plan => ({ style: styleOf(EVEN, character, seat) }))
  styles[me] = plan
  let isMine = true
  for (let n = 0; n < MOST_DECISIONS; n++) {
    const asked = westernLegends.asked(state)
    if (asked === 0) {
      const winners = westernLegends.rules.outcome(state)?.winners ?? []
      return winners.includes(me) ? 1 / winners.length : 0
    }
    if (isMine && state.active !== me) {
      isMine = false
      styles[me] = { style: plan.style }
    }
    if (state.active === me && state.round >= until && state.phase !== 'end') break
    const seat = firstOf(asked)
    westernLegends.play(table, seat, decide(state, seat, styles[seat]!, luck, EVEN))
  }
  return chancesOf(model, featuresOf(state))[me]!
}
