// How well everybody chose in the street: of the Outlaws that lay open, was it the one that adds most to what they held?

import { type Event, GANGS, type Gang, SALOON, pointsFor } from '@saloon/wanted-one'
import type { Moment } from '../../../link/link.ts'

export interface Draws {
  drawn: number
  best: number
}

export function drawsOf(moments: readonly Moment[], players: number): Draws[] {
  const draws = Array.from({ length: players }, (): Draws => ({ drawn: 0, best: 0 }))
  let held = nothingHeld(players)
  let open: (Gang | undefined)[] = []
  let blocked: number | undefined
  let supremacy: Gang | undefined

  const worth = (gang: Gang, cards: number): number => pointsFor(cards > 0 && gang === supremacy ? cards + 1 : cards)
  const gain = (seat: number, gang: Gang): number => {
    const cards = held[seat]![gang]!
    return worth(gang, cards + 1) - worth(gang, cards)
  }
  for (const { told } of moments) {
    for (const fact of told) {
      const event = fact as unknown as Event
      if (event.type === 'round-began') {
        held = nothingHeld(players)
        open = Array<undefined>(SALOON)
        blocked = undefined
        supremacy = undefined
      } else if (event.type === 'supremacy-drawn') supremacy = event.gang
      else if (event.type === 'revealed') open[event.town] = event.gang
      else if (event.type === 'recycled') open[event.town] = undefined
      else if (event.type === 'cavalry-moved') blocked = event.town
      else if (event.type === 'drew') {
        const others = open.flatMap((gang, town) =>
          gang === undefined || town === blocked ? [] : [gain(event.by, gang)],
        )
        const mine = draws[event.by]!
        mine.drawn++
        if (gain(event.by, event.gang) >= Math.max(0, ...others)) mine.best++
        held[event.by]![event.gang]!++
        open[event.town] = undefined
      } else if (event.type === 'arrested') held[event.by]![event.gang]!--
      else if (event.type === 'hunted') held[event.from]![event.gang]!--
      else if (event.type === 'swindled') {
        held[event.from]![event.gang]!--
        held[event.by]![event.gang]!++
      }
    }
  }
  return draws
}

const nothingHeld = (players: number): number[][] =>
  Array.from({ length: players }, () => Array<number>(GANGS.length).fill(0))
