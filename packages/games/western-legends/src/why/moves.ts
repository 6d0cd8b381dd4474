// Why a step can't be made, a movement not go on or end, the Sheriff not go there.

import type { Seat } from '@saloon/kernel'
import type { Action } from '../actions.ts'
import { MOST_WOUNDS } from '../components/index.ts'
import { MORE_STEPS, THROWN } from '../effects/abilities.ts'
import { besides, drives, mayGoOn, mustDemand } from '../frames/movement.ts'
import { sheriffWays } from '../frames/sheriff.ts'
import type { Movement, SheriffPath } from '../in-progress.ts'
import { NEIGHBOURS, TOWN_SPACES, isMesaNode } from '../map/index.ts'
import type { Hex, Table } from '../state.ts'
import type { Why } from './codes.ts'
import { whyNoPlace, whyNotHeld, whyNotTogether } from './things.ts'

export function whyNotMove(table: Table, seat: Seat, action: Action): Why | undefined {
  const frame = table.stack.at(-1)!
  switch (action.do) {
    case 'step':
      return whyNotStep(table, frame as Movement, action.to)
    case 'stop':
      return whyNotStop(table, seat)
    case 'ride':
      return whyNotRide(table, seat, action.to)
    case 'sprint':
      return (
        whyNotHeld(table, seat, action.card) ??
        (MORE_STEPS[action.card] === 0 ? { code: 'no-more-steps-with', facts: { card: action.card } } : undefined)
      )
    case 'extra-step':
      return mayGoOn(table, frame as Movement) ? undefined : { code: 'no-extra-step' }
    case 'sell':
    case 'deliver':
      return whyNotDrive(table, frame as Movement, action.do)
    case 'demand':
      return mustDemand(table, frame as Movement) ? undefined : { code: 'nobody-to-ask' }
    case 'done':
      return frame.kind === 'end-of-move' && mustDemand(table, frame as Movement) ? { code: 'demand-first' } : undefined
    case 'whiskey':
      return whyNotWhiskey(table, seat, action.at)
    case 'name':
      return whyNotTogether(table, seat, action.at)
    case 'name-mib':
      return { code: 'man-in-black-not-here' }
    case 'give-money':
      return { code: 'too-poor', facts: { money: table.players[seat]!.money, price: 10 } }
    case 'give-card':
      return whyNotHeld(table, seat, action.card)
    case 'sheriff':
      return whyNotSheriff(table, frame as SheriffPath, action.to)
    default:
      return undefined
  }
}

/** Why this hex can't be entered next. */
export function whyNotStep(table: Table, { seat, left }: Movement, to: Hex): Why | undefined {
  const player = table.players[seat]!
  const refused = whyNoPlace(to)
  if (refused) return refused
  if (!besides(player).includes(to))
    return isMesaNode(to) ? { code: 'mesa-in-the-way' } : { code: 'not-adjacent', facts: { to } }
  if (player.wanted > 0 && to === table.sheriff) return { code: 'sheriff-there', facts: { to } }
  return isMesaNode(to) && left < 2 ? { code: 'mesa-too-far', facts: { left } } : undefined
}

function whyNotStop(table: Table, seat: Seat): Why | undefined {
  const frame = table.stack.at(-1)!
  if (frame.kind === 'sheriff-path') return { code: 'sheriff-goes-on', facts: { left: (frame as SheriffPath).left } }
  if (frame.kind !== 'step') return undefined
  return { code: isMesaNode(table.players[seat]!.hex) ? 'leave-the-mesa' : 'step-first' }
}

function whyNotRide(table: Table, seat: Seat, to: Hex): Why | undefined {
  const refused = whyNoPlace(to)
  if (refused) return refused
  if (!TOWN_SPACES.includes(to)) return { code: 'not-a-town', facts: { to } }
  return table.players[seat]!.wanted > 0 && to === table.sheriff ? { code: 'sheriff-there', facts: { to } } : undefined
}

function whyNotDrive(table: Table, frame: Movement, how: 'sell' | 'deliver'): Why | undefined {
  if (table.players[frame.seat]!.herd === 0) return { code: 'no-cattle' }
  return drives(table, frame) === how ? undefined : { code: 'not-sold-here' }
}

function whyNotWhiskey(table: Table, seat: Seat, at: Seat): Why | undefined {
  if ((table.players[seat]!.gear & THROWN) === 0) return { code: 'no-whiskey' }
  const refused = whyNotTogether(table, seat, at)
  if (refused) return refused
  return table.players[at]!.wounds === MOST_WOUNDS ? { code: 'enough-wounds', facts: { seat: at } } : undefined
}

function whyNotSheriff(table: Table, frame: SheriffPath, to: Hex): Why | undefined {
  const refused = whyNoPlace(to)
  if (refused) return refused
  if (!NEIGHBOURS[table.sheriff]!.includes(to))
    return isMesaNode(to) ? { code: 'mesa-in-the-way' } : { code: 'not-adjacent', facts: { to } }
  if (frame.path.includes(to)) return { code: 'sheriff-twice', facts: { to } }
  return sheriffWays(table, frame).includes(to) ? undefined : { code: 'sheriff-dead-end', facts: { left: frame.left } }
}
