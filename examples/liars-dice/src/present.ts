// For screens: what each option would do, and the table in words.

import { type Description, HIDDEN, type Presentation, type Seat, type Text, type View } from '@saloon/kernel'
import { type Doubting, doubt } from './frames/doubt.ts'
import { type Action, type LiarsDice, allDice, leftOf } from './state.ts'

export function present(view: View<LiarsDice>, seat: Seat): Presentation<Action> {
  const { bid, stack } = view
  if (stack.at(-1)?.kind !== 'doubt') return { options: [], blocked: [], ifNot: { key: 'safe.bid' } }
  const { by, count, face } = bid!
  const offered = doubt.options!(view, stack.at(-1) as Doubting, seat)
  const then = {
    believe: { key: 'then.believe', facts: { seat: leftOf(view, by)[0]! } },
    doubt: { key: 'then.doubt', facts: { seat: by } },
  }
  return {
    options: offered.map((option) => ({ option, then: [then[option.do as keyof typeof then]] })),
    blocked: [],
    because: { key: 'because.bid', facts: { by, count, face } },
    ifNot: { key: `safe.${offered[0]!.do}` },
  }
}

export function describe(view: View<LiarsDice>): Description {
  const { bid, dice } = view
  const table: Text[] = [{ key: 'table.dice', facts: { total: allDice(view) } }]
  if (bid) table.push({ key: 'table.bid', facts: { ...bid } })
  return {
    table,
    seats: dice.map((held): Text[] => {
      if (held.length === 0) return [{ key: 'seat.out' }]
      const facts = { count: held.length, dice: held }
      return [{ key: held.includes(HIDDEN) ? 'seat.count' : 'seat.dice', facts }]
    }),
  }
}
