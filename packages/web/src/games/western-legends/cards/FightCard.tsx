// A card of those who fight for the bank, the law or themselves: a value, and what it does to whoever fights them.

import { CARDS } from '@saloon/western-legends'
import { memo } from 'react'
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { LegendCard } from '../../../art/cards/western-legends/LegendCard.tsx'
import { FIGHT_SCENES } from '../../../art/cards/western-legends/scenes.ts'
import { ScenePicture, Sign } from './Drawn.tsx'
import { useSpeak } from './speak.ts'

/** `id`: 52 … 64, as everywhere at the table. */
export const FightCard = memo(function FightCard({ id, size = 104 }: { readonly id: number; readonly size?: number }) {
  const speak = useSpeak()
  if (id < 0) return <CardBack back="roles" size={size} />
  const scene = FIGHT_SCENES[id - CARDS]!
  const name = speak(`card.${id}`)
  return (
    <LegendCard
      size={size}
      rim="#3A2418"
      title={name.split(/\s/).slice(0, -1).join(' ')}
      rule={speak(`card.${id}.help`)}
      index={{ rank: name.split(/\s/).at(-1)! }}
      picture={<ScenePicture scene={scene} />}
      sign={<Sign name={scene.at(-1)![0] as 'wound'} />}
    />
  )
})
