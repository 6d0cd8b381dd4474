// Three things worth telling of a game; all of them good.

import type { BangDice } from '@saloon/bang-dice'
import type { Seat, Text, View } from '@saloon/kernel'
import type { Statistics } from './statistics.ts'
import type { DiceKey } from './words.ts'

export interface Highlight {
  readonly title: DiceKey
  readonly what: Text
  readonly seat: Seat
}

const MOST = 3

export function highlightsOf(view: View<BangDice>, { players, bestThrow, lastShot }: Statistics): Highlight[] {
  const most = (of: (player: Statistics['players'][number], seat: Seat) => number): { seat: Seat; points: number } =>
    players.reduce(
      (best, player, seat) => (of(player, seat) > best.points ? { seat, points: of(player, seat) } : best),
      { seat: 0, points: 0 },
    )
  const marksman = most(({ damage }) => damage)
  const company = most(({ healing }) => healing)
  const survivor = most(({ suffered }, seat) => (view.players[seat]!.life > 0 ? suffered : 0))
  const found: (Highlight | false | undefined)[] = [
    lastShot && {
      title: 'highlight.end',
      seat: lastShot.seat,
      what: { key: 'highlight.end.what', facts: { seat: lastShot.seat, at: lastShot.at } },
    },
    marksman.points > 0 && of('marksman', marksman),
    bestThrow &&
      bestThrow.count >= 4 && {
        title: 'highlight.throw',
        seat: bestThrow.seat,
        what: { key: 'highlight.throw.what', facts: { ...bestThrow } },
      },
    company.points > 0 && of('round', company),
    survivor.points > 2 && of('survivor', survivor),
  ]
  return found.filter((one) => one !== false && one !== undefined).slice(0, MOST)
}

const of = (
  name: 'marksman' | 'round' | 'survivor',
  { seat, points }: { readonly seat: Seat; readonly points: number },
): Highlight => ({
  title: `highlight.${name}`,
  seat,
  what: { key: `highlight.${name}.what`, facts: { seat, points } },
})
