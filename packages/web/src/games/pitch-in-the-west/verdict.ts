// What a pitch came to, from what the house told of it: nothing is judged here a second time.

import type { Text, Told } from '@saloon/kernel'
import type { Event } from '@saloon/pitch-in-the-west'
import type { Touched, Verdict } from '../../wood/panels/Verdict.tsx'

export function verdictOf(told: readonly Told[], touched: readonly Touched[]): Verdict | undefined {
  const events = told as readonly Told<Event>[]
  const pitched = events.findLast(({ type }) => type === 'pitched')
  if (pitched?.type !== 'pitched') return undefined
  const after = events.slice(events.indexOf(pitched))
  for (const event of after) {
    const verdict = ofEvent(event, after, touched)
    if (verdict) return verdict
  }
  return pitched.pitch === 'duel' ? say('duel-missed', 'plain') : undefined
}

const say = (key: string, tone: Verdict['tone'], facts: NonNullable<Text['facts']> = {}): Verdict => ({
  text: { key: `verdict.${key}`, facts },
  tone,
})

function ofEvent(event: Told<Event>, all: readonly Told<Event>[], touched: readonly Touched[]): Verdict | undefined {
  switch (event.type) {
    case 'hit': {
      const { target, life } = event
      const isOut = all.some((other) => other.type === 'died' && other.figure === target)
      return say(isOut ? 'killed' : 'hit', 'good', { target, before: life + 1, life })
    }
    case 'npc-killed':
      return say('npc', 'bad', { npc: event.npc })
    case 'missed': {
      const [first] = touched
      const grazed = touched.find(({ side }) => side !== null)
      if (grazed) return say('grazed', 'plain', { piece: grazed.name })
      return first ? say('wood', 'bad', { piece: first.name }) : say('missed', 'bad')
    }
    case 'moved':
      return say('moved', 'good')
    case 'entered':
      return say('entered', 'good', { base: event.base })
    case 'no-room':
      return say('no-room', 'bad', { base: event.base })
    case 'move-failed':
      return say('off', 'bad')
    case 'stayed-inside':
      return say('inside', 'bad')
    case 'freed':
      return say('freed', 'good', { figure: event.figure })
    case 'opened':
      return say('opened', 'good', { base: event.base })
    case 'blast':
      return say('blast', 'good', { base: event.base, count: all.filter(({ type }) => type === 'hurt').length })
    case 'fizzled':
      return say('fizzled', 'bad')
    case 'void-pitch':
      return say('void', 'bad')
    case 'both-stand':
      return say('both-stand', 'plain')
    case 'fell':
      return say('fell', 'good', { figure: event.figure })
    default:
      return undefined
  }
}
