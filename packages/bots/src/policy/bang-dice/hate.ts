// How much good it does a seat that each of the others is hurt: by its role, by who is who as far as it knows, and by its manner.

import { type BangDice, TARGETS } from '@saloon/bang-dice'
import type { Seat, Seen } from '@saloon/kernel'
import { type Belief, RENEGADE, SHERIFF, codeOf, faded, knownRoles, oddsOf } from '../../belief/roles.ts'
import { EVEN, type Manner } from '../../personality.ts'
import { isHiding, keptBy } from '../hidden-roles.ts'
import type { Weights } from './weights.ts'

export type Table = Seen<BangDice>
/** Above zero: to be hurt, the more the better; below: to be spared. Zero for oneself and for the dead. */
export type Hate = number[]

export function hateOf(
  table: Table,
  me: Seat,
  belief: Belief | null,
  wrongs: readonly number[] | undefined,
  weights: Weights,
  manner: Manner,
): Hate {
  const { players } = table
  const seats = players.length
  const hate: number[] = []
  for (let seat = 0; seat < seats; seat++) hate.push(0)
  const temper = (manner.aggression - EVEN.aggression) * 0.06
  const turn = (seat: Seat, much: number): number => {
    if (temper !== 0 && much > -0.6) much += temper
    if (manner.grudge > 0 && wrongs && much > -0.6) much += manner.grudge * 0.03 * Math.min(wrongs[seat]!, 3)
    return much
  }
  if (belief === null) {
    const target = TARGETS[players[me]!.role as keyof typeof TARGETS]
    for (let seat = 0; seat < seats; seat++) {
      if (seat === me || players[seat]!.life === 0) continue
      hate[seat] = table.mode === 'duel' || players[seat]!.role === target ? 2 : Math.max(0.1, turn(seat, 0.3))
    }
    return hate
  }
  const odds = oddsOf(faded(belief, keptBy(manner)), knownRoles(players, me))
  const mine = codeOf(players[me]!.role)
  const { sheriff } = belief
  let { towardsSheriff, towardsDeputy, towardsOutlaw, towardsRenegade } = weights
  if (mine === RENEGADE) {
    const { law, outlaws, others } = strengths(table, me, sheriff, odds)
    if (others === 0) towardsSheriff = 3
    else if (outlaws < 0.5) {
      towardsSheriff *= 0.3
      towardsDeputy = weights.late
      towardsOutlaw = weights.late
      towardsRenegade = weights.late
    } else {
      const lean = (weights.balance * (outlaws - law)) / (outlaws + law + 1)
      if (players[sheriff]!.life <= 3) towardsSheriff -= 0.8
      towardsDeputy = Math.max(0.1, towardsDeputy - lean)
      towardsOutlaw = Math.max(0.1, towardsOutlaw + lean)
    }
  }
  for (let seat = 0; seat < seats; seat++) {
    if (seat === me || players[seat]!.life === 0) continue
    const at = seat * 4
    const much =
      odds[at]! * towardsSheriff +
      odds[at + 1]! * towardsDeputy +
      odds[at + 2]! * towardsOutlaw +
      odds[at + 3]! * towardsRenegade
    if (seat !== sheriff) hate[seat] = turn(seat, much)
    else hate[seat] = mine !== SHERIFF && much > 0 && isHiding(players[sheriff]!, manner, odds, seats) ? 0 : much
  }
  return hate
}

function strengths({ players }: Table, me: Seat, sheriff: Seat, odds: Float64Array) {
  let law = 0
  let outlaws = 0
  let others = 0
  for (let seat = 0; seat < players.length; seat++) {
    const { life } = players[seat]!
    if (seat === me || life === 0) continue
    law += life * (odds[seat * 4]! + odds[seat * 4 + 1]!)
    outlaws += life * odds[seat * 4 + 2]!
    if (seat !== sheriff) others++
  }
  return { law, outlaws, others }
}

/** What a life point of his is worth to me: more of who has few, most the last one. */
export function harm(
  { players }: Table,
  hate: Hate,
  at: Seat,
  weights: Weights,
  { beginner }: Manner,
  life = players[at]!.life,
): number {
  if (life <= 0) return 0
  if (beginner) return hate[at]!
  let times = 1 + weights.focus / life
  if (life === 1) times += players[at]!.role === 'sheriff' ? weights.killSheriff : weights.kill
  return hate[at]! * times
}
