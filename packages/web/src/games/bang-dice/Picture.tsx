// Pictures for help cards, the log and the gallery of the rules.

import { type Face, FACES, ROLES, type Role } from '@saloon/bang-dice'
import { useContext } from 'react'
import { Die } from '../../art/dice/Die.tsx'
import { RoleSign, UnknownRole } from '../../art/marks/RoleSign.tsx'
import { CHARACTER_GALLERY } from '../../art/portraits/bang-dice.ts'
import { Portrait } from '../../art/portraits/Portrait.tsx'
import { TableContext } from '../../table/frame/context.ts'
import type { Thing } from '../board.ts'
import { seen } from './table.ts'

const isOneOf = <T extends string>(all: readonly T[], id: string): id is T => (all as readonly string[]).includes(id)

export function Picture({ thing: { kind, id } }: { readonly thing: Thing }) {
  const table = useContext(TableContext)
  const name = String(id)
  if (kind === 'seat' && table) {
    const player = seen(table.view).players[Number(id)]
    return player ? <Portrait gallery={CHARACTER_GALLERY} name={player.character} size={72} /> : null
  }
  if (kind === 'face' && isOneOf<Face>(FACES, name)) return <Die face={name} size={72} />
  if (kind === 'role')
    return isOneOf<Role>(ROLES, name) ? <RoleSign role={name} size={64} /> : <UnknownRole size={64} />
  if (kind === 'character') return <Portrait gallery={CHARACTER_GALLERY} name={name} size={72} />
  return null
}
