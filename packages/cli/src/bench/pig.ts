// The reference of all speed: pig, the smallest dice game there is. Roll and add up, a 1 costs the turn's sum, hold keeps
// it, 100 wins. Once on the kernel and once as a plain loop with the same generator: the difference is the kernel's share.

import {
  type Base,
  type Chance,
  type FrameRule,
  type Seen,
  type View,
  WAIT,
  below,
  copyChance,
  copyStack,
  finish,
  makeGame,
  only,
} from '@saloon/kernel'

const GOAL = 100
const FACES = 6

interface Pig extends Base {
  active: number
  sum: number // of this turn
  readonly scores: number[]
}
type Action = { readonly do: 'roll' } | { readonly do: 'hold' }
type Event = { readonly type: 'rolled'; readonly by: number; readonly face: number }

const ROLL_OR_HOLD = [{ do: 'roll' }, { do: 'hold' }] as const

const turn: FrameRule<Pig, Base['stack'][number], Action, Event> = {
  go: () => WAIT,
  asks: ({ active }) => only(active),
  options: () => ROLL_OR_HOLD,
  answer(game, _turn, seat, action) {
    const { state } = game
    if (action.do === 'roll') {
      const face = below(state.chance, FACES) + 1
      game.tell?.({ type: 'rolled', by: seat, face })
      if (face > 1) {
        state.sum += face
        return
      }
    } else {
      state.scores[seat]! += state.sum
      if (state.scores[seat]! >= GOAL) return finish(game)
    }
    state.sum = 0
    state.active = 1 - seat
  },
}

const clone = (state: Pig): Pig => ({
  chance: copyChance(state.chance),
  moves: state.moves,
  frames: state.frames,
  epoch: state.epoch,
  given: state.given.slice(),
  used: state.used.slice(),
  locked: state.locked.slice(),
  handed: state.handed,
  stack: copyStack(state.stack),
  active: state.active,
  sum: state.sum,
  scores: state.scores.slice(),
})

const view = ({ chance: _chance, ...seen }: Pig, eyes: number): View<Pig> => ({ ...seen, eyes })

export const pig = makeGame<Pig, Action, Event, object>({
  id: 'pig',
  version: 1,
  seats: { min: 2, max: 2 },
  settings: [],
  actions: { roll: {}, hold: {} },
  deal: () => ({ active: 0, sum: 0, scores: [0, 0], first: { kind: 'turn' } }),
  frames: { turn },
  clone,
  view,
  imagine: ({ eyes: _eyes, ...seen }, chance) => clone({ ...seen, chance }),
  outcome({ scores }: Seen<Pig>) {
    const winner = scores.findIndex((score) => score >= GOAL)
    return winner === -1
      ? undefined
      : { winners: [winner], ranking: [[winner], [1 - winner]], because: { key: 'result' } }
  },
  present: () => ({ options: [], blocked: [] }),
  describe: () => ({ table: [], seats: [[], []] }),
})

/** One game by hand, with random players. How many decisions it took. */
export function pigByHand(table: Chance, players: Chance): number {
  const scores = [0, 0]
  let active = 0
  let sum = 0
  for (let decisions = 1; ; decisions++) {
    if (below(players, 2) !== 0) {
      // of two options the kernel takes the second on a 0
      const face = below(table, FACES) + 1
      if (face > 1) {
        sum += face
        continue
      }
    } else {
      scores[active]! += sum
      if (scores[active]! >= GOAL) return decisions
    }
    sum = 0
    active = 1 - active
  }
}
