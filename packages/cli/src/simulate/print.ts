// The results of a simulation in the terminal.

import type { Lengths } from '@saloon/bots'
import type { Reader } from '@saloon/kernel'
import { columns, flushRight, widthOf } from '../layout.ts'
import { type Terminal, printWrapped } from '../terminal.ts'
import type { Line, Results } from './results.ts'

const BAR_WIDTH = 20

export function printResults(results: Results, reader: Reader, terminal: Terminal): void {
  const { print, style, say, number } = terminal
  const { games, seconds, seats, seed, unfinished, nobody, length } = results
  const bots = [...new Set(results.bots)]
  print(style.heading(say('simulate.title', { name: reader.messages['name']!, seats, bots, seed })))
  if (results.interrupted)
    print(style.warning(say('simulate.interrupted', { games: number(games), requested: number(results.requested) })))
  print(
    say('simulate.speed', {
      games: number(games),
      seconds: number(seconds, 1),
      gamesPerSecond: number(results.gamesPerSecond),
      decisionsPerSecond: number(results.decisionsPerSecond),
    }),
  )
  if (unfinished > 0) print(style.warning(say('simulate.unfinished', { unfinished: number(unfinished) })))
  if (nobody > 0) print(say('simulate.nobody', { nobody: number(nobody) }))
  for (const [trait, lines] of Object.entries(results.traits)) printTrait(trait, lines, reader, terminal)
  printEndings(results, reader, terminal)
  if (!length) return
  print(`\n${style.bold(say('simulate.length'))}`)
  printWrapped(terminal, sayLengths(length, terminal), '  ')
}

/** Where games end in more ways than one: also what nobody who sits there can win, as the Man in Black does. */
function printEndings({ reasons }: Results, reader: Reader, terminal: Terminal): void {
  const counts = Object.entries(reasons).toSorted(([, a], [, b]) => b - a)
  if (counts.length < 2) return
  const all = counts.reduce((sum, [, count]) => sum + count, 0)
  const percents = counts.map(([, count]) => percent(count / all, terminal))
  const widest = Math.max(...percents.map(widthOf))
  terminal.print(`\n${terminal.style.bold(terminal.say('report.endings'))}`)
  const rows = counts.map(([key], i) => [`  ${flushRight(percents[i]!, widest)}`, reader.messages[key] ?? key])
  for (const line of columns(rows)) terminal.print(line)
}

export const sayLengths = ({ min, q1, median, q3, max, mean }: Lengths, { say, number }: Terminal): string =>
  say('simulate.lengths', { min, lower: q1, median, upper: q3, max, mean: number(mean, 1) })

function printTrait(trait: string, lines: readonly Line[], reader: Reader, terminal: Terminal): void {
  const { print, style } = terminal
  const percents = lines.map(({ share }) => percent(share, terminal))
  const widest = Math.max(...percents.map(widthOf))
  const rows = lines.map((line, i) => [
    `  ${traitWord(reader, trait, line.word)}`,
    flushRight(percents[i]!, widest),
    bar(line.share, terminal),
    style.dim(
      terminal.say('simulate.interval', { low: percent(line.low, terminal), high: percent(line.high, terminal) }),
    ),
  ])
  print(`\n${style.bold(traitTitle(reader, trait))}`)
  for (const line of columns(rows)) print(line)
}

/** What a trait is called: by us, since games only know their words. */
export const traitTitle = (reader: Reader, trait: string): string => reader.messages[`trait.${trait}`] ?? trait
/** What a word of a trait is called: by the game, by us, or as it is (a seat's number). */
export const traitWord = (reader: Reader, trait: string, word: string): string =>
  reader.messages[`${trait}.${word}`] ?? word

export const percent = (share: number, { number, say }: Terminal, digits = 1): string =>
  say('simulate.percent', { value: number(share * 100, digits) })

const bar = (share: number, { style }: Terminal): string => {
  const full = Math.round(share * BAR_WIDTH)
  return style.good('█'.repeat(full)) + style.dim('·'.repeat(BAR_WIDTH - full))
}
