// A sentence with what it names kept apart, so that names can be marked and things can be looked up.

import { type Reader, type Text, say } from '@saloon/kernel'

export type PartOfText =
  | { readonly kind: undefined; readonly text: string }
  | { readonly kind: string; readonly id: string; readonly text: string } // 'seat' '3', 'card' '12', 'face' 'arrow'

// Private-use characters round each name: no message has them.
const [OPEN, MIDDLE, CLOSE] = ['\uE000', '\uE001', '\uE002']
const NAMED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'u')

export function partsOf(reader: Reader, text: Text): PartOfText[] {
  const marked = (key: string, name: string): string => `${OPEN}${key}${MIDDLE}${name}${CLOSE}`
  const messages = new Proxy(reader.messages, {
    get(all, key) {
      const message = all[String(key)]
      return message === undefined || key === text.key ? message : marked(String(key), message)
    },
  })
  const seats = reader.seats.map((name, seat) => marked(`seat.${seat}`, name))
  return say({ ...reader, messages, seats }, text)
    .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`, 'u'))
    .filter((piece) => piece !== '')
    .map((piece) => {
      const named = NAMED.exec(piece)
      if (!named) return { kind: undefined, text: piece }
      const [kind, id] = splitKey(named[1]!)
      return { kind, id, text: named[2]! }
    })
}

function splitKey(key: string): [kind: string, id: string] {
  const dot = key.indexOf('.')
  return [key.slice(0, dot), key.slice(dot + 1)]
}
