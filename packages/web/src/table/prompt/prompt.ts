// The prompt as data: who must act, what is asked, why, and what happens if nothing is done.

import { type Ask, type Base, type Eyes, type Game, type Seat, type Text, type View, has } from '@saloon/kernel'
import { presentedIn } from '../frame/described.ts'
import type { Line } from '../log/log-lines.ts'

export interface Prompt {
  readonly kind: 'mine' | 'waiting' | 'over'
  readonly ask: Ask | undefined // the question the sentence is about
  readonly seats: readonly Seat[] // who must act
  readonly done: readonly Seat[] // who has locked an answer already
  readonly question: Text | undefined
  readonly because: Text | undefined
  readonly ifNot: Text | undefined
}

/** `hand`: the seat whose decisions are made here now; none: an onlooker. */
export function promptFor(game: Game, view: View<Base>, hand: Seat | undefined, lines: readonly Line[]): Prompt {
  const asks = game.asks(view).filter(({ must }) => must)
  const mine = hand === undefined ? undefined : asks.find(({ seat, locked }) => seat === hand && !locked)
  const waited = asks.filter(({ locked }) => !locked)
  const ask = mine ?? waited[0]
  const over = game.rules.outcome(view)
  if (ask === undefined || over)
    return {
      kind: 'over',
      ask: undefined,
      seats: [],
      done: [],
      question: over?.because,
      because: undefined,
      ifNot: undefined,
    }
  const presented = mine && presentedIn(game, view, mine.seat)
  return {
    kind: mine ? 'mine' : 'waiting',
    ask,
    seats: mine ? [mine.seat] : waited.map(({ seat }) => seat),
    done: asks.filter(({ locked }) => locked).map(({ seat }) => seat),
    question: questionOf(view, ask),
    because: presented?.because ?? whatAsks(lines, ask),
    ifNot: presented?.ifNot,
  }
}

/** The question itself; it may speak of what its frame holds. */
export function questionOf(view: View<Base>, ask: Ask): Text {
  const frame = view.stack.at(-1) as unknown as Readonly<Record<string, number>>
  return { key: `ask.${ask.kind}`, facts: { ...frame, seat: ask.seat } }
}

/** Of somebody else, and where the game names no reason: what the move did that brought the question about. Not whatever came last. */
const whatAsks = (lines: readonly Line[], { cause }: Ask): Text | undefined =>
  lines.find(({ event }) => event !== undefined && event.move === cause)?.text

/** Whose decisions this screen makes: on a device of several, of whoever is asked, keeping to the one who has it. */
export function handOf(game: Game, view: View<Base>, yours: Eyes, holding: Seat | undefined): Seat | undefined {
  const asked = game.asks(view).filter(({ must, locked, seat }) => must && !locked && has(yours, seat))
  if (
    holding !== undefined &&
    has(yours, holding) &&
    (asked.length === 0 || asked.some(({ seat }) => seat === holding))
  )
    return holding
  return asked[0]?.seat ?? (yours === 0 ? undefined : lowest(yours))
}
const lowest = (eyes: Eyes): Seat => 31 - Math.clz32(eyes & -eyes)
