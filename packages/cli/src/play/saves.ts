// Games on disk: one log file each, a row a line. A row is on the disk before anybody sees what it led to.

import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '@saloon/games'
import { headerLine, isRefusal, revealLine, rowLine } from '@saloon/kernel'
import { Complaint, complaint } from '../complaint.ts'
import { type LocalHeader, fileComplaint, openLog, replayed } from '../logs.ts'

/** A log file that this process alone writes to. */
export interface SaveFile {
  readonly path: string
  append(row: object): void
  close(): void
}

export const savesFolder = (env: NodeJS.ProcessEnv): string =>
  join(env['SALOON_HOME'] || join(homedir(), '.saloon'), 'games')

/** Local games keep no secret from who plays them: it is published with the first line, so the file can always be verified. */
export function createSave(env: NodeJS.ProcessEnv, header: LocalHeader, secret: string): SaveFile {
  const folder = savesFolder(env)
  const today = new Date().toISOString().slice(0, 10)
  const path = join(folder, `${header.game}-${today}-${randomBytes(3).toString('hex')}.saloon`)
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw fileComplaint(error, folder)
  }
  return openSave(path, headerLine(header) + revealLine(secret))
}

/** To go on with it; `first`: what a new file begins with. */
export function openSave(path: string, first = ''): SaveFile {
  const unlock = lock(path)
  try {
    if (first === '') dropTornLine(path)
    const file = openSync(path, first === '' ? 'a' : 'ax')
    const write = (text: string): void => {
      try {
        writeSync(file, text)
        fsyncSync(file)
      } catch (error) {
        throw fileComplaint(error, path)
      }
    }
    if (first !== '') write(first)
    return {
      path,
      append: (row) => write(rowLine(row)),
      close() {
        closeSync(file)
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error instanceof Complaint ? error : fileComplaint(error, path)
  }
}

/** The machine went down in the middle of a row: nobody saw what it led to, so the game goes on from the row before. */
function dropTornLine(path: string): void {
  const content = readFileSync(path)
  const whole = content.lastIndexOf(0x0a) + 1
  if (whole < content.length) truncateSync(path, whole)
}

/** Two windows that play the same game would each spoil the other's log. */
function lock(path: string): () => void {
  const place = `${path}.lock`
  const write = (): void => {
    const file = openSync(place, 'wx')
    writeSync(file, String(process.pid))
    closeSync(file)
  }
  try {
    write()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw fileComplaint(error, path)
    const holder = Number(readFileSync(place, 'utf8'))
    if (isRunning(holder)) throw complaint('game-open', { file: path, process: holder })
    rmSync(place)
    write()
  }
  return () => rmSync(place, { force: true })
}

function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // somebody else's, but there
  }
}

/** The unfinished game that was last played: of this game, or of any. Files that don't hold are left alone. */
export async function lastUnfinished(env: NodeJS.ProcessEnv, game?: string): Promise<string | undefined> {
  const ids = game === undefined ? GAMES.map((module) => module.game.rules.id) : [game]
  for (const file of saves(savesFolder(env), ids)) if (await isUnfinished(file)) return file
  return undefined
}

function saves(folder: string, games: readonly string[]): string[] {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    return [] // nothing saved yet
  }
  const pattern = new RegExp(`^(${games.join('|')})-\\d{4}-\\d\\d-\\d\\d-[0-9a-f]+\\.saloon$`)
  const files = names.filter((name) => pattern.test(name)).map((name) => join(folder, name))
  const changed = new Map(files.map((file) => [file, statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0]))
  return files.toSorted((a, b) => changed.get(b)! - changed.get(a)!)
}

async function isUnfinished(file: string): Promise<boolean> {
  try {
    const opened = openLog(file, 'torn')
    const table = await replayed(opened)
    return (
      opened.players !== undefined && !isRefusal(table) && opened.module.game.rules.outcome(table.state) === undefined
    )
  } catch (error) {
    if (error instanceof Complaint) return false
    throw error
  }
}
