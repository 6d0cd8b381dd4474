// Brings the peers here, once. Without a network we are measured alone.

import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { PEERS, type Peer, packageFolder, peersFolder } from './peers.ts'
import { watched } from '../machine/processes.ts'

const PATIENCE = 5 * 60_000

/** Undefined: it is there. Else why it isn't. */
export async function ensurePeer(peer: Peer, tell: (line: string) => void): Promise<string | undefined> {
  const wanted: Readonly<Record<string, string>> = PEERS[peer]
  const missing = Object.entries(wanted).filter(([name, version]) => installed(peer, name) !== version)
  if (missing.length === 0) return undefined
  const folder = join(peersFolder(), peer)
  const packages = Object.entries(wanted).map(([name, version]) => `${name}@${version}`)
  tell(`Installing ${packages.join(' ')} in ${folder}.`)
  try {
    mkdirSync(folder, { recursive: true })
    if (!existsSync(join(folder, 'package.json'))) writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  } catch (error) {
    return (error as Error).message
  }
  return npmInstall(folder, packages)
}

function installed(peer: Peer, name: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(join(packageFolder(peer, name), 'package.json'), 'utf8')) as { version: string })
      .version
  } catch {
    return undefined
  }
}

function npmInstall(folder: string, packages: readonly string[]): Promise<string | undefined> {
  const own = process.env['npm_execpath'] ?? ''
  const [program, before] = basename(own) === 'npm-cli.js' ? [process.execPath, [own]] : ['npm', []]
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1']
  // What the npm that runs us has set is about our own folder.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))
  const shell = process.platform === 'win32' && program === 'npm' // there npm is a script that only a shell can start
  return new Promise((resolve) => {
    const child = watched(
      spawn(program, [...before, ...args, ...packages], {
        cwd: folder,
        env,
        shell,
        stdio: ['ignore', 'ignore', 'pipe'],
        timeout: PATIENCE,
      }),
    )
    let errors = ''
    child.stderr!.on('data', (chunk) => (errors += String(chunk)))
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => {
      const said = errors.split('\n').filter((line) => line.startsWith('npm error'))
      resolve(code === 0 ? undefined : (said[0] ?? `npm ended with code ${code}`))
    })
  })
}
