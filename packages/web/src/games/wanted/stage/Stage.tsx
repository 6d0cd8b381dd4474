// The middle of the table: who does what to whom, now.

import type { Seat } from '@saloon/kernel'
import { type Card as CardNumber, type Shot, hasInPlay, isGood, kindOf, unseenCards } from '@saloon/wanted'
import type { ReactNode } from 'react'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { CHARACTER_GALLERY } from '../../../art/portraits/bang-dice.ts'
import { Portrait } from '../../../art/portraits/Portrait.tsx'
import { Duellists } from '../../../art/scenes/Duellists.tsx'
import { Headstone } from '../../../art/signs/Tokens.tsx'
import { useTable } from '../../../table/frame/context.ts'
import type { BoardProps } from '../../board.ts'
import { Card } from '../cards/Card.tsx'
import { useNarrow, useSmall } from '../../shared/small.ts'
import { type Scene, partiesOf, sceneOf } from './stage.ts'
import { Choosable, StoreOrder, isOffered } from './StageCards.tsx'
import './stage.css'
import { type Seen, hasLimit, isKnown, seen } from '../table.ts'
import { useWords } from '../text/words.ts'

export function Stage(board: BoardProps) {
  const view = seen(board.view)
  const scene = sceneOf(view)
  return (
    <div className="wa-stage" data-scene={scene.kind}>
      {/* What somebody else does is another picture, not the old one pushed aside. */}
      <Shown key={`${scene.kind} ${partiesOf(view).join(' ')}`} board={board} view={view} scene={scene} />
    </div>
  )
}

function Shown({
  board,
  view,
  scene,
}: {
  readonly board: BoardProps
  readonly view: Seen
  readonly scene: Scene
}): ReactNode {
  switch (scene.kind) {
    case 'shot':
    case 'indians':
      return <Attack view={view} scene={scene} />
    case 'duel':
      return <Duel view={view} scene={scene} />
    case 'door':
      return <Door view={view} scene={scene} />
    case 'store':
    case 'lucky':
    case 'kit':
      return <Offered board={board} scene={scene} view={view} />
    case 'series':
      return <Series scene={scene} />
    case 'turn':
      return <Turn view={view} seat={scene.seat} me={board.me} />
  }
}

type Of<K extends Scene['kind']> = { readonly view: Seen; readonly scene: Extract<Scene, { readonly kind: K }> }

function Attack({ view, scene }: Of<'shot' | 'indians'>) {
  const say = useWords()
  const { by, seat, card, coming } = scene
  const words =
    scene.kind === 'indians'
      ? say('stage.indians', { by, seat })
      : say(scene.isVolley ? 'stage.gatling' : 'stage.shot', { by, seat })
  return (
    <>
      <p className="wa-stage-title">{words}</p>
      <div className="wa-line">
        <Party view={view} seat={by} />
        <Arrow />
        {card !== undefined && <Played card={card} />}
        <Arrow />
        <Party view={view} seat={seat} isTarget />
      </div>
      {scene.kind === 'shot' && scene.needed > 1 && (
        <p className="wa-stage-note">
          {say('stage.misses', { made: scene.needed - scene.left, needed: scene.needed })}
        </p>
      )}
      <Cover view={view} scene={scene} />
      {coming.length > 0 && (
        <p className="wa-stage-note wa-coming">
          <span>{say('stage.coming')}</span>
          <Chips seats={coming} />
        </p>
      )}
    </>
  )
}

/** What a Barrel would bring, where the table counts cards. */
function Cover({ view, scene }: Of<'shot' | 'indians'>) {
  const say = useWords()
  const { table, me } = useTable()
  const isNarrow = useNarrow()
  if (scene.kind !== 'shot' || scene.seat !== me || !table.aids || !mayFlip(view, scene.seat)) return null
  const unseen = unseenCards(view)
  const good = unseen.filter((card) => isGood(card, 'barrel')).length
  return (
    <p className="wa-stage-note wa-odds">
      {say(isNarrow ? 'stage.odds.short' : 'stage.odds', { good, all: unseen.length })}
    </p>
  )
}

const mayFlip = ({ stack, players }: Seen, seat: Seat): boolean => {
  const shot = stack.at(-1) as Shot
  const player = players[seat]!
  return (!shot.barrel && hasInPlay(player, 'barrel')) || (!shot.jourdonnais && player.character === 'jourdonnais')
}

const Chips = ({ seats }: { readonly seats: readonly Seat[] }) => {
  const { names } = useTable()
  return (
    <span className="wa-chips">
      {seats.map((seat) => (
        <SeatChip key={seat} seat={seat} size={22} label={names[seat]} />
      ))}
    </span>
  )
}

function Played({ card }: { readonly card: CardNumber }) {
  const { voice } = useTable()
  const say = useWords()
  const isSmall = useSmall()
  return (
    <span className="wa-played">
      <Card card={card} size={isSmall ? 46 : 112} speak={(key) => voice.say({ key })} />
      {kindOf(card) === 'missed' && <span className="wa-as-bang">{say('seat.as-bang')}</span>}
    </span>
  )
}

