// Who can do what, looked up: the abilities of characters, gear and cards by their trigger, and what the passive ones come to.

import {
  type Ability,
  CARDS,
  CHARACTERS,
  CHARACTER_ROWS,
  type Card,
  EQUIPMENT,
  EQUIPMENT_TYPES,
  type Effect,
  PRINT_ABILITIES,
  TRIGGERS,
  type Trigger,
  printOf,
} from '../components/index.ts'
import { NONE, type Player } from '../state.ts'

type ByTrigger = Readonly<Record<Trigger, readonly Ability[]>>
const byTrigger = (abilities: readonly Ability[]): ByTrigger =>
  Object.fromEntries(
    TRIGGERS.map((trigger) => [trigger, abilities.filter((ability) => ability.trigger === trigger)]),
  ) as unknown as ByTrigger

export const OF_CHARACTER: readonly ByTrigger[] = CHARACTERS.map((name) => byTrigger(CHARACTER_ROWS[name].abilities))
/** Twice the type, and one more for the upgraded side. */
export const OF_ITEM: readonly ByTrigger[] = EQUIPMENT_TYPES.flatMap((type) => [
  byTrigger(EQUIPMENT[type].base.abilities),
  byTrigger(EQUIPMENT[type].upgraded?.abilities ?? []),
])
const OF_PRINT = Object.fromEntries(
  Object.entries(PRINT_ABILITIES).map(([print, abilities]) => [print, byTrigger(abilities)]),
)
export const OF_CARD: readonly ByTrigger[] = Array.from({ length: CARDS }, (_, card) => OF_PRINT[printOf(card)]!)

export const sideOf = (player: Player, item: number): number => item * 2 + ((player.upgraded >> item) & 1)
export const isUpgraded = (player: Player, item: number): boolean => ((player.upgraded >> item) & 1) !== 0
export const owns = (player: Player, item: number): boolean => ((player.gear >> item) & 1) !== 0

// ---- gear -------------------------------------------------------------------------------------------------------

export const ITEM_TYPES = EQUIPMENT_TYPES.length
export const COSTS: readonly number[] = EQUIPMENT_TYPES.map((type) => EQUIPMENT[type].cost)
const maskOf = (test: (type: (typeof EQUIPMENT_TYPES)[number]) => boolean): number =>
  EQUIPMENT_TYPES.reduce((mask, type, item) => (test(type) ? mask | (1 << item) : mask), 0)
export const WEAPONS = maskOf((type) => EQUIPMENT[type].category === 'weapon')
export const MOUNTS = maskOf((type) => EQUIPMENT[type].category === 'mount')
export const MISC = maskOf((type) => EQUIPMENT[type].category === 'misc')
export const UPGRADABLE = maskOf((type) => EQUIPMENT[type].upgraded !== undefined)
export const NOT_IN_FIRST_GAME = maskOf((type) => EQUIPMENT[type].notInFirstGame === true)
export const maskOfCategory = { weapon: WEAPONS, mount: MOUNTS, misc: MISC, any: WEAPONS | MOUNTS | MISC } as const
export const itemOf = (type: (typeof EQUIPMENT_TYPES)[number]): number => EQUIPMENT_TYPES.indexOf(type)

/** By side: how far it carries; printed LP. */
export const MOVEMENT: readonly number[] = EQUIPMENT_TYPES.flatMap((type) => [
  EQUIPMENT[type].base.movement ?? 0,
  EQUIPMENT[type].upgraded?.movement ?? 0,
])
export const PRINTED_LP: readonly number[] = EQUIPMENT_TYPES.map((type) => EQUIPMENT[type].upgraded?.lp ?? 0)
/** Items whose action may be used, as one bit each. */
export const USABLE = maskOf((type) => EQUIPMENT[type].base.abilities.some(({ trigger }) => trigger === 'action'))
/** Items that are used up where a move ends with others. */
export const THROWN = maskOf((type) =>
  EQUIPMENT[type].base.abilities.some(({ trigger, kind }) => trigger === 'moveEnd' && kind === 'reaction'),
)

// ---- passive abilities ------------------------------------------------------------------------------------------

type Stat = Extract<Effect, { readonly op: 'stat' }>
const stats = (abilities: ByTrigger): Stat[] =>
  abilities.always.flatMap(({ effects }) => effects.filter((effect): effect is Stat => effect.op === 'stat'))
const sum = (abilities: ByTrigger, stat: 'handSize' | 'nuggetCapacity'): number =>
  stats(abilities).reduce((total, effect) => (effect.stat === stat ? total + effect.delta : total), 0)

export const MORE_CARDS = OF_CHARACTER.map((abilities) => sum(abilities, 'handSize'))
export const WOUNDS_SPARE_HAND = OF_CHARACTER.map((abilities) =>
  stats(abilities).some((effect) => effect.stat === 'woundsReduceHand' && !effect.value),
)
export const CROSSES_MESAS = OF_CHARACTER.map((abilities) =>
  abilities.always.some(({ effects }) => effects.some(({ op }) => op === 'passMesa')),
)
/** By side of the item. */
export const MORE_NUGGETS = OF_ITEM.map((abilities) => sum(abilities, 'nuggetCapacity'))

// ---- what cards are good for ------------------------------------------------------------------------------------

const stepsOf = (abilities: readonly Ability[]): number => {
  const effect = abilities[0]?.effects[0]
  return effect?.op === 'move' && 'max' in effect ? effect.max : 0
}
const ofCards = (test: (abilities: ByTrigger) => boolean): readonly boolean[] => OF_CARD.map(test)
export const IS_ACTION = ofCards(({ action }) => action.length > 0)
export const IS_REACTION = ofCards(({ fightReaction }) => fightReaction.length > 0)
/** A nugget at the bank. */
export const IS_GOLD = ofCards(({ deposit }) => deposit.some(({ effects }) => effects[0]?.op === 'countsAs'))
/** More steps after a movement; 0: it gives none. */
export const MORE_STEPS: readonly number[] = OF_CARD.map(({ afterMove }) => stepsOf(afterMove))
export const NEEDS_SLOT = ofCards(({ action }) =>
  action.some(({ effects }) => effects.some(({ op }) => op === 'storyDisc')),
)
/** By character: more steps at the end of a Move action. */
export const EXTRA_STEPS: readonly number[] = OF_CHARACTER.map(({ moveActionEnd }) => stepsOf(moveActionEnd))

/** The character's abilities, once they are unlocked. */
export const abilitiesOf = (player: Player, trigger: Trigger): readonly Ability[] =>
  player.legend && player.character !== NONE ? OF_CHARACTER[player.character]![trigger] : NO_ABILITIES
const NO_ABILITIES: readonly Ability[] = []
export const hasMap = (player: Player): boolean => {
  for (let item = 0; item < ITEM_TYPES; item++)
    if (owns(player, item) && OF_ITEM[sideOf(player, item)]!.prospectRolled.length > 0) return true
  return false
}
export const isCard = (card: Card): boolean => card >= 0 && card < CARDS
