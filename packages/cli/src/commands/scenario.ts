// `saloon scenario check <file>`: says what is wrong with a scenario somebody made, and where. `saloon scenario show <id>` prints one of the
// house's own, to begin with.

import { statSync } from 'node:fs'
import { TEN, TEN_IDS, type TenId, flickEmUpModule, readScenario } from '@saloon/flick-em-up'
import { type GameModule, say } from '@saloon/kernel'
import type { Command } from '../command.ts'
import { CHECK_FAILED, FINE, complaint } from '../complaint.ts'
import { fileComplaint, readText } from '../logs.ts'
import type { Terminal } from '../terminal.ts'

const DEEDS = ['check', 'show'] as const
/** No document comes near it: what is larger isn't even read. */
const MOST_BYTES = 1_000_000

export const scenario: Command = {
  spec: { words: ['check|show', 'file'], switches: ['json'] },
  run(args, terminal) {
    const [deed, what] = args.words as [string, string]
    if (deed === 'check') return check(what, terminal, args.has('json'))
    if (deed === 'show') return show(what, terminal)
    throw complaint('unknown-deed', { deed, known: DEEDS })
  },
}

function check(file: string, terminal: Terminal, json: boolean): number {
  const text = sizeOf(file) > MOST_BYTES ? ' '.repeat(MOST_BYTES) : readText(file)
  const { problems, scenario: fine } = readScenario(text)
  if (json) terminal.print(JSON.stringify({ problems }))
  else if (fine) terminal.print(`${terminal.style.good('✓')} ${terminal.say('scenario.fine', { name: fine.name })}`)
  else {
    const reader = terminal.reader(flickEmUpModule as unknown as GameModule)
    for (const { path, code, detail } of problems) {
      const problem = `${say(reader, { key: `problem.${code}` })} ${detail}`.trim()
      terminal.print(`${terminal.style.bold(path === '' ? '.' : path)}: ${problem}`)
    }
    terminal.print(terminal.say('scenario.problems', { count: problems.length }))
  }
  return fine ? FINE : CHECK_FAILED
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size
  } catch (error) {
    throw fileComplaint(error, file)
  }
}

function show(id: string, terminal: Terminal): number {
  if (!(TEN_IDS as readonly string[]).includes(id)) throw complaint('unknown-deed', { deed: id, known: TEN_IDS })
  terminal.print(JSON.stringify(TEN[id as TenId], null, 1))
  return FINE
}
