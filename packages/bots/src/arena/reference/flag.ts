// A flag for whoever has aimed at the Sheriff, and what follows from it: no more than that is thought about roles.

import type { Seat } from '@saloon/kernel'
import type { Counts } from '../../belief/roles.ts'

export interface Memory {
  sheriff: Seat // -1 while nobody is, or where nobody hides a role
  readonly flags: boolean[] // by seat
}
interface Table {
  readonly players: readonly { readonly role: unknown; readonly life: number }[]
}

export const born = ({ players }: Table): Memory => ({
  sheriff: players.findIndex(({ role }) => role === 'sheriff'),
  flags: players.map(() => false),
})

export type Enmity = readonly number[] // by seat; above zero: to be shot, the higher the sooner; below: to be spared

export function enmityOf(
  { players }: Table,
  me: Seat,
  { sheriff, flags }: Memory,
  isAlive: (seat: Seat) => boolean,
): Enmity {
  const mine = players[me]!.role
  const others = players.filter((_, seat) => seat !== me && seat !== sheriff && isAlive(seat)).length
  // All Deputies are known: to the Sheriff by their deaths, to a Deputy also by himself.
  const deputies = players.filter(({ role }) => role === 'deputy').length >= DEPUTIES[players.length]!
  return players.map(({ role }, seat) => {
    if (seat === me || !isAlive(seat)) return 0
    if (sheriff === -1) return role === HUNTED[mine as keyof typeof HUNTED] ? 5 : 1
    if (seat === sheriff) return mine === 'outlaw' ? 5 : mine === 'renegade' ? (others === 0 ? 5 : -2) : -5
    if (mine === 'outlaw') return flags[seat] ? -1 : 1
    if (mine === 'renegade') return flags[seat] ? 3 : 1
    return flags[seat] ? 3 : deputies ? 2 : 0
  })
}
/** With three players each hunts one other. */
const HUNTED = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' } as const
const DEPUTIES: Readonly<Record<number, Counts['deputy']>> = { 3: 1, 4: 0, 5: 1, 6: 1, 7: 2, 8: 2 }

/** The worst enemy among them, of equals the weakest; -1: there is none. */
export function worstOf(players: Table['players'], among: number, enmity: Enmity): Seat {
  let worst = -1
  let most = 0
  for (let seat = 0; seat < players.length; seat++) {
    if ((among & (1 << seat)) === 0 || enmity[seat]! <= 0) continue
    const worth = enmity[seat]! * 20 - players[seat]!.life
    if (worst !== -1 && worth <= most) continue
    worst = seat
    most = worth
  }
  return worst
}
