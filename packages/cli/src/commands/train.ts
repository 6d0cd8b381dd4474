// `saloon train <game>`: what positions are worth, learnt from games of bots among themselves.

import { existsSync, readFileSync } from 'node:fs'
import { type Row, TEACHERS, learn, rowsOfGame } from '@saloon/bots'
import { isRefusal } from '@saloon/kernel'
import { readList } from '../arguments.ts'
import type { Command } from '../command.ts'
import { FINE, complaint, refused } from '../complaint.ts'
import { carryOut } from '../lab/commission.ts'
import { columns } from '../layout.ts'
import { findModule, readSetup } from '../set-up.ts'
import { checkFolder, writeWhole } from '../whole-file.ts'

const USUAL_GAMES = 2000
const USUAL_SEED = 4242
const USUAL_BOTS = ['greedy', 'greedy', 'greedy:easy']

export const train: Command = {
  spec: {
    words: ['game'],
    texts: ['games', 'seats', 'bots', 'seed', 'options', 'workers', 'keep', 'into'],
    switches: ['json'],
  },
  async run(args, terminal) {
    const module = findModule(args.words[0]!)
    if (!(module.game.rules.id in TEACHERS))
      throw complaint('nothing-to-learn', { game: module.game.rules.id, known: Object.keys(TEACHERS) })
    const setup = readSetup(args, module)
    const games = args.number('games', { min: 20 }) ?? USUAL_GAMES
    const bots = readList(args.text('bots')) ?? USUAL_BOTS
    const seed = args.number('seed', { min: 0 }) ?? USUAL_SEED
    const file = args.text('into')
    if (file !== undefined) checkFolder(file)
    const course = { seats: setup.seats, options: setup.options, bots, seed }
    await module.game.rules.ready?.()
    const refusal = rowsOfGame(module, { ...course, bots }, 0)
    if (isRefusal(refusal)) throw refused(refusal, module)
    const done = (await carryOut(module, { job: { kind: 'rows', course }, count: games }, args, terminal)) as Row[][]
    const rows = done
      .flat()
      .map(({ x, y, game }) => ({ x: x.map((one) => Float64Array.from(Object.values(one))), y, game }))
    if (rows.length === 0) throw complaint('nothing-learnt')
    const { model, quality } = learn(module, rows)
    const kept = { run: { games: done.length, bots, seed, rows: rows.length }, ...quality, model }
    const { number, print, say } = terminal
    if (args.has('json')) print(JSON.stringify(kept))
    else {
      print(say('train.learnt', { rows: number(rows.length), games: number(done.length) }))
      print(
        say('train.loss', {
          loss: number(quality.logLoss, 3),
          prior: number(quality.prior, 3),
          rows: number(quality.rows),
        }),
      )
      print()
      const bins = quality.reliability.map(({ said, happened, count }) => [
        number(said, 2),
        number(happened, 2),
        number(count),
      ])
      for (const line of columns([[say('train.said'), say('train.happened'), say('train.count')], ...bins] as [
        string,
        ...string[],
      ][]))
        print(line)
    }
    if (file === undefined) return FINE
    const all = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {}
    writeWhole(file, `${JSON.stringify({ ...all, [setup.seats]: kept }, null, 1)}\n`)
    if (!args.has('json')) print(`\n${say('simulate.report', { file })}`)
    return FINE
  },
}
