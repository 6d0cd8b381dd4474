// The policy for WANTED!: every play is scored on what is believed of who is who, and the best is done, as long as any is worth it.

import { type Seat, type Text, countOf, has } from '@saloon/kernel'
import {
  type Action,
  type Duel,
  type Event,
  type Lucky,
  ROLES_BY_SEATS,
  type Shot,
  type Wanted,
  countsAsMissed,
  hasInPlay,
  isGood,
} from '@saloon/wanted'
import { BECAUSE_RULE, becauseOf, becauseScored } from '../../because.ts'
import { type Belief, knownRoles, newBelief } from '../../belief/roles.ts'
import { HEARS, type Memory, born, hear } from '../../belief/wanted.ts'
import { EVEN, type Manner } from '../../personality.ts'
import type { Policy } from '../policy.ts'
import { cheapest, dearest, find, isUseful, worthOf } from './cards.ts'
import { type Hate, type Table, hateOf } from './hate.ts'
import { bestPlay, playsOf } from './plays.ts'
import { WEIGHTS, type WeightsByRole } from './weights.ts'

export const wantedPolicy: Policy<Wanted, Action, Event, Memory> = {
  born,
  hear,
  hears: HEARS,
  choose: (view, me, _chance, memory, manner) => choose(view, me, beliefAt(view, memory), manner, memory.wrongs),
  why,
}

function why(view: Table, me: Seat, memory: Memory, manner: Manner, action: Action): Text {
  const { kind } = view.stack[view.stack.length - 1]!
  const belief = beliefAt(view, memory)
  const weights = WEIGHTS[view.players[me]!.role as keyof WeightsByRole]
  if (kind !== 'play') return BECAUSE_RULE
  const hate = hateOf(view, me, belief, memory.wrongs, weights, manner)
  if ((action.do === 'aim' || action.do === 'grab') && action.at !== me)
    return becauseOf(action.at, belief, knownRoles(view.players, me), hate[action.at]!)
  const gains = playsOf({ table: view, me, hate, weights, manner }).map(({ gain }) => gain)
  if (action.do !== 'end') return becauseScored(gains)
  const worth = Math.round(Math.max(0, ...gains) * 10) / 10
  return gains.length === 0 ? becauseScored([]) : { key: 'because.nothing', facts: { worth } }
}

/** Whoever has heard no deal reads from the table who the Sheriff is; before the next deal of a series nobody is. */
export function beliefAt({ players }: Table, memory: Memory): Belief {
  if (memory.belief) return memory.belief
  const sheriff = players.findIndex(({ role, shown }) => role === 'sheriff' && shown)
  const belief = newBelief(players.length, sheriff, ROLES_BY_SEATS[players.length]!)
  if (sheriff !== -1) memory.belief = belief
  return belief
}

/** The table may be a view, or an imagined one: of others only what everybody sees is read. */
export function choose(
  table: Table,
  me: Seat,
  belief: Belief,
  manner: Manner = EVEN,
  wrongs?: readonly number[],
  weights: WeightsByRole = WEIGHTS,
): Action {
  const frame = table.stack[table.stack.length - 1]!
  const player = table.players[me]!
  const own = weights[player.role as keyof WeightsByRole]
  const hate = (): Hate => hateOf(table, me, belief, wrongs, own, manner)
  switch (frame.kind) {
    case 'play':
      return bestPlay({ table, me, hate: hate(), weights: own, manner })
    case 'shot':
      return dodge(table, me, frame as Shot)
    case 'indians':
      return fire(table, me)
    case 'duel': {
      const { challenger, challenged } = frame as Duel
      // A friend is let win, unless it would be the end.
      return hate()[me === challenger ? challenged : challenger]! < -0.3 && player.life > 1 ? PASS : fire(table, me)
    }
    case 'deaths-door':
      return survive(table, me)
    case 'discard': {
      const count = player.hand.length - player.life
      if (player.character === 'sid-ketchum' && player.life < player.max && count >= 2)
        return { do: 'sid', cards: cheapest(player, 2) }
      return { do: 'discard', cards: cheapest(player, count) }
    }
    case 'store':
      return { do: 'pick', card: dearest(table.store) }
    case 'lucky': {
      const { of } = frame as Lucky
      return { do: 'choose', card: table.flipped.find((card) => isGood(card, of)) ?? table.flipped[0]! }
    }
    case 'kit':
      return { do: 'put-back', card: table.peeked.reduce((a, b) => (worthOf(b) < worthOf(a) ? b : a)) }
    case 'jesse':
      return drawFrom(table, me, hate())
    case 'pedro':
      return isUseful(table.discard.at(-1)!) ? { do: 'draw-discard' } : { do: 'draw' }
    default:
      return { do: 'keep' }
  }
}

const PASS = { do: 'pass' } as const

// ---- answering ------------------------------------------------------------------------------------------------------

/** A Barrel costs nothing, so it goes first; then the real Missed! before anything else that counts as one. */
function dodge(table: Table, me: Seat, shot: Shot): Action {
  const player = table.players[me]!
  if (!shot.barrel && hasInPlay(player, 'barrel')) return { do: 'barrel' }
  if (!shot.jourdonnais && player.character === 'jourdonnais') return { do: 'jourdonnais' }
  let have = 0
  for (let i = 0; i < player.hand.length; i++) if (countsAsMissed(player, player.hand[i]!)) have++
  if (have === 0 || (have < shot.left && player.character !== 'suzy-lafayette')) return PASS
  const card = find(player, 'missed')
  return { do: 'missed', card: card === -1 ? find(player, 'bang') : card }
}

function fire({ players }: Table, me: Seat): Action {
  const player = players[me]!
  const card = find(player, 'bang')
  if (card !== -1) return { do: 'bang', card }
  const missed = player.character === 'calamity-janet' ? find(player, 'missed') : -1
  return missed === -1 ? PASS : { do: 'bang', card: missed }
}

function survive({ players, alive }: Table, me: Seat): Action {
  const player = players[me]!
  const beer = find(player, 'beer')
  if (beer !== -1 && countOf(alive) > 2) return { do: 'beer', card: beer }
  if (player.character === 'sid-ketchum' && player.hand.length >= 2) return { do: 'sid', cards: cheapest(player, 2) }
  return { do: 'give-up' }
}

function drawFrom({ players, alive }: Table, me: Seat, hate: Hate): Action {
  let from = -1
  for (let seat = 0; seat < players.length; seat++) {
    if (seat === me || !has(alive, seat) || players[seat]!.hand.length === 0 || hate[seat]! <= 0.1) continue
    if (from === -1 || hate[seat]! > hate[from]!) from = seat
  }
  return from === -1 ? { do: 'draw' } : { do: 'draw-from', seat: from }
}
