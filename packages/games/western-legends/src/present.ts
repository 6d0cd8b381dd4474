// For screens: what each option would surely do, what can't be done and why not. Why one is asked is in causes.ts, the table in words in
// describe.ts.

import {
  type Option,
  type Presentation,
  type Seat,
  type Text,
  type View,
  countActions,
  has,
  listActions,
} from '@saloon/kernel'
import type { Action } from './actions.ts'
import { causeOf } from './causes.ts'
import { claim } from './rules/claim.ts'
import { consequence } from './consequences.ts'
import { IS_ACTION, ITEM_TYPES, UPGRADABLE, isUpgraded, owns } from './effects/abilities.ts'
import { othersIn } from './effects/conditions.ts'
import { frames } from './frames/index.ts'
import { besides } from './frames/movement.ts'
import type { Rule } from './frames/rule.ts'
import type { Movement } from './in-progress.ts'
import { type Legends, NONE } from './state.ts'
import { whyNotHereNow, whyNotPlay } from './why/actions.ts'
import type { Why } from './why/codes.ts'
import { whyNotStep } from './why/moves.ts'
import { whyNotShop } from './why/places.ts'

type Table = View<Legends>
type Blocked = Presentation<Action>['blocked']
/** Families with more members than this are shown as they are: subsets of a hand. */
const MOST_LISTED = 24

export function present(view: Table, seat: Seat): Presentation<Action> {
  const frame = view.stack.at(-1)
  if (frame === undefined) return { options: [], blocked: [] }
  const rule = frames[frame.kind as keyof typeof frames] as Rule<never>
  const claims = claim.options(view, seat)
  if (!has(rule.asks?.(view, frame as never) ?? 0, seat)) return { options: shown(view, seat, claims), blocked: [] }
  return {
    options: shown(view, seat, [...rule.options!(view, frame as never, seat), ...claims]),
    blocked: blockedNow(view, seat),
    ...causeOf(view, seat),
  }
}

function shown(view: Table, seat: Seat, offered: readonly Option<Action>[]): Presentation<Action>['options'] {
  return offered.flatMap((family): Presentation<Action>['options'] => {
    if (countActions([family]) > MOST_LISTED) return [{ option: family, then: [] }]
    return listActions<Action>([family]).map((action) => ({ option: action, ...consequence(view, seat, action) }))
  })
}

// ---- what can't be done -------------------------------------------------------------------------------------------

const inWords = ({ code, facts }: Why): Text =>
  facts === undefined ? { key: `why.${code}` } : { key: `why.${code}`, facts }
const blocked = (thing: Text, why: Why | undefined): Blocked => (why ? [{ thing, because: inWords(why) }] : [])

function blockedNow(view: Table, seat: Seat): Blocked {
  switch (view.stack.at(-1)!.kind) {
    case 'action':
      return view.actionsLeft === 0 ? [] : blockedActions(view, seat)
    case 'step':
      return blockedSteps(view, seat)
    case 'shopping':
      return blockedGoods(view, seat)
    default:
      return []
  }
}

const AT_PLACES = ['shop', 'poker', 'deposit', 'rob-bank', 'heal', 'revel', 'take-cattle'] as const

/** Of places only what this one would offer; of the hand what is no action now; of the others whom one has fought. */
function blockedActions(view: Table, seat: Seat): Blocked {
  const here = AT_PLACES.flatMap((name) => {
    const why = whyNotHereNow(view, seat, { do: name })
    return why?.code === 'not-at' ? [] : blocked({ key: `do.${name}` }, why)
  })
  const cards = view.players[seat]!.hand.flatMap((card) =>
    blocked({ key: 'thing.card', facts: { card } }, IS_ACTION[card] ? whyNotPlay(view, card) : undefined),
  )
  const others = othersIn(view, seat)
  const fought = view.players.flatMap((_, other) =>
    has(others & view.fought, other)
      ? blocked({ key: 'thing.fight', facts: { seat: other } }, { code: 'fought-already', facts: { seat: other } })
      : [],
  )
  return [...here, ...cards, ...fought]
}

function blockedSteps(view: Table, seat: Seat): Blocked {
  const frame = view.stack.at(-1) as Movement
  return besides(view.players[seat]!).flatMap((to) =>
    blocked({ key: 'thing.place', facts: { place: to } }, whyNotStep(view, frame, to)),
  )
}

function blockedGoods(view: Table, seat: Seat): Blocked {
  const player = view.players[seat]!
  return Array.from({ length: ITEM_TYPES }, (_, item) => item).flatMap((item) => {
    const facts = { item }
    if (!owns(player, item))
      return blocked({ key: 'thing.item', facts }, whyNotShop(view, seat, { do: 'buy', item, active: NONE }, true))
    if (isUpgraded(player, item) || ((UPGRADABLE >> item) & 1) === 0) return []
    return blocked({ key: 'thing.upgrade', facts }, whyNotShop(view, seat, { do: 'upgrade', item }))
  })
}
