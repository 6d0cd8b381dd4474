// The words and flags of a command, read strictly: what isn't known is refused, in the reader's language.

import { parseArgs } from 'node:util'
import type { GameModule, SettingValue } from '@saloon/kernel'
import { complaint } from './complaint.ts'
import { readText } from './logs.ts'

export interface Spec {
  readonly words?: readonly string[] // what must be named, in order; a trailing ? says that it may be left out
  readonly ids?: boolean // players are named by their ids among them, which may begin with a dash
  readonly texts?: readonly string[] // flags that take a value
  readonly switches?: readonly string[] // flags that don't
}
export interface Arguments {
  readonly words: readonly string[]
  has(flag: string): boolean
  text(flag: string): string | undefined
  number(flag: string, range: { readonly min: number; readonly max?: number }): number | undefined
}

const EVERYWHERE = { texts: ['lang', 'with'], switches: ['help'] } as const

/** An id of a player that looks like a flag: one of 64 does. No flag is written like this. */
const DASHED_ID = /^-[\w-]{21}$/

export function readArguments(
  args: readonly string[],
  { words = [], ids = false, texts = [], switches = [] }: Spec,
): Arguments {
  const textFlags = [...texts, ...EVERYWHERE.texts]
  const switchFlags = [...switches, ...EVERYWHERE.switches]
  const isFlag = (text: string): boolean =>
    text === '-h' || [...textFlags, ...switchFlags].some((flag) => text.split('=')[0] === `--${flag}`)
  // Behind a space it is a word for parseArgs as well.
  const isId = (arg: string, i: number): boolean =>
    ids && DASHED_ID.test(arg) && !textFlags.includes((args[i - 1] ?? '').slice('--'.length))
  const found: string[] = []
  const values = new Map<string, string>()
  const { tokens } = parseArgs({
    args: args.map((arg, i) => (isId(arg, i) ? ` ${arg}` : arg)),
    allowPositionals: true,
    strict: false, // its own refusals are English sentences; ours are below
    tokens: true,
    options: {
      ...Object.fromEntries(textFlags.map((flag) => [flag, { type: 'string' as const }])),
      ...Object.fromEntries(switchFlags.map((flag) => [flag, { type: 'boolean' as const }])),
      help: { type: 'boolean', short: 'h' },
    },
  })
  for (const token of tokens) {
    if (token.kind === 'positional') found.push(ids ? token.value.trimStart() : token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    if (switchFlags.includes(name)) {
      if (value !== undefined) throw complaint('flag-without-value', { flag: rawName })
      values.set(name, '')
    } else if (textFlags.includes(name)) {
      // `--seats --json` forgot the number; an id or a token may begin with a dash.
      if (!value || (!inlineValue && isFlag(value))) throw complaint('flag-needs-value', { flag: rawName })
      values.set(name, value)
    } else
      throw complaint('unknown-flag', {
        flag: rawName,
        known: [...textFlags, ...switchFlags].map((flag) => `--${flag}`),
      })
  }
  if (!values.has('help')) checkWords(found, words)
  return {
    words: found,
    has: (flag) => values.has(flag),
    text: (flag) => values.get(flag),
    number(flag, range) {
      const text = values.get(flag)
      return text === undefined ? undefined : readNumber(`--${flag}`, text, range)
    },
  }
}

function checkWords(found: readonly string[], expected: readonly string[]): void {
  const missing = expected.find((word, i) => !word.endsWith('?') && found[i] === undefined)
  if (missing !== undefined) throw complaint('word-missing', { word: `<${missing}>` })
  if (found.length > expected.length) throw complaint('word-too-many', { word: found[expected.length]! })
}

export function readNumber(
  flag: string,
  text: string,
  { min, max = Number.MAX_SAFE_INTEGER }: { readonly min: number; readonly max?: number },
): number {
  const value = Number(text)
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value)) throw complaint('not-a-number', { flag, value: text })
  if (value < min) throw complaint('number-too-small', { flag, value, min })
  if (value > max) throw complaint('number-too-large', { flag, value, max })
  return value
}

/** `quick=true,rounds=3`; a document is named by its file. What the game's settings make of it is checked by the kernel. */
export function readOptions(text: string | undefined, { game }: GameModule): Record<string, SettingValue> {
  const options: Record<string, SettingValue> = {}
  for (const pair of (text ?? '').split(',').filter((part) => part !== '')) {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(pair) ?? []
    if (key === undefined || value === undefined) throw complaint('option-without-value', { pair })
    const values = game.rules.settings.find((setting) => setting.key === key)?.values
    const listed = Array.isArray(values) ? values.find((possible) => String(possible) === value) : undefined
    options[key] = values === 'document' ? readText(value) : (listed ?? (/^-?\d+$/.test(value) ? Number(value) : value))
  }
  return options
}

export const readList = (text: string | undefined): string[] | undefined => text?.split(',').map((part) => part.trim())
