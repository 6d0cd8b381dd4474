// Suits with different silhouettes; red ones are also notched, so that red and black differ without colour.

import { BLOOD, INK, PAPER } from '../inks.ts'

export const SUITS = ['hearts', 'diamonds', 'clubs', 'spades'] as const
export type Suit = (typeof SUITS)[number]

const SHAPES: Readonly<Record<Suit, string>> = {
  hearts: 'M0-5C-3-13-15-13-15-3C-15 6-5 11 0 18C5 11 15 6 15-3C15-13 3-13 0-5Z',
  diamonds: 'M0-18C4-9 9-4 14 1C9 6 4 11 0 20C-4 11-9 6-14 1C-9-4-4-9 0-18Z',
  clubs:
    'M-6-7C-11-19 11-19 6-7C17-13 20 5 8 5C6 5 4 4 2.5 2.5C3 9 5 14 9 18H-9C-5 14-3 9-2.5 2.5C-4 4-6 5-8 5C-20 5-17-13-6-7Z',
  spades: 'M0-18C4-10 16-4 15 5C14 13 5 12 2.5 8C3 12 5 15 8 18H-8C-5 15-3 12-2.5 8C-5 12-14 13-15 5C-16-4-4-10 0-18Z',
}
const isRed = (suit: Suit): boolean => suit === 'hearts' || suit === 'diamonds'
export const suitColour = (suit: Suit): string => (isRed(suit) ? BLOOD : INK)

/** A suit around the origin, 36 units high. */
export function SuitShape({ suit }: { suit: Suit }) {
  return (
    <>
      <path d={SHAPES[suit]} fill={suitColour(suit)} />
      {isRed(suit) && (
        <path d={SHAPES[suit]} transform="translate(0 .6) scale(.55)" fill="none" stroke={PAPER} strokeWidth={3} />
      )}
    </>
  )
}
