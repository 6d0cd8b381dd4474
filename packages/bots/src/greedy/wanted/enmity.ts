// Who is whose enemy in WANTED!, from what a seat sees and has heard.

import { type Eyes, type Seat, type Told, type View, countOf, has } from '@saloon/kernel'
import { type Card, type Event, type Kind, ROLES_BY_SEATS, type Role, type Wanted, kindOf } from '@saloon/wanted'
import { type Dials, EVEN } from '../../personality.ts'
import { type Memory, isHiding, within } from '../guilt.ts'

type Table = View<Wanted>

/** How much it says about somebody to play this at somebody else. */
const MALICE: Readonly<Partial<Record<Kind, number>>> = {
  bang: 2,
  missed: 2,
  duel: 2,
  jail: 1,
  panic: 1,
  'cat-balou': 1,
}
const malice = (card: Card): number => MALICE[kindOf(card)] ?? 0

/** Who shoots at the Sheriff is guilty, who shoots at the guilty is not. */
export function hear(memory: Memory, event: Told<Event>): void {
  if (event.type === 'role-shown' && event.role === 'sheriff') memory.sheriff = event.by
  if (event.type !== 'aimed') return
  const { sheriff, me, guilt, wrongs } = memory
  const { by, at, card } = event
  if (by === at) return
  if (at === me) wrongs[by]!++
  if (by === sheriff) return
  if (at === sheriff) guilt[by]! += malice(card)
  else guilt[by]! -= Math.sign(guilt[at]!) * malice(card) * 0.5
}

export type Enmity = readonly number[] // by seat; above zero: to be shot, the higher the sooner; below: to be spared

export function enmityOf(view: Table, me: Seat, memory: Memory, dials: Dials): Enmity {
  const { players, alive } = view
  const { sheriff, guilt, wrongs } = memory
  const mine = players[me]!.role as Role
  const known: Known = {
    others: countOf(alive & ~(1 << me) & ~(1 << sheriff)),
    outlaws: rolesLeft(view, me, 'outlaw'),
    deputies: rolesLeft(view, me, 'deputy'),
    hiding: isHiding(players[sheriff]!, guilt[me]!, dials),
  }
  const temper = (dials.aggression - EVEN.aggression) * 0.3
  const kept = dials.memory / 2
  const enmity: number[] = []
  for (let seat = 0; seat < players.length; seat++) {
    if (seat === me || !has(alive, seat)) {
      enmity.push(0)
      continue
    }
    const suspected = within(-kept, guilt[seat]!, kept)
    const byRole = towards(mine, seat === sheriff, suspected, known)
    // Friend or foe for certain: no temper changes that.
    const isCertain = seat === sheriff || byRole > 4
    enmity.push(isCertain ? byRole : byRole + temper + dials.grudge * 0.1 * Math.min(wrongs[seat]!, 3))
  }
  return enmity
}

interface Known {
  readonly others: number // alive, beside me and the Sheriff
  readonly outlaws: number // that may still sit there
  readonly deputies: number
  readonly hiding: boolean
}

function towards(
  mine: Role,
  isSheriff: boolean,
  suspected: number,
  { others, outlaws, deputies, hiding }: Known,
): number {
  switch (mine) {
    case 'outlaw':
      if (isSheriff) return hiding ? 0 : 5
      return suspected > 0 ? -1 : 1
    case 'renegade':
      // Until only the two of them are left the Sheriff must not fall; and while there are Outlaws they are the danger.
      if (isSheriff) return others === 0 ? 5 : -2
      return outlaws > 0 ? within(1, 2 + suspected, 4) : 3
    default:
      if (isSheriff) return -5
      return deputies === 0 ? within(2, 2 + suspected, 5) : within(-1, 1 + suspected, 4)
  }
}

/** Of a role that isn't mine to see: how many may still sit there. */
function rolesLeft({ players, alive }: Table, me: Seat, role: Role): number {
  let left = ROLES_BY_SEATS[players.length]![role]
  for (let seat = 0; seat < players.length; seat++) {
    if (players[seat]!.role === role && (seat === me || !has(alive, seat))) left--
  }
  return left
}

/** The worst enemy among them, of equals the weakest; -1: there is none. */
export function worstOf({ players }: Table, among: Eyes, enmity: Enmity): Seat {
  let worst = -1
  let most = 0
  for (let seat = 0; seat < players.length; seat++) {
    if ((among & (1 << seat)) === 0 || enmity[seat]! <= 0) continue
    const worth = enmity[seat]! * 20 - players[seat]!.life
    if (worst === -1 || worth > most) {
      worst = seat
      most = worth
    }
  }
  return worst
}
