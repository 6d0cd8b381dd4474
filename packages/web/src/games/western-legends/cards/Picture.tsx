// What a help card shows of a thing, at the size of reading.

import { CARDS, EQUIPMENT_TYPES, FACES, type Legends } from '@saloon/western-legends'
import type { View } from '@saloon/kernel'
import { useContext } from 'react'
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { Portrait } from '../../../art/portraits/Portrait.tsx'
import { LEGEND_GALLERY } from '../../../art/portraits/western-legends.ts'
import { TableContext } from '../../../table/frame/context.ts'
import type { Thing } from '../../board.ts'
import { ProspectingDie } from '../prospecting/ProspectingDie.tsx'
import { slugOf } from './CharacterCard.tsx'
import { EquipmentCard } from './EquipmentCard.tsx'
import { FightCard } from './FightCard.tsx'
import { ObjectiveCard } from './ObjectiveCard.tsx'
import { PokerCard } from './PokerCard.tsx'
import { StoryBack, StoryCard } from './StoryCard.tsx'
import { StrangerCard } from './StrangerCard.tsx'

const SIZE = 216
const FACE = 96

export function Picture({ thing }: { readonly thing: Thing }) {
  const table = useContext(TableContext)
  const id = Number(thing.id)
  switch (thing.kind) {
    case 'card':
      if (id < 0) return <CardBack back="poker" size={FACE} />
      return id < CARDS ? <PokerCard id={id} size={SIZE} /> : <FightCard id={id} size={SIZE} />
    case 'item':
      return id in EQUIPMENT_TYPES ? <EquipmentCard id={id} size={SIZE} /> : null
    case 'character':
      return <Portrait gallery={LEGEND_GALLERY} name={slugOf(id)} size={FACE} />
    case 'objective':
      return <ObjectiveCard id={id} size={SIZE} />
    case 'story':
      return <StoryCard id={id} size={SIZE} />
    case 'condition':
      return id < 0 ? null : <StoryBack id={id} size={SIZE} />
    case 'mib':
      return <StrangerCard id={id} size={SIZE} />
    case 'face':
      return <ProspectingDie face={FACES[id]!} size={FACE} />
    case 'seat': {
      const character = table && (table.view as unknown as View<Legends>).players[id]?.character
      return character !== undefined && character >= 0 ? (
        <Portrait gallery={LEGEND_GALLERY} name={slugOf(character)} size={72} />
      ) : null
    }
    default:
      return null
  }
}
