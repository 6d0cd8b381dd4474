// Three things worth telling of a game; all of them good.

import type { Seat, Text, View } from '@saloon/kernel'
import { has } from '@saloon/kernel'
import type { Wanted } from '@saloon/wanted'
import type { PlayerCount, Statistics } from './statistics.ts'
import type { Word } from './words.ts'

export interface Highlight {
  readonly title: Word
  readonly what: Text
  readonly seat: Seat
}

const MOST = 3
const FEWEST_FLIPS = 2

export function highlightsOf(view: View<Wanted>, { players, first, last }: Statistics): Highlight[] {
  const most = (of: (player: PlayerCount, seat: Seat) => number): { seat: Seat; count: number } =>
    players.reduce((best, player, seat) => (of(player, seat) > best.count ? { seat, count: of(player, seat) } : best), {
      seat: 0,
      count: 0,
    })
  const marksman = most(({ damage }) => damage.reduce((sum, points) => sum + points, 0))
  const ducker = most(({ dodged }) => dodged)
  const survivor = most(({ suffered }, seat) => (has(view.alive, seat) ? suffered : 0))
  const lucky = most(({ flips, lucky: good }) => (flips >= FEWEST_FLIPS ? good / flips : 0))
  const found: (Highlight | false | undefined)[] = [
    last && {
      title: 'highlight.last',
      seat: last.seat,
      what: { key: 'highlight.last.what', facts: { seat: last.seat, at: last.at } },
    },
    marksman.count > 1 && of('marksman', marksman),
    ducker.count > 1 && of('ducker', ducker),
    lucky.count > 0.5 && {
      title: 'highlight.lucky',
      seat: lucky.seat,
      what: {
        key: 'highlight.lucky.what',
        facts: { seat: lucky.seat, good: players[lucky.seat]!.lucky, all: players[lucky.seat]!.flips },
      },
    },
    survivor.count > 2 && of('survivor', survivor),
    first && {
      title: 'highlight.first',
      seat: first.seat,
      what: { key: 'highlight.first.what', facts: { seat: first.seat, at: first.at } },
    },
  ]
  return found.filter((one) => one !== false && one !== undefined).slice(0, MOST)
}

const of = (
  name: 'marksman' | 'ducker' | 'survivor',
  facts: { readonly seat: Seat; readonly count: number },
): Highlight => ({
  title: `highlight.${name}`,
  seat: facts.seat,
  what: { key: `highlight.${name}.what`, facts: { ...facts } },
})
