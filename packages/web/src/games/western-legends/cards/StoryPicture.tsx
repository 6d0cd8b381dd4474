import type { StoryName } from '@saloon/western-legends'
import { ScenePicture } from '../../../art/cards/western-legends/pictures.tsx'
import { STORY_SCENES } from '../../../art/cards/western-legends/stories.ts'

export default function StoryPicture({ name }: { readonly name: StoryName }) {
  return <ScenePicture scene={STORY_SCENES[name]} />
}
