// What events show at a seat: what was gained and lost. Figures ride by themselves.

import type { Told } from '@saloon/kernel'
import type { Event } from '@saloon/western-legends'
import type { Stage } from '../board.ts'

export function animate(event: Told, stage: Stage): void {
  const told = event as Told<Event>
  switch (told.type) {
    case 'gained-lp':
    case 'lost-lp':
      if (typeof told.by !== 'number') return
      return chip(stage, told.by, told.type === 'gained-lp' ? '+' : '−', 'chip.lp', told.amount)
    case 'earned':
    case 'paid':
      return chip(stage, told.by, told.type === 'earned' ? '+' : '−', 'chip.money', told.amount)
    case 'stepped':
    case 'sheriff-moved':
    case 'mib-moved':
      return stage.add({ lasts: RIDES, run: () => undefined })
    default:
  }
}

/** As long as a figure takes from space to space. */
const RIDES = 200

function chip(stage: Stage, seat: number, sign: '+' | '−', key: string, amount: number): void {
  if (seat >= stage.view.given.length) return // the Man in Black has no seat
  stage.add(
    stage.chip(
      seat,
      { key: `${key}${sign === '+' ? '' : '.lost'}`, facts: { amount } },
      sign === '+' ? 'gain' : 'loss',
    ),
  )
}
