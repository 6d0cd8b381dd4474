// The prompt as words: the same for the bar, the live regions, the tab title and the key that reads it aloud.

import type { TableState } from '../frame/context.ts'

export function promptWords({
  prompt,
  voice,
  names,
  isShared,
}: Pick<TableState, 'prompt' | 'voice' | 'names' | 'isShared'>): {
  readonly who: string
  readonly ask: string
  readonly because: string
  readonly ifNot: string
} {
  const because = prompt.because ? voice.say(prompt.because) : ''
  const ask = prompt.question ? voice.say(prompt.question) : ''
  if (prompt.kind === 'over') return { who: voice.t('prompt.over'), ask, because, ifNot: '' }
  if (prompt.kind === 'mine') {
    const who = isShared ? names[prompt.seats[0]!]! : voice.t('prompt.you')
    return { who, ask, because, ifNot: prompt.ifNot ? voice.say(prompt.ifNot) : '' }
  }
  const { seats, question } = prompt
  // What is asked of me is no sentence about somebody else; games that have one for that say it.
  const other = question && seats.length === 1 ? { ...question, key: `${question.key}.other` } : undefined
  const who =
    seats.length === 1
      ? voice.t('prompt.waiting', { seats })
      : voice.t('prompt.waiting-many', { count: seats.length, seats })
  const told = other && voice.has(other.key) ? voice.say(other) : voice.t('prompt.waiting-ask', { ask })
  return { who, ask: told, because, ifNot: '' }
}
