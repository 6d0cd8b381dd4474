// What the next box of a track would bring.

import type { Text } from '@saloon/kernel'
import { BEYOND_LAST_BOX, BOX_REWARDS, type Effect, LAST_BOX, type Track } from '@saloon/western-legends'

export function rewardAfter(track: Track, points: number): Text {
  const [effect] = points >= LAST_BOX ? BEYOND_LAST_BOX : (BOX_REWARDS[track][points] ?? [])
  return effect === undefined ? { key: 'tracks.nothing' } : inWords(effect)
}

function inWords(effect: Effect): Text {
  switch (effect.op) {
    case 'money':
      return { key: 'tracks.money', facts: { amount: effect.amount } }
    case 'lp':
      return { key: 'tracks.lp', facts: { amount: effect.amount } }
    case 'draw':
      return { key: 'tracks.draw', facts: { count: effect.n } }
    default:
      return { key: 'tracks.nothing' }
  }
}

/** The same on a stamp: `$20`, `+2`, `♠`. */
export function stampOf(track: Track, box: number): string {
  const [effect] = BOX_REWARDS[track][box - 1] ?? []
  if (effect?.op === 'money') return `$${effect.amount}`
  if (effect?.op === 'lp') return `+${effect.amount}`
  return effect?.op === 'draw' ? '♠' : ''
}
