import type { DrawingProps } from '../Drawing.tsx'
import { BLOOD } from '../inks.ts'
import { PlayingCard, type CardWords } from './PlayingCard.tsx'
import { SaloonPicture, SaloonSign, type SaloonCardName } from './SaloonPictures.tsx'

/** A card of the Saloon deck of Wanted One. */
export function SaloonCard({ card, words, ...drawing }: DrawingProps & { card: SaloonCardName; words: CardWords }) {
  return (
    <PlayingCard
      words={words}
      rim={BLOOD}
      tone={card === 'sheriff' ? 'gain' : card === 'swindler' ? 'gear' : 'attack'}
      picture={<SaloonPicture card={card} />}
      icon={<SaloonSign card={card} />}
      {...drawing}
    />
  )
}
