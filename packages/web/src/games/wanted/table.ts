// Small questions a screen asks of the table of this game.

import { type Base, HIDDEN, type Seat, type View, has } from '@saloon/kernel'
import { type Card, type Kind, type Player, type Role, type Wanted, hasInPlay, kindOf } from '@saloon/wanted'
import { nameOfRef } from '../../table/choice/ref.ts'
import type { Choice, Ref } from '../board.ts'

export type Seen = View<Wanted>
export const seen = (view: View<Base>): Seen => view as unknown as Seen

/** Undefined: these eyes don't know it, or nothing is dealt yet. */
export function roleOf({ players }: Seen, seat: Seat): Role | undefined {
  const role = players[seat]?.role
  return role === undefined || role === null || role === HIDDEN ? undefined : role
}

export const isKnown = (card: Card): boolean => card !== HIDDEN
export const isDealt = ({ turns }: Seen): boolean => turns > 0

export const cardRef = (card: Card): Ref => `card:${card}`
const cardOf = (ref: Ref | undefined): Card | undefined =>
  ref?.startsWith('card:') ? Number(nameOfRef(ref)) : undefined

const isGrab = (kind: Kind): boolean => kind === 'panic' || kind === 'cat-balou'

/** The card of the hand that is picked to be played; none yet, or something else is asked. */
export function pickedCard({ ask, picked, intent }: Choice): Card | undefined {
  const card = ask?.kind === 'play' && intent !== 'sid' ? cardOf(picked[0]) : undefined
  return card === undefined || card < 0 ? undefined : card
}

/** Of whom a card is being picked: Panic! or Cat Balou is played at this seat. */
export function grabbedFrom(choice: Choice): Seat | undefined {
  const card = pickedCard(choice)
  const seat = choice.picked.find((ref) => ref.startsWith('seat:'))
  return card !== undefined && isGrab(kindOf(card)) && seat !== undefined ? Number(nameOfRef(seat)) : undefined
}

/** How many BANG! the player whose turn it is may still play; undefined: as many as there are. */
export const hasLimit = (player: Player): boolean =>
  player.character !== 'willy-the-kid' && !hasInPlay(player, 'volcanic')

/** Clockwise from a seat, the living only, that seat first if it lives. */
export function livingFrom({ players, alive }: Seen, seat: Seat): Seat[] {
  return players.map((_, i) => (seat + i) % players.length).filter((one) => has(alive, one))
}
