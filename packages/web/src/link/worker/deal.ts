// Begins a game: dealt from a new secret, or continued from the position of another game.

import {
  type Base,
  type Eyes,
  type GameModule,
  type Header,
  type Recording,
  type Refusal,
  type Setup,
  chanceFrom,
  has,
  isRefusal,
  newHeader,
  record,
} from '@saloon/kernel'

export interface Dealt {
  readonly header: Header
  readonly recording: Recording
  readonly secret: string | undefined
}
interface Dependencies {
  readonly module: GameModule
  now(): number
  random(): number
  newSecret(): string
}

const MOST_DEALS = 100

/** `from`: a position to start in, with new chance. `first`: deals again until one of these seats decides first, if it can be had. */
export function deal(deps: Dependencies, setup: Setup, from: Base | undefined, first: Eyes): Dealt | Refusal {
  const { module, now, random, newSecret } = deps
  for (let deals = 1; ; deals++) {
    const secret = from ? undefined : newSecret()
    const begins = from ? { state: { ...from, chance: chanceFrom(random() * 2 ** 32, now()) } } : { secret: secret! }
    const header = newHeader(module.game, setup, begins)
    const recording = record(module.game, header, secret)
    if (isRefusal(recording)) return recording
    const isSo = first === 0 || module.game.asks(recording.state).some(({ must, seat }) => must && has(first, seat))
    if (isSo || deals >= MOST_DEALS) return { header, recording, secret }
  }
}
