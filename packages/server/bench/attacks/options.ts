// What the command is asked for, read strictly.

import { parseArgs } from 'node:util'
import { ATTACKS, type Attack } from './attacks.ts'

export interface Options {
  readonly seconds: number // of each attack
  readonly tables: number // at which others play meanwhile
  readonly addresses: number // from which it comes
  readonly attacks: readonly Attack[]
  readonly json: boolean
}

const USUAL = { seconds: 60, tables: 100, addresses: 5 }
const MOST = { seconds: 3600, tables: 5000, addresses: 200 }
type Amount = keyof typeof USUAL

export const HELP = `Measures how long others wait for their moves while strangers send what takes the server long.

npm run bench:attacks [-- options]
  --seconds N      of each attack (${USUAL.seconds})
  --tables N       at which others play meanwhile, a move a second each (${USUAL.tables})
  --addresses N    from which each attack comes at once (${USUAL.addresses})
  --attacks A,B    ${ATTACKS.join(', ')} (all)
  --clone=FOLDER   the server of another clone, beside who plays and attacks here
  --json           one JSON object instead of a table`

/** The options, or a sentence about what is wrong with them; 'help' if that is wanted. */
export function readOptions(args: readonly string[]): Options | string {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  let values: Readonly<Record<string, string | boolean | undefined>>
  try {
    const options = { seconds: text, tables: text, addresses: text, attacks: text, clone: text, json: flag, help: flag }
    values = parseArgs({ args: [...args], options }).values
  } catch (error) {
    return `${(error as Error).message.split('. ')[0]!}.`
  }
  if (values['help'] === true) return 'help'
  const amounts: Record<Amount, number> = { ...USUAL }
  for (const name of Object.keys(USUAL) as Amount[]) {
    const amount = Number(values[name] ?? USUAL[name])
    if (!Number.isInteger(amount) || amount < 1 || amount > MOST[name])
      return `--${name} must be a whole number from 1 to ${MOST[name]}, not "${String(values[name])}".`
    amounts[name] = amount
  }
  const wanted = ((values['attacks'] as string | undefined) ?? ATTACKS.join(',')).split(',')
  const unknown = wanted.find((name) => !(ATTACKS as readonly string[]).includes(name))
  if (unknown !== undefined) return `--attacks: there is no "${unknown}", only ${ATTACKS.join(', ')}.`
  return { ...amounts, attacks: ATTACKS.filter((name) => wanted.includes(name)), json: values['json'] === true }
}
