// Cards travel from deck to seat and from seat to seat; what the scoring tells is walked through elsewhere.

import type { Told } from '@saloon/kernel'
import { type Event, gangOf, OUTLAW_CARDS, SALOON } from '@saloon/wanted-one'
import { dressOf } from '../../art/marks/gangs.ts'
import { LENGTHS } from '../../table/motion/queue.ts'
import type { Stage } from '../board.ts'
import { useGate } from './scoring/gate.ts'

const QUIET = new Set<Event['type']>([
  'counted',
  'scored',
  'wanted-won',
  'wanted-again',
  'wanted-tied',
  'wanted-unclaimed',
  'one-won',
  'one-taken',
  'one-kept',
  'one-tied',
  'one-unclaimed',
  'duel-began',
  'duel-step',
  'duel-lost',
  'truel-began',
  'truel-step',
  'shoot-out-won',
  'revealed',
])

export function animate(told: Told, stage: Stage): void {
  const event = told as unknown as Event
  if (event.type === 'counted' && event.gang === 0) wait(stage)
  else if (QUIET.has(event.type)) stage.add({ lasts: 0, run: () => undefined })
  else if (event.type === 'drew') fly(stage, deckRef(stage, event.town), seatRef(event.by), event.card)
  else if (event.type === 'swindled') fly(stage, seatRef(event.from), seatRef(event.by), event.card)
  else if (event.type === 'hunted') fly(stage, seatRef(event.from), deckRef(stage, SALOON), event.card)
  else if (event.type === 'arrested') fly(stage, seatRef(event.by), deckRef(stage, SALOON), event.card)
  else if (event.type === 'saloon-drawn') fly(stage, deckRef(stage, SALOON), seatRef(event.by), event.card)
}

/** The table stays as it is until the scoring has been read. */
function wait(stage: Stage): void {
  stage.add({ lasts: 0, run: () => useGate.setState({ release: stage.hold() }) })
}

const seatRef = (seat: number): string => `seat:${seat}`
const deckRef = (stage: Stage, deck: number): string => (stage.find(`place:${deck}`) ? `place:${deck}` : `deck:${deck}`)

/** A slip of the card's colour, since the card itself lies there already. */
function fly(stage: Stage, from: string, to: string, card: number): void {
  stage.add({
    lasts: LENGTHS.move,
    run(lasts) {
      const [start, end] = [stage.find(from), stage.find(to)]
      if (!start || !end || !stage.moves) return undefined
      const slip = document.createElement('div')
      slip.className = 'wo-slip'
      slip.style.setProperty('--gang', card < OUTLAW_CARDS ? dressOf(gangOf(card)).colour : '#9e2a1c')
      document.body.append(slip)
      const at = (box: DOMRect, turn: number): string =>
        `translate(${box.left + box.width / 2 - 30}px, ${box.top + Math.min(box.height, 120) / 2 - 42}px) rotate(${turn}deg)`
      slip.animate([{ transform: at(start, 0) }, { transform: at(end, 6) }], {
        duration: lasts,
        easing: 'cubic-bezier(.2,.8,.2,1)',
        fill: 'forwards',
      })
      return () => slip.remove()
    },
  })
}
