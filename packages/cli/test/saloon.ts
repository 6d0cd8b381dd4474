// Runs the real command, as somebody in a terminal does.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterwards } from '../../../scripts/testing/afterwards.ts'
import { buildCli } from '../build.mjs'

// Built once, before anything is measured by a clock.
await buildCli()

export const BIN = fileURLToPath(new URL('../bin/saloon.mjs', import.meta.url))

export interface Result {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A folder for saved games that goes when the tests are done. */
export function newHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'saloon-cli-'))
  afterwards(() => rmSync(home, { recursive: true, force: true }))
  return home
}

export function start(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  bin = BIN,
): { process: ChildProcess; ended: Promise<Result> } {
  const child = spawn(process.execPath, [bin, ...args], {
    env: {
      PATH: process.env['PATH'],
      HOME: '/nonexistent',
      LANG: 'en_GB.UTF-8',
      SALOON_DEBUG: '',
      SALOON_WEB: '',
      ...env,
    },
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => (stdout += String(chunk)))
  child.stderr.on('data', (chunk) => (stderr += String(chunk)))
  const ended = new Promise<Result>((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })))
  return { process: child, ended }
}

/** With `input` typed; then there is no more. */
export function saloon(
  args: readonly string[],
  { input = '', env = {} }: { input?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Result> {
  const { process: child, ended } = start(args, env)
  child.stdin?.on('error', () => {}) // a command that doesn't read it closes it
  child.stdin?.end(input)
  return ended
}

/** The saved games, newest last. */
export function saved(home: string): string[] {
  const folder = join(home, 'games')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.saloon'))
    .map((name) => join(folder, name))
}

export const linesOf = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n')

/** A copy of a log with something done to its lines. */
export function altered(file: string, name: string, change: (lines: string[]) => string[] | string): string {
  const copy = join(file, '..', '..', name)
  const lines = change(linesOf(file))
  writeFileSync(copy, typeof lines === 'string' ? lines : `${lines.join('\n')}\n`)
  return copy
}

/** Just Enter, over and over: everybody does what is done for somebody who isn't there. */
export const ENTER = '\n'.repeat(600)
