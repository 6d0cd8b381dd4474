// An opponent at a glance: points, tracks, money, cards, wounds, what is carried. Gear and everything else open with a tap.

import type { Seat } from '@saloon/kernel'
import type { BoardProps } from '../../board.ts'
import { useTable } from '../../../table/frame/context.ts'
import { characterOf, isOnTheMap, seen } from '../table.ts'
import { type Word, useWords } from '../text/words.ts'
import { Sign, type SignName } from '../tracks/Sign.tsx'
import './seats.css'

interface Figure {
  readonly sign: SignName
  readonly value: string | number
  readonly label: string
  readonly isLoud?: boolean
}

export function SeatBody({ view, seat }: BoardProps & { readonly seat: Seat }) {
  const { voice } = useTable()
  const say = useWords()
  const table = seen(view)
  const player = table.players[seat]!
  const character = characterOf(table, seat)
  if (character === undefined || !isOnTheMap(player)) return null
  const { lp, marshal, wanted, money, hand, wounds, nuggets, herd } = player
  const figures: Figure[] = [
    { sign: 'legend', value: lp, label: say('has.lp', { lp }), isLoud: true },
    ...(marshal > 0
      ? [{ sign: 'marshal', value: marshal, label: say('has.marshal', { points: marshal }), isLoud: true } as const]
      : []),
    ...(wanted > 0
      ? [{ sign: 'wanted', value: wanted, label: say('has.wanted', { points: wanted }), isLoud: true } as const]
      : []),
    { sign: 'money', value: money, label: say('has.money', { money }) },
    { sign: 'cards', value: hand.length, label: say('has.cards', { count: hand.length }) },
    ...(wounds > 0 ? [{ sign: 'wound', value: wounds, label: say('has.wounds', { count: wounds }) } as const] : []),
    ...(nuggets > 0
      ? [{ sign: 'nugget', value: nuggets, label: say('has.nuggets', { count: nuggets }) } as const]
      : []),
    ...(herd > 0 ? [{ sign: 'cattle', value: '', label: say(`has.cattle.${herd}` as Word) } as const] : []),
  ]
  return (
    <div className="wl-seat">
      <span className="wl-seat-who">{voice.say({ key: `character.${character}` })}</span>
      <span className="wl-seat-figures">
        {figures.map(({ sign, value, label, isLoud }) => (
          <span
            key={sign}
            className="wl-figure-of"
            role="img"
            aria-label={label}
            title={label}
            data-sign={sign}
            data-loud={isLoud}
            data-herd={sign === 'cattle' ? herd : undefined}
          >
            <Sign name={sign} size={15} />
            {value !== '' && <span>{value}</span>}
          </span>
        ))}
      </span>
    </div>
  )
}
