// What lies before a player: a stack for each gang, the covered cards below the uncovered one.

import { type Seat, has } from '@saloon/kernel'
import { type Card, GANGS, type Gang, gangOf, leaderOf, pointsOf, pointsOfGang } from '@saloon/wanted-one'
import { GangChip, SeatChip } from '../../art/marks/Mark.tsx'
import { One } from '../../art/signs/Prizes.tsx'
import { Dollar, Hat } from '../../art/signs/Tokens.tsx'
import { useTable } from '../../table/context.ts'
import { Pickable } from '../../table/Pickable.tsx'
import { useMedia } from '../../table/use-media.ts'
import type { BoardProps } from '../board.ts'
import { AnyCard } from './Cards.tsx'
import { Checklist } from './Checklist.tsx'
import { type Seen, drawnFrom, picksOthers, refOfMyStack, refOfStack, seen } from './table.ts'
import { useWords } from './words.ts'

/** Where seats have no room for cards: numbers alone. */
export const useSmall = (): boolean => useMedia('(max-width: 599px), (max-height: 699px)')

// ---- another player's place ---------------------------------------------------------------------------------------

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

/** An uncovered card that Bounty Hunter or Swindler may touch, with what that costs its owner. */
export function Target(it: { readonly view: Seen; readonly seat: Seat; readonly gang: Gang; readonly size: number }) {
  const { view, seat, gang, size } = it
  const words = useWords()
  const names = useNames()
  const card = view.players[seat]!.stacks[gang]!.at(-1)!
  return (
    <Pickable
      refName={refOfStack(seat, gang)}
      field="gang"
      className="wo-target"
      label={words('stack.of', { seat, gang, card })}
      thing={{ kind: 'card', id: card }}
    >
      <AnyCard card={card} size={size} names={names} />
      <Loss view={view} seat={seat} gang={gang} />
    </Pickable>
  )
}

function Loss({ view, seat, gang }: { readonly view: Seen; readonly seat: Seat; readonly gang: Gang }) {
  const player = view.players[seat]!
  const stacks = player.stacks.map((stack, of) => (of === gang ? stack.slice(0, -1) : stack))
  const lost = pointsOf(player, view.supremacy) - pointsOf({ ...player, stacks }, view.supremacy)
  return <span className="wo-loss">−{lost}</span>
}

const useNames = (): { name(key: string): string } => {
  const { voice } = useTable()
  return { name: (key) => voice.say({ key }) }
}

// ---- my own place -------------------------------------------------------------------------------------------------

const FAN = { large: 112, middle: 84, small: 62 } as const

/** My four stacks; where seats show no cards, those of the others instead while one of them is asked for. */
export function MyStacks(board: BoardProps) {
  const isSmall = useSmall()
  const { view, me, choice } = board
  if (isSmall && picksOthers(choice)) return <Targets {...board} />
  if (me === undefined) return null
  return (
    <div className="wo-mine">
      {GANGS.map((key, gang) => (
        <MyStack key={key} view={seen(view)} choice={choice} me={me} gang={gang} />
      ))}
    </div>
  )
}

