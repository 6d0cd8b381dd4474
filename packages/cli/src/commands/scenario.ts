// `saloon scenario check <file>`: says what is wrong with a scenario somebody made, and where. `saloon scenario show <id>` prints one of the
// house's own, to begin with.

import { statSync } from 'node:fs'
import { TEN, TEN_IDS, type TenId, flickEmUpModule, readScenario as readFlick } from '@saloon/flick-em-up'
import { type GameModule, say } from '@saloon/kernel'
import {
  SIX,
  SIX_IDS,
  type SixId,
  TOWNS,
  type TownId,
  pitchInTheWestModule,
  readScenario as readPitch,
} from '@saloon/pitch-in-the-west'
import type { Command } from '../command.ts'
import { CHECK_FAILED, FINE, complaint } from '../complaint.ts'
import { fileComplaint, readText } from '../logs.ts'
import type { Terminal } from '../terminal.ts'

const DEEDS = ['check', 'show'] as const
/** No document comes near it: what is larger isn't even read. */
const MOST_BYTES = 1_000_000

interface Problem {
  readonly path: string
  readonly code: string
  readonly detail: string
}
/** A game that is played in towns, by what a document calls it. */
interface Kind {
  readonly module: GameModule
  readonly ids: readonly string[] // the house's own
  read(text: string): {
    readonly problems: readonly Problem[]
    readonly scenario: { readonly name: string } | undefined
  }
  show(id: string): object
}
const FLICK: Kind = {
  module: flickEmUpModule as unknown as GameModule,
  ids: TEN_IDS,
  read: readFlick,
  show: (id) => TEN[id as TenId],
}
const PITCH: Kind = {
  module: pitchInTheWestModule as unknown as GameModule,
  ids: SIX_IDS,
  read: readPitch,
  show: (id) => {
    const six = SIX[id as SixId]
    return { game: 'pitch-in-the-west', ...six, town: TOWNS[six.town as TownId] }
  },
}
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['flick-em-up', FLICK],
  ['pitch-in-the-west', PITCH],
])

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
  const { module, read } = kindOf(text)
  const { problems, scenario: fine } = read(text)
  if (json) terminal.print(JSON.stringify({ problems }))
  else if (fine) terminal.print(`${terminal.style.good('✓')} ${terminal.say('scenario.fine', { name: fine.name })}`)
  else {
    const reader = terminal.reader(module)
    for (const { path, code, detail } of problems) {
      const problem = `${say(reader, { key: `problem.${code}` })} ${detail}`.trim()
      terminal.print(`${terminal.style.bold(path === '' ? '.' : path)}: ${problem}`)
    }
    terminal.print(terminal.say('scenario.problems', { count: problems.length }))
  }
  return fine ? FINE : CHECK_FAILED
}

/** The game that the document names; one that names none, or is none, is read as one of Flick 'em Up!, which says so. */
function kindOf(text: string): Kind {
  const game = gameIn(text)
  if (game === undefined) return FLICK
  const detail = `${game} (${[...KINDS.keys()].join(', ')})`
  const unknown: Problem = { path: 'game', code: 'unknown-word', detail }
  return KINDS.get(game) ?? { ...FLICK, read: () => ({ problems: [unknown], scenario: undefined }) }
}

function gameIn(text: string): string | undefined {
  try {
    const value = JSON.parse(text) as { readonly game?: unknown } | null
    const game = value?.game
    return typeof game === 'string' ? game : undefined
  } catch {
    return undefined
  }
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size
  } catch (error) {
    throw fileComplaint(error, file)
  }
}

function show(id: string, terminal: Terminal): number {
  const kind = [...KINDS.values()].find(({ ids }) => ids.includes(id))
  if (!kind) throw complaint('unknown-deed', { deed: id, known: [...TEN_IDS, ...SIX_IDS] })
  terminal.print(JSON.stringify(kind.show(id), null, 1))
  return FINE
}
