// Pitch in the West with real physics: shots, refined a little to either side, and ways to where one wants to go are tried out on the table,
// each time with another wobble of the hand.

import { type Chance, type Seat, type View, firstOf } from '@saloon/kernel'
import { type Action, type Event, type FigureId, type PitchInTheWest, pitchInTheWest } from '@saloon/pitch-in-the-west'
import { wrapped } from '@saloon/physics'
import type { Manner } from '../personality.ts'
import { actorOf, choose, pitchInTheWestPolicy, pitched } from '../policy/pitch-in-the-west/index.ts'
import { shotsOf } from '../policy/pitch-in-the-west/shots.ts'
import { goalOf, walkTo } from '../policy/pitch-in-the-west/walks.ts'
import { worthOf } from '../policy/pitch-in-the-west/worth.ts'
import type { Policy } from '../policy/policy.ts'
import { type Decided, type Effort, distinct, search } from './flat.ts'

const MOST_CANDIDATES = 14
const SHOTS = 3
/** What one can gain or lose at once, and what that is in chance to win. */
const MOST = 60
const A_GAME = 160
/** What follows at once from a pitch is played on: who stands where, who gives up what. */
const MOST_FOLLOWING = 6

export const pitchInTheWestMind: Policy<PitchInTheWest, Action, Event, null> = {
  ...pitchInTheWestPolicy,
  deep: { effort: { playouts: 64, turns: 0, clearly: 0.5 }, decide: think },
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
  const candidates = isPitch ? distinct(usual, others(view, seat, usual), MOST_CANDIDATES) : [usual]
  if (candidates.length < 2) return { action: usual, usual, gain: 0, error: 0, chance: 0, playouts: 0 }
  const actor = actorOf(view)
  return search(
    {
      candidates,
      imagine: (chance) => pitchInTheWest.imagine(view, chance),
      playout: (world, action) => pitchedAt(world, seat, actor.team, actor.id, action),
    },
    effort,
    chance,
  )
}

function others(view: View<PitchInTheWest>, seat: Seat, usual: Action): Action[] {
  const actor = actorOf(view)
  const shots = shotsOf(view, actor)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, SHOTS)
    .flatMap((shot) => [0, 80, -80].map((aside) => pitched(actor, { ...shot, dir: wrapped(shot.dir + aside) })))
  const { zone, dir, power } = walkTo(view, actor, goalOf(view, actor))
  const ways = [1, 0.7, 0.4].map((share): Action => {
    const force = Math.max(1, Math.round(power * share))
    return actor.inside === null
      ? { do: 'move', dir, power: force }
      : { do: 'move-out', zone, offset: 0, dir, power: force }
  })
  const turned =
    'dir' in usual && 'power' in usual
      ? [250, -250].map((aside) => ({ ...usual, dir: wrapped(usual.dir + aside) }))
      : []
  return [...shots, ...ways, ...turned].filter((action) => pitchInTheWest.refusal(view, seat, action) === undefined)
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
