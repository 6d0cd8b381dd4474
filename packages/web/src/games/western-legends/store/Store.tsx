// The general store: every type with its price, what one has of it, what it does and counts; and what a purchase leaves in the purse.

import { EQUIPMENT, EQUIPMENT_TYPES, type Shopping, isUpgraded, owns, priceOf, saleOf } from '@saloon/western-legends'
import { nameOfRef } from '../../../table/choice/ref.ts'
import { useTable } from '../../../table/frame/context.ts'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import type { BoardProps } from '../../board.ts'
import { refsOf } from '../stage/Options.tsx'
import { Icon, Scene } from '../stage/Scene.tsx'
import { useStageWords } from '../stage/text/words.ts'
import { seen } from '../table.ts'
import { bought } from './basket.ts'
import './store.css'

export function Store(board: BoardProps) {
  const say = useStageWords()
  const table = seen(board.view)
  const frame = table.stack.at(-1) as Shopping
  const sale = saleOf(frame)
  const { game } = useTable()
  const player = table.players[frame.seat]!
  const offered = EQUIPMENT_TYPES.map((_, item) => item).filter((item) => table.store[item] !== 0 || owns(player, item))
  const picked = refsOf(board.choice, 'piece').find((ref) => board.choice.holds(ref))
  const wanted = picked === undefined ? undefined : Number(nameOfRef(picked))
  const price = wanted === undefined ? 0 : priceOf(wanted, sale)
  const basket = bought(game.moments, frame.seat)
  return (
    <Scene kind="store" title={say(sale ? 'title.sale' : 'title.store')}>
      <ul className="wl-goods">
        {offered.map((item) => (
          <li key={item}>
            <Good board={board} item={item} price={priceOf(item, sale)} />
          </li>
        ))}
      </ul>
      <p className="wl-basket" aria-live="polite">
        {basket.length > 0 && <span className="wl-bought">{say('store.bought', { items: basket })}</span>}
        <strong>
          {wanted === undefined
            ? say('store.purse', { money: player.money })
            : say('store.sum', { money: player.money, price, left: player.money - price, item: wanted })}
        </strong>
      </p>
    </Scene>
  )
}

interface GoodProps {
  readonly board: BoardProps
  readonly item: number
  readonly price: number
}

function Good({ board: { view, choice }, item, price }: GoodProps) {
  const say = useStageWords()
  const { voice } = useTable()
  const table = seen(view)
  const player = table.players[(table.stack.at(-1) as Shopping).seat]!
  const row = EQUIPMENT[EQUIPMENT_TYPES[item]!]
  const ref = `piece:${item}`
  const has = owns(player, item)
  const best = isUpgraded(player, item) || (has && row.upgraded === undefined)
  const isOpen = choice.takes(ref) || choice.holds(ref)
  const why = isOpen || best ? undefined : choice.whyNot(ref)
  const state = best
    ? say('store.yours')
    : has
      ? say('store.upgrade', { money: price })
      : say('money', { money: price })
  const side = has ? row.upgraded : row.base
  return (
    <Pickable
      refName={ref}
      field="item"
      thing={{ kind: 'item', id: item }}
      className="wl-good"
      label={say('store.label', { item, state })}
    >
      <Icon name={EQUIPMENT_TYPES[item]!} size={64} />
      <span className="wl-good-words">
        <span className="wl-good-head">
          <strong>{voice.say({ key: `item.${item}` })}</strong>
          <span className="wl-price" data-yours={best || undefined}>
            {state}
          </span>
        </span>
        <span className="wl-good-effect">{voice.say({ key: `good.${item}.${has ? 'upgraded' : 'base'}` })}</span>
        {why ? (
          <span className="wl-why">{voice.say(why)}</span>
        ) : (
          <span className="wl-good-points">
            {side && 'lp' in side && side.lp !== undefined && say('store.points', { lp: side.lp as number })}
            {!has && row.upgraded && say('store.later', { money: row.cost, lp: row.upgraded.lp ?? 0 })}
          </span>
        )}
      </span>
    </Pickable>
  )
}
