// Every list of effects in the box gets a number, and so does every effect and every option of a choice, so that a frame in the middle of
// one is plain data. The order is that of the box: numbers stay the same as long as nothing is inserted.

import {
  BEYOND_LAST_BOX,
  BOX_REWARDS,
  CHARACTERS,
  CHARACTER_ROWS,
  type Choice,
  DEPOSIT_EFFECTS,
  type Effect,
  EQUIPMENT,
  EQUIPMENT_TYPES,
  FACE_EFFECTS,
  FIGHT_EFFECTS,
  FIGHT_REWARDS,
  INCOME_EFFECTS,
  MIB_CARDS,
  PRINTS,
  PRINT_ABILITIES,
  STORY_ROWS,
  cattleReward,
  mibEffects,
} from '../components/index.ts'

type List = readonly Effect[]
type Choosing = Extract<Effect, { readonly op: 'choose' }>

export const LISTS: List[] = []
export const EFFECTS: Effect[] = []
/** One number an option, all over the box; with the choice it belongs to. */
export const OPTIONS: { readonly option: Choice; readonly of: Choosing }[] = []
const listNumbers = new Map<List, number>()
const effectNumbers = new Map<Effect, number>()
const optionNumbers = new Map<Choice, number>()

function number(list: List | undefined): void {
  if (list === undefined || listNumbers.has(list)) return
  listNumbers.set(list, LISTS.length)
  LISTS.push(list)
  for (const effect of list) {
    effectNumbers.set(effect, EFFECTS.length)
    EFFECTS.push(effect)
    switch (effect.op) {
      case 'choose':
        for (const option of effect.options) {
          optionNumbers.set(option, OPTIONS.length)
          OPTIONS.push({ option, of: effect })
          number(option.cost)
          number(option.effects)
        }
        break
      case 'if':
        number(effect.then)
        number(effect.else)
        break
      case 'scale':
        number(effect.effects)
        break
      case 'mibFight':
        number(effect.onMibWin)
        number(effect.onPlayerWin)
        break
      default:
    }
  }
}

function numberEverything(): void {
  for (const print of PRINTS) for (const ability of PRINT_ABILITIES[print]) number(ability.effects)
  for (const name of CHARACTERS) for (const { effects } of CHARACTER_ROWS[name].abilities) number(effects)
  for (const type of EQUIPMENT_TYPES) {
    const { base, upgraded } = EQUIPMENT[type]
    for (const { effects } of [...base.abilities, ...(upgraded?.abilities ?? [])]) number(effects)
  }
  for (const list of FIGHT_EFFECTS) number(list)
  for (const { reward } of STORY_ROWS) number(reward)
  for (let card = 0; card < MIB_CARDS; card++) number(mibEffects(card))
  for (let cattle = 0; cattle < 8; cattle++) number(cattleReward(cattle))
  for (const list of [...BOX_REWARDS.marshal, ...BOX_REWARDS.wanted, BEYOND_LAST_BOX, DEPOSIT_EFFECTS]) number(list)
  for (const list of [
    ...Object.values(FIGHT_REWARDS),
    ...Object.values(FACE_EFFECTS),
    ...Object.values(INCOME_EFFECTS),
  ])
    number(list)
}
numberEverything()

export const numberOfList = (list: List): number => listNumbers.get(list)!
export const numberOfEffect = (effect: Effect): number => effectNumbers.get(effect)!
export const numberOfOption = (option: Choice): number => optionNumbers.get(option)!

/** Whether carrying it out may ask somebody something, so that what comes after it has to wait. */
export function mayAsk(effect: Effect): boolean {
  switch (effect.op) {
    case 'choose':
    case 'move':
    case 'moveSheriff':
    case 'storyDisc':
    case 'shop':
    case 'takeCattle':
    case 'mibFight':
    case 'keepPlayed':
      return true
    case 'discard':
      return effect.random !== true
    case 'if':
      return effect.then.some(mayAsk) || (effect.else?.some(mayAsk) ?? false)
    case 'scale':
      return effect.effects.some(mayAsk)
    default:
      return false
  }
}
