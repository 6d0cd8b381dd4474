// Why a disc can't be put there, an option not be chosen, an objective not be claimed.

import { type Seat, type Option } from '@saloon/kernel'
import type { Action } from '../actions.ts'
import { OBJECTIVES_EACH, objectiveRow } from '../components/index.ts'
import { claim, isAt } from '../rules/claim.ts'
import { EFFECTS, OPTIONS } from '../effects/lists.ts'
import { cardsFor, choice } from '../frames/choice.ts'
import { surplus } from '../frames/turn.ts'
import type { Choice, KeepTokens } from '../in-progress.ts'
import type { Table } from '../state.ts'
import type { Why } from './codes.ts'
import { whyNotThese } from './things.ts'

export function whyNotChoose(table: Table, seat: Seat, action: Action): Why | undefined {
  const frame = table.stack.at(-1)!
  switch (action.do) {
    case 'disc':
    case 'resolve':
      return { code: 'not-that-slot' }
    case 'choose':
      return whyNotOption(table, frame as Choice, action)
    case 'discard':
      return whyNotThese(table, seat, action.cards, toDiscard(table, seat))
    case 'skip':
      return { code: 'not-that-option' }
    case 'keep-tokens': {
      const { count } = frame as KeepTokens
      const kept = action.ones + action.twos + action.threes
      return kept === count ? { code: 'not-your-tokens' } : { code: 'keep-so-many', facts: { count } }
    }
    default:
      return undefined
  }
}

function toDiscard(table: Table, seat: Seat): number {
  const frame = table.stack.at(-1)!
  if (frame.kind === 'hand-limit') return surplus(table, seat)
  if (frame.kind === 'sheriff-discard') return 1
  const effect = EFFECTS[(frame as Choice).effect]!
  return effect.op === 'discard' ? effect.n : 0
}

function whyNotOption(
  table: Table,
  frame: Choice,
  { option, cards }: Extract<Action, { do: 'choose' }>,
): Why | undefined {
  const offered = choice.options!(table, frame, frame.seat) as readonly Option<Action>[]
  if (!offered.some((one) => one.do === 'choose' && one.option === option)) return { code: 'not-that-option' }
  return whyNotThese(table, frame.seat, cards, cardsFor(OPTIONS[option]!.option))
}

export function whyNotClaim(
  table: Table,
  seat: Seat,
  { objective, cards }: Extract<Action, { do: 'claim' }>,
): Why | undefined {
  if (!table.options.objectives) return { code: 'no-objectives' }
  const top = table.stack.at(-1)
  if (top === undefined) return { code: 'not-now' }
  if (seat !== table.active || table.phase === 'setup') return { code: 'not-your-turn' }
  const { objectives, hex } = table.players[seat]!
  if (!objectives.includes(objective)) return { code: 'not-your-objective' }
  const row = objectiveRow(objective)
  if (row.kind === 'feat')
    return ((table.feats >> (objective % OBJECTIVES_EACH)) & 1) === 0 ? { code: 'not-done' } : { code: 'not-now' }
  if (top.kind !== 'action') return { code: 'claim-between-actions' }
  if (!isAt(hex, row.at)) return { code: 'not-at-objective', facts: { objective } }
  if (row.kind === 'stand') return { code: 'not-done' }
  const payable = claim.options(table, seat).some((option) => option.do === 'claim' && option.objective === objective)
  if (!payable) return { code: 'cannot-pay', facts: { objective } }
  return { code: 'not-paid-with', facts: { given: cards.length } }
}
