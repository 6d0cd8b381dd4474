// What somebody could do who asks: one suggestion with its reasons and its risk, and how the best few answers went. From what their seat
// may know, and from the numbers that bots decide by.

import { type Action, type Base, type Chance, type Seat, type Text, type View, type Facts } from '@saloon/kernel'
import { BECAUSE_RULE, becauseSearched, percent } from './because.ts'
import type { Dials } from './personality.ts'
import type { AnyPolicy } from './policy/policy.ts'
import type { Decided, Tried } from './search/flat.ts'

export interface Advice {
  readonly action: Action
  readonly reasons: readonly Text[]
  readonly risk: Text
  /** The best few, the best first; none where nothing was tried out. */
  readonly answers: readonly Tested[]
  /** What those hundredths are: games won, or flicks that come off. */
  readonly counts: 'wins' | 'flicks'
}
export interface Tested {
  readonly action: Action
  readonly of100: number
}

type IsOver = (share: number) => boolean

const MOST_ANSWERS = 3
/** The worlds in which it goes worst. */
const UNLUCKY = 0.2
/** Flicks that differ by less come to the same. */
const ALIKE = 0.005

export function adviser(policy: AnyPolicy, dials: Dials) {
  return (view: View<Base>, seat: Seat, memory: unknown, chance: Chance, isOver?: IsOver): Advice => {
    const decided = decide(policy, dials, view, seat, memory, chance, isOver)
    const { action, usual, playouts, tried = [] } = decided
    const own = sameAs(action, usual) ? policy.why?.(view, seat, memory, dials, action) : undefined
    const done = tried.find((one) => sameAs(one.action, action))
    const byTheTable = policy.deep?.byTheTable === true
    if (playouts === 0 || done === undefined)
      return { action, reasons: [own ?? BECAUSE_RULE], risk: { key: 'risk.unknown' }, answers: [], counts: 'wins' }
    const { worst, best } = extremesOf(tried)
    // Nearer to the best that came of it than to the worst.
    const comesOff = (went: number): boolean => went - worst >= best - went
    const of100 = ({ chance, went }: Tried): number => percent(byTheTable ? shareOf(went, comesOff) : chance)
    const good = of100(done)
    const searched = byTheTable ? textOf('because.flicked', { playouts, good }) : becauseSearched(decided)
    return {
      action,
      reasons: [searched, ...(own && own.key !== BECAUSE_RULE.key ? [own] : [])],
      risk: byTheTable
        ? best - worst < ALIKE
          ? { key: 'risk.alike' }
          : textOf('risk.flicked', { bad: 100 - good })
        : textOf('risk.worst', { chance: percent(unluckiest(done.went)) }),
      answers: tried
        .map((one) => ({ action: one.action, of100: of100(one) }))
        .toSorted((a, b) => b.of100 - a.of100)
        .slice(0, MOST_ANSWERS),
      counts: byTheTable ? 'flicks' : 'wins',
    }
  }
}

function decide(
  policy: AnyPolicy,
  dials: Dials,
  view: View<Base>,
  seat: Seat,
  memory: unknown,
  chance: Chance,
  isOver: IsOver | undefined,
): Decided {
  if (policy.deep) {
    const { effort, decide } = policy.deep
    return decide(view, seat, memory, dials, isOver ? { ...effort, isOver } : effort, chance)
  }
  const action = policy.choose(view, seat, chance, memory, dials)
  return { action, usual: action, gain: 0, error: 0, chance: 0, playouts: 0 }
}

const textOf = (key: string, facts: Facts): Text => ({ key, facts })
const sameAs = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other)
const shareOf = (went: readonly number[], is: (one: number) => boolean): number => went.filter(is).length / went.length

function unluckiest(went: readonly number[]): number {
  const worst = went.toSorted((a, b) => a - b).slice(0, Math.max(1, Math.floor(went.length * UNLUCKY)))
  return worst.reduce((sum, one) => sum + one, 0) / worst.length
}

function extremesOf(tried: readonly Tried[]): { readonly worst: number; readonly best: number } {
  const all = tried.flatMap(({ went }) => went)
  return { worst: Math.min(...all), best: Math.max(...all) }
}
