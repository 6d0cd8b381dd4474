import { MIB_NAMES } from '@saloon/western-legends'
import { memo } from 'react'
import { LegendCard } from '../../../art/cards/western-legends/LegendCard.tsx'
import { MIB_SCENES } from '../../../art/cards/western-legends/scenes.ts'
import { ScenePicture, Sign } from './Drawn.tsx'
import { useSpeak } from './speak.ts'

/** What the Man in Black does, 0 … 9. */
export const StrangerCard = memo(function StrangerCard({
  id,
  size = 104,
}: {
  readonly id: number
  readonly size?: number
}) {
  const speak = useSpeak()
  return (
    <LegendCard
      size={size}
      rim="#15100C"
      title={speak(`mib.${id}`)}
      rule={speak(`mib.${id}.help`)}
      picture={<ScenePicture scene={MIB_SCENES[MIB_NAMES[id]!]} />}
      sign={<Sign name="stranger" />}
    />
  )
})
