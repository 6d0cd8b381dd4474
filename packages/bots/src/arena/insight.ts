// How well the belief knows who is who: what the truth costs an onlooker who believes it, against one who has seen nothing.

import { type GameModule, type Refusal, chanceFrom, isRefusal } from '@saloon/kernel'
import { type Belief, codeOf, isKnown, knownRoles, marginals, newBelief } from '../belief/roles.ts'
import { contender } from './contenders.ts'
import { playGame } from './play-game.ts'
import type { Player } from '../player.ts'

export interface Insight {
  readonly hidden: number // roles that were guessed
  readonly loss: number // natural logarithms, for each of them
  readonly prior: number // the same without having seen anything
}

interface Table {
  readonly active: number
  readonly players: readonly { readonly role: unknown; readonly shown: boolean; readonly life: number }[]
}

/** After so many rounds, over games between bots that sit where chance puts them. */
export function insight(
  module: GameModule,
  {
    seats,
    bots,
    games,
    rounds,
    seed,
  }: { seats: number; bots: readonly string[]; games: number; rounds: number; seed: number },
): Insight | Refusal {
  const setup = module.game.prepare({ seats })
  if (isRefusal(setup)) return setup
  const made = bots.map((name) => contender(name, module))
  const refused = made.find(isRefusal)
  if (refused) return refused
  let hidden = 0
  let loss = 0
  let prior = 0
  for (let number = 0; number < games; number++) {
    const sitting = Array.from({ length: seats }, (_, seat) => made[(seat + number) % made.length] as Player)
    let turns = 0
    let active = -1
    let guessed = false
    const before = (state: unknown, _seat: number, memory: unknown): void => {
      const table = state as Table
      if (table.active !== active) {
        active = table.active
        turns++
      }
      const belief = (memory as { readonly belief?: Belief | null } | undefined)?.belief
      if (guessed || turns <= rounds * seats || !belief) return
      guessed = true
      const known = knownRoles(table.players)
      const seen = marginals(belief, known)
      const blind = marginals(newBelief(seats, belief.sheriff, belief.counts), known)
      table.players.forEach(({ role }, at) => {
        if (isKnown(known, at)) return
        hidden++
        loss -= Math.log(Math.max(1e-9, seen[at * 4 + codeOf(role)]!))
        prior -= Math.log(blind[at * 4 + codeOf(role)]!)
      })
    }
    const chances = { table: chanceFrom(seed, 2 * number), bots: chanceFrom(seed, 2 * number + 1) }
    playGame(module, setup, sitting, chances, 10_000, true, { before })
  }
  return { hidden, loss: loss / Math.max(1, hidden), prior: prior / Math.max(1, hidden) }
}
