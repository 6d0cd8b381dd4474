// The deal: my role and my character, turned up for me alone, with what wins and with whom.

import { has } from '@saloon/kernel'
import type { Character, Role } from '@saloon/wanted'
import { useEffect, useRef, useState } from 'react'
import { RoleCard } from '../../../art/cards/RoleCard.tsx'
import { CHARACTER_GALLERY } from '../../../art/portraits/bang-dice.ts'
import { Portrait } from '../../../art/portraits/Portrait.tsx'
import { remember, remembered } from '../../../app/storage.ts'
import { Button } from '../../../design/Button.tsx'
import { useTable } from '../../../table/frame/context.ts'
import type { BoardProps } from '../../board.ts'
import './deal.css'
import { useSmall } from '../../shared/small.ts'
import { roleOf, seen } from '../table.ts'
import { useWords } from '../text/words.ts'

export function Deal({ view: any, me }: BoardProps) {
  const view = seen(any)
  const { table, game, isPast } = useTable()
  const key = `wanted.dealt.${table.id}.${game.number}.${me}`
  const [seenKey, see] = useState<string>()
  const role = me === undefined ? undefined : roleOf(view, me)
  const character = me === undefined ? null : view.players[me]!.character
  const isNew = view.turns > 0 && view.turns <= view.players.length && view.result === null
  if (me === undefined || role === undefined || character === null || !isNew || isPast || !has(view.alive, me))
    return null
  if (seenKey === key || remembered(key)) return null
  const gone = (): void => {
    remember(key, true)
    see(key)
  }
  return <Poster role={role} character={character} onGone={gone} />
}

interface PosterProps {
  readonly role: Role
  readonly character: Character
  onGone(): void
}

function Poster({ role, character, onGone }: PosterProps) {
  const { voice } = useTable()
  const say = useWords()
  const isSmall = useSmall()
  const poster = useRef<HTMLElement>(null)
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  // Whoever plays on has read it.
  useEffect(() => {
    const goOn = ({ target }: Event): void => {
      if (target instanceof Node && !poster.current?.contains(target)) gone.current()
    }
    addEventListener('pointerdown', goOn)
    addEventListener('keydown', goOn)
    return () => {
      removeEventListener('pointerdown', goOn)
      removeEventListener('keydown', goOn)
    }
  }, [])
  return (
    <section ref={poster} className="wa-deal" aria-label={say('deal.title')}>
      <div className="wa-deal-cards">
        <RoleCard role={role} name={voice.say({ key: `role.${role}` })} size={isSmall ? 84 : 132} />
        <Portrait gallery={CHARACTER_GALLERY} name={character} size={isSmall ? 98 : 154} />
      </div>
      <p className="wa-deal-goal">
        <strong>{voice.say({ key: `role.${role}` })}.</strong> {voice.say({ key: `role.${role}.help` })}{' '}
        {say(`deal.${role}`)}
      </p>
      <p className="wa-deal-character">
        <strong>{voice.say({ key: `character.${character}` })}.</strong>{' '}
        {voice.say({ key: `character.${character}.help` })}
      </p>
      <Button look="primary" data-deal-ok onClick={onGone}>
        {say('deal.ok')}
      </Button>
    </section>
  )
}
