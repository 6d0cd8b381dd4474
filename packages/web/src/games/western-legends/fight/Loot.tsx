// What a robber takes: how much that is, and what of it can be carried.

import {
  type Fight,
  MAN_IN_BLACK,
  MIB_MONEY,
  MIB_NUGGETS,
  MOST_MONEY,
  halfOfMoney,
  halfOfNuggets,
  nuggetLimit,
} from '@saloon/western-legends'
import { nameOfRef } from '../../../table/choice/ref.ts'
import { useTable } from '../../../table/frame/context.ts'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import type { BoardProps } from '../../board.ts'
import { Icon } from '../stage/Scene.tsx'
import { refsOf } from '../stage/Options.tsx'
import { useStageWords } from '../stage/text/words.ts'
import { seen } from '../table.ts'

export function Loot({ view, choice, fight }: BoardProps & { readonly fight: Fight }) {
  const say = useStageWords()
  const { voice } = useTable()
  const table = seen(view)
  const robber = table.players[fight.seat]!
  const robbed = table.players[fight.against]
  const [money, nuggets] =
    fight.against === MAN_IN_BLACK || !robbed ? [MIB_MONEY, MIB_NUGGETS] : [robbed.money, robbed.nuggets]
  const told = (take: string): string => {
    switch (take) {
      case 'money':
      case 'all-money': {
        const amount = take === 'money' ? halfOfMoney(money) : money
        return say('loot.money', { amount, now: Math.min(MOST_MONEY, robber.money + amount) })
      }
      case 'nuggets':
      case 'all-nuggets': {
        const count = take === 'nuggets' ? halfOfNuggets(nuggets) : nuggets
        return say('loot.nuggets', { count, now: Math.min(nuggetLimit(robber), robber.nuggets + count) })
      }
      default:
        return ''
    }
  }
  return (
    <>
      <div className="wl-options">
        {refsOf(choice, 'word').map((ref) => {
          const take = nameOfRef(ref)
          return (
            <Pickable key={ref} refName={ref} field="take" className="wl-option">
              {take !== 'nothing' && <Icon name={take.endsWith('money') ? 'payday' : 'nugget'} size={34} />}
              <span>
                <strong>{say('loot.name', { take })}</strong> {told(take)}
              </span>
            </Pickable>
          )
        })}
      </div>
      <div className="wl-options" role="group" aria-label={voice.say({ key: 'field.loot.cattle' })}>
        {refsOf(choice, 'yes-no').map((ref) => {
          const cattle = nameOfRef(ref)
          return (
            <Pickable
              key={ref}
              refName={ref}
              field="cattle"
              className="wl-option"
              label={say('loot.cattle', { cattle })}
            >
              <span>{say('loot.cattle', { cattle })}</span>
            </Pickable>
          )
        })}
      </div>
    </>
  )
}
