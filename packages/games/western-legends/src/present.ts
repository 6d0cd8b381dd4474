// For screens: why one is asked, what each answer would surely do, what can't be done and why not. The table in words is in describe.ts.

import { type Option, type Presentation, type Seat, type Text, type View, has, listActions } from '@saloon/kernel'
import type { Action } from './actions.ts'
import { claim } from './claim.ts'
import { consequence } from './consequences.ts'
import { frames } from './frames/index.ts'
import { valuesOf } from './frames/fight.ts'
import type { Rule } from './frames/rule.ts'
import { surplus } from './frames/turn.ts'
import { fightOf } from './fights.ts'
import type { DemandAnswer, SheriffPath } from './in-progress.ts'
import { NEIGHBOURS } from './map/index.ts'
import { handLimit } from './resources.ts'
import { type Legends, MAN_IN_BLACK, NONE } from './state.ts'
import { why } from './why.ts'

type Options = Presentation<Action>['options']
type Blocked = Presentation<Action>['blocked']
type Kind = keyof typeof frames

export function present(view: View<Legends>, seat: Seat): Presentation<Action> {
  const frame = view.stack.at(-1)
  if (frame === undefined) return { options: [], blocked: [] }
  const claims = claim.options(view, seat)
  const rule = frames[frame.kind as Kind] as Rule<never>
  if (!has(rule.asks?.(view, frame as never) ?? 0, seat)) return { options: shown(view, seat, claims), blocked: [] }
  const offered = rule.options!(view, frame as never, seat)
  const because = reason(view, seat)
  return {
    options: [...shown(view, seat, offered), ...shown(view, seat, claims)],
    blocked:
      frame.kind === 'action' ? blockedActions(view, seat) : frame.kind === 'step' ? blockedSteps(view, seat) : [],
    ...(because && { because }),
    ifNot: { key: `safe.${frame.kind}` },
  }
}

/** One by one; but choices of several cards stay families. */
function shown(view: View<Legends>, seat: Seat, offered: readonly Option<Action>[]): Options {
  return offered.flatMap((family): Options => {
    if ('cards' in family && !Array.isArray(family.cards)) return [{ option: family, then: [] }]
    return listActions<Action>([family]).map((action) => ({ option: action, ...consequence(view, seat, action) }))
  })
}

// ---- what can't be done -------------------------------------------------------------------------------------------

/** All that can be done at some place: what is missing for it, and where it is done. */
const AT_PLACES = [
  'move',
  'shop',
  'poker',
  'prospect',
  'deposit',
  'rob-bank',
  'heal',
  'revel',
  'take-cattle',
  'work',
] as const

function blockedActions(view: View<Legends>, seat: Seat): Blocked {
  const places = AT_PLACES.flatMap((name) => blocked(view, seat, { do: name }, { key: `do.${name}` }))
  const cards = view.players[seat]!.hand.flatMap((card) =>
    blocked(view, seat, { do: 'card', card }, { key: 'thing.card', facts: { card } }),
  )
  const fights = view.players.flatMap((player, at) =>
    at === seat || player.hex !== view.players[seat]!.hex
      ? []
      : blocked(view, seat, { do: 'fight', at, fight: 'duel' }, { key: 'thing.fight', facts: { seat: at } }),
  )
  return [...places, ...cards, ...fights]
}

/** Beside one, but not open: the Sheriff is there. */
const blockedSteps = (view: View<Legends>, seat: Seat): Blocked =>
  (NEIGHBOURS[view.players[seat]!.hex] ?? []).flatMap((to) =>
    blocked(view, seat, { do: 'step', to }, { key: 'thing.place', facts: { place: to } }),
  )

function blocked(view: View<Legends>, seat: Seat, action: Action, thing: Text): Blocked {
  const refused = why(view, seat, action)
  if (refused === undefined) return []
  const because = { key: `why.${refused.code}`, ...(refused.facts && { facts: refused.facts }) }
  return [{ thing, because }]
}

// ---- why one is asked ---------------------------------------------------------------------------------------------

/** Read from the stack: what the question lies on. */
function reason(view: View<Legends>, seat: Seat): Text | undefined {
  const frame = view.stack.at(-1)!
  switch (frame.kind) {
    case 'action':
      return { key: 'because.actions', facts: { left: view.actionsLeft } }
    case 'hand-limit':
      return { key: 'because.limit', facts: { count: surplus(view, seat), limit: handLimit(view.players[seat]!) } }
    case 'demand-answer':
      return { key: 'because.demand', facts: { seat: (frame as DemandAnswer).by } }
    case 'join':
    case 'poker-pick':
      return { key: 'because.pot', facts: { pot: view.pot } }
    case 'sheriff-path': {
      const { left, exactly } = frame as SheriffPath
      return { key: exactly ? 'because.sheriff' : 'because.manhunt', facts: { left } }
    }
    case 'story-reward':
      return view.revealed === NONE ? undefined : { key: 'because.story', facts: { story: view.revealed } }
    default:
      return inFight(view, seat)
  }
}

/** Against whom, and how the cards stand. */
function inFight(view: View<Legends>, seat: Seat): Text | undefined {
  const fight = fightOf(view)
  if (fight === undefined) return undefined
  const other = fight.seat === seat ? fight.against : fight.seat
  const opponent = other === NONE ? fight.fight : other === MAN_IN_BLACK ? 'man-in-black' : other
  if (!view.faceUp || fight.declined) return { key: 'because.fight', facts: { fight: fight.fight, seat: opponent } }
  const [value, against] = valuesOf(view, fight)
  const mine = fight.seat === seat
  return {
    key: 'because.values',
    facts: { seat: opponent, value: mine ? value : against, other: mine ? against : value },
  }
}
