// What stands on a seat: who plays there, what is left of their life, their arrows, their role as far as it is known.

import type { Seat } from '@saloon/kernel'
import { FaceSign } from '../../../art/signs/Tokens.tsx'
import { RoleSign, UnknownRole } from '../../../art/marks/RoleSign.tsx'
import { CHARACTER_GALLERY } from '../../../art/portraits/bang-dice.ts'
import { Portrait } from '../../../art/portraits/Portrait.tsx'
import { useTable } from '../../../table/frame/context.ts'
import type { BoardProps } from '../../board.ts'
import { Life } from '../../shared/Life.tsx'
import { useSmall } from '../../shared/small.ts'
import { Quills } from './Quills.tsx'
import { markOf, roleOf, seen } from '../table.ts'
import { useDiceSay } from '../text/words.ts'

export function SeatBody({ view: any, seat, me, choice }: BoardProps & { readonly seat: Seat }) {
  const view = seen(any)
  const { voice } = useTable()
  const say = useDiceSay()
  const isSmall = useSmall()
  const player = view.players[seat]!
  const character = voice.say({ key: `character.${player.character}` })
  const isMark = me !== undefined && markOf(view, me) === seat
  return (
    <div className="dice-seat">
      <SeatRole view={view} seat={seat} size={isSmall ? 20 : 32} />
      {!isSmall && <Portrait gallery={CHARACTER_GALLERY} name={player.character} size={40} />}
      <div className="dice-seat-words">
        <span className="dice-character">{character}</span>
        {player.life > 0 && (
          <Life
            life={player.life}
            max={player.max}
            label={say('seat.bullets', { life: player.life, max: player.max })}
            size={isSmall ? 6 : 8}
          />
        )}
        {player.life > 0 && (
          <span className="dice-seat-foot">
            <Quills arrows={player.arrows} size={isSmall ? 7 : 9} />
            {isMark && <span className="dice-mark">{say('seat.mark')}</span>}
          </span>
        )}
      </div>
      <Given seat={seat} choice={choice} view={view} />
    </div>
  )
}

export function SeatRole(it: { readonly view: ReturnType<typeof seen>; readonly seat: Seat; readonly size: number }) {
  const { voice } = useTable()
  const role = roleOf(it.view, it.seat)
  return (
    <span className="dice-role">
      {role ? (
        <RoleSign role={role} size={it.size} label={voice.say({ key: `role.${role}` })} />
      ) : (
        <UnknownRole size={it.size} label={voice.say({ key: 'role.hidden' })} />
      )}
    </span>
  )
}

/** Shots and beers that are meant for this seat, before they are fired or poured. */
export function Given({
  seat,
  choice,
  view,
}: Pick<BoardProps, 'choice'> & { view: ReturnType<typeof seen>; seat: Seat }) {
  const say = useDiceSay()
  const count = choice.parts.filter(({ ref }) => ref === `seat:${seat}`).length
  if (count === 0) return null
  const isShot = choice.parts[0]!.field === 'at'
  const { life, max } = view.players[seat]!
  return (
    <span
      className="dice-given"
      data-shot={isShot || undefined}
      role="img"
      aria-label={say(isShot ? 'seat.hits' : 'seat.drinks', { count })}
    >
      <FaceSign face={isShot ? 'bull1' : 'beer'} size={18} />
      {isShot ? `−${count}` : life === max ? '+0' : `+${count}`}
    </span>
  )
}
