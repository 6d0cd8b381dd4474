// Pictures for help cards, the log and the gallery of the rules.

import { CHARACTERS, type Character, KINDS, type Kind, ROLES, type Role, wantedModule } from '@saloon/wanted'
import { useContext } from 'react'
import { useSettings } from '../../../app/settings.ts'
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { RoleCard } from '../../../art/cards/RoleCard.tsx'
import { WantedCard } from '../../../art/cards/wanted/WantedCard.tsx'
import { UnknownRole } from '../../../art/marks/RoleSign.tsx'
import { CHARACTER_GALLERY } from '../../../art/portraits/bang-dice.ts'
import { Portrait } from '../../../art/portraits/Portrait.tsx'
import { TableContext } from '../../../table/frame/context.ts'
import type { Thing } from '../../board.ts'
import { Card, type Speak, wordsOf } from './Card.tsx'
import { seen } from '../table.ts'
import { words } from '../text/words.ts'

const SIZE = 200
const isOneOf = <T extends string>(all: readonly T[], id: string): id is T => (all as readonly string[]).includes(id)

export function Picture({ thing: { kind, id } }: { readonly thing: Thing }) {
  const table = useContext(TableContext)
  const language = useSettings((settings) => settings.language)
  const messages = { ...wantedModule.messages[language], ...words[language] }
  const speak: Speak = (key) => messages[key as keyof typeof messages] ?? ''
  const name = String(id)
  if (kind === 'seat') {
    const character = table && seen(table.view).players[Number(id)]?.character
    return character ? <Portrait gallery={CHARACTER_GALLERY} name={character} size={72} /> : null
  }
  if (kind === 'card')
    return Number(id) < 0 ? <CardBack back="wanted" size={96} /> : <Card card={Number(id)} size={SIZE} speak={speak} />
  if (kind === 'kind' && isOneOf<Kind>(KINDS, name))
    return <WantedCard kind={name} size={SIZE} words={wordsOf(name, speak)} />
  if (kind === 'role')
    return isOneOf<Role>(ROLES, name) ? (
      <RoleCard role={name} name={speak(`role.${name}`)} size={110} />
    ) : (
      <UnknownRole size={64} />
    )
  if (kind === 'character' && isOneOf<Character>(CHARACTERS, name))
    return <Portrait gallery={CHARACTER_GALLERY} name={name} size={96} />
  return kind === 'pile' ? <CardBack back="wanted" size={72} /> : null
}
