// `saloon arena <game>`: bots against each other on equal deals.

import { randomInt } from 'node:crypto'
import { type Standings, type Trial, arena, standingsOf } from '@saloon/bots'
import { type Reader, isRefusal } from '@saloon/kernel'
import { readList } from '../arguments.ts'
import type { Command } from '../command.ts'
import { FINE, complaint, refused } from '../complaint.ts'
import { carryOut } from '../lab/commission.ts'
import { arenaReport, roleWord } from '../lab/arena-report.ts'
import { signedPoints } from '../lab/figures.ts'
import { columns } from '../layout.ts'
import { findModule, readSetup } from '../set-up.ts'
import type { Terminal } from '../terminal.ts'
import { checkFolder, writeWhole } from '../whole-file.ts'

const USUAL_DEALS = 200
const USUAL_BOTS = ['greedy:hard', 'greedy:fair', 'greedy:easy', 'random']

export const arenaCommand: Command = {
  spec: {
    words: ['game'],
    texts: ['deals', 'seats', 'bots', 'among', 'seed', 'options', 'workers', 'keep', 'report'],
    switches: ['json'],
  },
  async run(args, terminal) {
    const module = findModule(args.words[0]!)
    const setup = readSetup(args, module)
    const deals = args.number('deals', { min: 1 }) ?? USUAL_DEALS
    const bots = readList(args.text('bots')) ?? USUAL_BOTS
    const among = args.text('among')
    if (bots.length < 2) throw complaint('arena-needs-two')
    const seed = args.number('seed', { min: 0 }) ?? randomInt(1_000_000)
    const file = args.text('report')
    if (file !== undefined) checkFolder(file)
    const contest = { seats: setup.seats, options: setup.options, bots, ...(among !== undefined && { among }), seed }
    const made = arena(module, contest)
    if (isRefusal(made)) throw refused(made, module)
    const trials = await carryOut(module, { job: { kind: 'trial', contest }, count: deals }, args, terminal)
    const standings = standingsOf(bots, trials as Trial[])
    const results = { game: module.game.rules.id, ...contest, ...standings }
    const reader = terminal.reader(module)
    if (args.has('json')) terminal.print(JSON.stringify(results))
    else print(standings, reader, terminal)
    if (file === undefined) return FINE
    writeWhole(file, arenaReport(results, reader, terminal))
    if (!args.has('json')) terminal.print(`\n${terminal.say('simulate.report', { file })}`)
    return FINE
  },
}

function print(
  { deals, games, unfinished, standings, cross, gains }: Standings,
  reader: Reader,
  terminal: Terminal,
): void {
  const { number, print, say, style } = terminal
  const percent = (share: number): string => say('simulate.percent', { value: number(share * 100, 1) })
  print(say('arena.played', { deals: number(deals), games: number(games), unfinished: number(unfinished) }))
  print()
  const head = ['', say('arena.wins'), say('arena.interval'), say('arena.rating'), say('arena.mean'), say('arena.p95')]
  const rows = standings.map(({ bot, wins, rating, time }) => [
    bot,
    percent(wins.share),
    say('simulate.interval', { low: percent(wins.low), high: percent(wins.high) }),
    number(rating.share),
    number(time.mean, 3),
    number(time.p95, 3),
  ])
  for (const [i, line] of columns([head, ...rows] as [string, ...string[]][]).entries())
    print(i === 0 ? style.bold(line) : line)
  print()
  print(style.bold(say('arena.cross')))
  const names = standings.map(({ bot }) => bot)
  const table = cross.map((row, i) => [names[i]!, ...row.map((one) => (one ? signedPoints(one, terminal) : '–'))])
  for (const line of columns([['', ...names], ...table] as [string, ...string[]][])) print(line)
  const roles = Object.keys(standings[0]?.roles ?? {})
  if (roles.length === 0) return
  print()
  print(style.bold(say('arena.gains')))
  const byRole = gains.map(({ bot, all, roles: own }) => [
    bot,
    signedPoints(all, terminal),
    ...roles.map((role) => signedPoints(own[role]!, terminal)),
  ])
  const roleHead = ['', say('arena.all'), ...roles.map((role) => roleWord(reader, role))]
  for (const line of columns([roleHead, ...byRole] as [string, ...string[]][])) print(line)
}
