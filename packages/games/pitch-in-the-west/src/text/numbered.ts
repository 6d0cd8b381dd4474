// Names that differ by a number only, in whichever language.

import {
  CUBES,
  FIGURES,
  type ItemKind,
  LIMITS,
  numberOf,
  type ObjectKind,
  teamOf,
  type Team,
  TOWNSFOLK,
  type Cube,
} from '../components.ts'
import type { NumberedKey } from './keys.ts'

export interface Names {
  readonly team: Readonly<Record<Team, string>>
  readonly npc: string
  readonly item: Readonly<Record<ItemKind, string>>
  readonly cube: Readonly<Record<Cube, string>>
  readonly object: Readonly<Record<ObjectKind, string>>
  readonly nothing: string
}

export function numbered({ team, npc, item, cube, object, nothing }: Names): Readonly<Record<NumberedKey, string>> {
  const names: Record<string, string> = { 'give.nothing': nothing, 'get.nothing': nothing }
  for (const id of FIGURES)
    for (const key of ['figure', 'target', 'mate', 'against'])
      names[`${key}.${id}`] = `${team[teamOf(id)]} ${numberOf(id)}`
  for (const id of TOWNSFOLK) names[`npc.${id}`] = `${npc} ${id.slice(1)}`
  for (const kind of ['colt', 'dynamite', 'gold'] as const)
    for (let n = 1; n <= LIMITS[1][kind]; n++)
      for (const key of ['item', 'thing', 'give', 'get']) names[`${key}.${kind}-${n}`] = `${item[kind]} ${n}`
  for (const it of CUBES) names[`thing.${it}`] = cube[it]
  for (const kind of ['barrier', 'crate'] as const)
    for (let n = 1; n <= LIMITS[1][kind]; n++) names[`object.${kind}-${n}`] = `${object[kind]} ${n}`
  return names as Readonly<Record<NumberedKey, string>>
}
