// Three things worth telling of a game; all of them good.

import type { BangDice } from '@saloon/bang-dice'
import type { Seat, View } from '@saloon/kernel'
import { type Highlight, firstOf, mostOf } from '../../shared/highlights.ts'
import type { Statistics } from './statistics.ts'
import type { DiceKey } from '../text/words.ts'

export function highlightsOf(view: View<BangDice>, { players, bestThrow, lastShot }: Statistics): Highlight<DiceKey>[] {
  const marksman = mostOf(players, ({ damage }) => damage)
  const company = mostOf(players, ({ healing }) => healing)
  const survivor = mostOf(players, ({ suffered }, seat) => (view.players[seat]!.life > 0 ? suffered : 0))
  return firstOf<DiceKey>([
    lastShot && {
      title: 'highlight.end',
      seat: lastShot.seat,
      what: { key: 'highlight.end.what', facts: { seat: lastShot.seat, at: lastShot.at } },
    },
    marksman.count > 0 && of('marksman', marksman),
    bestThrow &&
      bestThrow.count >= 4 && {
        title: 'highlight.throw',
        seat: bestThrow.seat,
        what: { key: 'highlight.throw.what', facts: { ...bestThrow } },
      },
    company.count > 0 && of('round', company),
    survivor.count > 2 && of('survivor', survivor),
  ])
}

const of = (
  name: 'marksman' | 'round' | 'survivor',
  { seat, count }: { readonly seat: Seat; readonly count: number },
): Highlight<DiceKey> => ({
  title: `highlight.${name}`,
  seat,
  what: { key: `highlight.${name}.what`, facts: { seat, points: count } },
})
