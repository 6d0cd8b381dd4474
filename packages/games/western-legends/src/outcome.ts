// The final count and who has won (specification 17).

import type { Outcome, Party, Seat } from '@saloon/kernel'
import { MONEY_COUNT, WANTED_COUNT, rowOf } from './components/index.ts'
import { ITEM_TYPES, PRINTED_LP } from './effects/abilities.ts'
import { NONE, type Player, type Playing, type Table } from './state.ts'

export interface Count {
  readonly lp: number
  readonly gear: number
  readonly money: number
  readonly wounds: number // as a loss: 0 or less
  readonly track: number
  readonly tokens: number
  readonly total: number
}

export function countOf(table: Table, seat: Seat): Count {
  const { players, options } = table
  const player = players[seat]!
  const { lp } = player
  let gear = 0
  for (let item = 0; item < ITEM_TYPES; item++) if (((player.upgraded >> item) & 1) !== 0) gear += PRINTED_LP[item]!
  // A first game counts neither money nor wounds (18.1).
  const money = options.firstGame ? 0 : Math.min(MONEY_COUNT.most, Math.floor(player.money / MONEY_COUNT.each))
  const wounds = options.firstGame ? 0 : -player.wounds + 0
  const track = player.wanted > 0 ? wantedCount(players, player) : rowOf(player.marshal)
  const tokens = player.tokens.reduce((total, value) => total + value, 0)
  return { lp, gear, money, wounds, track, tokens, total: lp + gear + money + wounds + track + tokens }
}

/** The furthest alone, or each of several, or everybody else (WL-R93). */
function wantedCount(players: readonly Player[], { wanted }: Player): number {
  const most = Math.max(...players.map((player) => player.wanted))
  if (wanted < most) return WANTED_COUNT.others
  return players.filter((player) => player.wanted === most).length > 1 ? WANTED_COUNT.tied : WANTED_COUNT.alone
}

/** Points on either track, then nuggets, then the fewer wounds. */
const tieBreaks = ({ marshal, wanted, nuggets, wounds }: Player): readonly number[] => [
  Math.max(marshal, wanted),
  nuggets,
  -wounds,
]

export function scoreGame(game: Playing): void {
  const { state } = game
  const counts = state.players.map((_, seat) => countOf(state, seat))
  const totals = counts.map(({ total }) => total)
  counts.forEach((count, by) => game.tell?.({ type: 'scored', by, ...count, shows: true }))
  const better = (a: Seat, b: Seat): number => {
    const [one, other] = [
      [totals[a]!, ...tieBreaks(state.players[a]!)],
      [totals[b]!, ...tieBreaks(state.players[b]!)],
    ]
    const place = one.findIndex((value, i) => value !== other[i])
    return place === -1 ? 0 : other[place]! - one[place]!
  }
  const ranking: Party[][] = []
  const order = state.players.map((_, seat) => seat).sort(better)
  order.forEach((seat, i) => {
    if (i > 0 && better(order[i - 1]!, seat) === 0) ranking.at(-1)!.push(seat)
    else ranking.push([seat])
  })
  // The Man in Black has his Legend Points and wins ties (18.2).
  if (state.mibHex !== NONE) {
    const before = ranking.filter(([seat]) => totals[seat as Seat]! > state.mibLp).length
    ranking.splice(before, 0, ['man-in-black'])
  }
  state.result = { totals, ranking }
  game.tell?.({ type: 'game-over', winners: ranking[0]! })
}

export function outcome({ result, mibHex, mibLp }: Table): Outcome | undefined {
  if (result === null) return undefined
  const { ranking, totals } = result
  const scores: Record<string, number> = Object.fromEntries(totals.map((total, seat) => [String(seat), total]))
  if (mibHex !== NONE) scores['man-in-black'] = mibLp
  const winners = ranking[0]!
  const because = {
    key: winners[0] === 'man-in-black' ? 'result.man-in-black' : winners.length > 1 ? 'result.shared' : 'result.legend',
  }
  return { winners, ranking, because, scores }
}
