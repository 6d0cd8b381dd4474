// A fight on a stage of four steps: declare, reveal, react, outcome.

import type { Party as AnyParty } from '@saloon/kernel'
import { type Fight, type Sum, fightOf, isMibFight, isNpcFight, sumsOf } from '@saloon/western-legends'
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { useTable } from '../../../table/frame/context.ts'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import type { BoardProps } from '../../board.ts'
import { useSmall } from '../../shared/small.ts'
import { FightCard } from '../cards/FightCard.tsx'
import { PokerCard } from '../cards/PokerCard.tsx'
import { Party, Scene } from '../stage/Scene.tsx'
import { Options } from '../stage/Options.tsx'
import { useStageWords } from '../stage/text/words.ts'
import { type Seen, cardRef, seen } from '../table.ts'
import { STEPS, committed, knownOf, opponentOf, stakesOf, stepOf } from './fight.ts'
import { Loot } from './Loot.tsx'
import { SumLine } from './Sums.tsx'
import './fight.css'

export function FightStage(board: BoardProps) {
  const table = seen(board.view)
  const fight = fightOf(table)
  const say = useStageWords()
  if (!fight) return null
  const top = table.stack.at(-1)!.kind
  const opponent = opponentOf(fight)
  const step = stepOf(fight, top)
  return (
    <Scene kind="fight" title={say(`title.${fight.fight}`, { by: fight.seat, against: opponent })}>
      <Rail now={STEPS.indexOf(step)} />
      <Sides table={table} fight={fight} top={top} opponent={opponent} />
      <Ask board={board} table={table} fight={fight} top={top} opponent={opponent} isOver={step === 'outcome'} />
    </Scene>
  )
}

/** Where the fight stands. */
export function Rail({ now }: { readonly now: number }) {
  const say = useStageWords()
  return (
    <ol className="wl-steps">
      {STEPS.map((step, i) => (
        <li key={step} aria-current={i === now ? 'step' : undefined} data-past={i < now || undefined}>
          {say(`step.${step}`)}
        </li>
      ))}
    </ol>
  )
}

interface FightProps {
  readonly table: Seen
  readonly fight: Fight
  readonly top: string
  readonly opponent: AnyParty
}

function Sides({ table, fight, top, opponent }: FightProps) {
  const [attack, defence] = committed(fight, top)
  // Room for the cards to choose from.
  const isBare = !attack && !defence
  const sums = sumsOf(table, fight)
  const ahead = sums && !fight.declined ? Math.sign(sums[0].value - sums[1].value) : 0
  return (
    <div className="wl-sides">
      <Side
        table={table}
        party={fight.seat}
        card={table.attack}
        lies={attack}
        sum={sums?.[0]}
        isAhead={ahead > 0}
        isBare={isBare}
      />
      <span className="wl-versus" aria-hidden="true">
        {ahead > 0 ? '>' : ahead < 0 ? '<' : sums && !fight.declined ? '=' : '×'}
      </span>
      <Side
        table={table}
        party={opponent}
        card={table.defence}
        lies={defence}
        sum={fight.declined ? undefined : sums?.[1]}
        isAhead={ahead < 0}
        isNpc={isNpcFight(fight) || isMibFight(fight)}
        isBare={isBare}
      />
    </div>
  )
}

interface SideProps {
  readonly table: Seen
  readonly party: AnyParty
  readonly card: number
  readonly lies: boolean
  readonly sum: Sum | undefined
  readonly isAhead: boolean
  readonly isNpc?: boolean
  readonly isBare?: boolean
}

export function Side({ table, party, card, lies, sum, isAhead, isNpc = false, isBare = false }: SideProps) {
  const isSmall = useSmall()
  const say = useStageWords()
  const size = isSmall ? 62 : 98
  return (
    <div className="wl-side" data-ahead={isAhead || undefined}>
      <Party table={table} party={party} size={isSmall ? 44 : 72} />
      <span className="wl-side-card">
        {card >= 0 ? (
          <PokerCard id={card} size={size} />
        ) : lies ? (
          <CardBack back={isNpc ? 'roles' : 'poker'} size={size} label={say('fight.face-down')} />
        ) : isBare ? null : (
          <span className="wl-slot" style={{ width: size, height: size * 1.4 }} />
        )}
      </span>
      {sum && <SumLine sum={sum} />}
    </div>
  )
}

interface AskProps extends FightProps {
  readonly board: BoardProps
  readonly isOver: boolean
}

/** What is to be decided now, by whom, and what hangs on it. */
function Ask({ board, table, fight, top, opponent, isOver }: AskProps) {
  const say = useStageWords()
  const { choice } = board
  const isSmall = useSmall()
  const isMine = choice.ask !== undefined
  const facts = { by: fight.seat, against: opponent }
  const isNpc = isNpcFight(fight)
  const [win, lose] = stakesOf(fight)
  return (
    <>
      {top === 'npc-card' && isMine && choice.seat === fight.npc && (
        <>
          <p className="wl-scene-note wl-role">{say(`npc.${fight.fight as 'bandit'}`, facts)}</p>
          <div className="wl-row">
            {table.fightHand
              .filter((card) => card >= 0)
              .map((card) => (
                <Pickable key={card} refName={cardRef(card)} className="wl-card" thing={{ kind: 'card', id: card }}>
                  <FightCard id={card} size={isSmall ? 66 : 98} />
                </Pickable>
              ))}
          </div>
        </>
      )}
      {isMine && top === 'attack-card' && <Seen table={table} fight={fight} />}
      {isMine && top === 'loot' && <Loot {...board} fight={fight} />}
      {isMine && top !== 'npc-card' && <Options choice={choice} />}
      {isMine && top === 'bonus' && isNpc && table.defence >= 0 && (
        <p className="wl-scene-note">{say('fight.untouchable', { card: table.defence })}</p>
      )}
      {!isOver && (
        <dl className="wl-stakes">
          <dt>{say('stake.if-wins', { by: fight.seat })}</dt>
          <dd>{say(win, facts)}</dd>
          <dt>{say('stake.if-loses', { by: fight.seat })}</dt>
          <dd>{say(lose, facts)}</dd>
          {isNpc && <dd className="wl-stakes-tie">{say('stake.tie', facts)}</dd>}
        </dl>
      )}
    </>
  )
}

/** What the Rifle showed. */
function Seen({ table, fight }: { readonly table: Seen; readonly fight: Fight }) {
  const say = useStageWords()
  const { me } = useTable()
  const cards = fight.against === me ? [] : knownOf(table, fight.against)
  if (table.peek <= 0 || cards.length === 0) return null
  return (
    <div className="wl-row wl-seen">
      <span>{say('fight.peeked', { seat: fight.against })}</span>
      {cards.map((card) => (
        <PokerCard key={card} id={card} size={74} label={say('fight.card', { card })} />
      ))}
    </div>
  )
}
