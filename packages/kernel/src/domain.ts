// Options are data: families of actions, each field a value or a domain of values.
// What can be listed, counted, sampled and checked here needs no code of any game.

import { below, bits, pick } from './chance.ts'
import type { Action, Chance, Domain, Option } from './contract.ts'

type Value = number | string | readonly number[] | readonly string[]
type AnyDomain =
  | { readonly one: readonly Value[] }
  | { readonly from: number; readonly to: number; readonly clock?: true }
  | { readonly some: readonly (number | string)[]; readonly min: number; readonly max: number; readonly ordered?: true }
  | { readonly each: readonly AnyDomain[] }
type Field = Value | AnyDomain
type AnyOption = Readonly<Record<string, Field>>

const isDomain = (field: Field): field is AnyDomain => typeof field === 'object' && !Array.isArray(field)

/** The fields of each action by its `do`. Given, they needn't be looked up, which in hot code costs as much as everything else. */
export type FieldNames = Readonly<Record<string, readonly string[]>>
const UNKNOWN: FieldNames = {}

const fieldsOf = (option: AnyOption, known: FieldNames): readonly string[] =>
  known[option['do'] as string] ?? Object.keys(option).filter((key) => key !== 'do')

// ---- counting ---------------------------------------------------------------------------------------------------

/** How many actions these options stand for. */
export function countActions<A extends Action>(options: readonly Option<A>[], known = UNKNOWN): number {
  let total = 0
  for (const option of options as unknown as readonly AnyOption[])
    total += sizeOfOption(option, fieldsOf(option, known))
  return total
}

function sizeOfOption(option: AnyOption, fields: readonly string[]): number {
  let size = 1
  for (let i = 0; i < fields.length; i++) {
    const field = option[fields[i]!]!
    if (isDomain(field)) size *= sizeOf(field)
  }
  return size
}

function sizeOf(domain: AnyDomain): number {
  const { one } = domain as { readonly one?: readonly Value[] } // reading is faster than asking whether it is there
  if (one !== undefined) return one.length
  const others = domain as NoChoice
  if ('from' in others) return Math.max(0, others.to - others.from + 1)
  if ('each' in others) {
    let size = 1
    for (const part of others.each) size *= sizeOf(part)
    return size
  }
  let size = 0
  const most = Math.min(others.max, others.some.length)
  for (let k = others.min; k <= most; k++) size += choices(others.some.length, k, others.ordered === true)
  return size
}

/** Ways to choose k of n: combinations, or arrangements where the order is part of the choice. */
function choices(n: number, k: number, ordered: boolean): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = ordered ? ways * (n - i) : (ways * (n - i)) / (i + 1)
  return ways
}

// ---- sampling ---------------------------------------------------------------------------------------------------

/** A uniformly random action: each family replaces the one before with its share of all actions so far. */
export function sampleAction<A extends Action>(options: readonly Option<A>[], chance: Chance, known = UNKNOWN): A {
  const families = options as unknown as readonly AnyOption[]
  let chosen = families[0]
  if (chosen === undefined) throw new Error('nothing to choose from')
  let fields = fieldsOf(chosen, known)
  if (families.length > 1) {
    let total = sizeOfOption(chosen, fields)
    for (let i = 1; i < families.length; i++) {
      const other = families[i]!
      const otherFields = fieldsOf(other, known)
      const size = sizeOfOption(other, otherFields)
      total += size
      if (size > 0 && numberBelow(chance, total) < size) {
        chosen = other
        fields = otherFields
      }
    }
  }
  return sampleOption(chosen, fields, chance) as unknown as A
}

/**
 * One action, each kind of thing one may do as likely as the others, and within it every action. Where directions and powers are
 * chosen they are so many that drawn evenly from all actions there would be nothing else.
 */
export function sampleByKind<A extends Action>(options: readonly Option<A>[], chance: Chance): A {
  const kind = pick(chance, [...new Set(options.map((option) => option.do))])
  return sampleAction<A>(
    options.filter((option) => option.do === kind),
    chance,
  )
}

/** Like below(), also past 32 bits. */
const numberBelow = (chance: Chance, n: number): number =>
  n <= 0x7fff_ffff ? below(chance, n) : Math.floor((bits(chance) >>> 0) * 2 ** -32 * n)

function sampleOption(option: AnyOption, fields: readonly string[], chance: Chance): AnyOption {
  let open = 0
  for (let i = 0; i < fields.length; i++) if (isDomain(option[fields[i]!]!)) open++
  if (open === 0) return option // a family of one is its own action
  const action: Record<string, Field> = { do: option['do']! }
  for (let i = 0; i < fields.length; i++) {
    const field = option[fields[i]!]!
    action[fields[i]!] = isDomain(field) ? sampleDomain(field, chance) : field
  }
  return action
}

function sampleDomain(domain: AnyDomain, chance: Chance): Value {
  if ('one' in domain) {
    if (domain.one.length === 0) throw new Error('nothing to choose from')
    return domain.one[below(chance, domain.one.length)]!
  }
  if ('from' in domain) {
    if (domain.to < domain.from) throw new Error('nothing to choose from')
    return domain.from + numberBelow(chance, domain.to - domain.from + 1)
  }
  if ('each' in domain) {
    const values: Value[] = []
    for (const part of domain.each) values.push(sampleDomain(part, chance))
    return values as unknown as Value
  }
  return sampleSome(domain.some, domain.min, Math.min(domain.max, domain.some.length), domain.ordered === true, chance)
}

