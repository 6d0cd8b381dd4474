// Endless tic-tac-toe as a game of the house.

import {
  type Base,
  type Eyes,
  type Frame,
  type FrameRule,
  type GameModule,
  type Seat,
  type View,
  WAIT,
  copyChance,
  copyStack,
  makeGame,
  only,
  viewLocked,
} from '@saloon/kernel'
import { blank, freeCells, isDone } from './board.ts'

export interface Endless extends Base {
  active: Seat
  cells: number[] // the seat whose mark it is, or EMPTY
  games: number // ended so far
}
type Action = { readonly do: 'place'; readonly cell: number }
type Event =
  | { readonly type: 'placed'; readonly by: Seat; readonly cell: number }
  | { readonly type: 'wiped'; readonly games: number }

const turn: FrameRule<Endless, Frame, Action, Event> = {
  go: () => WAIT,
  asks: ({ active }) => only(active),
  options: ({ cells }) => [{ do: 'place', cell: { one: freeCells(cells) } }],
  safe: ({ cells }) => ({ do: 'place', cell: freeCells(cells)[0]! }),
  answer(game, _turn, seat, { cell }) {
    const { state } = game
    state.cells[cell] = seat
    state.active = 1 - seat
    game.tell?.({ type: 'placed', by: seat, cell })
    if (!isDone(state.cells)) return
    state.cells = blank()
    state.games++
    game.tell?.({ type: 'wiped', games: state.games })
  },
}

const clone = (state: Endless): Endless => ({
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
  cells: state.cells.slice(),
  games: state.games,
})

const view = (state: Endless, eyes: Eyes): View<Endless> => ({
  eyes,
  moves: state.moves,
  frames: state.frames,
  epoch: state.epoch,
  given: state.given.slice(),
  used: state.used.slice(),
  locked: viewLocked(state.locked, eyes),
  handed: state.handed,
  stack: copyStack(state.stack),
  active: state.active,
  cells: state.cells.slice(),
  games: state.games,
})

export const endless = makeGame<Endless, Action, Event, object>({
  id: 'endless',
  version: 1,
  seats: { min: 2, max: 2 },
  settings: [],
  actions: { place: { cell: 'place' } },
  deal: () => ({ active: 0, cells: blank(), games: 0, first: { kind: 'turn' } }),
  frames: { turn },
  clone,
  view,
  imagine: ({ eyes: _eyes, ...seen }, chance) => clone({ ...seen, chance }),
  outcome: () => undefined,
  present: () => ({ options: [], blocked: [] }),
  describe: () => ({ table: [], seats: [[], []] }),
})

export const endlessModule = {
  game: endless,
  messages: { en: {}, fr: {} },
  rulesText: { en: '', fr: '' },
} as unknown as GameModule
