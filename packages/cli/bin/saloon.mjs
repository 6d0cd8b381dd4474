#!/usr/bin/env node
// The `saloon` command. In a clone it runs what the sources say, built when they have changed; installed, it comes built.

import { existsSync } from 'node:fs'

const source = new URL('../src/main.ts', import.meta.url)
const built = existsSync(source) ? await build() : new URL('../dist/main.mjs', import.meta.url)
await import(built.href)

async function build() {
  const { buildCli } = await import('../build.mjs')
  return buildCli()
}
