// Who takes part in an arena: the bots of the house, and `reference`, which stronger ones are measured against and nobody plays with.

import { type GameModule, type Refusal, isRefusal } from '@saloon/kernel'
import { greedy } from '../levels.ts'
import { EVEN } from '../personality.ts'
import type { Player } from '../player.ts'
import type { AnyPolicy } from '../policy/policy.ts'
import { makeBot } from '../registry.ts'
import { bangDiceReference } from './reference/bang-dice.ts'
import { wantedReference } from './reference/wanted.ts'

const REFERENCES: Readonly<Record<string, AnyPolicy>> = {
  wanted: wantedReference,
  'bang-dice': bangDiceReference,
}

export function contender(name: string, module: GameModule): Player | Refusal {
  const reference = name === 'reference' ? REFERENCES[module.game.rules.id] : undefined
  if (reference) return greedy(reference, 'fair', EVEN)
  const made = makeBot(name, module)
  if (!isRefusal(made) || made.code !== 'unknown-bot' || !(module.game.rules.id in REFERENCES)) return made
  return { ...made, facts: { ...made.facts, known: [...(made.facts!['known'] as string[]), 'reference'] } }
}
