// What the command is asked for, read strictly.

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CASES, type CaseName } from './cases.ts'
import { NAMES } from './contestants.ts'

export interface Options {
  readonly tables: number // played at once
  readonly seconds: number // measured, each case
  readonly warmup: number // seconds played before
  readonly sockets: number // that only sit there
  readonly moves: number // of a long game
  readonly rounds: number // each figure is the median of so many
  readonly cases: readonly CaseName[]
  readonly servers: readonly string[]
  readonly json: boolean
  readonly profile: string | undefined // where to keep the CPU profile of each server
}

const USUAL = { tables: 200, seconds: 10, warmup: 3, sockets: 2000, moves: 2000, rounds: 1 }
const QUICK = { tables: 50, seconds: 1, warmup: 1, sockets: 200, moves: 2000, rounds: 1 }
const LEAST = { tables: 1, seconds: 0.1, warmup: 0, sockets: 2, moves: 200, rounds: 1 }
const MOST = { tables: 5000, seconds: 3600, warmup: 600, sockets: 15_000, moves: 100_000, rounds: 100 }
type Amount = keyof typeof USUAL
const WHOLE: readonly Amount[] = ['tables', 'sockets', 'moves', 'rounds']
const AMOUNTS = Object.keys(USUAL) as Amount[]

export const HELP = `Measures our server beside boardgame.io and Colyseus: the same game, the same machine, the same work.

npm run bench:server [-- options]
  --quick           ours only, a few seconds a case
  --tables N        tables played at once (${USUAL.tables})
  --seconds N       seconds measured, each case (${USUAL.seconds})
  --warmup N        seconds played before that (${USUAL.warmup})
  --sockets N       idle connections (${USUAL.sockets})
  --moves N         moves of a long game (${USUAL.moves})
  --rounds N        runs of each case; the median counts (${USUAL.rounds})
  --cases A,B       ${CASES.join(', ')} (all)
  --servers A,B     ${NAMES.join(', ')} (all)
  --profile FOLDER  keeps a CPU profile of each server there, for a browser's developer tools
  --json            one JSON object instead of tables
PEERS_DIR           where the peers are installed, outside of the repository (a folder of the system's temporary one)`

/** The options, or a sentence about what is wrong with them; 'help' if that is wanted. */
export function readOptions(args: readonly string[]): Options | string {
  let values: Readonly<Record<string, string | boolean | undefined>>
  try {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean' } as const
    const amounts = Object.fromEntries(AMOUNTS.map((name) => [name, text]))
    const options = {
      ...amounts,
      cases: text,
      servers: text,
      profile: text,
      quick: flag,
      json: flag,
      help: { ...flag, short: 'h' },
    }
    values = parseArgs({ args: [...args], options }).values
  } catch (error) {
    return (error as Error).message.split('. ')[0]! + '.'
  }
  if (values['help'] === true) return 'help'
  const quick = values['quick'] === true
  const amounts: Record<string, number> = {}
  for (const name of AMOUNTS) {
    const amount = readAmount(name, values[name] as string | undefined, quick ? QUICK[name] : USUAL[name])
    if (typeof amount === 'string') return amount
    amounts[name] = amount
  }
  const cases = readList('cases', values['cases'] as string | undefined, CASES)
  if (typeof cases === 'string') return cases
  const ours = NAMES.filter((name) => name.startsWith('saloon-'))
  const servers = readList('servers', values['servers'] as string | undefined, NAMES)
  if (typeof servers === 'string') return servers
  return {
    ...(amounts as Record<Amount, number>),
    cases,
    servers: quick && values['servers'] === undefined ? ours : servers,
    json: values['json'] === true,
    profile: (values['profile'] as string | undefined) && resolve(values['profile'] as string),
  }
}

function readAmount(name: Amount, text: string | undefined, usual: number): number | string {
  if (text === undefined) return usual
  const amount = Number(text)
  const isWhole = WHOLE.includes(name)
  const isOne = /^\d+(\.\d+)?$/.test(text) && (!isWhole || Number.isInteger(amount))
  if (isOne && amount >= LEAST[name] && amount <= MOST[name]) return amount
  return `--${name} must be a ${isWhole ? 'whole ' : ''}number from ${LEAST[name]} to ${MOST[name]}, not "${text}".`
}

function readList<T extends string>(
  name: string,
  text: string | undefined,
  known: readonly T[],
): readonly T[] | string {
  if (text === undefined) return known
  const wanted = text.split(',').map((word) => word.trim())
  const unknown = wanted.find((word) => !(known as readonly string[]).includes(word))
  if (unknown !== undefined) return `--${name}: there is no "${unknown}", only ${known.join(', ')}.`
  return known.filter((word) => wanted.includes(word))
}
