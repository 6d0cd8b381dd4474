// A turn (specification 5): effects of its start, the income, the gear, actions, stories, the hand, what being Wanted brings; then the next
// player, or with two players the Man in Black, or the end.

import { type Seat, WAIT, finish, pop, push, sinceThisMove } from '@saloon/kernel'
import { type Income, INCOMES } from '../actions.ts'
import { ACTIONS, INCOME_EFFECTS, rowOf } from '../components/index.ts'
import { MOUNTS, WEAPONS, abilitiesOf } from '../effects/abilities.ts'
import { holds } from '../effects/conditions.ts'
import { perform } from '../effects/perform.ts'
import { fire } from '../effects/triggers.ts'
import { askForDisc, isFull, record } from '../rules/feats.ts'
import type { Question, Story, Turn } from '../in-progress.ts'
import { scoreGame } from '../outcome.ts'
import { activate, gainLp, handLimit } from '../rules/resources.ts'
import { discard } from '../rules/discard.ts'
import { NONE, type Player, type Playing, type Table } from '../state.ts'
import { startMibTurn } from './man-in-black.ts'
import { lowestOf } from './choice.ts'
import { type Rule, itsSeat } from './rule.ts'

export const turn: Rule<Turn> = {
  go(game, frame) {
    if (askForDisc(game)) return
    const { state } = game
    const { active } = state
    switch (frame.step) {
      case 'begin':
        frame.step = 'rowdy'
        return begin(game)
      case 'rowdy':
        frame.step = 'income'
        if (startMove(state, active)) push<Question>(game, { kind: 'start-move', seat: active })
        return
      case 'income':
        frame.step = 'gear'
        state.phase = 'income'
        return push<Question>(game, { kind: 'income', seat: active })
      case 'gear':
        frame.step = 'actions'
        state.phase = 'gear'
        return push<Question>(game, { kind: 'gear', seat: active })
      case 'actions':
        return act(game, frame)
      case 'stories':
        return resolveStories(game, frame)
      case 'hand':
        frame.step = 'wanted'
        return push<Question>(game, { kind: 'hand-limit', seat: active })
      case 'wanted': {
        frame.step = 'man-in-black'
        const row = rowOf(state.players[active]!.wanted)
        if (row > 0) gainLp(game, active, row)
        return
      }
      case 'man-in-black':
        frame.step = 'check'
        if (state.mibHex !== NONE && isLastOfRound(state)) startMibTurn(game)
        return
      case 'check':
        return next(game, frame)
    }
  },
}

function begin(game: Playing): void {
  const { state } = game
  const { active } = state
  state.phase = 'start'
  state.actionsLeft = ACTIONS
  state.startHex = state.players[active]!.hex
  state.fought = 0
  state.bankRobbed = false
  state.banditsBeaten = 0
  state.placed = 0
  state.spent = 0
  state.feats = 0
  state.occurred = 0
  state.wonAtEnd = false
  startCounting(state)
  state.acting = ''
  game.tell?.({ type: 'turn-began', by: active, round: state.round })
  fire(game, 'turnStart', active, NONE)
}

/** What is gained and paid "with a single action" starts at nothing (WL-R06). */
export function startCounting(state: Playing['state']): void {
  state.earned = 0
  state.paid = 0
  state.glory = 0
  state.dug = 0
}

// ---- before the actions -------------------------------------------------------------------------------------------

/** An optional ability of the start of a turn, if it can be used: Y.B. Rowdy's. */
function startMove(table: Table, seat: Seat) {
  const player = table.players[seat]!
  if (player.hand.length === 0) return undefined
  return abilitiesOf(player, 'turnStart').find((ability) => ability.optional && holds(table, ability.when, seat, NONE))
}

/** A card for a move before the income (D03). */
export const startMoveQuestion: Rule<Question> = {
  go: () => WAIT,
  asks: itsSeat,
  options: (table, { seat }) => [{ do: 'skip' }, { do: 'start-move', card: { one: table.players[seat]!.hand } }],
  safe: () => ({ do: 'skip' }),
  answer(game, frame, seat, action) {
    sinceThisMove(game, frame)
    const ability = startMove(game.state, seat)!
    pop(game)
    if (action.do !== 'start-move') return
    discard(game, seat, [action.card], false)
    perform(game, ability.effects, 0, seat, NONE, 'story-reward')
  },
}

/** (D04) */
export const income: Rule<Question> = {
  go: () => WAIT,
  asks: itsSeat,
  options: () => INCOME_OPTIONS,
  safe: () => ({ do: 'income', income: 'mixed' }),
  answer(game, frame, seat, action) {
    if (action.do !== 'income') return
    sinceThisMove(game, frame)
    pop(game)
    game.tell?.({ type: 'income', by: seat, income: action.income })
    perform(game, INCOME_EFFECTS[action.income], 0, seat, NONE, 'story-reward')
  },
}
const INCOME_OPTIONS: readonly { readonly do: 'income'; readonly income: { readonly one: readonly Income[] } }[] = [
  { do: 'income', income: { one: INCOMES } },
]