function MyStack({ view, choice, me, gang }: Omit<PileProps, 'seat'> & { readonly me: Seat }) {
  const words = useWords()
  const names = useNames()
  const isPhone = useMedia('(max-width: 599px)')
  const isFlat = useMedia('(max-height: 699px)')
  const size = isPhone || isFlat ? FAN.small : FAN.large
  const player = view.players[me]!
  const stack = player.stacks[gang]!
  const coming = comingTo(view, choice, gang)
  const points = pointsOfGang(player, gang, view.supremacy)
  const then = coming === undefined ? points : pointsOfGang(withCard(player, gang, coming), gang, view.supremacy)
  const hasLeader = stack.includes(leaderOf(gang))
  const label = [
    words(stack.length === 0 ? 'stack.empty' : 'stack.label', { gang, count: stack.length, points }),
    ...(hasLeader ? [words('stack.leader')] : []),
    ...(stack.length === 0 ? [] : [words('stack.top', { card: stack.at(-1)! })]),
  ].join(', ')
  const isAsked = choice.ask?.kind === 'sheriff'
  return (
    <Pickable
      refName={refOfMyStack(choice, gang)}
      field="gang"
      className="wo-my-stack"
      label={label}
      {...(stack.length > 0 && { thing: { kind: 'card', id: stack.at(-1)! } })}
    >
      <span className="wo-my-head">
        <span className="wo-chip">
          <GangChip gang={gang} size={24} />
          {hasLeader && <Hat size={22} className="wo-hat" />}
        </span>
        <span className="wo-my-name">{names.name(`gang.${gang}`)}</span>
        <b>{stack.length}</b>
        <span className="wo-my-points" data-changes={then !== points || undefined}>
          {then === points
            ? words('points.short', { points })
            : words('points.change', { before: points, after: then })}
        </span>
      </span>
      <Fan cards={coming === undefined ? stack : [...stack, coming]} isComing={coming !== undefined} size={size} />
      {isAsked && stack.length > 0 && <Loss view={view} seat={me} gang={gang} />}
    </Pickable>
  )
}

/** The card that would come onto this stack if what is picked were done. */
function comingTo(view: Seen, choice: PileProps['choice'], gang: Gang): Card | undefined {
  const deck = drawnFrom(choice)
  const card = deck === undefined || deck >= GANGS.length ? undefined : view.decks[deck]!.at(-1)
  return card !== undefined && gangOf(card) === gang ? card : undefined
}

const withCard = <P extends { readonly stacks: readonly (readonly Card[])[] }>(player: P, gang: Gang, card: Card) => ({
  ...player,
  stacks: player.stacks.map((stack, of) => (of === gang ? [...stack, card] : [...stack])),
})

function Fan(it: { readonly cards: readonly Card[]; readonly isComing: boolean; readonly size: number }) {
  const names = useNames()
  return (
    <span className="wo-fan">
      {it.cards.map((card, i) => (
        <span key={card} className="wo-fan-card" data-coming={(it.isComing && i === it.cards.length - 1) || undefined}>
          <AnyCard card={card} size={it.size} names={names} />
        </span>
      ))}
    </span>
  )
}

function Targets({ view: base, me }: BoardProps) {
  const words = useWords()
  const { names } = useTable()
  const isTablet = useMedia('(min-width: 600px) and (min-height: 700px)')
  const view = seen(base)
  return (
    <div className="wo-targets" role="group" aria-label={words('targets.name')}>
      {view.players.map(
        ({ stacks }, seat) =>
          seat !== me &&
          stacks.some((stack) => stack.length > 0) && (
            <div key={seat} className="wo-targets-of">
              <span className="wo-targets-name">
                <SeatChip seat={seat} size={18} /> {names[seat]}
              </span>
              <span className="wo-targets-cards">
                {stacks.map(
                  (stack, gang) =>
                    stack.length > 0 && (
                      <Target key={gang} view={view} seat={seat} gang={gang} size={isTablet ? 76 : 58} />
                    ),
                )}
              </span>
            </div>
          ),
      )}
    </div>
  )
}

// ---- my own strip -------------------------------------------------------------------------------------------------

export function Own({ view: base, me }: BoardProps) {
  const words = useWords()
  const isSmall = useSmall()
  const view = seen(base)
  if (me === undefined) return null
  const player = view.players[me]!
  return (
    <div className="wo-own">
      <Checklist view={view} seat={me} size={isSmall ? 22 : 38} />
      <span className="wo-points">
        {words(isSmall ? 'points.short' : 'points.now', { points: pointsOf(player, view.supremacy) })}
      </span>
      {view.options.dollars && <Dollars count={player.dollars} size={isSmall ? 20 : 26} />}
    </div>
  )
}

function Dollars({ count, size }: { readonly count: number; readonly size: number }) {
  const words = useWords()
  return (
    <span className="wo-dollars" role="img" aria-label={words('dollars', { dollars: count })}>
      <Dollar size={size} spent={count === 0} />
      <b>{count}</b>
    </span>
  )
}
