// An action is chosen, costs one of those left, and is carried out (D06, D15).

import { WAIT, pop, push, sinceThisMove } from '@saloon/kernel'
import type { Action } from '../actions.ts'
import { PASS, actionOptions, ranchAt } from '../rules/action-options.ts'
import { ANTE, DOCTORS_FEE, WAGE } from '../components/index.ts'
import { OF_CARD, OF_ITEM, sideOf } from '../effects/abilities.ts'
import { facts } from '../effects/conditions.ts'
import { perform } from '../effects/perform.ts'
import { record } from '../rules/feats.ts'
import type { Question, Shopping } from '../in-progress.ts'
import { earn, heal, loseItem, movementOf, pay } from '../rules/resources.ts'
import { NONE, type Herd, type Playing } from '../state.ts'
import { draw, takeCattle, takeOut } from '../rules/zones.ts'
import { startNpcFight, startQuarrel, startQuarrelWithMib } from './declare.ts'
import { startMovement } from './movement.ts'
import { prospect } from './places.ts'
import { startPoker } from './poker.ts'
import { type Rule, itsSeat } from './rule.ts'
import { startCounting } from './turn.ts'

export const action: Rule<Question> = {
  go: () => WAIT,
  asks: itsSeat,
  options: (table, { seat }) => actionOptions(table, seat),
  safe: () => PASS,
  answer(game, frame, seat, chosen) {
    const { state } = game
    sinceThisMove(game, frame)
    pop(game)
    if (chosen.do === 'pass') {
      game.tell?.({ type: 'passed', by: seat, left: state.actionsLeft })
      state.actionsLeft = 0
      return
    }
    state.actionsLeft--
    state.acting = chosen.do
    startCounting(state)
    carryOut(game, seat, chosen)
  },
}

function carryOut(game: Playing, seat: number, action: Action): void {
  const { state } = game
  const player = state.players[seat]!
  switch (action.do) {
    case 'move':
      return startMovement(game, seat, 'action', movementOf(player))
    case 'card':
      // Discarded once it is revealed: what it does may need it in the pile.
      takeOut(player.hand, action.card)
      state.discard.push(action.card)
      game.tell?.({ type: 'played', by: seat, card: action.card, shows: true })
      for (const { effects } of OF_CARD[action.card]!.action) perform(game, effects, 0, seat, NONE, 'track')
      return
    case 'use': {
      const { effects } = OF_ITEM[sideOf(player, action.item)]!.action[0]!
      game.tell?.({ type: 'used', by: seat, item: action.item })
      loseItem(game, seat, action.item)
      return perform(game, effects, 0, seat, NONE, 'story-reward')
    }
    case 'fight':
      return startQuarrel(game, seat, action.at, action.fight)
    case 'fight-mib':
      return startQuarrelWithMib(game, seat, action.fight)
    case 'shop':
      game.tell?.({ type: 'went-shopping', by: seat })
      return push<Shopping>(game, { kind: 'shopping', seat, effect: NONE })
    case 'poker':
      return startPoker(game, seat, ANTE)
    case 'prospect':
      return prospect(game, seat)
    case 'deposit':
      return push<Question>(game, { kind: 'deposit', seat })
    case 'rob-bank':
      state.bankRobbed = true
      return startNpcFight(game, seat, 'guard')
    case 'heal': {
      game.tell?.({ type: 'saw-doctor', by: seat })
      pay(game, seat, DOCTORS_FEE)
      const healed = heal(game, seat, player.wounds)
      draw(game, seat, healed)
      facts.healed = healed
      return record(game, 'healed', seat)
    }
    case 'revel':
      return push<Question>(game, { kind: 'revel', seat })
    case 'take-cattle':
      return takeCattle(game, seat, (ranchAt(state, seat) + 1) as Exclude<Herd, 0>)
    case 'work':
      game.tell?.({ type: 'worked', by: seat })
      earn(game, seat, WAGE)
      return
    default:
  }
}