export function Party({
  view,
  seat,
  size,
  isTarget,
}: {
  readonly view: Seen
  readonly seat: Seat
  readonly size?: number
  readonly isTarget?: boolean
}) {
  const { names } = useTable()
  const isSmall = useSmall()
  const { character } = view.players[seat]!
  return (
    <span className="wa-party" data-target={isTarget || undefined}>
      {character !== null && (
        <Portrait gallery={CHARACTER_GALLERY} name={character} size={size ?? (isSmall ? 34 : 74)} />
      )}
      <span className="wa-party-name">
        <SeatChip seat={seat} size={isSmall ? 16 : 20} /> <span>{names[seat]}</span>
      </span>
    </span>
  )
}

const Arrow = () => (
  <svg className="wa-arrow" viewBox="0 0 40 24" aria-hidden="true" focusable="false">
    <path d="M2 8H22V1L38 12L22 23V16H2Z" />
  </svg>
)

function Duel({ view, scene }: Of<'duel'>) {
  const say = useWords()
  const { names } = useTable()
  const { challenger, challenged, seat, fired } = scene
  const isSmall = useSmall()
  const side = (who: Seat, shots: number) => (
    <span className="wa-duellist" data-now={who === seat || undefined}>
      <span className="wa-party-name">
        <SeatChip seat={who} size={18} /> <span>{names[who]}</span>
      </span>
      <span>{say('stage.fired', { count: shots })}</span>
      <span>{say('stage.held', { count: view.players[who]!.hand.length })}</span>
    </span>
  )
  return (
    <>
      <p className="wa-stage-title">{say('stage.duel', { challenger, challenged })}</p>
      <Duellists
        className="wa-duel-figures"
        steps={fired[0] + fired[1]}
        turn={seat === challenger ? 'left' : 'right'}
        size={isSmall ? 120 : 300}
      />
      <div className="wa-duel">
        {side(challenger, fired[0])}
        {side(challenged, fired[1])}
      </div>
      <p className="wa-stage-note">{say('stage.duel.turn', { seat })}</p>
    </>
  )
}

function Door({ view, scene }: Of<'door'>) {
  const say = useWords()
  const isSmall = useSmall()
  const { seat, life } = scene
  const sum = [String(life).replace('-', '−'), ...Array.from({ length: 1 - life }, () => '1')].join(' + ')
  return (
    <>
      <p className="wa-stage-title">{say('stage.door', { seat })}</p>
      <div className="wa-line wa-door">
        <Party view={view} seat={seat} isTarget />
        <span className="wa-heart" aria-hidden="true">
          <svg viewBox="-20 -20 40 40" focusable="false">
            <path d="M0-5C-3-13-15-13-15-3C-15 6-5 11 0 18C5 11 15 6 15-3C15-13 3-13 0-5Z" />
          </svg>
        </span>
        <Headstone size={isSmall ? 40 : 74} />
      </div>
      <p className="wa-stage-note wa-sum">{`${sum} = 1`}</p>
    </>
  )
}

function Offered({ board, scene, view }: { readonly board: BoardProps } & Of<'store' | 'lucky' | 'kit'>) {
  const isSmall = useSmall()
  const say = useWords()
  return (
    <>
      {(!isSmall || !scene.cards.every(isKnown)) && isOffered(scene) && <Choosable {...board} scene={scene} />}
      {isSmall && scene.kind !== 'store' && <Party view={view} seat={scene.seat} />}
      {isSmall && (
        <p className="wa-stage-title">
          {scene.kind === 'store'
            ? say('stage.store')
            : scene.kind === 'kit'
              ? say('stage.kit', { seat: scene.seat })
              : say('stage.lucky', { of: scene.of })}
        </p>
      )}
      {scene.kind === 'store' && <StoreOrder scene={scene} />}
    </>
  )
}

function Series({ scene }: Pick<Of<'series'>, 'scene'>) {
  const say = useWords()
  const isSmall = useSmall()
  return (
    <>
      <p className="wa-stage-title">{say('stage.series')}</p>
      <Portrait gallery={CHARACTER_GALLERY} name={scene.character} size={isSmall ? 84 : 120} />
      <p className="wa-stage-note">{say('stage.series.who', { seat: scene.seat, character: scene.character })}</p>
    </>
  )
}

function Turn({ view, seat, me }: { readonly view: Seen; readonly seat: Seat; readonly me: Seat | undefined }) {
  const say = useWords()
  const { isShared } = useTable()
  const isSmall = useSmall()
  const player = view.players[seat]!
  const limit = hasLimit(player) ? 1 : say('stage.unlimited')
  return (
    <>
      <Party view={view} seat={seat} size={isSmall ? 72 : 112} />
      <p className="wa-stage-title">{seat === me && !isShared ? say('stage.mine') : say('stage.turn', { seat })}</p>
      <p className="wa-stage-note wa-bangs">{say('stage.bangs', { played: view.bangs, limit })}</p>
    </>
  )
}
