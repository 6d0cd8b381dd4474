// How much good it does a seat that each of the others is hurt: by its role, by who is who as far as it knows, and by its manner.

import { type Seat, type Seen, countOf, has } from '@saloon/kernel'
import type { Wanted } from '@saloon/wanted'
import { type Belief, RENEGADE, SHERIFF, codeOf, faded, knownRoles, oddsOf } from '../../belief/roles.ts'
import { EVEN, type Manner } from '../../personality.ts'
import { isHiding, keptBy } from '../hidden-roles.ts'
import type { Weights } from './weights.ts'

export type Table = Seen<Wanted>

/** Above zero: to be hurt, the more the better; below: to be spared. Zero for oneself and for the dead. */
export type Hate = number[]

/** One for all: nobody keeps it beyond his decision. */
export function hateOf(
  table: Table,
  me: Seat,
  belief: Belief,
  wrongs: readonly number[] | undefined,
  weights: Weights,
  manner: Manner,
): Hate {
  const { players, alive } = table
  const seats = players.length
  const odds = oddsOf(faded(belief, keptBy(manner)), knownRoles(players, me))
  const mine = codeOf(players[me]!.role)
  const { sheriff } = belief
  const { towardsRenegade } = weights
  let { towardsSheriff, towardsDeputy, towardsOutlaw } = weights
  if (mine === RENEGADE) {
    const others = countOf(alive & ~(1 << me) & ~(1 << sheriff))
    if (others === 0) towardsSheriff = 3
    else {
      const { law, outlaws } = strengths(table, me, odds)
      if (outlaws < 0.5) {
        // Whoever is left but the Sheriff stands between them.
        towardsSheriff *= 0.3
        towardsDeputy = weights.late
        towardsOutlaw = weights.late
      } else {
        const lean = (weights.balance * (outlaws - law)) / (outlaws + law + 1)
        if (players[sheriff]!.life <= 2) towardsSheriff -= 0.8
        towardsDeputy = Math.max(0.1, towardsDeputy - lean)
        towardsOutlaw = Math.max(0.1, towardsOutlaw + lean)
      }
    }
  }
  const temper = (manner.aggression - EVEN.aggression) * 0.06
  const hate: number[] = []
  for (let seat = 0; seat < seats; seat++) hate.push(0)
  for (let seat = 0; seat < seats; seat++) {
    if (seat === me || !has(alive, seat)) continue
    const at = seat * 4
    let much =
      odds[at]! * towardsSheriff +
      odds[at + 1]! * towardsDeputy +
      odds[at + 2]! * towardsOutlaw +
      odds[at + 3]! * towardsRenegade
    if (seat === sheriff) {
      if (mine !== SHERIFF && much > 0 && isHiding(players[sheriff]!, manner, odds, seats)) much = 0
    } else {
      // A grudge and a temper turn doubts into shots, but no certain friend into an enemy.
      if (temper !== 0 && much > -0.6) much += temper
      if (manner.grudge > 0 && wrongs && much > -0.6) much += manner.grudge * 0.03 * Math.min(wrongs[seat]!, 3)
    }
    hate[seat] = much
  }
  return hate
}

function strengths({ players, alive }: Table, me: Seat, odds: Float64Array): { law: number; outlaws: number } {
  let law = 0
  let outlaws = 0
  for (let seat = 0; seat < players.length; seat++) {
    if (seat === me || !has(alive, seat)) continue
    const { life, hand, inPlay } = players[seat]!
    const strength = life + 0.3 * hand.length + 0.3 * inPlay.length
    law += strength * (odds[seat * 4]! + odds[seat * 4 + 1]!)
    outlaws += strength * odds[seat * 4 + 2]!
  }
  return { law, outlaws }
}
