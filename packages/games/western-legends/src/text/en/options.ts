import type { Effect } from '../../components/index.ts'
import type { OptionWords } from '../option-words.ts'

const some = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

function deed(effect: Effect, cost: boolean): string {
  switch (effect.op) {
    case 'money':
      return effect.amount > 0 ? `gain $${effect.amount}` : `${cost ? 'pay' : 'lose'} $${-effect.amount}`
    case 'lp':
      return `${effect.who === 'mib' ? 'let the Man in Black ' : ''}gain ${effect.amount} LP`
    case 'draw':
      return `draw ${some(effect.n, 'card', 'cards')}`
    case 'discard':
      return `discard ${some(effect.n, 'card', 'cards')}${effect.random ? ' at random' : ''}`
    case 'wound':
      return `take ${some(effect.n, 'wound', 'wounds')}`
    case 'heal':
      return effect.n === 'all' ? 'heal all wounds' : `heal ${some(effect.n, 'wound', 'wounds')}`
    case 'marshal':
      return `gain ${some(effect.n, 'Marshal point', 'Marshal points')}`
    case 'wanted':
      return `gain ${some(effect.n, 'Wanted point', 'Wanted points')}`
    case 'takeCattle':
      return 'take 1 cattle token'
    case 'fightFlag':
      return 'start the fight over'
    case 'shop':
      if (effect.free) return `take 1 item worth $${effect.maxCost} or less from the store`
      return effect.mode === 'buy'
        ? `buy 1 mount for $${effect.discount} less`
        : `upgrade 1 weapon or mount for $${effect.discount} less`
    default:
      throw new Error(`no English words for a choice of "${effect.op}"`)
  }
}

export const optionsEn: OptionWords = {
  deed,
  theirs: (effect) =>
    effect.op === 'draw' ? `the other side draws ${some(effect.n, 'card', 'cards')}` : deed(effect, false),
  to: (cost, gain) => `${cost} to ${gain}`,
  and: (deeds) => deeds.join(', '),
}
