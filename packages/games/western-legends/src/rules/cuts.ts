// The sums of a fight, written out: what each card counts by itself, and what takes something off it.

import type { Seat } from '@saloon/kernel'
import { CARDS, type Effect, fightValueOf, valueOf } from '../components/index.ts'
import { OF_CARD, OF_ITEM, abilitiesOf, sideOf } from '../effects/abilities.ts'
import { holds } from '../effects/conditions.ts'
import { worth } from '../frames/fight.ts'
import type { Fight } from '../in-progress.ts'
import { type Card, NONE, type Table } from '../state.ts'
import { isBetweenPlayers, isMibFight } from './fights.ts'

/** `id`: the character, the type of the weapon, the card that was played; nothing for a rule. */
export interface Cut {
  readonly from: 'character' | 'weapon' | 'rule' | 'reaction'
  readonly by: number // whose it is: a seat, or the Man in Black
  readonly id: number
  readonly less: number
}
export interface Sum {
  readonly card: Card // NONE: no card, which counts nothing
  readonly printed: number
  readonly cuts: readonly Cut[]
  readonly value: number
}

const lessBy = (effects: readonly Effect[]): number =>
  effects.reduce((less, effect) => (effect.op === 'fightMod' ? less - effect.delta : less), 0)

/** What this player takes off the card across the table before anybody reacts. */
function bonusesOf(table: Table, seat: Seat, other: number): Cut[] {
  const player = table.players[seat]!
  const own = abilitiesOf(player, 'fightReveal')
    .filter(({ when }) => holds(table, when, seat, other))
    .map(({ effects }): Cut => ({ from: 'character', by: seat, id: player.character, less: lessBy(effects) }))
  const weapon = player.weapon === NONE ? [] : OF_ITEM[sideOf(player, player.weapon)]!.fightReveal
  const armed = weapon
    .filter(({ when }) => holds(table, when, seat, other))
    .map(({ effects }): Cut => ({ from: 'weapon', by: seat, id: player.weapon, less: lessBy(effects) }))
  return [...own, ...armed].filter(({ less }) => less > 0)
}

const total = (cuts: readonly Cut[]): number => cuts.reduce((less, cut) => less + cut.less, 0)

/** As many of them as have been counted; the rest of what was taken off came from reactions. */
function soFar(known: readonly Cut[], cut: number, by: number, reactions: Card[]): Cut[] {
  const cuts = total(known) <= cut ? [...known] : []
  while (total(cuts) < cut) {
    const card = reactions.shift()
    const less = card === undefined ? 0 : lessBy(OF_CARD[card]!.fightReaction.flatMap(({ effects }) => effects))
    if (card === undefined || less === 0) break
    cuts.push({ from: 'reaction', by, id: card, less })
  }
  return cuts
}

const printed = (card: Card): number => (card < 0 ? 0 : card < CARDS ? valueOf(card) : fightValueOf(card - CARDS))

/** The attacker's card and the one against it; before they are face up there is nothing to add up. */
export function sumsOf(table: Table, fight: Fight): readonly [Sum, Sum] | undefined {
  if (!table.faceUp) return undefined
  const { seat, against, cut, cutAgainst } = fight
  const reactions = table.reactions.slice()
  const theirs: Cut[] = isBetweenPlayers(fight)
    ? bonusesOf(table, against, seat)
    : isMibFight(fight)
      ? [{ from: 'rule', by: against, id: NONE, less: 1 }]
      : []
  const on = (card: Card, cuts: readonly Cut[], less: number): Sum => ({
    card,
    printed: printed(card),
    cuts,
    value: worth(card, less),
  })
  const defence = on(table.defence, soFar(bonusesOf(table, seat, against), cutAgainst, seat, reactions), cutAgainst)
  return [on(table.attack, soFar(theirs, cut, against, reactions), cut), defence]
}
