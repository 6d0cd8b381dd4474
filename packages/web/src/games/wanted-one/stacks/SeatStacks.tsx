// What lies before another player: a stack for each gang, the covered cards below the uncovered one.

import { type Seat, has } from '@saloon/kernel'
import { GANGS, type Gang, leaderOf, pointsOf, pointsOfGang } from '@saloon/wanted-one'
import { GangChip } from '../../../art/marks/GangMark.tsx'
import { One } from '../../../art/signs/Prizes.tsx'
import { Hat } from '../../../art/signs/Tokens.tsx'
import type { BoardProps } from '../../board.ts'
import { AnyCard } from '../street/Cards.tsx'
import { Checklist } from './Checklist.tsx'
import { Dollars } from '../street/Dollars.tsx'
import { useSmall } from '../small.ts'
import { Target } from '../street/Target.tsx'
import { type Seen, picksOthers, seen } from '../table.ts'
import { useNames, useWords } from '../text/words.ts'

const SMALL_CARD = 40

export function SeatStacks({ view: base, choice, seat }: BoardProps & { readonly seat: Seat }) {
  const isSmall = useSmall()
  const words = useWords()
  const view = seen(base)
  const player = view.players[seat]!
  return (
    <div className="wo-seat">
      <div className="wo-stacks" data-small={isSmall || undefined}>
        {GANGS.map((key, gang) => (
          <div key={key} className="wo-stack">
            <StackHead view={view} seat={seat} gang={gang} showsToken={isSmall} />
            {!isSmall && <Pile view={view} choice={choice} seat={seat} gang={gang} />}
          </div>
        ))}
        {isSmall && <OneOf view={view} seat={seat} />}
      </div>
      {!isSmall && (
        <div className="wo-seat-foot">
          <Checklist view={view} seat={seat} size={21} />
          {view.options.dollars && <Dollars count={player.dollars} size={20} />}
        </div>
      )}
      <span className="wo-points">{words('points.short', { points: pointsOf(player, view.supremacy) })}</span>
    </div>
  )
}

/** Where there is no room for posters, the chips of the gangs say which are won. */
function StackHead(it: {
  readonly view: Seen
  readonly seat: Seat
  readonly gang: Gang
  readonly showsToken: boolean
}) {
  const { view, seat, gang, showsToken } = it
  const words = useWords()
  const { stacks, wanted } = view.players[seat]!
  const hasToken = showsToken && has(wanted, gang)
  const hasLeader = stacks[gang]!.includes(leaderOf(gang))
  return (
    <span
      className="wo-stack-head"
      data-none={stacks[gang]!.length === 0 || undefined}
      role="img"
      aria-label={[
        words('stack.label', {
          gang,
          count: stacks[gang]!.length,
          points: pointsOfGang(view.players[seat]!, gang, view.supremacy),
        }),
        ...(hasLeader ? [words('stack.leader')] : []),
        ...(showsToken ? [words(hasToken ? 'tokens.have' : 'tokens.lack', { gang })] : []),
      ].join(', ')}
    >
      <span className="wo-chip" data-won={hasToken || undefined}>
        <GangChip gang={gang} size={22} />
        {hasLeader && <Hat size={20} className="wo-hat" />}
      </span>
      <b>{stacks[gang]!.length}</b>
    </span>
  )
}

function OneOf({ view, seat }: { readonly view: Seen; readonly seat: Seat }) {
  const words = useWords()
  const holdsOne = view.one === seat
  return (
    <span className="wo-one-of" data-won={holdsOne || undefined}>
      <One size={24} label={words(holdsOne ? 'one.have' : 'one.lack')} />
    </span>
  )
}

interface PileProps extends Pick<BoardProps, 'choice'> {
  readonly view: Seen
  readonly seat: Seat
  readonly gang: Gang
}

/** Cards one below the other: of the covered ones the edge. The uncovered one can be chosen where the Saloon says so. */
function Pile({ view, choice, seat, gang }: PileProps) {
  const names = useNames()
  const stack = view.players[seat]!.stacks[gang]!
  const top = stack.at(-1)
  if (top === undefined) {
    const isLastGang = view.players[seat]!.stacks.filter((cards) => cards.length === 0).length === 1
    return <span className="wo-pile wo-pile-empty" data-last={isLastGang || undefined} />
  }
  const strip = Math.min(8, 24 / Math.max(1, stack.length - 1))
  return (
    <span className="wo-pile" style={{ paddingTop: strip * (stack.length - 1) }}>
      {stack.slice(0, -1).map((card, i) => (
        <span key={card} className="wo-covered" style={{ top: strip * i }}>
          <AnyCard card={card} size={SMALL_CARD} names={names} />
        </span>
      ))}
      {picksOthers(choice) ? (
        <Target view={view} seat={seat} gang={gang} size={SMALL_CARD} />
      ) : (
        <span key={top} className="wo-top">
          <AnyCard card={top} size={SMALL_CARD} names={names} />
        </span>
      )}
    </span>
  )
}
