// My own four stacks, as a fan each; with the card that is about to come.

import type { Seat } from '@saloon/kernel'
import { type Card, GANGS, type Gang, gangOf, leaderOf, pointsOfGang } from '@saloon/wanted-one'
import { GangChip } from '../../../art/marks/GangMark.tsx'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { Hat } from '../../../art/signs/Tokens.tsx'
import { useTable } from '../../../table/frame/context.ts'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import { useMedia } from '../../../table/hooks/use-media.ts'
import type { BoardProps } from '../../board.ts'
import { AnyCard } from '../street/Cards.tsx'
import { useSmall } from '../small.ts'
import { Loss, Target } from '../street/Target.tsx'
import { type Seen, drawnFrom, picksOthers, refOfMyStack, seen } from '../table.ts'
import { useNames, useWords } from '../text/words.ts'

const FAN = { large: 112, small: 62 } as const

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

interface MyStackProps extends Pick<BoardProps, 'choice'> {
  readonly view: Seen
  readonly me: Seat
  readonly gang: Gang
}

function MyStack({ view, choice, me, gang }: MyStackProps) {
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
function comingTo(view: Seen, choice: BoardProps['choice'], gang: Gang): Card | undefined {
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
                      <Target key={gang} view={view} seat={seat} gang={gang} size={isTablet ? 76 : 46} />
                    ),
                )}
              </span>
            </div>
          ),
      )}
    </div>
  )
}
