// What effects ask: one of several options, cards to discard, a ranch. One rule for all of them; the kind tells which decision point of
// the specification it is, and what somebody who isn't there would answer.

import { type Option, WAIT, countActions, listActions, pop, sinceThisMove } from '@saloon/kernel'
import { type Action, COLOURS } from '../actions.ts'
import { type Choice as DataOption, type Effect, MOST_WOUNDS } from '../components/index.ts'
import { discard } from '../rules/discard.ts'
import { holds } from '../effects/conditions.ts'
import { EFFECTS, LISTS, OPTIONS, numberOfOption } from '../effects/lists.ts'
import { perform } from '../effects/perform.ts'
import { askForDisc } from '../rules/feats.ts'
import { NO_MARSHAL, fightOf, flagsOf } from '../rules/fights.ts'
import type { Choice, Effects } from '../in-progress.ts'
import { pay, wound } from '../rules/resources.ts'
import type { Card, Herd, Playing, Table } from '../state.ts'
import { takeCattle } from '../rules/zones.ts'
import { valuesOf } from './fight.ts'
import { lowest } from './fight-questions.ts'
import { type Rule, itsSeat } from './rule.ts'
import { canShop } from './shopping.ts'

/** A list on its way: the next effect, and so on. */
export const effects: Rule<Effects> = {
  go(game, { list, at, seat, other, ask }) {
    if (askForDisc(game)) return
    pop(game)
    perform(game, LISTS[list]!, at, seat, other, ask)
  },
}

type Choosing = Extract<Effect, { readonly op: 'choose' }>
type Discarding = Extract<Effect, { readonly op: 'discard' }>

/** Cards that are given up with an option: as its cost, or as the first thing it does. */
export function cardsFor({ cost, effects: list }: DataOption): number {
  const price = cost?.find((effect): effect is Discarding => effect.op === 'discard')
  const first = list[0]
  if (price) return price.n
  return first?.op === 'discard' && first.random !== true ? first.n : 0
}

function isOpen(table: Table, frame: Choice, option: DataOption): boolean {
  if (!holds(table, option.requires, frame.self, frame.other)) return false
  const player = table.players[frame.seat]!
  for (const cost of option.cost ?? []) {
    if (cost.op === 'money' && player.money < -cost.amount) return false
    if (cost.op === 'wound' && player.wounds + cost.n > MOST_WOUNDS) return false // WL-R83
  }
  if (player.hand.length < cardsFor(option)) return false
  return option.effects.every((effect) => canHappen(table, frame, effect))
}

/** Buying, upgrading and taking cattle are options only if they can be done; a fight card may bar the Marshal point. */
function canHappen(table: Table, frame: Choice, effect: Effect): boolean {
  switch (effect.op) {
    case 'shop':
      return canShop(table, frame.seat, effect)
    case 'takeCattle':
      return table.players[frame.seat]!.herd === 0 && table.ranches.some((pile) => pile.length > 0)
    case 'marshal':
      return frame.kind !== 'bandit-reward' || (flagsOf(fightOf(table)!, frame.seat) & NO_MARSHAL) === 0
    default:
      return true
  }
}

function optionsOf(table: Table, frame: Choice): Option<Action>[] {
  const { hand, herd } = table.players[frame.seat]!
  const effect = EFFECTS[frame.effect]!
  switch (frame.asks) {
    case 'discard': {
      const count = Math.min((effect as Discarding).n, hand.length)
      return count === 0 ? [] : [{ do: 'discard', cards: { some: hand, min: count, max: count } }]
    }
    case 'herd':
      return [{ do: 'herd', colour: { one: COLOURS.filter((_, i) => herd === 0 && table.ranches[i]!.length > 0) } }]
    case 'option': {
      const { options, optional } = effect as Choosing
      const offered: Option<Action>[] = optional ? [{ do: 'skip' }] : []
      for (const option of options) {
        if (!isOpen(table, frame, option)) continue
        const count = cardsFor(option)
        const cards = count === 0 ? [] : { some: hand, min: count, max: count }
        offered.push({ do: 'choose', option: numberOfOption(option), cards })
      }
      return offered
    }
  }
}

