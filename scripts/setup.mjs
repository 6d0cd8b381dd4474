// Makes a fresh clone ready: run before `npm start` and (with --browser and --services) before `npm test`. Does nothing when nothing changed.
// Plain Node without packages: it is what installs them.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './browser.mjs'
import { alone } from './lock.mjs'
import { findNats, findPostgres } from './services.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STAMP = join(ROOT, 'node_modules', '.saloon-setup')
const OLDEST_NODE = [20, 19]

try {
  checkNode()
  const wanted = fingerprint()
  if (installed() !== wanted) {
    await alone(ROOT, () => {
      if (installed() !== wanted) install(wanted) // else it was done while we waited
    })
  }
  if (process.argv.includes('--browser') && !findBrowser()) await alone(ROOT, installBrowser)
  if (process.argv.includes('--services') && !(findPostgres() && findNats())) await alone(ROOT, installServices)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new Error(
    `Saloon needs Node ${OLDEST_NODE.join('.')} or newer and this is ${process.versions.node}: ` +
      'install the current version from https://nodejs.org and try again.',
  )
}

/** What an installation depends on: another lock file, Node or machine needs another one. */
function fingerprint() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(`${process.version} ${process.platform} ${process.arch}`)
    .digest('hex')
}

function installed() {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string} wanted */
function install(wanted) {
  console.log('Installing packages (npm ci).')
  if (!npm('ci', '--include=dev')) {
    throw new Error('Installing packages failed: see what npm says above, and try again with a network connection.')
  }
  writeFileSync(STAMP, wanted)
}

function installBrowser() {
  if (findBrowser()) return // installed while we waited
  if (process.env.CHROMIUM_PATH) {
    throw new Error(
      `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is not a program: correct it or leave it out.`,
    )
  }
  if (process.getuid?.() === 0 && run('apt-get', ['--version'], 'ignore')) {
    console.log('Installing Chromium for the tests (apt-get install chromium).')
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', 'chromium'])
  }
  if (!findBrowser()) {
    console.log('Downloading Chromium for the tests (playwright install chromium).')
    npm('exec', '--', 'playwright', 'install', 'chromium')
  }
  if (!findBrowser()) {
    throw new Error('The tests need Chromium: install it, or set CHROMIUM_PATH to a Chrome or Chromium, and try again.')
  }
}

function installServices() {
  const missing = () => [...(findPostgres() ? [] : ['postgresql']), ...(findNats() ? [] : ['nats-server'])]
  if (missing().length === 0) return // installed while we waited
  const { POSTGRES_BIN, NATS_SERVER } = process.env
  if (POSTGRES_BIN && !findPostgres())
    throw new Error(`POSTGRES_BIN names ${POSTGRES_BIN}, where no initdb and postgres are: correct it or leave it out.`)
  if (NATS_SERVER && !findNats())
    throw new Error(`NATS_SERVER names ${NATS_SERVER}, which is not a program: correct it or leave it out.`)
  if (process.getuid?.() === 0 && run('apt-get', ['--version'], 'ignore')) {
    console.log(`Installing what the tests of several nodes run against (apt-get install ${missing().join(' ')}).`)
    run('apt-get', ['update'])
    // Without questions; and without starting anything: the tests start their own, and stop them.
    process.env.DEBIAN_FRONTEND = 'noninteractive'
    process.env.RUNLEVEL = '1'
    run('apt-get', ['install', '-y', '--no-install-recommends', ...missing()])
  }
  if (missing().length > 0)
    throw new Error(
      `The tests of several nodes need ${missing().join(' and ')}: install PostgreSQL 14 or newer and nats-server 2.9 or newer, ` +
        'or set POSTGRES_BIN to the folder with initdb and postgres and NATS_SERVER to the program, and try again.',
    )
}

/**
 * The npm that started us, if one did. Without NODE_ENV, which would leave out what building and testing need.
 * @param {...string} args
 */
function npm(...args) {
  const own = process.env.npm_execpath
  const isNpm = own !== undefined && basename(own) === 'npm-cli.js'
  return isNpm ? run(process.execPath, [own, ...args]) : run('npm', args)
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {'inherit' | 'ignore'} stdio
 */
function run(command, args, stdio = 'inherit') {
  const env = { ...process.env }
  delete env.NODE_ENV
  const shell = process.platform === 'win32' && command === 'npm' // there npm is a script that only a shell can start
  return spawnSync(command, args, { cwd: ROOT, env, stdio, shell }).status === 0
}
