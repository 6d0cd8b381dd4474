// The shape of a document: every field known, none missing, each value of its kind and within its bounds. What fails here is never
// looked at further, so whatever is behind it may trust the types.

import { TABLE } from '../../layout.ts'
import { type Teller, within } from './problems.ts'

export const SHAPE_CODES = [
  'not-an-object',
  'not-a-list',
  'not-text',
  'not-a-number',
  'not-yes-or-no',
  'unknown-field',
  'missing-field',
  'unknown-word',
  'out-of-range',
  'too-many',
  'too-long',
] as const
export type ShapeCode = (typeof SHAPE_CODES)[number]

export type Check = (value: unknown, path: string, problems: Teller<ShapeCode>) => void

export const number =
  (from: number, to: number): Check =>
  (value, path, problems) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) problems.tell(path, 'not-a-number')
    else if (value < from || value > to) problems.tell(path, 'out-of-range', `${from} … ${to}`)
  }

export const whole =
  (from: number, to: number): Check =>
  (value, path, problems) => {
    if (!Number.isSafeInteger(value)) problems.tell(path, 'not-a-number')
    else number(from, to)(value, path, problems)
  }

export const yesNo: Check = (value, path, problems) => {
  if (typeof value !== 'boolean') problems.tell(path, 'not-yes-or-no')
}

export const text =
  (most: number): Check =>
  (value, path, problems) => {
    if (typeof value !== 'string') problems.tell(path, 'not-text')
    else if (value.length > most) problems.tell(path, 'too-long', most)
  }

export const word =
  (...words: readonly string[]): Check =>
  (value, path, problems) => {
    if (typeof value !== 'string') problems.tell(path, 'not-text')
    else if (!words.includes(value)) problems.tell(path, 'unknown-word', value)
  }

export const orNull =
  (check: Check): Check =>
  (value, path, problems) => {
    if (value !== null) check(value, path, problems)
  }

export const list =
  (item: Check, most: number): Check =>
  (value, path, problems) => {
    if (!Array.isArray(value)) return problems.tell(path, 'not-a-list')
    if (value.length > most) return problems.tell(path, 'too-many', most)
    value.forEach((entry, i) => item(entry, within(path, i), problems))
  }

type Fields = Readonly<Record<string, Check>>

export const record =
  (needed: Fields, optional: Fields = {}): Check =>
  (value, path, problems) => {
    if (!isObject(value)) return problems.tell(path, 'not-an-object')
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(needed, key) && !Object.hasOwn(optional, key)) problems.tell(path, 'unknown-field', key)
    }
    for (const [key, check] of Object.entries(needed)) {
      if (Object.hasOwn(value, key)) check(value[key], within(path, key), problems)
      else problems.tell(path, 'missing-field', key)
    }
    for (const [key, check] of Object.entries(optional)) {
      if (Object.hasOwn(value, key)) check(value[key], within(path, key), problems)
    }
  }

/** One of several records, told apart by the word in one of their fields. */
export const oneOf =
  (field: string, shapes: Readonly<Record<string, readonly [needed: Fields, optional?: Fields]>>): Check =>
  (value, path, problems) => {
    if (!isObject(value)) return problems.tell(path, 'not-an-object')
    const name = value[field]
    if (typeof name !== 'string') return problems.tell(path, 'missing-field', field)
    if (!Object.hasOwn(shapes, name)) return problems.tell(within(path, field), 'unknown-word', name)
    const [needed, optional] = shapes[name]!
    record({ [field]: text(80), ...needed }, optional)(value, path, problems)
  }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// ---- what the documents of all games have -------------------------------------------------------------------------

export const NAMES = 80
export const SENTENCES = 600
export const acrossX = number(-TABLE.halfX / 1000, TABLE.halfX / 1000)
export const acrossZ = number(-TABLE.halfZ / 1000, TABLE.halfZ / 1000)
export const facing = number(0, 359.99)
export const place = { x: acrossX, z: acrossZ, facing }