/** Owned ones of a kind; NONE where there are none. */
export function choicesOf(player: Player, mask: number): number[] {
  const owned = player.gear & mask
  if (owned === 0) return [NONE]
  const items: number[] = []
  for (let item = 0; owned >> item !== 0; item++) if (((owned >> item) & 1) !== 0) items.push(item)
  return items
}

/** Which weapon and which mount count until the next own turn (D05). */
export const gear: Rule<Question> = {
  go(game, { seat }) {
    const player = game.state.players[seat]!
    const weapons = player.gear & WEAPONS
    const mounts = player.gear & MOUNTS
    return hasSeveral(weapons) || hasSeveral(mounts) ? WAIT : pop(game)
  },
  asks: itsSeat,
  options: (table, { seat }) => [
    {
      do: 'gear',
      weapon: { one: choicesOf(table.players[seat]!, WEAPONS) },
      mount: { one: choicesOf(table.players[seat]!, MOUNTS) },
    },
  ],
  safe: (table, { seat }) => ({ do: 'gear', weapon: table.players[seat]!.weapon, mount: table.players[seat]!.mount }),
  answer(game, frame, seat, action) {
    if (action.do !== 'gear') return
    sinceThisMove(game, frame)
    pop(game)
    const player = game.state.players[seat]!
    if (action.weapon !== player.weapon) activate(game, seat, action.weapon)
    if (action.mount !== player.mount) activate(game, seat, action.mount)
  },
}
const hasSeveral = (mask: number): boolean => (mask & (mask - 1)) !== 0

// ---- actions ------------------------------------------------------------------------------------------------------

/** An action is over when everything it caused is. With objectives the question is put once more with none left, to everybody (18.3). */
function act(game: Playing, frame: Turn): void {
  const { state } = game
  if (state.phase !== 'actions') state.phase = 'actions'
  if (state.acting !== '') {
    record(game, 'actionResolved', state.active)
    state.acting = ''
    if (askForDisc(game)) return
  }
  if (state.actionsLeft > 0 || (state.options.objectives && !frame.last)) {
    frame.last = state.actionsLeft === 0
    return push<Question>(game, { kind: 'action', seat: state.active })
  }
  frame.step = 'stories'
  state.phase = 'end'
}

// ---- the end of the turn ------------------------------------------------------------------------------------------

function resolveStories(game: Playing, frame: Turn): void {
  const { state } = game
  let full = 0
  for (let slot = 0; slot < state.showing.length; slot++) if (isFull(state, slot)) full |= 1 << slot
  if (full === 0) {
    frame.step = 'hand'
    return
  }
  if (hasSeveral(full)) return push<Question>(game, { kind: 'story-order', seat: state.active })
  resolve(game, 31 - Math.clz32(full))
}
const resolve = (game: Playing, slot: number): void =>
  push<Story>(game, { kind: 'story', slot, step: 'reveal', next: 0 })

/** (D30) */
export const storyOrder: Rule<Question> = {
  go: () => WAIT,
  asks: itsSeat,
  options: () => [{ do: 'resolve', slot: { one: [0, 1] } }],
  safe: () => ({ do: 'resolve', slot: 0 }),
  answer(game, frame, _seat, action) {
    if (action.do !== 'resolve') return
    sinceThisMove(game, frame)
    pop(game)
    resolve(game, action.slot)
  },
}

export const surplus = ({ players }: Table, seat: Seat): number =>
  Math.max(0, players[seat]!.hand.length - handLimit(players[seat]!))

/** With objectives also asked after a fight won among the stories, so that its feat can be claimed (D35). */
export const handLimitQuestion: Rule<Question> = {
  go(game, { seat }) {
    const { state } = game
    return surplus(state, seat) > 0 || (state.options.objectives && state.wonAtEnd) ? WAIT : pop(game)
  },
  asks: itsSeat,
  options(table, { seat }) {
    const count = surplus(table, seat)
    return [{ do: 'discard', cards: count === 0 ? [] : { some: table.players[seat]!.hand, min: count, max: count } }]
  },
  safe: (table, { seat }) => ({ do: 'discard', cards: lowestOf(table.players[seat]!.hand, surplus(table, seat)) }),
  answer(game, frame, seat, action) {
    if (action.do !== 'discard') return
    sinceThisMove(game, frame)
    pop(game)
    discard(game, seat, action.cards, true)
  },
}

const isLastOfRound = ({ active, starter, players }: Table): boolean => (active + 1) % players.length === starter

/** The round in which the target is reached is finished, then everybody has one more turn (WL-R91). */
function next(game: Playing, frame: Turn): void {
  const { state } = game
  if (isLastOfRound(state)) {
    if (state.lastRound) {
      scoreGame(game)
      return finish(game)
    }
    state.round++
    if (state.ending) {
      state.lastRound = true
      game.tell?.({ type: 'last-round' })
    }
  }
  state.active = (state.active + 1) % state.players.length
  frame.step = 'begin'
  frame.last = false
  sinceThisMove(game, frame)
}
