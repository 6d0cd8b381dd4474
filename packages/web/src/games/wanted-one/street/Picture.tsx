// What help cards and the gallery of the rules show.

import { OUTLAW_CARDS, saloonKindOf, type SaloonKind, SALOON_KINDS } from '@saloon/wanted-one'
import { useSettings } from '../../../app/settings.ts'
import { wantedOneModule } from '@saloon/wanted-one'
import { SaloonCard } from '../../../art/cards/SaloonCard.tsx'
import { GangChip } from '../../../art/marks/GangMark.tsx'
import { ShopFront } from '../../../art/scenes/ShopFront.tsx'
import { One, WantedToken } from '../../../art/signs/Prizes.tsx'
import type { Thing } from '../../board.ts'
import { AnyCard } from './Cards.tsx'

const ONE = 4

export function Picture({ thing }: { readonly thing: Thing }) {
  const language = useSettings((settings) => settings.language)
  const messages = wantedOneModule.messages[language]
  const number = Number(thing.id)
  const names = { name: (key: string) => messages[key] ?? '' }
  switch (thing.kind) {
    case 'card':
      return number < OUTLAW_CARDS ? (
        <AnyCard card={number} size={112} names={names} />
      ) : (
        <Saloon kind={saloonKindOf(number)} title={names.name(`saloon.${saloonKindOf(number)}`)} />
      )
    case 'saloon':
      return isSaloonKind(thing.id) ? <Saloon kind={thing.id} title={names.name(`saloon.${thing.id}`)} /> : null
    case 'gang':
      return <GangChip gang={number} size={64} />
    case 'prize':
      return number === ONE ? <One size={72} /> : <WantedToken gang={number} size={64} />
    case 'deck':
    case 'town':
      return <ShopFront deck={number} size={72} />
    default:
      return null
  }
}

const isSaloonKind = (id: string | number): id is SaloonKind =>
  (SALOON_KINDS as readonly (string | number)[]).includes(id)

const Saloon = ({ kind, title }: { readonly kind: SaloonKind; readonly title: string }) => (
  <SaloonCard card={kind} size={112} words={{ title }} />
)
