// A figure's turn: up to two actions, in any order, the same twice if wanted (4).

import { type FrameRule, type Option, WAIT, only, pop, push } from '@saloon/kernel'
import { ACROSS, DIRECTION, POWER } from '@saloon/physics'
import { MOST_ITEMS } from '../components.ts'
import { escort, escortable } from '../rules/escort.ts'
import { startOf, useHand } from '../rules/hands.ts'
import { type Ended, move, moveOut } from '../rules/moving.ts'
import { judge } from '../outcome.ts'
import {
  type Action,
  type Asked,
  type Event,
  type Figure,
  type Item,
  NOTHING,
  type PitchInTheWest,
  type Playing,
  type Put,
  type Second,
  type Table,
  type Turn,
} from '../state.ts'
import { base, figure, heldBy, isAlive, isPitched, item } from '../table.ts'
import { mates, propose, take, takeable } from '../rules/taking.ts'
import { zonesOf } from '../wood/town.ts'

export const turn: FrameRule<PitchInTheWest, Turn, Action, Event> = {
  go(game, frame) {
    if (judge(game, 'immediate') || judge(game, 'endOfAction')) return
    const { life } = figure(game.state, frame.figure)
    // Whoever loses a duel in its own turn plays it to the end: the next turn is the one that is lost (PW-R51).
    if (frame.left > 0 && !frame.over && life > 0) return WAIT
    pop(game)
  },
  asks: (_table, { seat }) => only(seat),
  options(table, frame) {
    const actor = figure(table, frame.figure)
    const options: Option<Action>[] = [
      { do: 'end-turn' },
      moveOption(table, actor),
      ...heldBy(table, actor.id)
        .filter(isPitched)
        .map((it) => handOption(table, actor, it)),
    ]
    const things = takeable(table, frame)
    if (things.length > 0) options.push({ do: 'take', thing: { one: things } })
    options.push(...tradeOptions(table, frame, actor))
    const along = escortable(table, frame)
    if (along.length > 0) options.push({ do: 'escort', npc: { one: along } })
    return options
  },
  safe: () => ({ do: 'end-turn' }),
  answer: (game, frame, _seat, action) => carryOut(game, frame, action),
}

function carryOut(game: Playing, frame: Turn, action: Action): void {
  const { seat, figure: id } = frame
  if (action.do === 'end-turn') {
    frame.over = true
    game.tell?.({ type: 'ended-turn', by: seat, figure: id })
    return
  }
  frame.left--
  switch (action.do) {
    case 'move':
      return afterMove(game, frame, move(game, frame, action))
    case 'move-out':
      return afterMove(game, frame, moveOut(game, frame, action.zone, action.offset, action))
    case 'hands':
    case 'hands-out':
      return useHands(game, frame, action, true)
    case 'take':
      return take(game, frame, action.thing)
    case 'trade':
      return propose(game, frame, action.figure, action.give, action.get)
    case 'escort':
      return escort(game, frame, action.npc)
    default:
  }
}

/** Out of doors its player turns the figure and lays its objects round it. */
function afterMove(game: Playing, { seat, figure: id }: Turn, ended: Ended): void {
  if (ended === 'outside' && !judge(game, 'immediate')) push<Asked>(game, { kind: 'place', seat, figure: id })
}

type Hands = Extract<Action, { do: 'hands' | 'hands-out' }>

/** One action for one or both cylinders, the second after the first has been resolved (PW-R11, PW-R12). */
function useHands(
  game: Playing,
  frame: { readonly seat: number; readonly figure: Turn['figure'] },
  action: Hands,
  first: boolean,
): void {
  const { state } = game
  const { seat, figure: id } = frame
  const it = item(state, action.item)
  const owner = figure(state, id)
  const [zone, offset] = action.do === 'hands-out' ? [action.zone, action.offset] : [0, 0]
  const comesBack = useHand(game, frame, it, startOf(game, owner, it, zone, offset), action)
  if (judge(game, 'immediate') || !isAlive(owner)) return
  const another = heldBy(state, id).find((held) => held.id !== it.id && isPitched(held))
  if (first && another) push<Second>(game, { kind: 'second', seat, figure: id, item: another.id })
  if (comesBack && owner.inside === null) push<Put>(game, { kind: 'put', seat, figure: id, item: it.id })
}

export const second: FrameRule<PitchInTheWest, Second, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: (table, frame) => [
    { do: 'enough' },
    handOption(table, figure(table, frame.figure), item(table, frame.item)),
  ],
  safe: () => ({ do: 'enough' }),
  answer(game, frame, _seat, action) {
    pop(game)
    if (action.do === 'hands' || action.do === 'hands-out') useHands(game, frame, action, false)
  },
}

// ---- what may be done ---------------------------------------------------------------------------------------------

const zones = (table: Table, { inside }: Figure): number[] => (zonesOf(base(table, inside!)) === 2 ? [0, 1] : [0])

const moveOption = (table: Table, actor: Figure): Option<Action> =>
  actor.inside === null
    ? { do: 'move', dir: DIRECTION, power: POWER }
    : { do: 'move-out', zone: { one: zones(table, actor) }, offset: ACROSS, dir: DIRECTION, power: POWER }

const handOption = (table: Table, actor: Figure, it: Item): Option<Action> =>
  actor.inside === null
    ? { do: 'hands', item: it.id, dir: DIRECTION, power: POWER }
    : {
        do: 'hands-out',
        item: it.id,
        zone: { one: zones(table, actor) },
        offset: ACROSS,
        dir: DIRECTION,
        power: POWER,
      }

/** One object each way, or a gift to somebody with a free hand (PW-R38). */
function tradeOptions(table: Table, frame: Turn, actor: Figure): Option<Action>[] {
  const own = heldBy(table, actor.id).map(({ id }) => id)
  const options: Option<Action>[] = []
  for (const mate of mates(table, frame)) {
    const theirs = heldBy(table, mate.id).map(({ id }) => id)
    if (own.length > 0 && theirs.length > 0)
      options.push({ do: 'trade', figure: mate.id, give: { one: own }, get: { one: theirs } })
    if (own.length > 0 && theirs.length < MOST_ITEMS)
      options.push({ do: 'trade', figure: mate.id, give: { one: own }, get: NOTHING })
    if (theirs.length > 0 && own.length < MOST_ITEMS)
      options.push({ do: 'trade', figure: mate.id, give: NOTHING, get: { one: theirs } })
  }
  return options
}
