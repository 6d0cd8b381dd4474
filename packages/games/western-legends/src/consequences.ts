// What an option would surely do, in words with numbers; and what may be worth a second thought.

import { type Seat, type Text, textOf, type View } from '@saloon/kernel'
import type { Action } from './actions.ts'
import { ANTE, CARDS, DOCTORS_FEE, REVEL_STEP, SALOON_POT, WAGE, discsNeeded } from './components/index.ts'
import { CROSSES_MESAS, COSTS, MORE_STEPS, NEEDS_SLOT, PRINTED_LP } from './effects/abilities.ts'
import { discsOn, movesDisc, openSlots, undoesStory } from './rules/feats.ts'
import { fightOf } from './rules/fights.ts'
import { worth } from './frames/fight.ts'
import { priceOf, saleOf } from './frames/shopping.ts'
import type { Movement, Shopping } from './in-progress.ts'
import { NOWHERE, OUT_OF_REACH, hasBandit, reachNow } from './map/index.ts'
import { movementOf } from './rules/resources.ts'
import { type Legends, NONE } from './state.ts'

export interface Consequence {
  readonly then: readonly Text[]
  readonly warning?: Text
}
type Table = View<Legends>
const NOTHING: Consequence = { then: [] }
export function consequence(view: Table, seat: Seat, action: Action): Consequence {
  const { money, wounds } = view.players[seat]!
  switch (action.do) {
    case 'move':
      return moved(view, seat)
    case 'step':
      return stepped(view, seat, action.to)
    case 'sprint':
      return { then: [textOf('then.steps', { steps: MORE_STEPS[action.card]! })] }
    case 'card':
      return NEEDS_SLOT[action.card] ? renowned(view, seat) : NOTHING
    case 'disc':
      return contributed(view, seat, action.slot)
    case 'work':
      return { then: [textOf('then.earn', { amount: WAGE })] }
    case 'poker':
      return { then: [textOf('then.poker', { ante: ANTE, pot: SALOON_POT + ANTE })] }
    case 'join':
      return { then: [textOf('then.poker', { ante: ANTE, pot: view.pot + ANTE })] }
    case 'heal':
      return { then: [textOf('then.heal', { fee: DOCTORS_FEE, count: wounds })] }
    case 'spend':
      return { then: [textOf('then.lp', { lp: action.amount / REVEL_STEP, money: money - action.amount })] }
    case 'pass':
      return view.actionsLeft > 0 ? { then: [textOf('then.pass', { left: view.actionsLeft })] } : NOTHING
    case 'buy':
    case 'upgrade':
      return traded(view, seat, action)
    case 'commit':
      return committed(view, action.card)
    case 'accept':
      return { then: [textOf('then.accept')] }
    case 'decline':
      return { then: [textOf('then.decline')] }
    case 'rob-bank':
      return { then: [textOf('then.rob-bank')], ...robber(view, seat) }
    case 'fight':
    case 'fight-mib':
      return action.fight === 'rob'
        ? { then: [textOf('then.rob')], ...robber(view, seat) }
        : { then: [textOf(`then.${action.fight}`)] }
    case 'deliver':
      return { then: [textOf('then.deliver')], ...robber(view, seat) }
    case 'sell':
      return { then: [textOf(view.players[seat]!.wanted > 0 ? 'then.sell.wanted' : 'then.sell')] }
    case 'sheriff':
      return view.players.some((player) => player.wanted > 0 && player.hex === action.to)
        ? { then: [textOf('then.arrest')] }
        : NOTHING
    default:
      return NOTHING
  }
}

/** A Marshal who breaks the law is none any more. */
const robber = ({ players }: Table, seat: Seat): { warning?: Text } => {
  const { marshal } = players[seat]!
  return marshal > 0 ? { warning: textOf('warning.marshal', { points: marshal }) } : {}
}

/** How far it goes, and how many hexes that reaches with bandits and the Sheriff in the way. */
function moved(view: Table, seat: Seat): Consequence {
  const player = view.players[seat]!
  const reached = reachNow(player.hex, movementOf(player), {
    bandits: view.bandits,
    sheriff: player.wanted > 0 ? view.sheriff : NOWHERE,
    mesas: player.legend && CROSSES_MESAS[player.character]!,
  })
  const count = reached.filter((steps) => steps !== OUT_OF_REACH && steps > 0).length
  return { then: [textOf('then.move', { steps: movementOf(player), count })] }
}

function stepped(view: Table, seat: Seat, to: number): Consequence {
  const { left } = view.stack.at(-1) as Movement
  if (hasBandit(view.bandits, to))
    return {
      then: [textOf('then.bandit')],
      warning: textOf('warning.bandit', { lost: left - 1, cards: view.players[seat]!.hand.length }),
    }
  return { then: [textOf('then.left', { left: left - 1 })] }
}

function traded(view: Table, seat: Seat, action: Extract<Action, { do: 'buy' | 'upgrade' }>): Consequence {
  const price = priceOf(action.item, saleOf(view.stack.at(-1) as Shopping))
  const money = view.players[seat]!.money - price
  const then = [textOf('then.pay', { price, money })]
  if (action.do === 'buy')
    return {
      then: COSTS[action.item] === price ? then : [...then, textOf('then.bargain', { cost: COSTS[action.item]! })],
    }
  return { then: [...then, textOf('then.count', { lp: PRINTED_LP[action.item]! })] }
}

/** A card that puts a disc, when all of them lie on stories: the only way may be to undo one that is complete. */
function renowned(view: Table, seat: Seat): Consequence {
  if (!movesDisc(view, seat)) return NOTHING
  const then = [textOf('then.no-free-disc')]
  const slots = [0, 1].filter((slot) => ((openSlots(view, NONE) >> slot) & 1) !== 0)
  return slots.every((slot) => undoesStory(view, seat, slot))
    ? { then, warning: textOf('warning.only-undoes', { slot: 1 - slots[0]! }) }
    : { then }
}

/** Where the disc comes from, what that story is left with, and whether it was complete. */
function contributed(view: Table, seat: Seat, slot: number): Consequence {
  const needed = discsNeeded(view.players.length)
  const then = [textOf('then.discs', { count: discsOn(view, slot) + 1, needed })]
  if (!movesDisc(view, seat)) return { then }
  const from = 1 - slot
  const moved = [...then, textOf('then.disc-from', { slot: from, count: discsOn(view, from) - 1, needed })]
  return undoesStory(view, seat, slot)
    ? { then: moved, warning: textOf('warning.undoes', { slot: from }) }
    : { then: moved }
}

/** What a card counts before the other one is seen. */
function committed(view: Table, card: number): Consequence {
  const fight = fightOf(view)
  const cut = fight !== undefined && card < CARDS ? fight.cut : 0
  return { then: [textOf('then.value', { value: worth(card, cut) })] }
}
