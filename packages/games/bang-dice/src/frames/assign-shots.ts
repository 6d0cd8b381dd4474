// Shots: every bull's eye names its target, then all are resolved in one batch (BD-R36, BD-R37).
// Slab may spend a beer to double one of them (BD-R77, BD-R78).

import { type FrameRule, type Option, type Seat, WAIT, only, pop, push } from '@saloon/kernel'
import { beerDice, shotDice, targetsOfShots } from '../rules/shots.ts'
import { type Action, type BangDice, type Batch, type Event, NO_DIE, type Playing, type Question } from '../state.ts'

export const assignShots: FrameRule<BangDice, Question, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options(table, { seat }) {
    const at = { each: targetsOfShots(table).map((targets) => ({ one: targets })) }
    const options: Option<Action>[] = [{ do: 'shoot', at }]
    if (table.players[seat]!.character === 'slab-the-killer') {
      options.push({ do: 'double', at, die: { one: shotDice(table) }, beer: { one: beerDice(table) } })
    }
    return options
  },
  safe: (table) => ({ do: 'shoot', at: targetsOfShots(table).map((targets) => targets[0]!) }),
  answer(game, _frame, _seat, action) {
    pop(game)
    if (action.do === 'shoot') shoot(game, action.at)
    if (action.do === 'double') shoot(game, action.at, action.die, action.beer)
  },
}

/** One target for each bull's-eye die, in order. */
export function shoot(game: Playing, at: readonly Seat[], doubled = NO_DIE, beer = NO_DIE): void {
  const { state } = game
  state.spent = beer
  const losses = state.players.map(() => 0)
  const dice = shotDice(state)
  for (let shot = 0; shot < dice.length; shot++) {
    const points = dice[shot] === doubled ? 2 : 1
    losses[at[shot]!]! += points
    game.tell?.({ type: 'shot', by: state.active, at: at[shot]!, die: dice[shot]!, points })
  }
  push<Batch>(game, { kind: 'batch', of: 'bull', losses, fallen: 0, step: 'replace' })
}
