// The smaller questions: who one is, what the turn begins with, what is spent, what is given.

import {
  BOX_REWARDS,
  HAND_SIZE,
  INCOME_EFFECTS,
  MOST_MONEY,
  REVEL_STEP,
  type Income,
  handLimit,
} from '@saloon/western-legends'
import { nameOfRef } from '../../../table/choice/ref.ts'
import { useTable } from '../../../table/frame/context.ts'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import type { BoardProps } from '../../board.ts'
import { useSmall } from '../../shared/small.ts'
import { CharacterCard } from '../cards/CharacterCard.tsx'
import { EquipmentCard } from '../cards/EquipmentCard.tsx'
import { seen } from '../table.ts'
import { Options, refsOf } from './Options.tsx'
import { Icon, Party, Scene } from './Scene.tsx'
import { useStageWords } from './text/words.ts'

export function Characters({ choice }: BoardProps) {
  const say = useStageWords()
  const isSmall = useSmall()
  const refs = refsOf(choice, 'piece')
  const size = isSmall ? (refs.length > 2 ? 128 : 164) : refs.length > 2 ? 190 : 250
  return (
    <Scene
      kind="characters"
      title={say('title.characters')}
      note={choice.ask?.locked ? say('characters.waiting') : undefined}
    >
      <div className="wl-row wl-characters">
        {refs.map((ref) => {
          const id = Number(nameOfRef(ref))
          return (
            <Pickable key={ref} refName={ref} field="character" className="wl-card" thing={{ kind: 'character', id }}>
              <CharacterCard id={id} size={size} told />
            </Pickable>
          )
        })}
      </div>
    </Scene>
  )
}

const INCOME_SIGNS = { money: 'notes', cards: 'card', mixed: 'payday' } as const

/** Three ways to begin, each with what it comes to and what of it would be lost. */
export function IncomeChoice({ view, choice }: BoardProps) {
  const say = useStageWords()
  const player = seen(view).players[choice.seat!]!
  const limit = handLimit(player)
  return (
    <Scene kind="income" title={say('title.income')} note={say('income.limit', { limit, size: HAND_SIZE })}>
      <div className="wl-row wl-incomes">
        {refsOf(choice, 'word').map((ref) => {
          const income = nameOfRef(ref) as Income
          const effects = INCOME_EFFECTS[income]
          const money = effects.reduce((sum, effect) => (effect.op === 'money' ? sum + effect.amount : sum), 0)
          const cards = effects.reduce((sum, effect) => (effect.op === 'draw' ? sum + effect.n : sum), 0)
          const lost = Math.max(0, player.money + money - MOST_MONEY)
          return (
            <Pickable key={ref} refName={ref} field="income" className="wl-option wl-income">
              <Icon name={INCOME_SIGNS[income]} size={64} />
              <strong>{say('income.name', { income })}</strong>
              {money > 0 && <span>{say('money.change', { from: player.money, to: player.money + money - lost })}</span>}
              {cards > 0 && (
                <span>{say('income.hand', { from: player.hand.length, to: player.hand.length + cards })}</span>
              )}
              {lost > 0 && <span className="wl-why">{say('money.lost', { lost, most: MOST_MONEY })}</span>}
            </Pickable>
          )
        })}
      </div>
    </Scene>
  )
}

/** What is carried and what is packed away, until the next turn. */
export function Gear({ view, choice }: BoardProps) {
  const say = useStageWords()
  const isSmall = useSmall()
  const player = seen(view).players[choice.seat!]!
  const copyOf = (item: number): number => (player.copies >> (3 * item)) & 7
  const rows = [
    ['weapon', refsOf(choice, 'piece').filter((ref) => ['2', '3', '4'].includes(nameOfRef(ref)))],
    ['mount', refsOf(choice, 'piece').filter((ref) => ['0', '1'].includes(nameOfRef(ref)))],
  ] as const
  return (
    <Scene kind="gear" title={say('title.gear')}>
      {rows.map(
        ([field, refs]) =>
          refs.length > 0 && (
            <div key={field} className="wl-row" role="group" aria-label={say(`gear.${field}`)}>
              {refs.map((ref) => {
                const item = Number(nameOfRef(ref))
                const isUpgraded = ((player.upgraded >> item) & 1) === 1
                return (
                  <Pickable
                    key={ref}
                    refName={ref}
                    field={field}
                    className="wl-card"
                    thing={{ kind: 'item', id: item }}
                  >
                    <EquipmentCard id={item} copy={copyOf(item)} upgraded={isUpgraded} size={isSmall ? 92 : 120} />
                  </Pickable>
                )
              })}
            </div>
          ),
      )}
    </Scene>
  )
}

