// The table in words, aligned: what lies in the middle, then seat by seat.

import { type Base, type Game, type Reader, type Text, type View, has, say } from '@saloon/kernel'
import { columns, widthOf, wrap } from '../layout.ts'
import type { Terminal } from '../terminal.ts'

/** What explains rather than tells: shown on demand. */
const isHelp = ({ key }: Text): boolean => key.endsWith('.help')

export function board(game: Game, view: View<Base>, reader: Reader, { style, width, say: sayOwn }: Terminal): string[] {
  const { table, seats } = game.rules.describe(view)
  const asked = game.asked(view)
  const names = seats.map((_, seat) => {
    const mark = has(asked, seat) ? '▸ ' : '  '
    const name = reader.seats[seat] ?? String(seat)
    const isMine = has(view.eyes, seat) && view.eyes === 1 << seat
    return isMine ? `${mark}${style.bold(name)} ${sayOwn('board.you')}` : mark + name
  })
  const rows = seats.map((texts, seat) => [
    names[seat]!,
    ...texts.filter((text) => !isHelp(text)).map((text) => say(reader, text)),
  ])
  const aligned = columns(rows)
  const middle = table
    .filter((text) => !isHelp(text))
    .map((text) => say(reader, text))
    // What goes on in small letters belongs to the line above.
    .flatMap((text) => (/^\p{Ll}/u.test(text) ? wrap(style.dim(text), width, '      ') : wrap(text, width, '  ')))
  if (aligned.every((line) => widthOf(line) <= width)) return [...middle, ...aligned]
  const longest = Math.max(...names.map(widthOf))
  const wrapped = rows.flatMap(([name, ...texts]) =>
    wrap(texts.join(' · '), width, name + ' '.repeat(longest - widthOf(name!) + 2)),
  )
  return [...middle, ...wrapped]
}

/** The explanations that go with the table: what each character can do. */
export function boardHelp(game: Game, view: View<Base>, reader: Reader, { width }: Terminal): string[] {
  const { table, seats } = game.rules.describe(view)
  const middle = table.filter(isHelp).flatMap((text) => wrap(say(reader, text), width, '  '))
  const bySeat = seats.flatMap((texts, seat) =>
    texts.filter(isHelp).flatMap((text) => {
      const about = reader.messages[text.key.slice(0, -'.help'.length)]
      return wrap(say(reader, text), width, `  ${about ?? reader.seats[seat]!}: `)
    }),
  )
  return [...middle, ...bySeat]
}
