// The table in words, for whoever listens: the prompt, a seat, everything.

import type { Seat } from '@saloon/kernel'
import { kindOfRef, nameOfRef } from '../choice/ref.ts'
import type { TableState } from '../frame/context.ts'
import { describedIn } from '../frame/described.ts'
import { isHelp } from '../help/help.ts'
import { promptWords } from '../prompt/prompt-words.ts'

export function readPrompt(table: TableState): string {
  const { voice, prompt, choice } = table
  const { who, ask, because, ifNot } = promptWords(table)
  const names = [...choice.legal].map((ref) =>
    kindOfRef(ref) === 'do' ? voice.deed(nameOfRef(ref)) : voice.name(ref, choice.fieldOf(ref)),
  )
  return [
    prompt.kind === 'mine' ? voice.t('prompt.who', { who, ask }) : `${who}${ask}`,
    because,
    ifNot,
    names.length > 0 ? voice.t('read.legal', { count: names.length, names: voice.list(names) }) : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

export function readSeat({ module, view, voice }: TableState, seat: Seat): string {
  const words = (describedIn(module.game, view).seats[seat] ?? []).filter((text) => !isHelp(text)).map(voice.say)
  return voice.t('read.seat', { seat, words: words.join(', ') })
}

export function readTable(table: TableState): string {
  const { module, view, voice, names } = table
  const middle = describedIn(module.game, view)
    .table.filter((text) => !isHelp(text))
    .map(voice.say)
  return [...middle, ...names.map((_, seat) => readSeat(table, seat))].join('. ')
}
