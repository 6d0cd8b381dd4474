// `saloon balance <game>`: who wins among equals, by role, character, seat, option and scenario.

import { randomInt } from 'node:crypto'
import { simulate } from '@saloon/bots'
import { type Setting, isRefusal } from '@saloon/kernel'
import { readList } from '../arguments.ts'
import type { Command } from '../command.ts'
import { FINE, refused } from '../complaint.ts'
import { listenForInterrupt } from '../interrupt.ts'
import { type Variant, balanceReport } from '../lab/balance-report.ts'
import { findModule, readSetup } from '../set-up.ts'
import { printResults } from '../simulate/print.ts'
import { progressBar } from '../simulate/progress.ts'
import { resultsOf } from '../simulate/results.ts'
import { spread, usualWorkers } from '../simulate/spread.ts'
import { checkFolder, writeWhole } from '../whole-file.ts'

const USUAL_GAMES = 400

export const balance: Command = {
  spec: {
    words: ['game'],
    texts: ['games', 'seats', 'bots', 'seed', 'options', 'vary', 'workers', 'report'],
    switches: ['json'],
  },
  async run(args, terminal) {
    const module = findModule(args.words[0]!)
    const { rules } = module.game
    const games = args.number('games', { min: 1 }) ?? USUAL_GAMES
    const bots = readList(args.text('bots')) ?? ['greedy']
    const seed = args.number('seed', { min: 0 }) ?? randomInt(1_000_000)
    const workers = args.number('workers', { min: 1, max: 256 }) ?? usualWorkers(games)
    const file = args.text('report')
    if (file !== undefined) checkFolder(file)
    const { seats, options } = readSetup(args, module)
    const vary = readList(args.text('vary')) ?? ['seats', ...rules.settings.filter(isVaried).map(({ key }) => key)]
    const variants: { readonly what: string; readonly seats: number; readonly options: Record<string, unknown> }[] = [
      { what: '', seats, options: options as Record<string, unknown> },
    ]
    for (const key of vary) {
      if (key === 'seats')
        for (let other = rules.seats.min; other <= rules.seats.max; other++)
          if (other !== seats)
            variants.push({ what: `seats=${other}`, seats: other, options: options as Record<string, unknown> })
      const setting = rules.settings.find((one) => one.key === key)
      for (const value of setting ? valuesOf(setting) : [])
        if (value !== (options as Record<string, unknown>)[key])
          variants.push({ what: `${key}=${String(value)}`, seats, options: { ...(options as object), [key]: value } })
    }
    await module.game.rules.ready?.()
    const interrupt = listenForInterrupt()
    const progress = progressBar(games * variants.length, terminal)
    const found: Variant[] = []
    const reader = terminal.reader(module)
    for (const [i, variant] of variants.entries()) {
      if (interrupt.isStopped()) break
      const plan = { games, seats: variant.seats, options: variant.options, bots, seed }
      const probe = simulate(module, { ...plan, games: 0 })
      if (isRefusal(probe)) {
        if (i === 0) throw refused(probe, module)
        continue // options that exclude each other
      }
      const started = performance.now()
      const tally = await spread(module, plan, {
        workers,
        onProgress: (done) => progress.show(i * games + done),
        isStopped: interrupt.isStopped,
      })
      const results = resultsOf(tally, {
        game: rules.id,
        seats: variant.seats,
        options: variant.options,
        bots: probe.bots,
        seed,
        workers,
        requested: games,
        interrupted: tally.games < games,
        seconds: (performance.now() - started) / 1000,
      })
      found.push({ what: variant.what, results })
    }
    progress.clear()
    interrupt.stopListening()
    if (args.has('json')) terminal.print(JSON.stringify(found))
    else
      for (const { what, results } of found) {
        if (what !== '') terminal.print(`\n${terminal.style.bold(what)}`)
        printResults(results, reader, terminal)
      }
    if (file === undefined) return FINE
    writeWhole(file, balanceReport(found, reader, terminal))
    if (!args.has('json')) terminal.print(`\n${terminal.say('simulate.report', { file })}`)
    return FINE
  },
}

/** Options that change the game rather than a series, a shelf of documents or a number. */
const isVaried = ({ values }: Setting): boolean => Array.isArray(values) && values.length <= 12
const valuesOf = ({ values }: Setting): readonly unknown[] => (Array.isArray(values) ? values : [])
