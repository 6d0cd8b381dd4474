// What has just happened, on the stage for as long as it takes to read it; whoever plays on has read it.

import { type Party as AnyParty, textOfEvent } from '@saloon/kernel'
import { FACES } from '@saloon/western-legends'
import { useEffect, useState } from 'react'
import { useTable } from '../../../table/frame/context.ts'
import type { BoardProps } from '../../board.ts'
import { useSmall } from '../../shared/small.ts'
import { PokerCard } from '../cards/PokerCard.tsx'
import { StoryCard } from '../cards/StoryCard.tsx'
import { StrangerCard } from '../cards/StrangerCard.tsx'
import { useSpeak } from '../cards/speak.ts'
import { Rail } from '../fight/FightStage.tsx'
import { rankOfValue } from '../fight/Sums.tsx'
import { Flop } from '../poker/PokerStage.tsx'
import { RollingDie } from '../prospecting/Prospecting.tsx'
import '../prospecting/prospecting.css'
import '../fight/fight.css'
import '../poker/poker.css'
import '../stories/stories.css'
import { type Seen, seen } from '../table.ts'
import { type After, type FightOver, type PokerOver, aftermath } from './aftermath.ts'
import { Party, Scene } from './Scene.tsx'
import { useStageWords } from './text/words.ts'

const LASTS = { fight: 4200, poker: 5200, dice: 2600, story: 4200, stranger: 4200 } as const
/** More than this would only be in the way. */
const MOST = 3

export function Aftermath({ view }: BoardProps) {
  const { game, isPast } = useTable()
  const last = game.moments.at(-1)?.seq ?? -1
  const [since, setSince] = useState(last)
  const [queue, setQueue] = useState<readonly After[]>([])
  if (last !== since) {
    setSince(last)
    // Another game, or a row taken back: nothing of it is new.
    if (last > since) setQueue([...queue, ...aftermath(game.moments, since)].slice(-MOST))
    else setQueue([])
  }
  const [first] = queue
  useEffect(() => {
    if (!first) return
    const timer = setTimeout(() => setQueue((now) => now.slice(1)), LASTS[first.kind])
    const goOn = (): void => setQueue([])
    addEventListener('pointerdown', goOn)
    addEventListener('keydown', goOn)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', goOn)
      removeEventListener('keydown', goOn)
    }
  }, [first])
  if (!first || isPast) return null
  return (
    <div className="wl-stage wl-aftermath">
      <Told after={first} table={seen(view)} />
    </div>
  )
}

function Told({ after, table }: { readonly after: After; readonly table: Seen }) {
  const say = useStageWords()
  const isSmall = useSmall()
  switch (after.kind) {
    case 'fight':
      return <Fought after={after} table={table} />
    case 'poker':
      return <Showdown after={after} />
    case 'dice':
      return (
        <Scene kind="prospecting" title={say('title.prospecting', { seat: after.seat })}>
          <div className="wl-dice">
            {after.faces.map((face, die) => (
              <span key={die} className="wl-die">
                <RollingDie face={FACES[face]!} seed={face + die * 7} />
                <span>{say('dice.face', { face })}</span>
                <small>{say(`dice.${FACES[face]!}`)}</small>
              </span>
            ))}
          </div>
        </Scene>
      )
    case 'story':
      return (
        <Scene kind="story" title={say('title.story')}>
          <StoryCard id={after.story} size={isSmall ? 200 : 232} />
        </Scene>
      )
    case 'stranger':
      return (
        <Scene kind="stranger" title={say('title.stranger')}>
          <StrangerCard id={after.card} size={isSmall ? 200 : 232} />
        </Scene>
      )
  }
}

function Fought({ after, table }: { readonly after: FightOver; readonly table: Seen }) {
  const say = useStageWords()
  const { voice } = useTable()
  const side = (party: AnyParty, place: 0 | 1) => (
    <Fighter
      table={table}
      party={party}
      card={after.cards[place]}
      value={after.values?.[place]}
      isAhead={after.winner === party}
    />
  )
  return (
    <Scene kind="fight" title={say(`title.${after.fight}`, { by: after.by, against: after.against })}>
      <Rail now={3} />
      <div className="wl-sides">
        {side(after.by, 0)}
        <span className="wl-versus" aria-hidden="true">
          {after.winner === after.by ? '>' : '<'}
        </span>
        {side(after.against, 1)}
      </div>
      <p className="wl-won">{say(after.values ? 'fight.won' : 'fight.declined', { winner: after.winner })}</p>
      <ul className="wl-consequences">
        {after.events.slice(0, 5).map((event, i) => (
          <li key={i}>{voice.say(textOfEvent(event))}</li>
        ))}
      </ul>
    </Scene>
  )
}

interface FighterProps {
  readonly table: Seen
  readonly party: AnyParty
  readonly card: number
  readonly value: number | undefined
  readonly isAhead: boolean
}

function Fighter({ table, party, card, value, isAhead }: FighterProps) {
  const isSmall = useSmall()
  const speak = useSpeak()
  return (
    <div className="wl-side" data-ahead={isAhead || undefined}>
      <Party table={table} party={party} size={isSmall ? 44 : 72} />
      <span className="wl-side-card">{card >= 0 && <PokerCard id={card} size={isSmall ? 74 : 104} />}</span>
      <span className="wl-sum">{value !== undefined && rankOfValue(speak, value)}</span>
    </div>
  )
}

function Showdown({ after: { flop, shown, winners } }: { readonly after: PokerOver }) {
  const say = useStageWords()
  const { names } = useTable()
  return (
    <Scene kind="poker" title={say('title.showdown')}>
      <Flop table={{ flop: [...flop] }} />
      <ul className="wl-showdown">
        {shown.map(({ seat, cards, category }) => {
          const won = winners.find((one) => one.seat === seat)
          return (
            <li key={seat} data-won={won ? true : undefined}>
              <strong>{names[seat]}</strong>
              <span className="wl-showdown-cards">
                {cards.map((card) => (
                  <PokerCard key={card} id={card} size={48} label={say('fight.card', { card })} />
                ))}
              </span>
              <span>{say('poker.category', { category })}</span>
              {won && <b>{say('poker.won', { amount: won.amount })}</b>}
            </li>
          )
        })}
      </ul>
      {winners.length === 0 && <p className="wl-scene-note">{say('poker.house')}</p>}
    </Scene>
  )
}
