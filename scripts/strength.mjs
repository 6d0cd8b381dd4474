// How strong the bots are: every figure of docs/bots.md, measured by `saloon arena` one after the other.
//   npm run strength                      all of them, with as many deals as it takes
//   npm run strength -- wanted-5 --deals 50    one of them, with fewer
// What is done is kept in test-results/strength: who is stopped goes on where he was. Each figure has its page with charts there.

import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** @typedef {{ name: string, game: string, seats: number, bots: string, among?: string, deals: number, seed: number, options?: string }} Figure */
const LADDER = 'greedy:fair,greedy:easy,random'

/** @type {readonly Figure[]} */
const FIGURES = [
  ...[4, 5, 7].map((seats) => ladder('wanted', seats, 500)),
  ...[4, 5, 7].map((seats) => ladder('bang-dice', seats, 500)),
  ...[2, 4].map((seats) => ladder('wanted-one', seats, 150)),
  ...[2, 4].map((seats) => ladder('western-legends', seats, 100)),
  ...['flick-em-up', 'pitch-in-the-west'].map((game) => ladder(game, 2, 40)),
  against('wanted', 5, 'greedy:hard,greedy:fair,reference', 'reference', 1300, 51),
  against('bang-dice', 5, 'greedy:hard,greedy:fair,reference', 'reference', 1300, 51),
  against('wanted-one', 4, 'greedy:hard,greedy', 'greedy', 200, 51),
  against('western-legends', 4, 'greedy:hard,greedy', 'greedy', 200, 52),
  against('flick-em-up', 2, 'greedy:hard,greedy:fair', undefined, 100, 5),
  against('pitch-in-the-west', 2, 'greedy:hard,greedy:fair', undefined, 100, 5),
]

/** @param {string} game @param {number} seats @param {number} deals @returns {Figure} */
function ladder(game, seats, deals) {
  return { name: `${game}-${seats}-ladder`, game, seats, bots: LADDER, deals, seed: 41 }
}

/** @param {string} game @param {number} seats @param {string} bots @param {string | undefined} among @param {number} deals @param {number} seed @returns {Figure} */
function against(game, seats, bots, among, deals, seed) {
  return { name: `${game}-${seats}`, game, seats, bots, deals, seed, ...(among !== undefined && { among }) }
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const { values, positionals } = parseArgs({
  options: { deals: { type: 'string' }, workers: { type: 'string' } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !FIGURES.some((figure) => figure.name === name))
if (unknown.length > 0) {
  console.error(`No figure ${unknown.join(', ')}. Known: ${FIGURES.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}
const folder = `${ROOT}test-results/strength`
mkdirSync(folder, { recursive: true })
for (const figure of FIGURES) {
  if (positionals.length > 0 && !positionals.includes(figure.name)) continue
  const { name, game, seats, bots, among, seed, deals } = figure
  console.log(`\n${name}: ${bots}${among === undefined ? '' : `, among ${among}`}`)
  const flags = Object.entries({ seats, bots, among, seed, workers: values.workers, deals: values.deals ?? deals })
  const { status } = spawnSync(
    process.execPath,
    [
      `${ROOT}packages/cli/bin/saloon.mjs`,
      'arena',
      game,
      ...flags.flatMap(([flag, value]) => (value === undefined ? [] : [`--${flag}`, String(value)])),
      '--keep',
      `${folder}/${name}.jsonl`,
      '--report',
      `${folder}/${name}.html`,
    ],
    { stdio: 'inherit' },
  )
  if (status !== 0) process.exit(status ?? 1)
}
