// `saloon replay <file>`: the table and what led there, at any row, through anybody's eyes.

import { type Eyes, NOBODY, type Recording, everyone, isRefusal, only, say } from '@saloon/kernel'
import { type Arguments, readNumber } from '../arguments.ts'
import type { Command } from '../command.ts'
import { FINE, complaint } from '../complaint.ts'
import { type OpenedLog, broken, openLog, replayed } from '../logs.ts'
import { board } from '../play/board.ts'
import { eventsOf, journal } from '../play/journal.ts'
import { sayResult } from '../play/result.ts'
import { type Terminal, printWrapped } from '../terminal.ts'

export const replayCommand: Command = {
  spec: { words: ['file'], texts: ['at', 'seat'] },
  async run(args, terminal) {
    const opened = openLog(args.words[0]!)
    const { rows } = opened.log
    const at = readRow(args, rows.length)
    const eyes = readEyes(args, opened)
    const table = await replayed(opened, at)
    if (!isRefusal(table)) showTable(opened, table, eyes ?? everyone(table.state.given.length), terminal)
    else if (table.code === 'secret-missing') showRows(opened, at, eyes ?? NOBODY, terminal)
    else throw broken(table, opened.module)
    return FINE
  },
}

function readRow(args: Arguments, rows: number): number {
  const text = args.text('at')
  return text === undefined ? rows : readNumber('--at', text, { min: 0, max: rows })
}

/** A seat by its number, as the log counts them, or by the name of who sits there. */
function readEyes(args: Arguments, { names }: OpenedLog): Eyes | undefined {
  const asked = args.text('seat')
  if (asked === undefined) return undefined
  const seat = /^\d+$/.test(asked)
    ? Number(asked)
    : names.findIndex((name) => name.toLowerCase() === asked.toLowerCase())
  if (names[seat] === undefined) throw complaint('no-seat', { seat: asked, names, last: names.length - 1 })
  return only(seat)
}

function showTable(opened: OpenedLog, table: Recording, eyes: Eyes, terminal: Terminal): void {
  const { module, names, log } = opened
  const reader = terminal.reader(module, names)
  const { print, style } = terminal
  printHead(opened, table.rows.length, terminal)
  for (const line of journal(reader, module.game, eventsOf(table), eyes)) printWrapped(terminal, line, '  ')
  print()
  for (const line of board(module.game, module.game.view(table.state, eyes), reader, terminal)) print(line)
  const outcome = module.game.rules.outcome(table.state)
  if (outcome) print(`\n${sayResult(reader, outcome, terminal)}`)
  else if (table.rows.length < log.rows.length)
    print(style.dim(`\n${terminal.say('replay.goes-on', { rows: log.rows.length })}`))
}

/** Without the secret nothing can be played again, but what was told is in the rows. */
function showRows(opened: OpenedLog, at: number, eyes: Eyes, terminal: Terminal): void {
  const { module, names, log } = opened
  const reader = terminal.reader(module, names)
  printHead(opened, at, terminal)
  const events = eventsOf({ opening: [], rows: log.rows.slice(0, at) })
  for (const line of journal(reader, module.game, events, eyes)) printWrapped(terminal, line, '  ')
  terminal.print(terminal.style.dim(`\n${terminal.say('replay.no-secret')}`))
}

function printHead({ module, names, log }: OpenedLog, row: number, terminal: Terminal): void {
  const title = say(terminal.reader(module), { key: 'name' })
  terminal.print(`${terminal.style.heading(title)}  ${terminal.say('replay.row', { row, rows: log.rows.length })}`)
  terminal.print(terminal.style.dim(names.map((name, seat) => `${seat} ${name}`).join('  ')))
  terminal.print()
}
