// What the flips brought, beside what was to be expected of them: so few cards look unfair by themselves.

/** What cards are turned over for. Jourdonnais' own cover is a Barrel. */
export const FLIPPED_FOR = ['barrel', 'jail', 'dynamite'] as const

export interface Luck {
  readonly of: (typeof FLIPPED_FOR)[number]
  readonly all: number
  readonly good: number // that helped
  readonly expected: number
  /** Between these 19 games of 20 stay. */
  readonly low: number
  readonly high: number
}

/** Of a whole deck: a heart, or a card at which the Dynamite stays quiet. */
const CHANCE: Readonly<Record<Luck['of'], number>> = { barrel: 1 / 4, jail: 1 / 4, dynamite: 7 / 8 }
const RARE = 1 / 40 // on either side

export function luckOf(of: Luck['of'], flips: readonly boolean[]): Luck {
  const all = flips.length
  const good = flips.filter(Boolean).length
  return { of, all, good, expected: all * CHANCE[of], ...usualOf(all, CHANCE[of]) }
}

/** How few and how many of them chance usually gives: counted out, since there are too few for a rule of thumb. */
function usualOf(all: number, chance: number): Pick<Luck, 'low' | 'high'> {
  const chances = [(1 - chance) ** all]
  for (let good = 1; good <= all; good++)
    chances.push((chances[good - 1]! * (all - good + 1) * chance) / (good * (1 - chance)))
  const below = (end: number): number => chances.slice(0, end).reduce((sum, one) => sum + one, 0)
  const counts = [...chances.keys()]
  return {
    low: counts.findLast((good) => below(good) <= RARE) ?? 0,
    high: counts.find((good) => 1 - below(good + 1) <= RARE) ?? all,
  }
}
