// Abilities that answer an event by themselves. For one player: the poker cards played, the character, the weapon, the mount,
// miscellaneous items (specification 21).

import { type Seat, push } from '@saloon/kernel'
import type { Ability, Card, Trigger } from '../components/index.ts'
import type { ChoiceKind, Effects } from '../in-progress.ts'
import { NONE, type Playing } from '../state.ts'
import { ITEM_TYPES, MISC, OF_CARD, OF_ITEM, abilitiesOf, sideOf } from './abilities.ts'
import { holds } from './conditions.ts'
import { mayAsk, numberOfList } from './lists.ts'
import { perform } from './perform.ts'

/** Collected anew each time. Abilities fired by abilities (a wound that draws a card) take their own stretch of it. */
const FOUND: Ability[] = []

/**
 * Whatever the seat's things do at this event. `item`: only that item's; `cards`: poker cards played in it. Optional abilities are asked
 * about where they are offered.
 */
export function fire(
  game: Playing,
  trigger: Trigger,
  seat: Seat,
  other: number,
  item = NONE,
  cards?: readonly Card[],
  ask: ChoiceKind = 'fight-start',
): void {
  const { state } = game
  const player = state.players[seat]!
  const start = FOUND.length
  if (cards !== undefined)
    for (let i = 0; i < cards.length; i++) collect(game, OF_CARD[cards[i]!]![trigger], seat, other)
  if (item !== NONE) collect(game, OF_ITEM[sideOf(player, item)]![trigger], seat, other)
  else {
    const own = abilitiesOf(player, trigger)
    for (let i = 0; i < own.length; i++)
      if (collectOne(game, own[i]!, seat, other) && !isFresh(game, own[i]!, i, seat)) FOUND.pop()
    if (player.weapon !== NONE) collect(game, OF_ITEM[sideOf(player, player.weapon)]![trigger], seat, other)
    if (player.mount !== NONE) collect(game, OF_ITEM[sideOf(player, player.mount)]![trigger], seat, other)
    const misc = player.gear & MISC
    for (let type = 0; misc >> type !== 0 && type < ITEM_TYPES; type++)
      if (((misc >> type) & 1) !== 0) collect(game, OF_ITEM[type * 2]![trigger], seat, other)
  }
  const found = FOUND.length
  if (found === start) return
  let asks = false
  for (let i = start; i < found; i++) if (FOUND[i]!.effects.some(mayAsk)) asks = true
  // With a question among them they wait for each other on the stack, the first on top.
  if (asks)
    for (let i = found - 1; i >= start; i--)
      push<Effects>(game, { kind: 'effects', list: numberOfList(FOUND[i]!.effects), at: 0, seat, other, ask })
  else for (let i = start; i < found; i++) perform(game, FOUND[i]!.effects, 0, seat, other, ask)
  FOUND.length = start
}

function collect(game: Playing, abilities: readonly Ability[], seat: Seat, other: number): void {
  for (let i = 0; i < abilities.length; i++) collectOne(game, abilities[i]!, seat, other)
}
function collectOne(game: Playing, ability: Ability, seat: Seat, other: number): boolean {
  const found = ability.optional !== true && holds(game.state, ability.when, seat, other)
  if (found) FOUND.push(ability)
  return found
}

/** Once a turn means once in each turn of whoever is active. */
function isFresh({ state }: Playing, ability: Ability, place: number, seat: Seat): boolean {
  if (ability.limit !== 'oncePerTurn') return true
  if (seat !== state.active || ((state.spent >> place) & 1) !== 0) return false
  state.spent |= 1 << place
  return true
}