function sampleSome(
  from: readonly (number | string)[],
  min: number,
  max: number,
  ordered: boolean,
  chance: Chance,
): Value {
  const n = from.length
  // Any subset (or any but the empty one) is one draw of n bits; that is how dice are chosen.
  if (!ordered && min <= 1 && max === n && n > 0 && n < 31) {
    let mask = below(chance, 1 << n)
    while (mask === 0 && min === 1) mask = below(chance, 1 << n)
    const chosen: (number | string)[] = []
    for (let i = 0; i < n; i++) if ((mask & (1 << i)) !== 0) chosen.push(from[i]!)
    return chosen as unknown as Value
  }
  let weight = 0
  for (let k = min; k <= max; k++) weight += choices(n, k, ordered)
  if (weight === 0) throw new Error('nothing to choose from')
  let rest = numberBelow(chance, weight)
  let k = min
  for (; k < max; k++) {
    rest -= choices(n, k, ordered)
    if (rest < 0) break
  }
  const indexes = from.map((_, i) => i)
  for (let i = 0; i < k; i++) {
    const other = i + below(chance, n - i)
    const swapped = indexes[i]!
    indexes[i] = indexes[other]!
    indexes[other] = swapped
  }
  const chosen = indexes.slice(0, k)
  if (!ordered) chosen.sort((a, b) => a - b)
  return chosen.map((i) => from[i]!) as unknown as Value
}

// ---- checking ---------------------------------------------------------------------------------------------------

/** Whether this action is one that these options stand for. */
export function isOffered<A extends Action>(options: readonly Option<A>[], action: A): boolean {
  for (let i = 0; i < options.length; i++) {
    if (fits(options[i]!, action as unknown as Record<string, unknown>)) return true
  }
  return false
}

function fits(option: AnyOption, action: Record<string, unknown>): boolean {
  if (option['do'] !== action['do']) return false
  let more = 0 // fields of the action that the option hasn't
  for (const key in option) {
    const field = option[key]!
    if (!(isDomain(field) ? contains(field, action[key]) : same(field, action[key]))) return false
    more--
  }
  for (const _ in action) more++
  return more === 0
}

function contains(domain: AnyDomain, value: unknown): boolean {
  const { one } = domain as { readonly one?: readonly Value[] }
  if (one !== undefined) {
    for (let i = 0; i < one.length; i++) if (same(one[i]!, value)) return true
    return false
  }
  return containsAmong(domain as NoChoice, value)
}

/** Any domain but a list to choose one value from. */
type NoChoice = Exclude<AnyDomain, { readonly one: unknown }>

function containsAmong(domain: NoChoice, value: unknown): boolean {
  if ('from' in domain)
    return Number.isInteger(value) && (value as number) >= domain.from && (value as number) <= domain.to
  if (!Array.isArray(value)) return false
  if ('each' in domain)
    return value.length === domain.each.length && domain.each.every((part, i) => contains(part, value[i]))
  if (value.length < domain.min || value.length > domain.max) return false
  const places = value.map((item) => domain.some.indexOf(item as number | string))
  if (places.includes(-1)) return false
  if (domain.ordered) return new Set(places).size === places.length
  return places.every((place, i) => i === 0 || place > places[i - 1]!)
}

function same(a: Value, b: unknown): boolean {
  if (typeof a !== 'object') return a === b
  return Array.isArray(b) && a.length === b.length && a.every((item, i) => item === b[i])
}

// ---- listing ----------------------------------------------------------------------------------------------------

/** All actions that these options stand for, in order; at most `bound` of them. */
export function listActions<A extends Action>(options: readonly Option<A>[], bound = 10_000): A[] {
  const actions: A[] = []
  for (const option of options) {
    for (const action of actionsOf(option)) {
      if (actions.length === bound) return actions
      actions.push(action as unknown as A)
    }
  }
  return actions
}

function* actionsOf(option: AnyOption): Generator<AnyOption> {
  const keys = Object.keys(option)
  const values = keys.map((key) => option[key]!)
  for (const combination of product(values.map((field) => (isDomain(field) ? () => valuesOf(field) : () => [field])))) {
    yield Object.fromEntries(keys.map((key, i) => [key, combination[i]!]))
  }
}

function* product(parts: readonly (() => Iterable<Value>)[]): Generator<Value[]> {
  const [first, ...others] = parts
  if (!first) return yield []
  for (const value of first()) for (const rest of product(others)) yield [value, ...rest]
}

function* valuesOf(domain: AnyDomain): Generator<Value> {
  if ('one' in domain) return yield* domain.one
  if ('from' in domain) {
    for (let value = domain.from; value <= domain.to; value++) yield value
    return
  }
  if ('each' in domain) {
    for (const values of product(domain.each.map((part) => () => valuesOf(part)))) yield values as unknown as Value
    return
  }
  for (let k = domain.min; k <= Math.min(domain.max, domain.some.length); k++) {
    for (const chosen of chosenFrom(domain.some, k, domain.ordered === true)) yield chosen as unknown as Value
  }
}

function* chosenFrom<T>(from: readonly T[], k: number, ordered: boolean): Generator<T[]> {
  if (k === 0) return yield []
  for (let i = 0; i < from.length; i++) {
    const others = ordered ? from.filter((_, other) => other !== i) : from.slice(i + 1)
    for (const rest of chosenFrom(others, k - 1, ordered)) yield [from[i]!, ...rest]
  }
}

/** The values a field of an option may take, at most `bound`; for screens that show one field after the other. */
export function valuesOfField<T>(field: T | Domain<T>, bound = 1000): T[] {
  const known = field as unknown as Field
  if (!isDomain(known)) return [field as T]
  const values: T[] = []
  for (const value of valuesOf(known)) {
    if (values.length === bound) break
    values.push(value as unknown as T)
  }
  return values
}
