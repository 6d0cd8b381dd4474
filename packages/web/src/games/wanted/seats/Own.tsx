// My own place: my character with its text, my role and what it wants, my life, what lies in front of me.

import { type Seat, countOf, has } from '@saloon/kernel'
import { type Role, rangeOf } from '@saloon/wanted'
import { useState } from 'react'
import { RoleSign, UnknownRole } from '../../../art/marks/RoleSign.tsx'
import { CHARACTER_GALLERY } from '../../../art/portraits/bang-dice.ts'
import { Portrait } from '../../../art/portraits/Portrait.tsx'
import { useTable } from '../../../table/frame/context.ts'
import type { BoardProps } from '../../board.ts'
import { Life } from '../../shared/Life.tsx'
import '../../shared/own-place.css'
import './own.css'
import { InPlay } from './SeatBody.tsx'
import { useSmall } from '../../shared/small.ts'
import { type Seen, isDealt, roleOf, seen } from '../table.ts'
import { type Say, useWords } from '../text/words.ts'

export function Own(board: BoardProps) {
  const { me, choice } = board
  const view = seen(board.view)
  const { voice, isShared } = useTable()
  const say = useWords()
  const isSmall = useSmall()
  if (me === undefined || !isDealt(view)) return null
  const { character, life, max, inPlay } = view.players[me]!
  const role = roleOf(view, me)
  const isAlive = has(view.alive, me)
  if (character === null) return null
  // Where there is no room for the goal, what it comes to in the end takes the place of what everybody has known for long.
  const told = isSmall && role && !isShared ? reminder(view, me, role, say) : undefined
  return (
    <div className="own-place wa-own" data-out={!isAlive || undefined}>
      <Portrait gallery={CHARACTER_GALLERY} name={character} size={isSmall ? 40 : 78} />
      <div className="own-words">
        <p className="own-numbers">
          {isAlive && <Life life={life} max={max} label={say('seat.bullets', { life, max })} size={isSmall ? 7 : 9} />}
          {isAlive && <span className="wa-own-range">{say('own.range', { range: rangeOf(view.players[me]!) })}</span>}
          {isSmall && role && <MyRole role={role} size={24} />}
        </p>
        <p className="own-character">
          <strong>{voice.say({ key: `character.${character}` })}</strong>{' '}
          <span>{told ?? voice.say({ key: `character.${character}.help` })}</span>
        </p>
        {isAlive && inPlay.length > 0 && (
          <span className="wa-own-in-play" role="group" aria-label={say('own.in-play')}>
            <InPlay cards={inPlay} seat={me} choice={choice} size={isSmall ? 24 : 34} />
          </span>
        )}
        {role && !isSmall && (
          <p className="own-role">
            <MyRole role={role} size={26} />
            <Goal view={view} me={me} role={role} say={say} />
          </p>
        )}
      </div>
    </div>
  )
}

/** On a device of several it shows only while somebody holds it. */
function MyRole({ role, size }: { readonly role: Role; readonly size: number }) {
  const { voice, isShared } = useTable()
  const say = useWords()
  const [isShown, show] = useState(false)
  const name = voice.say({ key: `role.${role}` })
  if (!isShared || role === 'sheriff') return <RoleSign role={role} size={size} label={name} />
  return (
    <button
      type="button"
      className="wa-my-role"
      aria-pressed={isShown}
      aria-label={isShown ? name : say('own.role.show')}
      onPointerDown={() => show(true)}
      onPointerUp={() => show(false)}
      onPointerLeave={() => show(false)}
      onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && show(true)}
      onKeyUp={() => show(false)}
      onBlur={() => show(false)}
    >
      {isShown ? <RoleSign role={role} size={size} /> : <UnknownRole size={size} />}
    </button>
  )
}

function Goal(it: { readonly view: Seen; readonly me: Seat; readonly role: Role; readonly say: Say }) {
  const { voice, isShared } = useTable()
  if (isShared && it.role !== 'sheriff') return null
  return (
    <span>
      <strong>{voice.say({ key: `role.${it.role}` })}.</strong>{' '}
      {reminder(it.view, it.me, it.role, it.say) ?? voice.say({ key: `role.${it.role}.help` })}
    </span>
  )
}

/** The Renegade is told again what wins when only the law is left besides. */
export function reminder(view: Seen, me: Seat, role: Role, say: Say): string | undefined {
  if (role !== 'renegade' || !has(view.alive, me)) return undefined
  if (countOf(view.alive) === 2) return say('own.last-two')
  const seats = view.players.length
  const isLaw = view.players.every((_, seat) => {
    const known = roleOf(view, seat)
    return seat === me || !has(view.alive, seat) || known === 'sheriff' || known === 'deputy'
  })
  const outlaws = seats > 5 ? 3 : 2
  const fallen = view.players.filter((_, seat) => !has(view.alive, seat) && roleOf(view, seat) === 'outlaw').length
  return isLaw || fallen === outlaws ? say('own.alone') : undefined
}
