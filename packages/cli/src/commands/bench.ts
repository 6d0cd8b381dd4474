// `saloon bench [game]`: how fast the rules are on this machine, and compared with a loop that does next to nothing.

import { GAMES } from '@saloon/games'
import { type BotFigures, type Figures, type Reference, benchInThread } from '../bench/bench.ts'
import type { FlickFigures } from '../bench/flicks.ts'
import type { Command } from '../command.ts'
import { FINE } from '../complaint.ts'
import { columns, flushRight, widthOf } from '../layout.ts'
import { findModule } from '../set-up.ts'
import type { Terminal } from '../terminal.ts'

const USUAL_SECONDS = 6
const MOST_SECONDS = 600

export const bench: Command = {
  spec: { words: ['game?'], texts: ['seconds'], switches: ['json'] },
  async run(args, terminal) {
    const named = args.words[0]
    const modules = named === undefined ? GAMES : [findModule(named)]
    const seconds = args.number('seconds', { min: 1, max: MOST_SECONDS }) ?? USUAL_SECONDS
    const reference = (await benchInThread({ game: null, seconds: seconds / 3 })) as Reference
    const results: (Figures & BotFigures)[] = []
    const flicks: FlickFigures[] = []
    for (const module of modules) {
      const game = module.game.rules.id
      if (module.game.rules.engine !== undefined) {
        flicks.push((await benchInThread({ game, flicks: true, seconds })) as FlickFigures)
        continue
      }
      const figures = (await benchInThread({ game, seconds })) as Figures
      const bots = (await benchInThread({ game, bots: true, seconds: seconds / 2 })) as BotFigures
      results.push({ ...figures, ...bots })
    }
    if (args.has('json')) terminal.print(JSON.stringify({ reference, results, flicks }))
    else {
      if (results.length > 0) printRules(results, terminal)
      if (flicks.length > 0) printFlicks(flicks, terminal)
      printReference(reference, terminal)
    }
    return FINE
  },
}

function printRules(results: readonly (Figures & BotFigures)[], terminal: Terminal): void {
  const { number, say } = terminal
  printTable(terminal, [
    ['', ...results.map(({ game }) => game)],
    [say('bench.seats'), ...results.map(({ seats }) => number(seats))],
    [say('bench.decisions'), ...results.map((figures) => number(figures.decisionsPerSecond))],
    [say('bench.games'), ...results.map((figures) => number(figures.gamesPerSecond))],
    [say('bench.sampled'), ...results.map(({ sampledDecisionsPerSecond: n }) => (n === null ? '–' : number(n)))],
    [say('bench.checked'), ...results.map((figures) => number(figures.checkedDecisionsPerSecond))],
    [say('bench.bytes'), ...results.map((figures) => number(figures.bytesPerDecision))],
    [say('bench.clone'), ...results.map((figures) => number(figures.cloneMicroseconds, 2))],
    [say('bench.view'), ...results.map((figures) => number(figures.viewMicroseconds, 2))],
    [say('bench.imagine'), ...results.map((figures) => number(figures.imagineMicroseconds, 2))],
    [say('bench.imagined'), ...results.map((figures) => number(figures.imaginedPlayoutsPerSecond))],
    [say('bench.greedy'), ...results.map(({ greedyGamesPerSecond: n }) => (n === null ? '–' : number(n)))],
    [say('bench.nanoseconds'), ...results.map((figures) => number(figures.nanosecondsPerDecision))],
    [say('bench.loop'), ...results.map((figures) => number(figures.loopNanoseconds, 1))],
    [say('bench.ratio'), ...results.map(({ ratio }) => number(ratio, 3))],
  ])
}

/** Of games on a wooden table. */
function printFlicks(flicks: readonly FlickFigures[], terminal: Terminal): void {
  const { number, say } = terminal
  printTable(terminal, [
    ['', ...flicks.map(({ game }) => game)],
    [say('bench.flick'), ...flicks.map((figures) => number(figures.flickMilliseconds, 2))],
    [say('bench.flick-p95'), ...flicks.map((figures) => number(figures.flickP95Milliseconds, 2))],
    [say('bench.flick-first'), ...flicks.map((figures) => number(figures.firstFlickMilliseconds, 2))],
    [say('bench.flicks'), ...flicks.map((figures) => number(figures.flicksPerSecond))],
    [say('bench.candidates'), ...flicks.map((figures) => number(figures.candidatesPerSecond))],
    [say('bench.clone'), ...flicks.map((figures) => number(figures.cloneMicroseconds, 2))],
    [say('bench.view'), ...flicks.map((figures) => number(figures.viewMicroseconds, 2))],
  ])
}

function printTable(terminal: Terminal, rows: readonly [string, ...string[]][]): void {
  const { style } = terminal
  const widest = Math.max(...rows.flatMap(([, ...cells]) => cells.map(widthOf)))
  const lines = columns(rows.map(([title, ...cells]) => [title, ...cells.map((cell) => flushRight(cell, widest))]))
  for (const [i, line] of lines.entries()) terminal.print(i === 0 ? style.bold(line) : line)
  terminal.print()
}

function printReference(reference: Reference, { print, say, number }: Terminal): void {
  print(
    say('bench.reference', {
      loop: number(reference.loopNanoseconds, 1),
      kernel: number(reference.kernelNanoseconds, 1),
      share: number(reference.kernelShareNanoseconds, 1),
    }),
  )
}
