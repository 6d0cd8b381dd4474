#!/usr/bin/env node
// The `saloon` command. In a clone it runs what the sources say, built when they have changed; installed, it comes built.

import { existsSync } from 'node:fs'

const source = new URL('../src/main.ts', import.meta.url)
const built = existsSync(source) ? await build() : new URL('../dist/main.mjs', import.meta.url)
if (built) await import(built.href)

async function build() {
  process.env.SALOON_GAMES = flag('--with') ?? process.env.SALOON_GAMES ?? ''
  const { moreFolders } = await import('../../../scripts/more-games.mjs')
  try {
    moreFolders()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
    return undefined
  }
  const { buildCli } = await import('../build.mjs')
  if (servesApp()) process.env.SALOON_WEB ??= await (await import('../../../scripts/web.mjs')).ensureWeb()
  return buildCli()
}

function servesApp() {
  const args = process.argv.slice(2)
  return args.find((arg) => !arg.startsWith('-')) === 'serve' && !args.includes('--help') && !args.includes('-h')
}

/**
 * Read before there is a program that could.
 * @param {string} name
 */
function flag(name) {
  const args = process.argv.slice(2)
  const at = args.findLastIndex((arg) => arg === name || arg.startsWith(`${name}=`))
  return at === -1 ? undefined : args[at] === name ? args[at + 1] : args[at]?.slice(name.length + 1)
}
