// In a fight: which card, when to accept, react and start over, and what to take.

import type { Seat } from '@saloon/kernel'
import {
  type Action,
  type Card,
  MAN_IN_BLACK,
  fightOf,
  halfOfMoney,
  halfOfNuggets,
  lootsOf,
  printOf,
  reactionsOf,
  valueOf,
  valuesOf,
  westernLegends,
} from '@saloon/western-legends'
import { type Table, oddsAgainst } from './errands.ts'

export const LEAST_TO_ACCEPT = 7
const ENOUGH = 0.75

/** The lowest card that is good enough against an NPC, the highest against everybody else. */
export function fightCard(view: Table, me: Seat): Card {
  const { hand } = view.players[me]!
  const fight = fightOf(view)!
  const sorted = hand.toSorted((a, b) => valueOf(a) - valueOf(b))
  const drawn = fight.fight === 'bandit' ? 2 : fight.fight === 'guard' ? 3 : 0
  const enough = drawn === 0 ? undefined : sorted.find((card) => oddsAgainst(valueOf(card), drawn) >= ENOUGH)
  return enough ?? sorted.at(-1)!
}

/** How the cards stand, the own value first; and whether a tie is won. */
function standing(view: Table, me: Seat): { readonly mine: number; readonly other: number; readonly tie: boolean } {
  const fight = fightOf(view)!
  const [value, against] = valuesOf(view, fight)
  const attacks = fight.seat === me
  return {
    mine: attacks ? value : against,
    other: attacks ? against : value,
    tie: attacks && fight.against >= 0 && fight.against !== MAN_IN_BLACK,
  }
}
const isLosing = (view: Table, me: Seat, off = 0): boolean => {
  const { mine, other, tie } = standing(view, me)
  return tie ? mine < other - off : mine <= other - off
}

/** Shootout only when losing; Untouchable as anybody would. */
export function bonus(view: Table, me: Seat): Action {
  const fight = fightOf(view)!
  const card = fight.seat === me ? view.attack : view.defence
  return printOf(card) === 'shootout'
    ? { do: isLosing(view, me) ? 'bonus' : 'no-bonus' }
    : westernLegends.safe(view, me)
}

export const react = (view: Table, me: Seat): Action => {
  const [card] = reactionsOf(view, me)
  return card !== undefined && isLosing(view, me) && !isLosing(view, me, 2) ? { do: 'react', card } : { do: 'hold' }
}

export function loot(view: Table): Action {
  const { take, cattle } = lootsOf(view)
  const target = view.players[fightOf(view)!.against]
  const [money, nuggets] = [target?.money ?? 120, target?.nuggets ?? 4]
  const worth = {
    money: halfOfMoney(money) / 30,
    'all-money': money / 30,
    nuggets: halfOfNuggets(nuggets) * 1.4,
    'all-nuggets': nuggets * 1.4,
    nothing: 0,
  }
  const best = take.toSorted((a, b) => worth[b] - worth[a])[0]!
  return { do: 'loot', take: best, cattle: cattle.at(-1)! }
}
