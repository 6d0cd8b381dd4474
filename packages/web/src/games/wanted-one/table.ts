// The table as this board reads it.

import type { Base, Seat, View } from '@saloon/kernel'
import { type Card, type Deck, type Gang, SALOON, type WantedOne, gangOf, leaderOf } from '@saloon/wanted-one'
import { type Ref, refOf, together } from '../../table/choice/ref.ts'
import type { Choice } from '../board.ts'

export type Seen = View<WantedOne>
export const seen = (view: View<Base>): Seen => view as unknown as Seen

const OF_STACKS = new Set(['sheriff', 'bounty', 'swindle'])
const asksForStack = ({ ask }: Choice): boolean => ask !== undefined && OF_STACKS.has(ask.kind)

/** Decks and stacks are places both, told apart by the question. What isn't asked for has a name of its own. */
export const refOfDeck = (choice: Choice, deck: Deck): Ref =>
  asksForStack(choice) ? `deck:${deck}` : refOf('place', deck)
export const refOfMyStack = (choice: Choice, gang: Gang): Ref =>
  choice.ask?.kind === 'sheriff' ? refOf('place', gang) : `gang:${gang}`
export const refOfStack = (seat: Seat, gang: Gang): Ref => together(refOf('seat', seat), refOf('place', gang))

/** Whether cards of others are what is chosen among. */
export const picksOthers = ({ ask }: Choice): boolean => ask?.kind === 'bounty' || ask?.kind === 'swindle'

export const isLeader = (card: Card): boolean => leaderOf(gangOf(card)) === card
export const isSaloon = (deck: Deck): boolean => deck === SALOON

/** The deck that is about to be drawn from. */
export function drawnFrom({ ready }: Choice): Deck | undefined {
  const action: { readonly do: string; readonly deck?: Deck } | undefined = ready
  return action?.do === 'draw' ? action.deck : undefined
}
