// A story, told: what it is, what everybody gets who had a part in it, where bandits appear, how far the Sheriff rides. Its back shows the
// condition alone.

import { LOCATIONS, STORY_CONDITIONS, STORY_NAMES, STORY_ROWS } from '@saloon/western-legends'
import { lazy, memo, Suspense } from 'react'
import { LegendCard } from '../../../art/cards/western-legends/LegendCard.tsx'
import { Land } from '../../../art/cards/western-legends/grounds.tsx'
import { CONDITION_SIGNS } from '../../../art/cards/western-legends/scenes.ts'
import { Sign } from './Drawn.tsx'
import { useSpeak } from './speak.ts'

const StoryPicture = lazy(() => import('./StoryPicture.tsx'))
export const STORY_RIM = '#2F5D62'

interface StoryCardProps {
  readonly id: number
  readonly size?: number
}

export const StoryCard = memo(function StoryCard({ id, size = 104 }: StoryCardProps) {
  const speak = useSpeak()
  const { bandits, sheriff, condition } = STORY_ROWS[id]!
  const comes = [
    ...(bandits.length === 0
      ? []
      : [speak('story.bandits', { locations: bandits.map((place) => LOCATIONS.indexOf(place)) })]),
    ...(sheriff === 0 ? [] : [speak('story.sheriff', { steps: sheriff })]),
  ]
  return (
    <LegendCard
      size={size}
      rim={STORY_RIM}
      title={speak(`story.${id}`)}
      rule={speak(`story.${id}.help`)}
      more={[speak(`flavour.${id}`), ...(comes.length > 0 ? [comes.join(' ')] : [])]}
      picture={
        <Suspense fallback={<Land name="paper" />}>
          <StoryPicture name={STORY_NAMES[id]!} />
        </Suspense>
      }
      sign={<Sign name={CONDITION_SIGNS[condition]} />}
    />
  )
})

/** The side that lies up before it is told. */
export const StoryBack = memo(function StoryBack({ id, size = 104 }: StoryCardProps) {
  const speak = useSpeak()
  const sign = CONDITION_SIGNS[STORY_CONDITIONS[id]!]
  return (
    <LegendCard
      size={size}
      rim={STORY_RIM}
      title={speak('story.back')}
      rule={speak(`condition.${id}`)}
      picture={
        <>
          <Land name="dusk" />
          <g transform="translate(200 140) scale(1.2)">
            <Sign name={sign} />
          </g>
        </>
      }
      sign={<Sign name={sign} />}
    />
  )
})
