// The policy for BANG! The Dice Game: dice, shots and beers are scored on what is believed of who is who.

import {
  type Action,
  type BangDice,
  type Event,
  type Question,
  ROLES_BY_SEATS,
  beerDice,
  shotDice,
  targetsOfShots,
} from '@saloon/bang-dice'
import type { Seat, Text } from '@saloon/kernel'
import { HEARS, type Memory, born, hear } from '../../belief/bang-dice.ts'
import { BECAUSE_RULE, becauseOf } from '../../because.ts'
import { type Belief, knownRoles, newBelief } from '../../belief/roles.ts'
import { EVEN, type Manner } from '../../personality.ts'
import type { Policy } from '../policy.ts'
import { type Hate, type Table, harm, hateOf } from './hate.ts'
import { reroll } from './reroll.ts'
import { WEIGHTS, type Weights, type WeightsByRole } from './weights.ts'

export const bangDicePolicy: Policy<BangDice, Action, Event, Memory> = {
  born,
  hear,
  hears: HEARS,
  choose: (view, me, _chance, memory, manner) => choose(view, me, beliefAt(view, memory), manner, memory.wrongs),
  why,
}

function why(view: Table, me: Seat, memory: Memory, manner: Manner, action: Action): Text {
  const belief = beliefAt(view, memory)
  if (belief === null || (action.do !== 'shoot' && action.do !== 'double')) return BECAUSE_RULE
  const weights = WEIGHTS[view.players[me]!.role as keyof WeightsByRole]
  const hate = hateOf(view, me, belief, memory.wrongs, weights, manner)
  const [at] = action.at.toSorted((a, b) => hate[b]! - hate[a]!)
  return becauseOf(at!, belief, knownRoles(view.players, me), hate[at!]!)
}

/** Whoever has heard no deal reads from the table who the Sheriff is. None: nobody hides a role. */
export function beliefAt({ players }: Table, memory: Memory): Belief | null {
  if (memory.belief) return memory.belief
  const sheriff = players.findIndex(({ role, shown }) => role === 'sheriff' && shown)
  if (sheriff !== -1) memory.belief = newBelief(players.length, sheriff, ROLES_BY_SEATS[players.length]!)
  return memory.belief
}

/** The table may be a view, or an imagined one: of others only what everybody sees is read. */
export function choose(
  table: Table,
  me: Seat,
  belief: Belief | null,
  manner: Manner = EVEN,
  wrongs?: readonly number[],
  weights: WeightsByRole = WEIGHTS,
): Action {
  const question = table.stack[table.stack.length - 1]! as Question
  const { life, arrows, role } = table.players[me]!
  const own = weights[role as keyof WeightsByRole]
  switch (question.kind) {
    case 'roll':
      return ROLL
    case 'pedro-discard':
      return { do: 'return', count: question.most }
    case 'bart-arrows':
      return { do: 'swap', count: arrows + question.most < life || life <= question.most ? question.most : 0 }
  }
  const hate = hateOf(table, me, belief, wrongs, own, manner)
  switch (question.kind) {
    case 'reroll':
      return reroll({ table, me, hate, weights: own, manner })
    case 'assign-shots':
      return shoot(table, me, hate, own, manner)
    case 'assign-beers':
      return pour(table, me, hate)
    case 'sid-heal':
      return { do: 'heal', seat: thirstiest(table, me, hate) }
    case 'kit-discard':
      return remove(table, me, hate, question.most)
    default:
      return ROLL
  }
}
const ROLL = { do: 'roll' } as const

/** Each shot where it does most good, and none at somebody who falls anyway. */
function shoot(table: Table, me: Seat, hate: Hate, weights: Weights, manner: Manner): Action {
  const { players } = table
  const left = players.map(({ life }) => life)
  const at = targetsOfShots(table).map((targets) => {
    let best = targets[0]!
    let most = -Infinity
    for (const target of targets) {
      const worth = left[target]! > 0 ? harm(table, hate, target, weights, manner, left[target]) : -0.01
      if (worth <= most) continue
      most = worth
      best = target
    }
    left[best]!--
    return best
  })
  const { character, life, max } = players[me]!
  if (character === 'slab-the-killer' && life === max && hate[at[0]!]! > 0.3) {
    const [beer] = beerDice(table)
    if (beer !== undefined) return { do: 'double', at, die: shotDice(table)[0]!, beer }
  }
  return { do: 'shoot', at }
}

/** What a beer does good to somebody who has so many life points left. */
const relief = (life: number): number => 0.5 + 1.5 / life

function pour(table: Table, me: Seat, hate: Hate): Action {
  const { players } = table
  const lives = players.map(({ life }) => life)
  const to = beerDice(table).map(() => {
    const drinker = thirstiest(table, me, hate, lives)
    lives[drinker]!++
    return drinker
  })
  return { do: 'pour', to }
}

function thirstiest({ players }: Table, me: Seat, hate: Hate, lives = players.map(({ life }) => life)): Seat {
  let best = me
  let most = lives[me]! < players[me]!.max ? 0.3 + relief(lives[me]!) : 0
  for (let seat = 0; seat < lives.length; seat++) {
    if (seat === me || lives[seat]! <= 0 || lives[seat]! >= players[seat]!.max || hate[seat]! >= 0) continue
    const good = -hate[seat]! * relief(lives[seat]!)
    if (good <= most) continue
    most = good
    best = seat
  }
  return best
}

/** Kit takes arrows away from himself, then from his friends. */
function remove({ players }: Table, me: Seat, hate: Hate, most: number): Action {
  const arrows = players.map(() => 0)
  let left = most
  for (const seat of [me, ...players.keys()]) {
    if (seat !== me && hate[seat]! >= 0) continue
    const taken = Math.min(left, players[seat]!.arrows - arrows[seat]!)
    arrows[seat]! += taken
    left -= taken
  }
  return { do: 'remove', arrows }
}
