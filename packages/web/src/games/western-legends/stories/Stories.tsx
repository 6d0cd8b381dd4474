// Stories: which one a disc is for, which one is told first, and what is told.

import { DISCS, NONE, type StoryDisc, discsNeeded, discsOn, movesDisc } from '@saloon/western-legends'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { nameOfRef } from '../../../table/choice/ref.ts'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import { useTable } from '../../../table/frame/context.ts'
import type { BoardProps } from '../../board.ts'
import { useSmall } from '../../shared/small.ts'
import { StoryBack, StoryCard } from '../cards/StoryCard.tsx'
import { StrangerCard } from '../cards/StrangerCard.tsx'
import { Options, refsOf } from '../stage/Options.tsx'
import { Scene } from '../stage/Scene.tsx'
import { useStageWords } from '../stage/text/words.ts'
import { type Seen, seen } from '../table.ts'
import './stories.css'

const SEATS = 6

/** The two backs, with the discs that lie on them. */
export function Slots({ view, choice }: BoardProps) {
  const say = useStageWords()
  const isSmall = useSmall()
  const { voice } = useTable()
  const table = seen(view)
  const top = table.stack.at(-1)!
  const must = top.kind === 'story-disc' && (top as StoryDisc).must
  return (
    <Scene
      kind="slots"
      title={say(top.kind === 'story-order' ? 'title.story-order' : must ? 'title.reputation' : 'title.story-disc')}
      note={
        top.kind === 'story-disc' && choice.seat !== undefined && movesDisc(table, choice.seat)
          ? say('story.moves', { count: DISCS })
          : undefined
      }
    >
      <div className="wl-row wl-slots">
        {refsOf(choice, 'piece').map((ref) => {
          const slot = Number(nameOfRef(ref))
          return (
            <Pickable
              key={ref}
              refName={ref}
              field="slot"
              className="wl-card wl-slot-card"
              thing={{ kind: 'condition', id: table.showing[slot]! }}
            >
              <StoryBack id={table.showing[slot]!} size={isSmall ? 126 : 208} />
              {isSmall && (
                <span className="wl-slot-asks">{voice.say({ key: `condition.${table.showing[slot]}` })}</span>
              )}
              <Discs table={table} slot={slot} />
            </Pickable>
          )
        })}
      </div>
    </Scene>
  )
}

function Discs({ table, slot }: { readonly table: Seen; readonly slot: number }) {
  const say = useStageWords()
  const seats = table.players.flatMap((_, seat) =>
    Array.from({ length: table.discs[slot * SEATS + seat] ?? 0 }, () => seat),
  )
  return (
    <span className="wl-slot-discs">
      {seats.map((seat, i) => (
        <SeatChip key={i} seat={seat} size={24} />
      ))}
      <span>{say('story.discs', { count: discsOn(table, slot), needed: discsNeeded(table.players.length) })}</span>
    </span>
  )
}

/** A story that is being told, and what I may choose for my part in it. */
export function Telling(board: BoardProps) {
  const say = useStageWords()
  const isSmall = useSmall()
  const { revealed } = seen(board.view)
  if (revealed === NONE) return null
  return (
    <Scene kind="story" title={say('title.story')}>
      <div className="wl-told">
        <StoryCard id={revealed} size={isSmall ? 168 : 232} />
        {board.choice.ask && (
          <div className="wl-told-choice">
            <p className="wl-scene-note">{say('story.choose')}</p>
            <Options choice={board.choice} />
          </div>
        )}
      </div>
    </Scene>
  )
}

/** The Man in Black does something, and I may choose how it touches me. */
export function Stranger({ choice, card }: BoardProps & { readonly card: number }) {
  const say = useStageWords()
  const isSmall = useSmall()
  return (
    <Scene kind="stranger" title={say('title.stranger')}>
      <div className="wl-told">
        <StrangerCard id={card} size={isSmall ? 168 : 232} />
        {choice.ask && (
          <div className="wl-told-choice">
            <p className="wl-scene-note">{say('stranger.choose')}</p>
            <Options choice={choice} />
          </div>
        )}
      </div>
    </Scene>
  )
}
