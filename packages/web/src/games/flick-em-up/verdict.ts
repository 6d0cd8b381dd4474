// What a flick came to, from what the house told of it: nothing is judged here a second time.

import type { Event } from '@saloon/flick-em-up'
import type { Text, Told } from '@saloon/kernel'
import type { Touched, Verdict } from '../../wood/panels/Verdict.tsx'

export function verdictOf(told: readonly Told[], touched: readonly Touched[]): Verdict | undefined {
  const events = told as readonly Told<Event>[]
  const pitched = events.findLast(({ type }) => type === 'pitched')
  if (pitched === undefined) return undefined
  const after = events.slice(events.indexOf(pitched))
  for (const event of after) {
    const verdict = ofEvent(event, after, touched)
    if (verdict) return verdict
  }
  return undefined
}

function ofEvent(event: Told<Event>, all: readonly Told<Event>[], touched: readonly Touched[]): Verdict | undefined {
  const say = (key: string, tone: Verdict['tone'], facts: NonNullable<Text['facts']> = {}): Verdict => ({
    text: { key: `verdict.${key}`, facts },
    tone,
  })
  const [first] = touched
  switch (event.type) {
    case 'hit': {
      const { target, life } = event
      const isOut = all.some((other) => other.type === 'died' && other.cowboy === target)
      return say(isOut ? 'killed' : 'hit', 'good', { target, before: life + 1, life })
    }
    case 'grazed':
      return say('grazed', 'plain', { target: event.target })
    case 'missed':
      if (first === undefined) return say('missed', 'bad')
      if (touched.some(({ side }) => side !== null)) return say('ricochet', 'bad', { piece: first.name })
      return say('wood', 'bad', { piece: first.name })
    case 'hit-neutral':
      return say('neutral', 'bad', { neutral: event.neutral })
    case 'freed':
      return say('freed', 'good', { cowboy: event.cowboy })
    case 'moved':
    case 'left':
      return say('moved', 'good')
    case 'entered':
      return say('entered', 'good', { building: event.building })
    case 'move-failed':
      return first ? say('touched', 'bad', { piece: first.name }) : say('off', 'bad')
    case 'stayed-inside':
      return say('inside', 'bad')
    case 'exploded': {
      const hurt = all.filter(({ type }) => type === 'blown').length
      return say('exploded', hurt > 0 ? 'good' : 'plain', { count: hurt })
    }
    case 'fizzled':
      return say('fizzled', 'bad')
    case 'ejected':
      return say('ejected', 'plain', { cowboy: event.cowboy })
    default:
      return undefined
  }
}
