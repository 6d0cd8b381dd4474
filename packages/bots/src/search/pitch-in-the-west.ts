// Pitch in the West with real physics: what the policy would pitch is tried out on imagined tables, each time with another wobble of the
// hand, and a little to either side.

import { type Chance, type Seat, type View, firstOf } from '@saloon/kernel'
import { type Action, type Event, type FigureId, type PitchInTheWest, pitchInTheWest } from '@saloon/pitch-in-the-west'
import { wrapped } from '@saloon/physics'
import type { Manner } from '../personality.ts'
import { actorOf, choose, pitchInTheWestPolicy } from '../policy/pitch-in-the-west/index.ts'
import { worthOf } from '../policy/pitch-in-the-west/worth.ts'
import type { Policy } from '../policy/policy.ts'
import { type Decided, type Effort, search } from './flat.ts'

/** Hundredths of a degree; ways are less exact than shots. */
const SHOT_ASIDE = [60, -60, 120, -120] as const
const WAY_ASIDE = [250, -250, 700, -700] as const
const SHORTER = [0.85, 0.7] as const
/** What one can gain or lose at once, and what that is in chance to win. */
const MOST = 60
const A_GAME = 160
/** What follows at once from a pitch is played on: who stands where, who gives up what. */
const MOST_FOLLOWING = 6

export const pitchInTheWestMind: Policy<PitchInTheWest, Action, Event, null> = {
  ...pitchInTheWestPolicy,
  deep: { effort: { playouts: 96, turns: 0, clearly: 1 }, byTheTable: true, decide: think },
}

function think(
  view: View<PitchInTheWest>,
  seat: Seat,
  _memory: null,
  manner: Manner,
  effort: Effort,
  chance: Chance,
): Decided<Action> {
  const usual = choose(view, seat, chance, manner)
  const isPitch = view.stack.at(-1)!.kind === 'turn' && ('power' in usual || usual.do === 'end-turn')
  const candidates = isPitch ? [usual, ...refined(view, seat, usual)] : [usual]
  return search(
    {
      candidates,
      imagine: (chance) => pitchInTheWest.imagine(view, chance),
      playout: (world, action) => {
        const { team, id } = actorOf(view)
        return pitchedAt(world, seat, team, id, action)
      },
    },
    effort,
    chance,
  )
}

/** The same a little to either side, and a way a little shorter. Whether to shoot or to walk is the policy's to say: one pitch doesn't show what it is good for. */
function refined(view: View<PitchInTheWest>, seat: Seat, action: Action): Action[] {
  if (!('dir' in action) || !('power' in action)) return []
  const isWay = action.do === 'move' || action.do === 'move-out'
  const others: Action[] = (isWay ? WAY_ASIDE : SHOT_ASIDE).map((aside) => ({
    ...action,
    dir: wrapped(action.dir + aside),
  }))
  if (isWay)
    for (const share of SHORTER) others.push({ ...action, power: Math.max(1, Math.round(action.power * share)) })
  return others.filter((other) => pitchInTheWest.refusal(view, seat, other) === undefined)
}

/** What it comes to on this table, as a chance to win. */
function pitchedAt(
  world: PitchInTheWest,
  seat: Seat,
  team: PitchInTheWest['teams'][number],
  actor: FigureId,
  action: Action,
): number {
  const state = pitchInTheWest.rules.clone(world)
  const before = worthOf(state, team, actor)
  const table = pitchInTheWest.at(state)
  pitchInTheWest.play(table, seat, action)
  for (let n = 0; n < MOST_FOLLOWING; n++) {
    const asked = pitchInTheWest.asked(state)
    const { kind } = state.stack.at(-1) ?? { kind: '' }
    if (asked === 0 || !['place', 'leave', 'trade'].includes(kind)) break
    pitchInTheWest.play(table, firstOf(asked), pitchInTheWest.safe(state, firstOf(asked)))
  }
  if (state.result !== null) return state.result.winner === team ? 1 : 0
  const gain = worthOf(state, team, actor) - before
  return 0.5 + Math.max(-MOST, Math.min(MOST, gain)) / A_GAME
}
