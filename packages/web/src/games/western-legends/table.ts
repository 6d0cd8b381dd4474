// Small questions a screen asks of the table of this game.

import { type Base, HIDDEN, type Seat, type View } from '@saloon/kernel'
import {
  EQUIPMENT,
  EQUIPMENT_TYPES,
  LENGTHS,
  type Legends,
  type Player,
  isUpgraded,
  owns,
} from '@saloon/western-legends'

export type Seen = View<Legends>
export const seen = (view: View<Base>): Seen => view as unknown as Seen

export const isKnown = (thing: number): boolean => thing !== HIDDEN && thing >= 0
/** Undefined: not chosen yet, or these eyes don't know it. */
export const characterOf = ({ players }: Seen, seat: Seat): number | undefined => {
  const character = players[seat]?.character ?? HIDDEN
  return isKnown(character) ? character : undefined
}
export const isOnTheMap = ({ hex }: Player): boolean => hex >= 0

export interface Owned {
  readonly item: number
  readonly isUpgraded: boolean
  readonly isActive: boolean
}
export const itemsOf = (player: Player): Owned[] =>
  EQUIPMENT_TYPES.flatMap((_, item) =>
    owns(player, item)
      ? [{ item, isUpgraded: isUpgraded(player, item), isActive: player.weapon === item || player.mount === item }]
      : [],
  )
export const categoryOf = (item: number): string => EQUIPMENT[EQUIPMENT_TYPES[item]!].category

/** How many Legend Points bring on the last round. */
export const targetOf = ({ options }: Seen): number => (options.firstGame ? LENGTHS.short : LENGTHS[options.length])

export const placeRef = (place: number): string => `place:${place}`
export const cardRef = (card: number): string => `card:${card}`
