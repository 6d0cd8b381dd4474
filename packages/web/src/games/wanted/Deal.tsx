// The deal: my role and my character, turned up for me alone, with what wins and with whom.

import { has } from '@saloon/kernel'
import { useState } from 'react'
import { RoleCard } from '../../art/cards/RoleCard.tsx'
import { CHARACTER_GALLERY } from '../../art/portraits/bang-dice.ts'
import { Portrait } from '../../art/portraits/Portrait.tsx'
import { remember, remembered } from '../../app/storage.ts'
import { Button } from '../../design/Button.tsx'
import { useTable } from '../../table/context.ts'
import type { BoardProps } from '../board.ts'
import './deal.css'
import { useSmall } from './small.ts'
import { roleOf, seen } from './table.ts'
import { useWords } from './words.ts'

export function Deal({ view: any, me }: BoardProps) {
  const view = seen(any)
  const { table, game, voice, isPast } = useTable()
  const say = useWords()
  const isSmall = useSmall()
  const key = `wanted.dealt.${table.id}.${game.number}.${me}`
  const [seenKey, see] = useState<string>()
  const role = me === undefined ? undefined : roleOf(view, me)
  const character = me === undefined ? null : view.players[me]!.character
  const isNew = view.turns > 0 && view.turns <= view.players.length && view.result === null
  if (me === undefined || role === undefined || character === null || !isNew || isPast || !has(view.alive, me))
    return null
  if (seenKey === key || remembered(key)) return null
  return (
    <section className="wa-deal" aria-label={say('deal.title')}>
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
      <Button
        look="primary"
        data-deal-ok
        onClick={() => {
          remember(key, true)
          see(key)
        }}
      >
        {say('deal.ok')}
      </Button>
    </section>
  )
}
