// `saloon simulate <game>`: many games between bots, counted.

import { randomInt } from 'node:crypto'
import { simulate } from '@saloon/bots'
import { isRefusal } from '@saloon/kernel'
import { readList } from '../arguments.ts'
import type { Command } from '../command.ts'
import { FINE, complaint, refused } from '../complaint.ts'
import { listenForInterrupt } from '../interrupt.ts'
import { checkFolder, writeWhole } from '../whole-file.ts'
import { findModule, readSetup } from '../set-up.ts'
import { printResults } from '../simulate/print.ts'
import { progressBar } from '../simulate/progress.ts'
import { report } from '../simulate/report.ts'
import { resultsOf } from '../simulate/results.ts'
import { spread, usualWorkers } from '../simulate/spread.ts'

const USUAL_GAMES = 1000
const MOST_WORKERS = 256

export const simulateCommand: Command = {
  spec: {
    words: ['game'],
    texts: ['games', 'seats', 'bots', 'seed', 'options', 'workers', 'report'],
    switches: ['json'],
  },
  async run(args, terminal) {
    const module = findModule(args.words[0]!)
    const games = args.number('games', { min: 1 }) ?? USUAL_GAMES
    const setup = readSetup(args, module)
    const bots = readList(args.text('bots')) ?? ['random']
    if (bots.length > setup.seats) throw complaint('bots-too-many', { count: bots.length, seats: setup.seats })
    const seed = args.number('seed', { min: 0 }) ?? randomInt(1_000_000)
    const workers = args.number('workers', { min: 1, max: MOST_WORKERS }) ?? usualWorkers(games)
    const file = args.text('report')
    if (file !== undefined) checkFolder(file)
    const plan = { games, seats: setup.seats, options: setup.options, bots, seed }
    const simulation = simulate(module, { ...plan, games: 0 })
    if (isRefusal(simulation)) throw refused(simulation, module)
    await module.game.rules.ready?.()

    const interrupt = listenForInterrupt()
    const progress = progressBar(games, terminal)
    const started = performance.now()
    const tally = await spread(module, plan, { workers, onProgress: progress.show, isStopped: interrupt.isStopped })
    const seconds = (performance.now() - started) / 1000
    progress.clear()
    interrupt.stopListening()

    const { rules } = module.game
    const results = resultsOf(tally, {
      game: rules.id,
      seats: setup.seats,
      options: setup.options,
      bots: simulation.bots,
      seed,
      workers,
      requested: games,
      interrupted: tally.games < games,
      seconds,
    })
    const reader = terminal.reader(module)
    if (args.has('json')) terminal.print(JSON.stringify(results))
    else printResults(results, reader, terminal)
    if (file === undefined) return FINE
    writeWhole(file, report(results, reader, terminal))
    if (!args.has('json')) terminal.print(`\n${terminal.say('simulate.report', { file })}`)
    return FINE
  },
}