export const choice: Rule<Choice> = {
  /** Nothing to choose: nothing happens. One answer: it is given. How many there are is public. */
  go(game, frame) {
    const offered = optionsOf(game.state, frame)
    const count = countActions(offered)
    if (count > 1) return WAIT
    if (count === 0) return pop(game)
    const only = listActions<Action>(offered)[0]!
    if (only.do === 'skip') return pop(game)
    carryOut(game, frame, only)
  },
  asks: itsSeat,
  options: (table, frame) => optionsOf(table, frame),
  safe,
  answer(game, frame, _seat, action) {
    sinceThisMove(game, frame)
    carryOut(game, frame, action)
  },
}

function carryOut(game: Playing, frame: Choice, action: Action): void {
  const { seat, self, other, kind } = frame
  pop(game)
  switch (action.do) {
    case 'discard':
      return discard(game, seat, action.cards, false)
    case 'herd':
      return takeCattle(game, seat, (COLOURS.indexOf(action.colour) + 1) as Exclude<Herd, 0>)
    case 'choose': {
      const { option } = OPTIONS[action.option]!
      game.tell?.({ type: 'chose', by: seat, option: action.option })
      for (const cost of option.cost ?? []) {
        if (cost.op === 'money') pay(game, seat, -cost.amount)
        else if (cost.op === 'wound') wound(game, seat, cost.n)
      }
      if (action.cards.length > 0) discard(game, seat, action.cards, false)
      const discards = option.cost === undefined && action.cards.length > 0
      return perform(game, option.effects, discards ? 1 : 0, self, other, kind)
    }
    default:
  }
}

// ---- for somebody who isn't there ---------------------------------------------------------------------------------

function safe(table: Table, frame: Choice): Action {
  const player = table.players[frame.seat]!
  const offered = optionsOf(table, frame)
  if (frame.asks === 'discard')
    return { do: 'discard', cards: lowestOf(player.hand, (EFFECTS[frame.effect] as Discarding).n) }
  if (frame.asks === 'herd') return listActions<Action>(offered)[0]!
  const open = offered.flatMap((option) => (option.do === 'choose' ? [option.option as number] : []))
  const choose = (option: number): Action => ({
    do: 'choose',
    option,
    cards: lowestOf(player.hand, cardsFor(OPTIONS[option]!.option)),
  })
  const doing = (op: Effect['op']): number | undefined =>
    open.find((option) => OPTIONS[option]!.option.effects.some((effect) => effect.op === op))
  const first = open[0]!
  switch (frame.kind) {
    case 'fight-start':
    case 'mib':
      return choose(doing('discard') ?? first)
    case 'fight-discard':
      return choose(doing('money') ?? first)
    case 'fight-choice':
      return choose(doing('discard') ?? doing('lp') ?? first)
    case 'npc-restart': {
      const [value, npc] = valuesOf(table, fightOf(table)!)
      return value > npc ? choose(first) : { do: 'skip' }
    }
    case 'bandit-reward':
      return choose((player.marshal > 0 ? doing('marshal') : undefined) ?? first)
    case 'track':
      return choose((player.wanted > 0 ? doing('wanted') : doing('marshal')) ?? first)
    case 'story-reward': {
      const free = open.find((option) => OPTIONS[option]!.option.cost === undefined)
      if (free !== undefined) return choose(free)
      return offered.some((option) => option.do === 'skip') ? { do: 'skip' } : choose(first)
    }
  }
}

export const lowestOf = (hand: readonly Card[], count: number): Card[] => {
  const left = hand.slice()
  const found: Card[] = []
  for (let i = Math.min(count, hand.length); i > 0; i--) {
    const card = lowest(left)
    found.push(card)
    left.splice(left.indexOf(card), 1)
  }
  return hand.filter((card) => found.includes(card))
}
