// Who is whose enemy in WANTED!, from what a seat sees and has heard.

import { type Eyes, type Seat, type Told, type View, countOf, has } from '@saloon/kernel'
import { type Card, type Event, type Kind, ROLES_BY_SEATS, type Role, type Wanted, kindOf } from '@saloon/wanted'

type Table = View<Wanted>

export interface Memory {
  readonly sheriff: Seat
  readonly guilt: number[] // how much each seat looks like an enemy of the Sheriff; below zero: like a friend
}

/** Before the deal of a next game nobody knows yet who the Sheriff is. */
export const bornInnocent = ({ players }: Table): Memory => ({
  sheriff: players.findIndex(({ role }) => role === 'sheriff'),
  guilt: players.map(() => 0),
})

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
  if (event.type === 'role-shown' && event.role === 'sheriff') (memory as { sheriff: Seat }).sheriff = event.by
  if (event.type !== 'aimed') return
  const { sheriff, guilt } = memory
  const { by, at, card } = event
  if (by === sheriff || by === at) return
  if (at === sheriff) guilt[by]! += malice(card)
  else guilt[by]! -= Math.sign(guilt[at]!) * malice(card) * 0.5
}

export type Enmity = readonly number[] // by seat; above zero: to be shot, the higher the sooner; below: to be spared

export function enmityOf(view: Table, me: Seat, { sheriff, guilt }: Memory): Enmity {
  const { players, alive } = view
  const mine = players[me]!.role as Role
  const enmity: number[] = []
  const others = countOf(alive & ~(1 << me) & ~(1 << sheriff))
  const outlaws = rolesLeft(view, me, 'outlaw')
  const deputies = rolesLeft(view, me, 'deputy')
  for (let seat = 0; seat < players.length; seat++) {
    if (seat === me || !has(alive, seat)) enmity.push(0)
    else if (mine === 'outlaw') enmity.push(outlawTowards(seat === sheriff, guilt[seat]!))
    else if (mine === 'renegade') enmity.push(renegadeTowards(seat === sheriff, guilt[seat]!, others, outlaws))
    else if (seat === sheriff) enmity.push(-5)
    else enmity.push(deputies === 0 ? within(2, 2 + guilt[seat]!, 5) : within(-1, 1 + guilt[seat]!, 4))
  }
  return enmity
}

const outlawTowards = (isSheriff: boolean, guilt: number): number => (isSheriff ? 5 : guilt > 0 ? -1 : 1)

/** Until only the two of them are left the Sheriff must not fall; and while there are Outlaws they are the danger. */
function renegadeTowards(isSheriff: boolean, guilt: number, others: number, outlaws: number): number {
  if (isSheriff) return others === 0 ? 5 : -2
  return outlaws > 0 ? within(1, 2 + guilt, 4) : 3
}

/** Of a role that isn't mine to see: how many may still sit there. */
function rolesLeft({ players, alive }: Table, me: Seat, role: Role): number {
  let left = ROLES_BY_SEATS[players.length]![role]
  for (let seat = 0; seat < players.length; seat++) {
    if (players[seat]!.role === role && (seat === me || !has(alive, seat))) left--
  }
  return left
}

const within = (low: number, value: number, high: number): number => (value < low ? low : value > high ? high : value)

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
