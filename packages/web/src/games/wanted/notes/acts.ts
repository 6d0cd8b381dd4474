// Who did what to whom, from what everybody was told: hostile and friendly acts.

import type { Seat } from '@saloon/kernel'
import { type Card, type Event, kindOf } from '@saloon/wanted'
import type { Told } from '@saloon/kernel'
import type { Line } from '../../../table/log/log-lines.ts'

export interface Acts {
  readonly hostile: number
  readonly friendly: number
}
/** By who acts, then by who suffers it. */
export type Matrix = readonly (readonly Acts[])[]

interface Act {
  readonly by: Seat
  readonly at: Seat
  readonly isHostile: boolean
}

const FOES = new Set(['bang', 'missed', 'duel', 'jail'])
/** To be rid of these is a favour. */
const BURDENS = new Set(['jail', 'dynamite'])

export function actsOf(lines: readonly Pick<Line, 'event'>[], seats: number): Matrix {
  const count = Array.from({ length: seats }, () => Array.from({ length: seats }, () => ({ hostile: 0, friendly: 0 })))
  let aimedBy: Seat | undefined // Panic! and Cat Balou: what they took says whether it was meant well
  for (const { event } of lines) {
    if (event === undefined) continue
    const told = event as Told<Event>
    const act = actOf(told, aimedBy)
    aimedBy = told.type === 'aimed' && !FOES.has(kindOf(told.card)) ? told.by : undefined
    if (act === undefined || act.by === act.at) continue
    const cell = count[act.by]![act.at]!
    if (act.isHostile) cell.hostile++
    else cell.friendly++
  }
  return count
}

function actOf(told: Told<Event>, aimedBy: Seat | undefined): Act | undefined {
  switch (told.type) {
    case 'aimed':
      return FOES.has(kindOf(told.card)) ? { by: told.by, at: told.at, isHostile: true } : undefined
    case 'took':
    case 'removed':
      return { by: told.by, at: told.from, isHostile: !isBurden(told.card) }
    case 'took-hand':
      // El Gringo and Jesse Jones take without aiming: no act of theirs.
      return aimedBy === told.by ? { by: told.by, at: told.from, isHostile: true } : undefined
    default:
      return undefined
  }
}

const isBurden = (card: Card): boolean => BURDENS.has(kindOf(card))
