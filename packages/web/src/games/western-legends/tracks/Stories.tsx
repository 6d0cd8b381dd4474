// The two story slots: what a card asks for, whose discs lie on it, how many it still needs.

import { DISCS, NONE, discsNeeded, discsOn } from '@saloon/western-legends'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { useTable } from '../../../table/frame/context.ts'
import type { BoardProps } from '../../board.ts'
import { type Seen, seen } from '../table.ts'
import { useWords } from '../text/words.ts'
import './tracks.css'

const MOST_SEATS = 6

export function Stories({ view, me }: BoardProps) {
  const table = seen(view)
  const say = useWords()
  const slots = table.showing.flatMap((condition, slot) => (condition === NONE ? [] : [slot]))
  if (slots.length === 0) return null
  const laid = (seat: number): number =>
    slots.reduce((sum, slot) => sum + (table.discs[slot * MOST_SEATS + seat] ?? 0), 0)
  return (
    <section className="wl-stories" aria-label={say('stories.name')}>
      <h3>
        {say('stories.name')}
        {me !== undefined && <small>{say('stories.mine', { count: DISCS - laid(me) })}</small>}
      </h3>
      <ul>
        {slots.map((slot) => (
          <Slot key={slot} table={table} slot={slot} />
        ))}
      </ul>
    </section>
  )
}

function Slot({ table, slot }: { readonly table: Seen; readonly slot: number }) {
  const { voice } = useTable()
  const say = useWords()
  const needed = discsNeeded(table.players.length)
  const count = discsOn(table, slot)
  const discs = table.players.flatMap((_, seat) =>
    Array.from({ length: table.discs[slot * MOST_SEATS + seat] ?? 0 }, () => seat),
  )
  return (
    <li className="wl-story" data-slot={slot} data-full={count >= needed || undefined}>
      <p>{voice.say({ key: `condition.${table.showing[slot]}` })}</p>
      <span className="wl-story-discs" role="img" aria-label={say('stories.discs', { count, needed })}>
        {discs.map((seat, i) => (
          <SeatChip key={i} seat={seat} size={20} />
        ))}
        {Array.from({ length: Math.max(0, needed - count) }, (_, i) => (
          <span key={`free ${i}`} className="wl-disc-free" />
        ))}
      </span>
      <small>{say('stories.left', { count: table.piles[slot]?.length ?? 0 })}</small>
    </li>
  )
}
