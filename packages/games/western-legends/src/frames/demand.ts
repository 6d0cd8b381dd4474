// Billy the Kid's demand: whom he names (D10), and what that player hands over (D11).

import { type Seat, WAIT, pop, push, sinceThisMove } from '@saloon/kernel'
import { abilitiesOf } from '../effects/abilities.ts'
import { othersIn } from '../effects/conditions.ts'
import type { DemandAnswer, Question } from '../in-progress.ts'
import { earn, lose } from '../rules/resources.ts'
import { MAN_IN_BLACK, type Card, type Player, type Playing, type Table } from '../state.ts'
import { takeOut } from '../rules/zones.ts'
import { type Rule, itsSeat } from './rule.ts'

/** In dollars, as the ability of whoever demands says. */
export function ransomOf(player: Player): number {
  for (const { effects } of abilitiesOf(player, 'moveEnd'))
    for (const effect of effects)
      if (effect.op === 'extort') for (const option of effect.options) if ('money' in option) return option.money
  return 0
}

export function demandable(table: Table, seat: Seat): Seat[] {
  const others = othersIn(table, seat)
  return table.players.flatMap((_, other) => (((others >> other) & 1) !== 0 ? [other] : []))
}
const mibIsHere = (table: Table, seat: Seat): boolean => table.mibHex === table.players[seat]!.hex

export const demand: Rule<Question> = {
  go(game, { seat }) {
    const named = demandable(game.state, seat)
    const mib = mibIsHere(game.state, seat)
    if (named.length + (mib ? 1 : 0) > 1) return WAIT
    pop(game)
    if (mib) name(game, seat, MAN_IN_BLACK)
    else if (named.length === 1) name(game, seat, named[0]!)
  },
  asks: itsSeat,
  options: (table, { seat }) => [
    { do: 'name', at: { one: demandable(table, seat) } },
    ...(mibIsHere(table, seat) ? [{ do: 'name-mib' } as const] : []),
  ],
  /** The richest. */
  safe(table, { seat }) {
    if (mibIsHere(table, seat)) return { do: 'name-mib' }
    const [first, ...others] = demandable(table, seat) as [Seat, ...Seat[]]
    const at = others.reduce(
      (best, other) => (table.players[other]!.money > table.players[best]!.money ? other : best),
      first,
    )
    return { do: 'name', at }
  },
  answer(game, frame, seat, action) {
    sinceThisMove(game, frame)
    pop(game)
    name(game, seat, action.do === 'name' ? action.at : MAN_IN_BLACK)
  },
}

function name(game: Playing, seat: Seat, at: number): void {
  const mib = at === MAN_IN_BLACK
  game.tell?.({ type: 'demanded', by: seat, from: mib ? 'man-in-black' : at })
  if (mib) earn(game, seat, ransomOf(game.state.players[seat]!))
  else push<DemandAnswer>(game, { kind: 'demand-answer', seat: at, by: seat })
}

const canPay = (table: Table, { seat, by }: DemandAnswer): boolean =>
  table.players[seat]!.money >= ransomOf(table.players[by]!)

export const demandAnswer: Rule<DemandAnswer> = {
  go(game, frame) {
    const { hand } = game.state.players[frame.seat]!
    const pays = canPay(game.state, frame)
    if (hand.length + (pays ? 1 : 0) > 1) return WAIT
    if (pays) return giveMoney(game, frame)
    if (hand.length === 1) return giveCard(game, frame, hand[0]!)
    pop(game)
  },
  asks: itsSeat,
  options: (table, frame) => [
    ...(canPay(table, frame) ? [{ do: 'give-money' } as const] : []),
    { do: 'give-card', card: { one: table.players[frame.seat]!.hand } },
  ],
  safe: (table, frame, seat) =>
    canPay(table, frame) ? { do: 'give-money' } : { do: 'give-card', card: table.players[seat]!.hand[0]! },
  answer(game, frame, _seat, action) {
    if (action.do === 'give-card') giveCard(game, frame, action.card)
    else giveMoney(game, frame)
  },
}

function giveMoney(game: Playing, { seat, by }: DemandAnswer): void {
  const amount = ransomOf(game.state.players[by]!)
  pop(game)
  lose(game, seat, amount)
  earn(game, by, amount)
}

/** Given, not discarded (WL-R64). */
function giveCard(game: Playing, { seat, by }: DemandAnswer, card: Card): void {
  const { players } = game.state
  pop(game)
  takeOut(players[seat]!.hand, card)
  players[by]!.hand.push(card)
  game.tell?.({ type: 'gave-card', by: seat, to: by, only: { eyes: (1 << seat) | (1 << by), card } })
}
