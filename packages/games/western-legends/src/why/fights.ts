// Why a card can't be played in a fight, or something not be taken after it.

import type { Seat } from '@saloon/kernel'
import type { Action } from '../actions.ts'
import { POKER_PICKS } from '../components/index.ts'
import { IS_REACTION } from '../effects/abilities.ts'
import { lootsOf } from '../frames/fight-questions.ts'
import { wantedAt } from '../frames/sheriff.ts'
import type { Poker } from '../in-progress.ts'
import type { Table } from '../state.ts'
import type { Why } from './codes.ts'
import { whyNotHeld, whyNotThese } from './things.ts'

export function whyNotFight(table: Table, seat: Seat, action: Action): Why | undefined {
  switch (action.do) {
    case 'commit':
      return table.stack.at(-1)!.kind === 'npc-card'
        ? { code: 'not-a-fight-card' }
        : whyNotHeld(table, seat, action.card)
    case 'accept':
      return { code: 'nothing-to-accept-with' }
    case 'react':
      return whyNotReact(table, seat, action.card)
    case 'loot':
      return whyNotLoot(table, action)
    case 'arrest':
      return wantedAt(table, table.sheriff).includes(action.at) ? undefined : { code: 'not-wanted-there' }
    case 'show':
      return whyNotShow(table, seat, action.cards)
    default:
      return undefined
  }
}

function whyNotReact(table: Table, seat: Seat, card: number): Why | undefined {
  const refused = whyNotHeld(table, seat, card)
  if (refused) return refused
  return IS_REACTION[card] ? { code: 'one-reaction', facts: { card } } : { code: 'not-a-reaction', facts: { card } }
}

function whyNotLoot(table: Table, { take }: Extract<Action, { do: 'loot' }>): Why {
  return lootsOf(table).take.includes(take) ? { code: 'no-cattle-to-take' } : { code: 'nothing-to-take' }
}

function whyNotShow(table: Table, seat: Seat, cards: readonly number[]): Why | undefined {
  const { dealer } = table.stack.at(-1) as Poker
  const own = seat === dealer ? table.dealer : table.players[seat]!.hand
  const count = Math.min(POKER_PICKS, own.length)
  if (seat !== dealer) return whyNotThese(table, seat, cards, count)
  const strange = cards.find((card) => !own.includes(card))
  if (strange !== undefined) return { code: 'not-dealt' }
  return cards.length === count
    ? { code: 'each-card-once' }
    : { code: 'so-many-cards', facts: { count, given: cards.length } }
}
