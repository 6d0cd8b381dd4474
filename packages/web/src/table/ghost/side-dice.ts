// The dice of the side table: five of them, three rolls, most of a kind wins. Nobody's game depends on it.

export const FACES = 6
export const DICE = 5
export const ROLLS = 3

export interface Hand {
  readonly dice: readonly number[] // 0 … 5; empty: not rolled yet
  readonly kept: readonly boolean[]
  readonly rolls: number // so far
}
export const FRESH: Hand = { dice: [], kept: Array.from({ length: DICE }, () => false), rolls: 0 }

/** `random`: 0 … 1 */
export function rolled({ dice, kept, rolls }: Hand, random: () => number): Hand {
  const face = (): number => Math.floor(random() * FACES)
  return { dice: kept.map((isKept, i) => (isKept ? dice[i]! : face())), kept, rolls: rolls + 1 }
}

export const toggled = (hand: Hand, die: number): Hand =>
  hand.rolls === 0 || hand.rolls === ROLLS ? hand : { ...hand, kept: hand.kept.with(die, !hand.kept[die]) }

/** How many of the face there is most of. */
export const best = ({ dice }: Hand): number => Math.max(0, ...counts(dice))

const counts = (dice: readonly number[]): number[] =>
  Array.from({ length: FACES }, (_, face) => dice.filter((die) => die === face).length)

/** The undertaker keeps what there is most of. */
export function playedOut(random: () => number): Hand {
  let hand = FRESH
  for (let roll = 0; roll < ROLLS; roll++) {
    hand = rolled(hand, random)
    const most = counts(hand.dice).indexOf(best(hand))
    hand = { ...hand, kept: hand.dice.map((die) => die === most) }
  }
  return hand
}
