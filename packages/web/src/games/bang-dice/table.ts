// Small questions a screen asks of the table of this game.

import { type BangDice, type Batch, type Role, TARGETS } from '@saloon/bang-dice'
import { type Base, HIDDEN, type Seat, type View } from '@saloon/kernel'
import type { Choice } from '../board.ts'

export const seen = (view: View<Base>): View<BangDice> => view as View<BangDice>

export const STEPS = ['arrows', 'dynamite', 'shots', 'beers', 'gatling'] as const
export type Step = (typeof STEPS)[number]
/** What stands for each step. */
export const STEP_FACES = {
  arrows: 'arrow',
  dynamite: 'dynamite',
  shots: 'bull1',
  beers: 'beer',
  gatling: 'gatling',
} as const

const STEP_OF_CAUSE = { bull: 'shots', gatling: 'gatling', indians: 'arrows', dynamite: 'dynamite' } as const
const STEP_OF_QUESTION: Readonly<Record<string, Step>> = {
  'assign-shots': 'shots',
  'assign-beers': 'beers',
  'kit-discard': 'gatling',
}

/** The step at which the table waits; none while dice are still rolled. */
export function stepOf({ stack }: View<BangDice>): Step | undefined {
  const top = stack.at(-1)
  const below = stack.at(-2)
  if (top && STEP_OF_QUESTION[top.kind]) return STEP_OF_QUESTION[top.kind]
  return below?.kind === 'batch' ? STEP_OF_CAUSE[(below as Batch).of] : undefined
}

export const isRolling = ({ stack }: View<BangDice>): boolean => stack.at(-1)?.kind === 'reroll'

/** With three players each hunts one other, and everybody knows it. */
export function markOf({ mode, players }: View<BangDice>, seat: Seat): Seat | undefined {
  const role = players[seat]?.role
  if (mode !== 'hunt' || role === undefined || role === HIDDEN || role === 'sheriff') return undefined
  const mark = players.findIndex((player) => player.role === TARGETS[role])
  return mark === -1 ? undefined : mark
}

export const roleOf = ({ players }: View<BangDice>, seat: Seat): Role | undefined => {
  const role = players[seat]?.role
  return role === HIDDEN ? undefined : role
}

/** The dice of which each is given to somebody now, in the order of the parts of the choice. */
export function diceToGive({ dice, spent }: View<BangDice>, choice: Choice): number[] {
  const field = choice.parts[0]?.field
  return dice.flatMap((face, die) =>
    (field === 'at' && (face === 'bull1' || face === 'bull2')) || (field === 'to' && face === 'beer' && die !== spent)
      ? [die]
      : [],
  )
}
