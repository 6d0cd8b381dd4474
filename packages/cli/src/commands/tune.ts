// `saloon tune <game>`: the weights of a policy, by self-play.

import { existsSync, readFileSync } from 'node:fs'
import { type Climb, TUNABLES, type Trial, climbed, gainOf, pairAt } from '@saloon/bots'
import type { Command } from '../command.ts'
import { FINE, complaint } from '../complaint.ts'
import { listenForInterrupt } from '../interrupt.ts'
import { roleWord } from '../lab/arena-report.ts'
import { signedPoints } from '../lab/figures.ts'
import { spreadOut, usualThreads } from '../lab/spread-out.ts'
import type { Done } from '../lab/work.ts'
import { findModule, readSetup } from '../set-up.ts'
import { progressBar } from '../simulate/progress.ts'
import { checkFolder, writeWhole } from '../whole-file.ts'

const USUAL_STEPS = 60
const USUAL_DEALS = 400
const USUAL_SEED = 1
/** Deals that were never tuned on. */
const EXAM_SEED = 1_000_003

export const tune: Command = {
  spec: {
    words: ['game'],
    texts: ['steps', 'deals', 'seats', 'among', 'seed', 'options', 'workers', 'into'],
    switches: ['json'],
  },
  async run(args, terminal) {
    const module = findModule(args.words[0]!)
    const game = module.game.rules.id
    const tunable = TUNABLES[game]
    if (tunable === undefined) throw complaint('nothing-to-tune', { game, known: Object.keys(TUNABLES) })
    const setup = readSetup(args, module)
    const steps = args.number('steps', { min: 1 }) ?? USUAL_STEPS
    const deals = args.number('deals', { min: 10 }) ?? USUAL_DEALS
    const seed = args.number('seed', { min: 0 }) ?? USUAL_SEED
    const among = args.text('among') ?? 'greedy'
    const workers = args.number('workers', { min: 1, max: 256 }) ?? usualThreads()
    const file = args.text('into')
    if (file === undefined) throw complaint('flag-missing', { flag: '--into' })
    checkFolder(file)
    const run = { game, seats: setup.seats, options: setup.options, deals, seed, among }
    const isOurs = (kept: { readonly run?: unknown }): boolean =>
      JSON.stringify({ ...(kept.run as object), steps: 0, gain: 0 }) === JSON.stringify({ ...run, steps: 0, gain: 0 })
    let climb: Climb = { step: 0, weights: tunable.weights }
    if (existsSync(file)) {
      const kept = JSON.parse(readFileSync(file, 'utf8')) as {
        readonly run: { readonly steps: number }
        readonly weights: Climb['weights']
      }
      if (!isOurs(kept)) throw complaint('notebook-of-another', { file })
      climb = { step: kept.run.steps, weights: kept.weights }
    }
    const interrupt = listenForInterrupt()
    const play = async (trying: Record<string, Climb['weights']>, bots: string[], from: number): Promise<Trial[]> => {
      const contest = { seats: setup.seats, options: setup.options, bots, among, seed: from }
      const known = new Map<number, Done>()
      const numbers = Array.from({ length: deals }, (_, i) => i)
      await spreadOut(module, { game, job: { kind: 'trial', contest, trying } }, numbers, known, {
        workers,
        onProgress: () => {},
        isStopped: interrupt.isStopped,
      })
      return [...known.values()] as Trial[]
    }
    const save = (extra: object = {}): void =>
      writeWhole(
        file,
        `${JSON.stringify({ run: { ...run, steps: climb.step, ...extra }, weights: climb.weights }, null, 1)}\n`,
      )
    const progress = progressBar(steps, terminal)
    while (climb.step < steps && !interrupt.isStopped()) {
      const { plus, minus } = pairAt(climb, seed)
      const trials = await play({ plus, minus }, ['plus', 'minus'], seed * 1_000_000 + climb.step)
      if (interrupt.isStopped()) break // half a step is no step
      climb = climbed(climb, seed, trials)
      save()
      progress.show(climb.step)
    }
    progress.clear()
    const exam = interrupt.isStopped()
      ? []
      : await play({ tuned: climb.weights, before: tunable.weights }, ['tuned', 'before'], EXAM_SEED + seed)
    interrupt.stopListening()
    if (exam.length === deals) {
      const all = gainOf(exam)
      const roles = [...new Set(exam.flatMap(({ results }) => results.map(({ role }) => role)))].filter(
        (role) => role !== '',
      )
      const gains = Object.fromEntries([['all', all], ...roles.map((role) => [role, gainOf(exam, role)] as const)])
      save({ gain: all })
      if (args.has('json')) terminal.print(JSON.stringify({ run: { ...run, steps: climb.step }, gains }))
      else
        for (const [role, gain] of Object.entries(gains))
          terminal.print(
            `${role === 'all' ? terminal.say('arena.all') : roleWord(terminal.reader(module), role)}: ${signedPoints(gain, terminal)}`,
          )
    }
    if (!args.has('json')) terminal.print(terminal.say('tune.kept', { steps: climb.step, file }))
    return FINE
  },
}
