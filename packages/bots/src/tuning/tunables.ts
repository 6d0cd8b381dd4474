// Policies whose weights can be tried out: the numbers as they are, and a policy that plays by other ones.

import type { Action as DiceAction, BangDice, Event as DiceEvent } from '@saloon/bang-dice'
import type { GameModule, Refusal } from '@saloon/kernel'
import type { Action, Event, Wanted } from '@saloon/wanted'
import { contender } from '../arena/contenders.ts'
import type { Memory as DiceMemory } from '../belief/bang-dice.ts'
import type { Memory } from '../belief/wanted.ts'
import { greedy } from '../levels.ts'
import { EVEN } from '../personality.ts'
import type { Player } from '../player.ts'
import { beliefAt as diceBelief, bangDicePolicy, choose as chooseDice } from '../policy/bang-dice/index.ts'
import diceWeights from '../policy/bang-dice/weights.json' with { type: 'json' }
import type { WeightsByRole as DiceWeights } from '../policy/bang-dice/weights.ts'
import type { AnyPolicy, Policy } from '../policy/policy.ts'
import { beliefAt, choose, wantedPolicy } from '../policy/wanted/index.ts'
import wantedWeights from '../policy/wanted/weights.json' with { type: 'json' }
import type { WeightsByRole } from '../policy/wanted/weights.ts'

/** By role, then by name. */
export type Weights = Readonly<Record<string, Readonly<Record<string, number | readonly number[]>>>>
/** A player by these weights, under a name of its own. */
export type Trying = Weights

interface Tunable {
  readonly weights: Weights
  readonly run: unknown // that made them
  policyWith(weights: Weights): AnyPolicy
}

const wanted: Tunable = {
  ...wantedWeights,
  policyWith(given) {
    const weights = given as unknown as WeightsByRole
    const policy: Policy<Wanted, Action, Event, Memory> = {
      ...wantedPolicy,
      choose: (view, me, _chance, memory, manner) =>
        choose(view, me, beliefAt(view, memory), manner, memory.wrongs, weights),
    }
    return policy
  },
}
const bangDice: Tunable = {
  ...diceWeights,
  policyWith(given) {
    const weights = given as unknown as DiceWeights
    const policy: Policy<BangDice, DiceAction, DiceEvent, DiceMemory> = {
      ...bangDicePolicy,
      choose: (view, me, _chance, memory, manner) =>
        chooseDice(view, me, diceBelief(view, memory), manner, memory.wrongs, weights),
    }
    return policy
  },
}

export const TUNABLES: Readonly<Record<string, Tunable>> = { wanted, 'bang-dice': bangDice }

/** Players of the house, and those that try out weights. */
export const makerFor =
  (trying: Readonly<Record<string, Trying>>) =>
  (name: string, module: GameModule): Player | Refusal => {
    const weights = trying[name]
    if (weights === undefined) return contender(name, module)
    return greedy(TUNABLES[module.game.rules.id]!.policyWith(weights), 'fair', EVEN)
  }
