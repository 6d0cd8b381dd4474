// Every kind of hand, the best on top, and the one in question marked.

import { CATEGORIES, type Category } from '@saloon/western-legends'
import { useSpeak } from '../cards/speak.ts'
import { useStageWords } from '../stage/text/words.ts'

export function Ladder({ now }: { readonly now: Category | undefined }) {
  const speak = useSpeak()
  const say = useStageWords()
  return (
    <ol className="wl-ladder" aria-label={say('poker.ladder')}>
      {CATEGORIES.toReversed().map((category) => (
        <li key={category} aria-current={category === now || undefined}>
          {speak(`category.${CATEGORIES.indexOf(category)}`)}
        </li>
      ))}
    </ol>
  )
}
