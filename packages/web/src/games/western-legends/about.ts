// What there is to say of a thing as matters stand, below the rest of its help card.

import { SPACES, reachNowOf } from '@saloon/western-legends'
import type { TableState } from '../../table/frame/context.ts'
import { type Ref, kindOfRef, nameOfRef } from '../../table/choice/ref.ts'
import { farInWords, spaceInWords } from './map/space-words.ts'
import { seen } from './table.ts'
import type { Say } from './text/words.ts'

export function about(
  ref: Ref,
  { view, me, voice, names }: Pick<TableState, 'view' | 'me' | 'voice' | 'names'>,
): string[] {
  const place = Number(nameOfRef(ref))
  if (kindOfRef(ref) !== 'place' || !(place < SPACES)) return []
  const say: Say = (key, facts) => voice.say(facts === undefined ? { key } : { key, facts })
  const table = seen(view)
  const reach = me === undefined ? undefined : reachNowOf(table, me)
  const [here, far] = [
    spaceInWords(place, table, names, say, reach),
    reach && me !== undefined ? farInWords(place, table, me, say, reach) : [],
  ]
  return [...(here.length > 0 ? [sentence(voice.list(here))] : []), ...far]
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
