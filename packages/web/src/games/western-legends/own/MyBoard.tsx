// My own board: who I am, mount, weapon and items, money, nuggets, cattle, wounds, how many cards I may keep.

import { HAND_SIZE, MOST_WOUNDS, handLimit, movementOf, nuggetLimit } from '@saloon/western-legends'
import type { ReactNode } from 'react'
import { EquipmentCard } from '../cards/EquipmentCard.tsx'
import { refOf } from '../../../table/choice/ref.ts'
import { useTable } from '../../../table/frame/context.ts'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import { Sentence } from '../../../table/log/Sentence.tsx'
import type { BoardProps } from '../../board.ts'
import { type Owned, characterOf, isOnTheMap, itemsOf, seen } from '../table.ts'
import { type Word, useWords } from '../text/words.ts'
import { Sign, type SignName } from '../tracks/Sign.tsx'
import './own.css'

export function MyBoard({ view, me }: BoardProps) {
  const { voice } = useTable()
  const say = useWords()
  const table = seen(view)
  const player = me === undefined ? undefined : table.players[me]
  const character = me === undefined ? undefined : characterOf(table, me)
  if (!player || character === undefined || !isOnTheMap(player)) return null
  const { money, nuggets, wounds, herd, cattle, hand, lp, marshal, wanted } = player
  const most = nuggetLimit(player)
  const limit = handLimit(player)
  const all = limit + (limit === HAND_SIZE || wounds === 0 ? 0 : wounds)
  const over = Math.max(0, hand.length - limit)
  return (
    <div className="wl-own">
      <p className="wl-own-who">
        <Sentence text={{ key: `character.${character}` }} />
      </p>
      <ul className="wl-own-figures">
        <Figure sign="legend" label={say('has.lp', { lp })}>
          {lp}
        </Figure>
        {marshal > 0 && (
          <Figure sign="marshal" label={say('has.marshal', { points: marshal })}>
            {marshal}
          </Figure>
        )}
        {wanted > 0 && (
          <Figure sign="wanted" label={say('has.wanted', { points: wanted })}>
            {wanted}
          </Figure>
        )}
        <Figure sign="money" label={say('own.money', { money })}>
          {say('has.money', { money })}
        </Figure>
        <Figure sign="nugget" label={say('own.nuggets', { count: nuggets, most })}>
          {nuggets}/{most}
        </Figure>
        <Figure sign="wound" label={say('own.wounds', { count: wounds })}>
          {wounds}/{MOST_WOUNDS}
        </Figure>
        <Figure sign="steps" label={say('own.movement', { steps: movementOf(player) })}>
          {movementOf(player)}
        </Figure>
        {herd > 0 && (
          <Figure
            sign="cattle"
            label={cattle >= 0 ? voice.say({ key: `cattle.${cattle}` }) : say(`has.cattle.${herd}` as Word)}
          >
            {cattle >= 0 ? voice.say({ key: `cattle.${cattle}` }) : say(`has.cattle.${herd}` as Word)}
          </Figure>
        )}
        <Figure
          sign="cards"
          label={
            wounds > 0 && all > limit ? say('own.limit.wounds', { all, wounds, limit }) : say('own.limit', { limit })
          }
          isOver={over > 0}
        >
          {hand.length}/{limit}
        </Figure>
      </ul>
    </div>
  )
}

interface FigureProps {
  readonly sign: SignName
  readonly label: string
  readonly isOver?: boolean
  readonly children: ReactNode
}
const Figure = ({ sign, label, isOver = false, children }: FigureProps) => (
  <li className="wl-own-figure" title={label} data-over={isOver || undefined}>
    <Sign name={sign} size={20} />
    <span aria-hidden="true">{children}</span>
    <span className="unseen">{label}</span>
  </li>
)

/** Mount and weapon in use first, each a card that explains itself. */
export function MyGear({ view, me, size = 62 }: BoardProps & { readonly size?: number }) {
  const { voice } = useTable()
  const say = useWords()
  const player = me === undefined ? undefined : seen(view).players[me]
  if (!player || !isOnTheMap(player)) return null
  const items = itemsOf(player).toSorted((a, b) => Number(b.isActive) - Number(a.isActive))
  return (
    <ul className="wl-gear" aria-label={say('own.gear')}>
      {items.length === 0 && <li className="wl-gear-none">{say('own.no-gear')}</li>}
      {items.map((owned) => (
        <li key={owned.item} data-active={owned.isActive || undefined}>
          <Pickable
            refName={refOf('piece', owned.item)}
            field="item"
            className="wl-gear-card"
            thing={{ kind: 'item', id: owned.item }}
            label={gearInWords(owned, voice.say({ key: `item.${owned.item}` }), say('own.in-use'), say('own.upgraded'))}
          >
            <EquipmentCard id={owned.item} size={size} />
            {owned.isUpgraded && (
              <span className="wl-gear-plus" aria-hidden="true">
                ＋
              </span>
            )}
          </Pickable>
        </li>
      ))}
    </ul>
  )
}

const gearInWords = ({ isActive, isUpgraded }: Owned, name: string, inUse: string, upgraded: string): string =>
  [name, ...(isUpgraded ? [upgraded] : []), ...(isActive ? [inUse] : [])].join(', ')
