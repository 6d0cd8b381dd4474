// What the table in words says of a piece.

import type { Base, GameModule, View } from '@saloon/kernel'
import type { PlanPiece } from '@saloon/physics'
import type { Help } from '../../table/frame/context.ts'
import { describedIn } from '../../table/frame/described.ts'
import type { Voice } from '../../table/log/voice.ts'

export function aboutPiece(module: GameModule, view: View<Base>, voice: Voice, { id, name }: PlanPiece): Help {
  const about = describedIn(module.game, view).table.filter(({ facts }) => speaksOf(facts, id))
  return { title: voice.say(name), lines: about.map(voice.say) }
}

const speaksOf = (facts: object | undefined, id: string): boolean =>
  Object.values(facts ?? {}).some((fact) => fact === id || (Array.isArray(fact) && fact.includes(id)))
