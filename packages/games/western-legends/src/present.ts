// For screens: why one is asked, what each option would surely do, what can't be done and why not. The table in words is in describe.ts.

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
import { claim } from './rules/claim.ts'
import { consequence } from './consequences.ts'
import { IS_ACTION, ITEM_TYPES, UPGRADABLE, isUpgraded, owns } from './effects/abilities.ts'
import { othersIn } from './effects/conditions.ts'
import { movesDisc } from './rules/feats.ts'
import { fightOf } from './rules/fights.ts'
import { partyAgainst, valuesOf } from './frames/fight.ts'
import { frames } from './frames/index.ts'
import { besides } from './frames/movement.ts'
import type { Rule } from './frames/rule.ts'
import { surplus } from './frames/turn.ts'
import type { DemandAnswer, ManInBlack, Movement, Poker, SheriffPath, StoryDisc } from './in-progress.ts'
import { handLimit } from './rules/resources.ts'
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
  const because = reason(view, seat)
  return {
    options: shown(view, seat, [...rule.options!(view, frame as never, seat), ...claims]),
    blocked: blockedNow(view, seat),
    ...(because && { because }),
    ifNot: { key: `safe.${frame.kind}` },
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

// ---- why one is asked ---------------------------------------------------------------------------------------------

/** Read from the stack: what the question lies on. */
function reason(view: Table, seat: Seat): Text | undefined {
  const frame = view.stack.at(-1)!
  const fight = fightOf(view)
  switch (frame.kind) {
    case 'demand-answer':
      return { key: 'because.demand', facts: { seat: (frame as DemandAnswer).by } }
    case 'hand-limit':
      return { key: 'because.limit', facts: { count: surplus(view, seat), limit: handLimit(view.players[seat]!) } }
    case 'story-disc': {
      const { slots, must } = frame as StoryDisc
      if (must) return movesDisc(view, seat) ? { key: 'because.no-free-disc' } : undefined
      return { key: 'because.condition', facts: { condition: view.showing[(slots & 1) === 1 ? 0 : 1]! } }
    }
    case 'join':
      return { key: 'because.poker', facts: { seat: (frame as Poker).seat, pot: view.pot } }
    case 'poker-pick':
      return { key: 'because.flop', facts: { cards: view.flop, pot: view.pot } }
    case 'sheriff-path':
      return { key: 'because.sheriff', facts: { left: (frame as SheriffPath).left } }
    case 'story-reward':
      return view.revealed === NONE ? undefined : { key: 'because.story', facts: { story: view.revealed } }
    case 'mib': {
      const turn = view.stack.find(({ kind }) => kind === 'man-in-black') as ManInBlack | undefined
      return turn && { key: 'because.mib', facts: { mib: turn.card } }
    }
    default:
  }
  if (fight === undefined) return undefined
  if (!view.faceUp)
    return { key: 'because.fight', facts: { by: fight.seat, against: partyAgainst(fight), fight: fight.fight } }
  const [value, other] = valuesOf(view, fight)
  return { key: 'because.values', facts: { by: fight.seat, value, against: partyAgainst(fight), other } }
}
