import { CHARACTERS, OBJECTIVES_EACH } from '@saloon/western-legends'
import { memo } from 'react'
import { LegendCard } from '../../../art/cards/western-legends/LegendCard.tsx'
import { OBJECTIVE_SCENES } from '../../../art/cards/western-legends/scenes.ts'
import { ScenePicture, Sign } from './Drawn.tsx'
import { useSpeak } from './speak.ts'

/** A secret aim of one character, 0 … 47. */
export const ObjectiveCard = memo(function ObjectiveCard({
  id,
  size = 104,
}: {
  readonly id: number
  readonly size?: number
}) {
  const speak = useSpeak()
  const character = Math.floor(id / OBJECTIVES_EACH)
  const scene = OBJECTIVE_SCENES[CHARACTERS[character]!][(id % OBJECTIVES_EACH) as 0]
  return (
    <LegendCard
      size={size}
      rim="#B9791B"
      title={speak(`objective.${id}`)}
      rule={speak(`objective.${id}.help`)}
      foot={speak(`character.${character}`)}
      picture={<ScenePicture scene={scene} />}
      sign={<Sign name={scene.at(-1)![0] as 'wound'} />}
    />
  )
})
