// A poker card: value, suit, and what is printed on it.

import { CARDS, type Card, PRINT_ABILITIES, type Print, printOf, suitOf } from '@saloon/western-legends'
import { memo } from 'react'
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { BANDS, type Band, LegendCard } from '../../../art/cards/western-legends/LegendCard.tsx'
import { PRINT_SCENES } from '../../../art/cards/western-legends/scenes.ts'
import { ScenePicture, Sign } from './Drawn.tsx'
import { FightCard } from './FightCard.tsx'
import { type Speak, useSpeak } from './speak.ts'

interface PokerCardProps {
  readonly id: Card
  readonly size?: number
  readonly label?: string
}

export const bandsOf = (print: Print, speak: Speak): Band[] =>
  BANDS.filter((kind) => PRINT_ABILITIES[print].some((ability) => ability.kind === kind)).map((kind) => ({
    kind,
    words: speak(`band.${kind}`),
  }))

/** The rank as the language writes it stands in the card's name, before its suit. */
export const rankIn = (speak: Speak, id: Card): string => speak(`card.${id}`).split(/\s/).at(-1)!.slice(0, -1)
export const titleIn = (speak: Speak, id: Card): string => speak(`card.${id}`).split(/\s/).slice(0, -1).join(' ')

/** Hidden cards show their back; whatever lies among them and is none shows what it is. */
export const PokerCard = memo(function PokerCard({ id, size = 104, label }: PokerCardProps) {
  const speak = useSpeak()
  if (id < 0) return <CardBack back="poker" size={size} label={label} />
  if (id >= CARDS) return <FightCard id={id} size={size} />
  const print = printOf(id)
  return (
    <LegendCard
      size={size}
      label={label}
      title={titleIn(speak, id)}
      rule={speak(`card.${id}.help`)}
      index={{ rank: rankIn(speak, id), suit: suitOf(id) }}
      bands={bandsOf(print, speak)}
      picture={<ScenePicture scene={PRINT_SCENES[print]} />}
      sign={<Sign name={print} />}
    />
  )
})
