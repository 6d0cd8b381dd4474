// The `saloon` command: finds the language and the command, and says in one sentence what is wrong if something is.

import { readFileSync } from 'node:fs'
import { MORE } from '@saloon/games/more'
import { LANGUAGES, type Language } from '@saloon/kernel'
import { readArguments } from './arguments.ts'
import type { Command } from './command.ts'
import { admin } from './commands/admin.ts'
import { arenaCommand } from './commands/arena.ts'
import { backup } from './commands/backup.ts'
import { balance } from './commands/balance.ts'
import { bench } from './commands/bench.ts'
import { games } from './commands/games.ts'
import { importCommand } from './commands/import.ts'
import { migrateCommand } from './commands/migrate.ts'
import { play } from './commands/play.ts'
import { replayCommand } from './commands/replay.ts'
import { restoreCommand } from './commands/restore.ts'
import { resume } from './commands/resume.ts'
import { rules } from './commands/rules.ts'
import { scenario } from './commands/scenario.ts'
import { serveCommand } from './commands/serve.ts'
import { simulateCommand } from './commands/simulate.ts'
import { train } from './commands/train.ts'
import { tune } from './commands/tune.ts'
import { verify } from './commands/verify.ts'
import { Complaint, FINE, complaint } from './complaint.ts'
import { ourLanguage, systemLanguage } from './language.ts'
import { type Terminal, complain, terminalFor } from './terminal.ts'

const COMMANDS = {
  games,
  rules,
  play,
  resume,
  simulate: simulateCommand,
  arena: arenaCommand,
  balance,
  train,
  tune,
  replay: replayCommand,
  verify,
  scenario,
  bench,
  serve: serveCommand,
  admin,
  backup,
  restore: restoreCommand,
  migrate: migrateCommand,
  import: importCommand,
} as const satisfies Readonly<Record<string, Command>>
type CommandName = keyof typeof COMMANDS
const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name)

// Whoever reads us may have read enough: `saloon rules bang-dice | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(FINE)
})

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  let language = systemLanguage(process.env)
  try {
    language = askedLanguage(args) ?? language
    return await run(args, language)
  } catch (error) {
    if (error instanceof Complaint) {
      complain(language, error.text, error.messages?.[language])
      return error.exitCode
    }
    if (process.env['SALOON_DEBUG']) throw error
    complain(language, {
      key: 'why.our-mistake',
      facts: { problem: error instanceof Error ? error.message : String(error) },
    })
    return 1
  }
}

/** Looked for before anything else is read, so that everything wrong with the rest is said in it. */
function askedLanguage(args: readonly string[]): Language | undefined {
  const at = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  const name = at === -1 ? undefined : args[at] === '--lang' ? args[at + 1] : args[at]!.slice('--lang='.length)
  if (name === undefined || name === '') return undefined // --lang without a value: refused with the other flags
  const language = ourLanguage(name)
  if (language === undefined) throw complaint('unknown-language', { language: name, known: LANGUAGES })
  return language
}

async function run(args: readonly string[], language: Language): Promise<number> {
  const terminal = terminalFor(language, process)
  const { name, rest } = splitCommand(args)
  if (name === undefined || name === 'help') {
    const topic = name === 'help' ? readArguments(rest, { words: ['command?'] }).words[0] : undefined
    if (topic !== undefined && !isCommand(topic)) throw unknownCommand(topic)
    if (name === undefined && readArguments(rest, { switches: ['version'] }).has('version')) terminal.print(version())
    else terminal.print(topic === undefined ? terminal.say('help') : helpOn(topic, terminal))
    return FINE
  }
  if (!isCommand(name)) throw unknownCommand(name)
  const command: Command = COMMANDS[name]
  const read = readArguments(rest, command.spec)
  // bin/saloon.mjs reads it in a clone, where games can be built in; by now they are here or never will be.
  const more = read.text('with') ?? process.env['SALOON_GAMES']
  if (more && MORE.length === 0) throw complaint('games-not-built', { folders: more })
  if (!read.has('help')) return command.run(read, terminal)
  terminal.print(helpOn(name, terminal))
  return FINE
}

function helpOn(name: CommandName, terminal: Terminal): string {
  const command: Command = COMMANDS[name]
  return command.help?.(terminal) ?? terminal.say(`help.${name}`)
}

/** The command is the first word that is neither a flag nor the value of one that stands before it. */
function splitCommand(args: readonly string[]): { name: string | undefined; rest: string[] } {
  const at = args.findIndex((arg, i) => !arg.startsWith('-') && args[i - 1] !== '--lang' && args[i - 1] !== '--with')
  return { name: args[at], rest: args.filter((_, i) => i !== at) }
}

function unknownCommand(command: string): Complaint {
  return complaint('unknown-command', { command, known: Object.keys(COMMANDS) })
}

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  return version
}
