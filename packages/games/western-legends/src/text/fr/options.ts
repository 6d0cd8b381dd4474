import type { Effect } from '../../components/index.ts'
import type { OptionWords } from '../option-words.ts'

const some = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`

function deed(effect: Effect, cost: boolean): string {
  switch (effect.op) {
    case 'money':
      return effect.amount > 0 ? `gagner ${effect.amount} $` : `${cost ? 'payer' : 'perdre'} ${-effect.amount} $`
    case 'lp':
      return `${effect.who === 'mib' ? 'laisser l’Homme en noir ' : ''}gagner ${effect.amount} PL`
    case 'draw':
      return `piocher ${some(effect.n, 'carte', 'cartes')}`
    case 'discard':
      return `défausser ${some(effect.n, 'carte', 'cartes')}${effect.random ? ' au hasard' : ''}`
    case 'wound':
      return `prendre ${some(effect.n, 'blessure', 'blessures')}`
    case 'heal':
      return effect.n === 'all' ? 'soigner toutes les blessures' : `soigner ${some(effect.n, 'blessure', 'blessures')}`
    case 'marshal':
      return `gagner ${some(effect.n, 'point Marshall', 'points Marshall')}`
    case 'wanted':
      return `gagner ${some(effect.n, 'point Wanted', 'points Wanted')}`
    case 'takeCattle':
      return 'prendre 1 jeton Bétail'
    case 'fightFlag':
      return 'recommencer le combat'
    case 'shop':
      if (effect.free) return `prendre au magasin 1 objet valant ${effect.maxCost} $ ou moins`
      return effect.mode === 'buy'
        ? `acheter 1 monture avec ${effect.discount} $ de remise`
        : `améliorer 1 arme ou monture avec ${effect.discount} $ de remise`
    default:
      throw new Error(`no French words for a choice of "${effect.op}"`)
  }
}

export const optionsFr: OptionWords = {
  deed,
  theirs: (effect) =>
    effect.op === 'draw' ? `l’adversaire pioche ${some(effect.n, 'carte', 'cartes')}` : deed(effect, false),
  to: (cost, gain) => `${cost} pour ${gain}`,
  and: (deeds) => deeds.join(', '),
}
