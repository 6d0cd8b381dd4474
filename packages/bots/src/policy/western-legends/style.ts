// Four ways to a legend: robbing, enforcing the law, digging for gold, and living it up. Each prefers other errands; none does only one thing.

import { type Chance, type Seat, below } from '@saloon/kernel'
import { CHARACTERS, type Character } from '@saloon/western-legends'
import { type Dials, EVEN } from '../../personality.ts'

export const STYLES = ['outlaw', 'lawman', 'prospector', 'reveller'] as const
export type Style = (typeof STYLES)[number]

/** What there is to go for. */
export const ERRANDS = [
  'deposit',
  'prospect',
  'revel',
  'bank',
  'bandit',
  'duel',
  'rob',
  'arrest',
  'poker',
  'cattle',
  'heal',
  'shop',
  'work',
  'objective',
] as const
export type Errand = (typeof ERRANDS)[number]

/** What somebody is about: a style, and perhaps an errand that comes before all others. */
export interface Plan {
  readonly style: Style
  readonly errand?: { readonly errand: Errand; readonly at: number } | undefined
  readonly overlooksWays?: boolean | undefined // a beginner goes for the most, however far it is
}

/** How much more, or less, each is worth to whom. */
export const LEANINGS: Readonly<Record<Style, Readonly<Partial<Record<Errand, number>>>>> = {
  outlaw: { bank: 1.5, rob: 1.6, duel: 1.2, cattle: 1.2, prospect: 0.8, revel: 0.9 },
  lawman: { bank: 0, rob: 0, bandit: 1.6, arrest: 4, cattle: 1.2 },
  prospector: { prospect: 1.4, deposit: 1.3, bank: 0.7, rob: 0.7 },
  reveller: { revel: 1.3, poker: 1.6, work: 1.2, bank: 0.7, rob: 0.8 },
}

const AT_HOME: Readonly<Record<Style, readonly Character[]>> = {
  outlaw: ['billy_the_kid', 'jesse_james', 'doc_holliday'],
  lawman: ['bass_reeves', 'wyatt_earp', 'annie_oakley'],
  prospector: ['kit_carson', 'bloody_knife', 'yb_rowdy'],
  reveller: ['wild_bill_hickok', 'calamity_jane', 'stagecoach_mary'],
}

/**
 * A manner of one's own is a style of one's own; an even-tempered bot has one by its character and seat, each as often. Read from what never
 * changes, since a mind may be made anew in the middle of a game.
 */
export function styleOf(dials: Dials, character: number, seat: Seat): Style {
  if (dials === EVEN) return STYLES[(Math.max(0, character) + seat) % STYLES.length]!
  if (dials.risk <= 2) return 'prospector'
  if (dials.aggression >= 8) return 'outlaw'
  return dials.grudge >= 5 ? 'lawman' : 'reveller'
}

/** The one of these characters who is at home in the style; chance decides among others. */
export function characterFor(style: Style, dials: Dials, dealt: readonly number[], chance: Chance): number {
  const fits = dials === EVEN ? undefined : dealt.find((one) => AT_HOME[style].includes(CHARACTERS[one]!))
  return fits ?? dealt[below(chance, dealt.length)]!
}
