// Why not, with the numbers. Cold: asked only after something was refused, or for a screen.

import type { Refusal, Seat } from '@saloon/kernel'
import { type Face, rollsOf } from './components.ts'
import { eligibleDice } from './frames/rolling.ts'
import { distancesOf, shotDice, targetsOf } from './rules/shots.ts'
import { type Action, type Question, type Table, isAlive, livingSeats } from './state.ts'

export const CODES = [
  'not-now',
  'not-your-decision',
  'no-die',
  'dynamite-locked',
  'no-reroll-left',
  'each-shot-once',
  'out-of-reach',
  'not-at-yourself',
  'out-of-the-game',
  'no-such-player',
  'only-slab-doubles',
  'double-needs-beer',
  'each-beer-once',
  'too-many',
  'too-many-arrows',
] as const
export type Code = (typeof CODES)[number]
type Why = Refusal & { readonly code: Code }

const ASKED_BY: Readonly<Record<Action['do'], string>> = {
  heal: 'sid-heal',
  roll: 'roll',
  reroll: 'reroll',
  stop: 'reroll',
  shoot: 'assign-shots',
  double: 'assign-shots',
  pour: 'assign-beers',
  swap: 'bart-arrows',
  return: 'pedro-discard',
  remove: 'kit-discard',
}

export function why(table: Table, seat: Seat, action: Action): Why | undefined {
  const frame = table.stack.at(-1) as Question | undefined
  if (frame === undefined) return { code: 'not-now' }
  if (frame.kind !== ASKED_BY[action.do]) {
    const stopped =
      action.do === 'reroll' && table.active === seat && table.rolls >= rollsOf(table.players[seat]!.character)
    return stopped ? { code: 'no-reroll-left', facts: { rolls: table.rolls } } : { code: 'not-now' }
  }
  if (frame.seat !== seat) return { code: 'not-your-decision', facts: { seat: frame.seat } }
  switch (action.do) {
    case 'heal':
      return whyNotGive(table, action.seat)
    case 'reroll':
      return whyNotReroll(table, seat, action.dice)
    case 'shoot':
      return whyNotShoot(table, seat, action.at)
    case 'double':
      return whyNotShoot(table, seat, action.at) ?? whyNotDouble(table, seat)
    case 'pour':
      return whyNotPour(table, action.to)
    case 'swap':
    case 'return':
      return { code: 'too-many', facts: { most: frame.most } }
    case 'remove':
      return { code: 'too-many-arrows', facts: { most: frame.most } }
    default:
      return undefined
  }
}

function whyNotGive({ players }: Table, to: Seat): Why | undefined {
  const player = players[to]
  if (!player) return { code: 'no-such-player' }
  return isAlive(player) ? undefined : { code: 'out-of-the-game', facts: { seat: to } }
}

function whyNotPour(table: Table, to: readonly Seat[]): Why | undefined {
  for (const drinker of to) {
    const refused = whyNotGive(table, drinker)
    if (refused) return refused
  }
  return { code: 'each-beer-once' }
}

function whyNotReroll(table: Table, seat: Seat, dice: readonly number[]): Why | undefined {
  const eligible = eligibleDice(table, seat)
  const locked = dice.find((die) => table.dice[die] === 'dynamite' && !eligible.includes(die))
  return locked === undefined ? { code: 'no-die' } : { code: 'dynamite-locked', facts: { die: locked } }
}

function whyNotShoot(table: Table, seat: Seat, at: readonly Seat[]): Why | undefined {
  const dice = shotDice(table)
  if (at.length !== dice.length) return { code: 'each-shot-once', facts: { shots: dice.length } }
  for (const [shot, target] of at.entries()) {
    const refused = whyNotTarget(table, seat, table.dice[dice[shot]!]!, target)
    if (refused) return refused
  }
  return undefined
}

function whyNotDouble(table: Table, seat: Seat): Why {
  return { code: table.players[seat]!.character === 'slab-the-killer' ? 'double-needs-beer' : 'only-slab-doubles' }
}

export function whyNotTarget(table: Table, seat: Seat, face: Face, target: Seat): Why | undefined {
  if (target === seat) return { code: 'not-at-yourself' }
  const refused = whyNotGive(table, target)
  if (refused) return refused
  if (targetsOf(table, face).includes(target)) return undefined
  const ring = livingSeats(table)
  const steps = Math.abs(ring.indexOf(target) - ring.indexOf(seat))
  const distance = Math.min(steps, ring.length - steps)
  return {
    code: 'out-of-reach',
    facts: { seat: target, distance, reach: distancesOf(table, face) },
  }
}
