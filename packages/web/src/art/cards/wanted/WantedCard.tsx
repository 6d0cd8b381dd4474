// The playing cards of WANTED!, and what stands for one where it lies small in front of a player.

import { Drawing, type DrawingProps } from '../../Drawing.tsx'
import { BROWN, EQUIP, INK, TINT } from '../../inks.ts'
import { type CardWords, PlayingCard, type Tone } from '../PlayingCard.tsx'
import type { Suit } from '../Suits.tsx'
import { KindPicture } from './pictures.tsx'
import { KindSign, type WantedKind } from './signs.tsx'

const TONES: Readonly<Partial<Record<WantedKind, Tone>>> = {
  bang: 'attack',
  gatling: 'attack',
  indians: 'attack',
  duel: 'attack',
  panic: 'attack',
  'cat-balou': 'attack',
  missed: 'defence',
  beer: 'gain',
  saloon: 'gain',
  stagecoach: 'gain',
  'wells-fargo': 'gain',
  'general-store': 'gain',
}
const isEquipment = (kind: WantedKind): boolean => TONES[kind] === undefined

interface WantedCardProps extends DrawingProps {
  readonly kind: WantedKind
  readonly words: CardWords
  readonly index?: { readonly rank: string; readonly suit: Suit } | undefined
  /** How far a weapon reaches. */
  readonly reach?: number | undefined
}

export function WantedCard({ kind, words, index, reach, ...drawing }: WantedCardProps) {
  return (
    <PlayingCard
      words={words}
      family={isEquipment(kind) ? 'equipment' : 'action'}
      tone={TONES[kind] ?? 'gear'}
      index={index}
      badge={reach === undefined ? undefined : String(reach)}
      picture={<KindPicture kind={kind} />}
      icon={<KindSign kind={kind} />}
      {...drawing}
    />
  )
}

const NOTCHED = 'M-84-100H52L100-52V84A16 16 0 0 1 84 100H-84A16 16 0 0 1-100 84V-84A16 16 0 0 1-84-100Z'

/** A card at the size of a thumbnail: its sign on its family's ground. */
export function KindToken({ kind, ...drawing }: DrawingProps & { readonly kind: WantedKind }) {
  return (
    <Drawing view={[-106, -106, 212, 212]} {...drawing}>
      <path d={NOTCHED} fill={TINT} stroke={INK} strokeWidth={22} strokeLinejoin="round" />
      <path
        d={NOTCHED}
        fill={TINT}
        stroke={isEquipment(kind) ? EQUIP : BROWN}
        strokeWidth={12}
        strokeLinejoin="round"
      />
      <g transform="scale(.84)">
        <KindSign kind={kind} />
      </g>
    </Drawing>
  )
}
