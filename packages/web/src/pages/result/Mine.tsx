// My own end of the game: a sentence, a picture, and whom I shared it with.

import { type Outcome, type Seat, say as sayText } from '@saloon/kernel'
import { SeatChip } from '../../art/marks/Mark.tsx'
import type { Board } from '../../games/board.ts'
import type { Playthrough } from '../../link/link.ts'
import { usePageSay } from '../../text/pages.ts'

interface MineProps {
  readonly seat: Seat
  readonly outcome: Outcome | undefined
  readonly open: Playthrough
  readonly board: Board | undefined
  readonly reader: Parameters<typeof sayText>[0]
}

export function Mine({ seat, outcome, open, board, reader }: MineProps) {
  const say = usePageSay()
  const won = outcome?.winners.includes(seat) ?? false
  const others = (outcome?.winners ?? []).filter((one) => one !== seat && typeof one === 'number')
  const names = others.map((one) => reader.seats[Number(one)]).join(', ')
  const was = open.module.counts?.(open.view)[seat] ?? {}
  const words = Object.entries(was).flatMap(([what, which]) => reader.messages[`${what}.${which}`] ?? [])
  const character = was['character']
  const Picture = board?.Picture
  return (
    <figure className="result-mine" data-won={won || undefined}>
      <span className="result-picture" aria-hidden="true">
        {Picture && character !== undefined ? (
          <Picture thing={{ kind: 'character', id: character }} />
        ) : (
          <SeatChip seat={seat} size={88} />
        )}
        {outcome && <span className="result-stamp">{say(won ? 'result.stamp.won' : 'result.stamp.lost')}</span>}
      </span>
      <figcaption>
        <strong>{reader.seats[seat]}</strong>
        {words.length > 0 && <span>{words.join(' · ')}</span>}
        {names !== '' && <span>{say(won ? 'result.with' : 'result.won-by', { names })}</span>}
      </figcaption>
    </figure>
  )
}
