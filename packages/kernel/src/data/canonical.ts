// One spelling for each value, and its hash: equal positions have equal hashes, on every machine.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** JSON with sorted keys. Throws on what JSON would silently change (undefined, NaN, −0, a date, a class): that is a bug of ours. */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quoted(value)
    case 'boolean':
      return value ? 'true' : 'false'
    case 'number':
      if (!Number.isFinite(value) || Object.is(value, -0)) {
        throw new Error(`${Object.is(value, -0) ? '-0' : value} is not plain data`)
      }
      return String(value)
    case 'object':
      if (value === null) return 'null'
      return Array.isArray(value) ? canonicalList(value) : canonicalObject(value as Record<string, unknown>)
    default:
      throw new Error(`${typeof value} is not plain data`)
  }
}

function canonicalList(list: readonly unknown[]): string {
  if (isOfWholeNumbers(list)) return JSON.stringify(list) // most lists: in half the time
  let text = '['
  for (let i = 0; i < list.length; i++) text += i === 0 ? canonical(list[i]) : `,${canonical(list[i])}`
  return `${text}]`
}

function isOfWholeNumbers(list: readonly unknown[]): boolean {
  for (let i = 0; i < list.length; i++) {
    const value = list[i]
    if (typeof value !== 'number' || (value | 0) !== value || Object.is(value, -0)) return false
  }
  return true
}

function canonicalObject(value: Record<string, unknown>): string {
  const prototype = Object.getPrototypeOf(value) as unknown
  if (prototype !== Object.prototype && prototype !== null) throw new Error('an object with a class is not plain data')
  const { order, heads } = spellingOf(Object.keys(value))
  const values = Object.values(value) // all at once: to ask for each by its name takes longer
  let text = '{'
  for (let i = 0; i < order.length; i++) text += heads[i]! + canonical(values[order[i]!])
  return `${text}}`
}

/** How objects with these keys are spelled: sorting and quoting them anew each time takes longer than all the rest. */
interface Spelling {
  readonly keys: readonly string[]
  readonly order: readonly number[] // the keys' places, sorted
  readonly heads: readonly string[] // '"a":', then ',"b":' …
}
const spellings = new Map<string, Spelling[]>() // by the first key
/** The cache's limit: beyond it keys are sorted each time. */
const MOST_SPELLINGS = 16

function spellingOf(keys: readonly string[]): Spelling {
  const first = keys[0] ?? ''
  let known = spellings.get(first)
  if (known === undefined) {
    known = []
    if (spellings.size < MOST_SPELLINGS * MOST_SPELLINGS) spellings.set(first, known)
  }
  for (const spelling of known) if (sameKeys(spelling.keys, keys)) return spelling
  const sorted = keys.toSorted()
  const spelling = {
    keys,
    order: sorted.map((key) => keys.indexOf(key)),
    heads: sorted.map((key, i) => `${i === 0 ? '' : ','}${quoted(key)}:`),
  }
  if (known.length < MOST_SPELLINGS) known.push(spelling)
  return spelling
}

function sameKeys(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false
  return true
}

/** Most strings are plain words, and those need no escaping. */
const PLAIN_WORD = /^[\w .:-]*$/
export const quoted = (text: string): string => (PLAIN_WORD.test(text) ? `"${text}"` : JSON.stringify(text))

type Digest = (text: string) => string
let digest: Digest = (text) => bytesToHex(sha256(utf8ToBytes(text)))

/** Sets a faster SHA-256 where the platform has one; it must give the same 64 hexadecimal digits. */
export function hashWith(faster: Digest): void {
  digest = faster
}

export const hashText: Digest = (text) => digest(text)

/** The fingerprint of any plain value, 64 hexadecimal digits. */
export const hashOf = (value: unknown): string => hashText(canonical(value))

/** 128 bits of a hash as a generator's four words. */
export function words(hash: string): [number, number, number, number] {
  return [word(hash, 0), word(hash, 8), word(hash, 16), word(hash, 24)]
}

/** Digit by digit: this runs with every move, and `parseInt` would need a substring for each. */
function word(hash: string, start: number): number {
  let word = 0
  for (let at = start; at < start + 8; at++) {
    const code = hash.charCodeAt(at)
    word = (word << 4) | (code <= DIGIT_9 ? code - DIGIT_0 : code - LETTER_A + 10)
  }
  return word
}
const [DIGIT_0, DIGIT_9, LETTER_A] = [0x30, 0x39, 0x61]
