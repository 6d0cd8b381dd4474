// Objectives are claimed beside one's own questions, never as a question of their own: a pause would betray the hidden card
// (18.3, D36, WL-R104).

import { type Interrupt, type Option, type Seat, has, only, push } from '@saloon/kernel'
import type { Action } from '../actions.ts'
import { type CardFilter, type Effect, OBJECTIVES_EACH, type Spot, objectiveRow, rankOf } from '../components/index.ts'
import { discard } from './discard.ts'
import { itemOf, owns } from '../effects/abilities.ts'
import { holds } from '../effects/conditions.ts'
import type { Event } from '../events.ts'
import { frames } from '../frames/index.ts'
import type { Rule } from '../frames/rule.ts'
import type { KeepTokens } from '../in-progress.ts'
import { loseItem, pay } from './resources.ts'
import { NONE, type Card, type Hex, type Legends, type Playing, type Table } from '../state.ts'
import { SPACES, locationOf, regionOf } from '../map/index.ts'

const NOTHING: readonly Option<Action>[] = []

/** Only beside a question the owner alone is asked; not while tokens of the last one are still being chosen. */
function isBeside(table: Table, seat: Seat): boolean {
  const top = table.stack[table.stack.length - 1]
  if (top === undefined || top.kind === 'keep-tokens') return false
  const rule = frames[top.kind as keyof typeof frames] as Rule<never>
  return rule.together !== true && rule.asks !== undefined && has(rule.asks(table, top as never), seat)
}

export const isAt = (hex: Hex, spots: readonly Spot[]): boolean =>
  spots.some((spot) => spot === locationOf(hex) || spot === `region:${regionOf(hex)}`)

/** With these cards given up: every choice, or none at all if it can't be paid. */
function cardsFor(table: Table, seat: Seat, cost: readonly Effect[]): readonly (readonly Card[])[] {
  const { hand, money } = table.players[seat]!
  let cards: readonly (readonly Card[])[] = [[]]
  for (const effect of cost) {
    if (effect.op === 'money' && money < -effect.amount) return []
    if (effect.op === 'discardItem' && !owns(table.players[seat]!, itemOf(effect.item))) return []
    if (effect.op === 'discard') cards = chosen(hand, effect.n).filter((some) => suits(some, effect.filter))
  }
  return cards
}
function chosen(hand: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]]
  return hand.flatMap((card, i) => chosen(hand.slice(i + 1), count - 1).map((rest) => [card, ...rest]))
}
function suits(cards: readonly Card[], filter: CardFilter | undefined): boolean {
  if (filter === undefined) return true
  if ('sameSuit' in filter) return cards.every((card) => (card & 3) === (cards[0]! & 3))
  const ranks = cards.map(rankOf)
  return filter.ranksExactly.every((rank) => ranks.includes(rank))
}

/** Wherever an objective could be claimed with what its owner has now. */
export function claimPlaces(table: Table, seat: Seat): Hex[] {
  const places: Hex[] = []
  for (const objective of table.players[seat]!.objectives) {
    if (objective < 0) continue // these eyes don't see it
    const row = objectiveRow(objective)
    if (row.kind === 'feat') continue
    const isReady =
      row.kind === 'stand' ? holds(table, row.when, seat, NONE) : cardsFor(table, seat, row.cost).length > 0
    for (let hex = 0; isReady && hex < SPACES; hex++) if (isAt(hex, row.at)) places.push(hex)
  }
  return places
}

export const claim: Interrupt<Legends, Action, Event> = {
  options(table, seat) {
    if (!table.options.objectives || seat !== table.active || table.phase === 'setup' || !isBeside(table, seat))
      return NOTHING
    const { objectives, hex } = table.players[seat]!
    const options: Option<Action>[] = []
    for (const objective of objectives) {
      if (objective < 0) continue // these eyes don't see it
      const row = objectiveRow(objective)
      if (row.kind === 'feat') {
        if (((table.feats >> (objective % OBJECTIVES_EACH)) & 1) !== 0)
          options.push({ do: 'claim', objective, cards: [] })
        continue
      }
      if (table.stack[table.stack.length - 1]!.kind !== 'action' || !isAt(hex, row.at)) continue
      if (row.kind === 'stand') {
        if (holds(table, row.when, seat, NONE)) options.push({ do: 'claim', objective, cards: [] })
        continue
      }
      const ways = cardsFor(table, seat, row.cost)
      if (ways.length > 0) options.push({ do: 'claim', objective, cards: { one: ways } })
    }
    return options
  },
  answer(game, seat, action) {
    if (action.do !== 'claim') return
    const row = objectiveRow(action.objective)
    const player = game.state.players[seat]!
    player.objectives.splice(player.objectives.indexOf(action.objective), 1)
    player.completed.push(action.objective)
    game.tell?.({ type: 'claimed', by: seat, objective: action.objective, shows: true })
    if (row.kind === 'pay') payFor(game, seat, row.cost, action.cards)
    drawTokens(game, seat)
  },
}

function payFor(game: Playing, seat: Seat, cost: readonly Effect[], cards: readonly Card[]): void {
  for (const effect of cost) {
    if (effect.op === 'money') pay(game, seat, -effect.amount)
    else if (effect.op === 'discardItem') loseItem(game, seat, itemOf(effect.item))
  }
  discard(game, seat, cards, false)
}

/** As many as objectives completed, or those left; then as many are kept (WL-R102). */
function drawTokens(game: Playing, seat: Seat): void {
  const { players, tokens } = game.state
  const player = players[seat]!
  const count = player.completed.length
  const drawn: number[] = []
  for (let left = count; left > 0 && tokens.length > 0; left--) drawn.push(tokens.pop()!)
  player.tokens.push(...drawn)
  game.tell?.({ type: 'drew-tokens', by: seat, count: drawn.length, only: { eyes: only(seat), values: drawn } })
  if (player.tokens.length > count) push<KeepTokens>(game, { kind: 'keep-tokens', seat, count })
}
