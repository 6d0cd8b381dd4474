// Splits a legal option into slots: what has to be picked for it, in the order of the action's fields.

import type { Action, Domain, FieldKind, Fields, Option } from '@saloon/kernel'
import { type Ref, type Value, refOf } from './ref.ts'

interface Place {
  readonly path: string // the field, or field.0, field.1 … where each part is chosen by itself
  readonly field: string
  readonly kind: FieldKind
  readonly part: number | undefined // of how many is in the family's slots
}
/** One of these things. */
export interface OneSlot extends Place {
  readonly how: 'one'
  readonly values: readonly Value[]
  readonly refs: readonly Ref[] // of the values, in their order
}
/** Several of these things; in their own order unless the order is part of the choice. */
export interface SomeSlot extends Place {
  readonly how: 'some'
  readonly values: readonly (number | string)[]
  readonly refs: readonly Ref[]
  readonly min: number
  readonly max: number
  readonly ordered: boolean
}
/** In ascending order. Of an angle there are thousands, so they aren't listed. */
export interface Numbers {
  readonly from: number
  readonly to: number
  readonly among: readonly number[] | undefined // not every number between them
}
/** A number: it always has a value, so it is never waited for. */
export interface AmountSlot extends Place, Numbers {
  readonly how: 'amount'
  readonly begins?: number | undefined
}
/** Filled in by the table. */
export interface ClockSlot extends Place {
  readonly how: 'clock'
  readonly from: number
  readonly to: number
}
export type Slot = OneSlot | SomeSlot | AmountSlot | ClockSlot

export interface Family {
  readonly name: string // what it does
  readonly slots: readonly Slot[]
  readonly isPermission: boolean // not an answer to the question but something the seat may do unasked
}

type AnyField = Value | Domain<number> | Domain<string> | Domain<readonly number[]>

export function familyOf(
  option: Option<Action>,
  shapes: Readonly<Record<string, Fields>>,
  isPermission: boolean,
): Family {
  const { do: name, ...fields } = option as { readonly do: string } & Readonly<Record<string, AnyField>>
  const kinds = shapes[name] ?? {}
  const slots = Object.keys(fields).flatMap((field) => slotsOf(field, kindIn(kinds[field]), fields[field]!))
  return { name, slots, isPermission }
}

const kindIn = (kind: Fields[string] | undefined): FieldKind =>
  kind === undefined ? 'word' : typeof kind === 'string' ? kind : kind[0]

function slotsOf(field: string, kind: FieldKind, value: AnyField): Slot[] {
  const place = { path: field, field, kind, part: undefined }
  if (!isOpen(value)) return [slotOf(place, { one: [value] } as Domain<number>)]
  if ('each' in value)
    return value.each.map((domain, part) => slotOf({ path: `${field}.${part}`, field, kind, part }, domain))
  return [slotOf(place, value)]
}

const isOpen = (value: AnyField): value is Exclude<AnyField, Value> =>
  typeof value === 'object' && !Array.isArray(value)

function slotOf(place: Place, domain: Domain<number> | Domain<string> | Domain<readonly number[]>): Slot {
  if ('some' in domain) {
    const { some, min, max, ordered } = domain
    const refs = some.map((value) => refOf(place.kind, value))
    return {
      ...place,
      how: 'some',
      values: some,
      refs,
      min,
      max: Math.min(max, some.length),
      ordered: ordered === true,
    }
  }
  if ('each' in domain) throw new Error(`${place.path}: a list of lists can't be chosen part by part`)
  if ('from' in domain) {
    if (domain.clock) return { ...place, how: 'clock', from: domain.from, to: domain.to }
    return { ...place, how: 'amount', from: domain.from, to: domain.to, among: undefined }
  }
  const values = domain.one as readonly Value[]
  const isCount = (place.kind === 'number' || place.kind === 'angle') && values.every((one) => typeof one === 'number')
  if (!isCount) return { ...place, how: 'one', values, refs: values.map((value) => refOf(place.kind, value)) }
  const among = values.toSorted((a, b) => a - b)
  return { ...place, how: 'amount', from: among[0] ?? 0, to: among.at(-1) ?? -1, among }
}

/** A slot without values: the option isn't there. */
export const isEmpty = (slot: Slot): boolean =>
  slot.how === 'one'
    ? slot.values.length === 0
    : slot.how === 'some'
      ? slot.max < slot.min
      : slot.how === 'amount' && slot.to < slot.from

export function* numbersIn({ from, to, among }: Numbers): Generator<number> {
  if (among) yield* among
  else for (let number = from; number <= to; number++) yield number
}

export const howMany = ({ from, to, among }: Numbers): number => among?.length ?? to - from + 1
