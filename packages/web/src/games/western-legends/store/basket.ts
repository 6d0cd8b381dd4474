import type { Seat } from '@saloon/kernel'
import type { Event } from '@saloon/western-legends'
import type { Moment } from '../../../link/link.ts'

/** What this player has bought or had upgraded since they came in. */
export function bought(moments: readonly Moment[], seat: Seat): number[] {
  const items: number[] = []
  for (let i = moments.length - 1; i >= 0; i--) {
    for (const fact of moments[i]!.told.toReversed()) {
      const event = fact as unknown as Event
      if (event.type === 'went-shopping' || event.type === 'turn-began') return items.toReversed()
      if ((event.type === 'gained-item' || event.type === 'upgraded') && event.by === seat) items.push(event.item)
    }
  }
  return items.toReversed()
}
