// Three things worth telling of a game; all of them good.

import { type Seat, type View, has } from '@saloon/kernel'
import type { Wanted } from '@saloon/wanted'
import { type Highlight, firstOf, mostOf } from '../../shared/highlights.ts'
import type { Statistics } from './statistics.ts'
import type { Word } from '../text/words.ts'

const FEWEST_FLIPS = 2

export function highlightsOf(view: View<Wanted>, { players, first, last }: Statistics): Highlight<Word>[] {
  const marksman = mostOf(players, ({ damage }) => damage.reduce((sum, points) => sum + points, 0))
  const ducker = mostOf(players, ({ dodged }) => dodged)
  const survivor = mostOf(players, ({ suffered }, seat) => (has(view.alive, seat) ? suffered : 0))
  const lucky = mostOf(players, ({ flips, lucky: good }) => (flips >= FEWEST_FLIPS ? good / flips : 0))
  return firstOf<Word>([
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
  ])
}

const of = (
  name: 'marksman' | 'ducker' | 'survivor',
  facts: { readonly seat: Seat; readonly count: number },
): Highlight<Word> => ({
  title: `highlight.${name}`,
  seat: facts.seat,
  what: { key: `highlight.${name}.what`, facts: { ...facts } },
})