/** At the cabaret: the more is spent, the more is talked about it. */
export function Revel({ view, choice }: BoardProps) {
  const say = useStageWords()
  const [amount] = choice.amounts
  const { money } = seen(view).players[choice.seat!]!
  return (
    <Scene kind="revel" title={say('title.revel')}>
      <div className="wl-row">
        <Icon name="curtain" size={84} />
        {amount?.possible.among?.map((spent) => (
          <button
            key={spent}
            type="button"
            className="wl-plain-option"
            aria-pressed={amount.value === spent}
            onClick={() => choice.set(amount.path, spent)}
          >
            <strong>{say('money', { money: spent })}</strong>
            <span>{say('lp.gain', { lp: spent / REVEL_STEP })}</span>
            <small>{say('money.left', { money: money - spent })}</small>
          </button>
        ))}
      </div>
    </Scene>
  )
}

/** At the bank: what the nuggets come to, and what the purse can't hold of it. */
export function Deposit({ view, choice }: BoardProps) {
  const say = useStageWords()
  const table = seen(view)
  const player = table.players[choice.seat!]!
  const [amount] = choice.amounts
  const cards = refsOf(choice, 'card').filter((ref) => choice.holds(ref)).length
  const count = (amount?.value ?? (player.nuggets === 1 ? 1 : 0)) + cards
  const gained = count * NUGGET_MONEY
  const lost = Math.max(0, player.money + gained - MOST_MONEY)
  return (
    <Scene
      kind="deposit"
      title={say('title.deposit')}
      note={lost > 0 ? say('money.lost', { lost, most: MOST_MONEY }) : undefined}
    >
      <div className="wl-row wl-deposit">
        <span className="wl-heap">
          {Array.from({ length: count }, (_, i) => (
            <Icon key={i} name={i < count - cards ? 'nugget' : 'fools_gold'} size={52} />
          ))}
        </span>
        <strong className="wl-sum" aria-live="polite">
          {say('deposit.sum', { count, gained, lp: count, from: player.money, to: player.money + gained - lost })}
        </strong>
      </div>
    </Scene>
  )
}
const NUGGET_MONEY = 20

/** Living Legend: up which track. */
export function TrackChoice({ view, choice }: BoardProps) {
  const say = useStageWords()
  const { marshal, wanted } = seen(view).players[choice.seat!]!
  const next = (track: 'marshal' | 'wanted', points: number): string => {
    const [reward] = BOX_REWARDS[track][points] ?? []
    if (reward?.op === 'money') return say('track.money', { money: reward.amount })
    if (reward?.op === 'lp') return say('track.lp', { lp: reward.amount })
    return reward?.op === 'draw' ? say('track.draw') : ''
  }
  return (
    <Scene
      kind="track"
      title={say('title.track')}
      note={marshal > 0 ? say('track.lost', { points: marshal }) : undefined}
    >
      <div className="wl-row">
        <span className="wl-track">
          <Icon name="marshal" size={72} />
          {say('track.marshal', { from: marshal, to: marshal + 1 })} {next('marshal', marshal)}
        </span>
        <span className="wl-track">
          <Icon name="poster" size={72} />
          {say('track.wanted', { from: wanted, to: wanted + 1 })} {next('wanted', wanted)}
        </span>
      </div>
      <Options choice={choice} />
    </Scene>
  )
}

/** Billy the Kid wants something of somebody here. */
export function Demand({ view, choice }: BoardProps) {
  const say = useStageWords()
  const { names } = useTable()
  const table = seen(view)
  const top = table.stack.at(-1) as unknown as { readonly kind: string; readonly seat: number; readonly by?: number }
  const by = top.by ?? top.seat
  return (
    <Scene
      kind="demand"
      title={
        top.kind === 'demand' ? say('title.demand', { seat: by }) : say('title.demanded', { seat: by, from: top.seat })
      }
    >
      <div className="wl-row">
        <Party table={table} party={by} />
        {top.kind === 'demand' ? (
          refsOf(choice, 'seat').map((ref) => (
            <Pickable key={ref} refName={ref} className="wl-option" label={names[Number(nameOfRef(ref))]!}>
              <Party table={table} party={Number(nameOfRef(ref))} size={56} />
            </Pickable>
          ))
        ) : (
          <Party table={table} party={top.seat} />
        )}
      </div>
    </Scene>
  )
}

/** Whom the Sheriff tries to take. */
export function SheriffTarget({ view, choice }: BoardProps) {
  const say = useStageWords()
  const table = seen(view)
  return (
    <Scene kind="sheriff" title={say('title.sheriff-target')}>
      <div className="wl-row">
        <Party table={table} party="sheriff" />
        {refsOf(choice, 'seat').map((ref) => (
          <Pickable key={ref} refName={ref} className="wl-option">
            <Party table={table} party={Number(nameOfRef(ref))} size={56} />
          </Pickable>
        ))}
      </div>
    </Scene>
  )
}
