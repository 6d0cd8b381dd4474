// Logs on disk, read with suspicion: a file that isn't there is wrong usage, one that doesn't hold fails the check.

import { readFileSync } from 'node:fs'
import { findGame } from '@saloon/games'
import {
  type GameModule,
  type Header,
  type Log,
  type Recording,
  type Refusal,
  isRefusal,
  parseLog,
  replay,
  textOfRefusal,
} from '@saloon/kernel'
import { widthOf } from './layout.ts'
import { CHECK_FAILED, Complaint, complaint } from './complaint.ts'

/** Who sits where, as `saloon play` notes it in the header. A bot has the name of its kind too. */
export interface LocalPlayer {
  readonly name: string
  readonly bot: string | null
}
export interface LocalHeader extends Header {
  readonly players: readonly LocalPlayer[]
}

export interface OpenedLog {
  readonly module: GameModule
  readonly log: Log
  readonly names: readonly string[]
  readonly players: readonly LocalPlayer[] | undefined // none: the log comes from elsewhere
}

/** `torn`: leave out a last line that was never finished; nobody has seen what it would have led to. */
export function openLog(file: string, torn?: 'torn'): OpenedLog {
  const text = readText(file)
  const log = parseLog(torn ? text.slice(0, wholeLines(text)) : text)
  if (isRefusal(log)) throw broken(log)
  const module = findGame(log.header.game)
  if (isRefusal(module)) throw broken(module)
  const players = playersOf(log.header)
  const { seats } = log.header.setup
  const names = players?.map(({ name }) => name) ?? defaultNames(Number.isInteger(seats) ? Math.min(seats, 32) : 0)
  return { module, log, names, players }
}

/** How far the whole lines go. */
export const wholeLines = (text: string): number => text.lastIndexOf('\n') + 1

/** Plays it all again; whatever doesn't follow from the rows before is refused. */
export async function replayed({ module, log }: OpenedLog, until?: number): Promise<Recording | Refusal> {
  await module.game.rules.ready?.()
  try {
    return replay(module.game, log, until)
  } catch (error) {
    // A position that was laid out by hand, or a row, that no rule has ever met.
    return { code: 'log-impossible', facts: { problem: error instanceof Error ? error.message : String(error) } }
  }
}

export const broken = (refusal: Refusal, module?: GameModule): Complaint =>
  new Complaint(textOfRefusal(refusal), CHECK_FAILED, module)

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw fileComplaint(error, file)
  }
}

/** The system's reasons, in our words where they are common. */
export function fileComplaint(error: unknown, file: string): Complaint {
  const code = (error as NodeJS.ErrnoException).code ?? String(error)
  if (code === 'ENOENT') return complaint('file-missing', { file })
  if (code === 'EISDIR') return complaint('file-is-folder', { file })
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return complaint('file-forbidden', { file })
  return complaint('file-failed', { file, problem: code })
}

function playersOf(header: Header): readonly LocalPlayer[] | undefined {
  const { players } = header as Partial<LocalHeader>
  const isPlayer = ({ name, bot }: LocalPlayer): boolean =>
    typeof name === 'string' && isName(name) && (bot === null || typeof bot === 'string')
  const areFine =
    Array.isArray(players) &&
    players.length === header.setup.seats &&
    players.every((player) => player && isPlayer(player as LocalPlayer))
  return areFine ? players : undefined
}

const NAMES = ['Ada', 'Bill', 'Clara', 'Doc', 'Ella', 'Frank', 'Grace', 'Hank']

export const defaultNames = (seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => NAMES[seat] ?? `Nr. ${seat + 1}`)

export const LONGEST_NAME = 20
/** Printable, and short enough for a table. */
export const isName = (name: string): boolean =>
  /^[^\p{C}]+$/u.test(name) && name.trim() === name && widthOf(name) <= LONGEST_NAME
