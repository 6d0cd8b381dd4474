// Who is whose enemy in BANG! The Dice Game, from what a seat sees and has heard.

import { type BangDice, type Event, ROLES_BY_SEATS, type Role, TARGETS } from '@saloon/bang-dice'
import type { Seat, Told, View } from '@saloon/kernel'
import { type Dials, EVEN } from '../../personality.ts'
import { type Memory, isHiding, within } from '../guilt.ts'

type Table = View<BangDice>

/** Who shoots the Sheriff is guilty, who shoots the guilty is not, and a beer for the Sheriff is worth a good word. */
export function hear({ sheriff, me, guilt, wrongs }: Memory, event: Told<Event>): void {
  if (event.type === 'shot' && event.at === me) wrongs[event.by]!++
  if (event.type === 'shot' && event.by !== sheriff) {
    if (event.at === sheriff) guilt[event.by]! += 2
    else guilt[event.by]! -= Math.sign(guilt[event.at]!)
  }
  if (event.type === 'life-gained' && event.of === 'beer' && event.by === sheriff && event.from !== sheriff) {
    guilt[event.from as Seat]! -= 2
  }
}

/** Above zero: to be shot, the higher the sooner. Below: to be spared. */
export function enmityTowards(view: Table, me: Seat, other: Seat, memory: Memory, dials: Dials): number {
  const { life } = view.players[other]!
  if (other === me || life === 0) return 0
  const enmity = byRole(view, me, other, memory, dials)
  if (enmity < -1 || enmity > 4) return enmity // friend or foe for certain
  return enmity + (dials.aggression - EVEN.aggression) * 0.3 + dials.grudge * 0.1 * Math.min(memory.wrongs[other]!, 3)
}

function byRole(view: Table, me: Seat, other: Seat, { sheriff, guilt }: Memory, dials: Dials): number {
  const mine = view.players[me]!.role as Role
  const suspected = within(-dials.memory / 2, guilt[other]!, dials.memory / 2)
  if (sheriff === -1)
    return view.mode === 'duel' || view.players[other]!.role === TARGETS[mine as keyof typeof TARGETS] ? 5 : 1
  switch (mine) {
    case 'outlaw':
      if (other === sheriff) return isHiding(view.players[sheriff]!, guilt[me]!, dials) ? 0 : 5
      return suspected > 0 ? -1 : 1
    case 'renegade':
      // Until only the two of them are left, the Sheriff must not fall.
      if (other === sheriff) return othersLeft(view, me, sheriff) === 0 ? 5 : -2
      return outlawsLeft(view) > 0 ? within(1, 2 + suspected, 4) : 3
    default:
      if (other === sheriff) return -5
      return deputiesHidden(view, me) === 0 ? 3 : within(-1, 1 + suspected, 4)
  }
}

const othersLeft = ({ players }: Table, me: Seat, sheriff: Seat): number =>
  players.filter(({ life }, seat) => life > 0 && seat !== me && seat !== sheriff).length

const outlawsLeft = ({ players }: Table): number =>
  ROLES_BY_SEATS[players.length]!.outlaw - players.filter(({ role, life }) => role === 'outlaw' && life === 0).length

/** Deputies that somebody of the law can't tell from the others. */
const deputiesHidden = ({ players }: Table, me: Seat): number =>
  ROLES_BY_SEATS[players.length]!.deputy -
  players.filter(({ role, life }, seat) => role === 'deputy' && (life === 0 || seat === me)).length
