// My own place: my character with its text in full, my role and what it wants, my life and my arrows.

import { RoleSign } from '../../../art/marks/RoleSign.tsx'
import { CHARACTER_GALLERY } from '../../../art/portraits/bang-dice.ts'
import { Portrait } from '../../../art/portraits/Portrait.tsx'
import { useTable } from '../../../table/frame/context.ts'
import type { BoardProps } from '../../board.ts'
import { Life } from '../../shared/Life.tsx'
import '../../shared/own-place.css'
import { useSmall } from '../../shared/small.ts'
import { Quills } from './Quills.tsx'
import { Given } from './SeatBody.tsx'
import { markOf, roleOf, seen } from '../table.ts'
import { useDiceSay } from '../text/words.ts'

export function Own({ view: any, me, choice }: BoardProps) {
  const view = seen(any)
  const { voice } = useTable()
  const say = useDiceSay()
  const isSmall = useSmall()
  if (me === undefined) return null
  const player = view.players[me]!
  const role = roleOf(view, me)
  const mark = markOf(view, me)
  const goal =
    mark !== undefined
      ? say('own.mark', { seat: mark })
      : view.mode === 'duel'
        ? say('own.duel')
        : role && voice.say({ key: `role.${role}.help` })
  return (
    <div className="own-place" data-out={player.life === 0 || undefined}>
      {!isSmall && <Portrait gallery={CHARACTER_GALLERY} name={player.character} size={76} />}
      <div className="own-words">
        <p className="own-numbers">
          {role && isSmall && <RoleSign role={role} size={24} label={voice.say({ key: `role.${role}` })} />}
          <Life
            life={player.life}
            max={player.max}
            label={say('seat.bullets', { life: player.life, max: player.max })}
            size={isSmall ? 6 : 9}
          />
          <Quills arrows={player.arrows} size={isSmall ? 8 : 10} />
          <Given seat={me} choice={choice} view={view} />
        </p>
        <p className="own-character">
          <strong>{voice.say({ key: `character.${player.character}` })}</strong>{' '}
          <span>{voice.say({ key: `character.${player.character}.help` })}</span>
        </p>
        {role && !isSmall && (
          <p className="own-role">
            <RoleSign role={role} size={26} />
            <span>
              <strong>{voice.say({ key: `role.${role}` })}.</strong> {goal}
            </span>
          </p>
        )}
      </div>
    </div>
  )
}
