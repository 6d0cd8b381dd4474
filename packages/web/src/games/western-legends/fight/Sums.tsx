// What a card comes to, written out: "K − 1 (upgraded Shotgun) = Q".

import { CARDS, type Cut, LEAST_VALUE, MAN_IN_BLACK, type Sum } from '@saloon/western-legends'
import { rankIn, titleIn } from '../cards/PokerCard.tsx'
import { type Speak, useSpeak } from '../cards/speak.ts'

const HIGHEST_OF_RANK = 4
/** A value as cards write it: 12 is a queen. */
export const rankOfValue = (speak: Speak, value: number): string =>
  value < LEAST_VALUE ? String(value) : rankIn(speak, (value - LEAST_VALUE) * HIGHEST_OF_RANK)

function nameOfCut({ from, id, by }: Cut, speak: Speak): string {
  if (from === 'weapon') return speak('sum.weapon', { item: id })
  if (from === 'character') return speak(`character.${id}`)
  if (from === 'reaction') return id < CARDS ? titleIn(speak, id) : ''
  return by === MAN_IN_BLACK ? speak('seat.man-in-black') : ''
}

export function sumInWords(sum: Sum, speak: Speak): string {
  if (sum.card < 0) return speak('sum.none')
  const cuts = sum.cuts.map((cut) => ` − ${cut.less} (${nameOfCut(cut, speak)})`).join('')
  const printed = rankOfValue(speak, sum.printed)
  if (cuts === '') return printed
  const less = sum.cuts.reduce((all, cut) => all + cut.less, 0)
  const least = sum.printed - less < LEAST_VALUE ? ` ${speak('sum.least')}` : ''
  return `${printed}${cuts} = ${rankOfValue(speak, sum.value)}${least}`
}

export function SumLine({ sum }: { readonly sum: Sum }) {
  const speak = useSpeak()
  return <span className="wl-sum">{sumInWords(sum, speak)}</span>
}
