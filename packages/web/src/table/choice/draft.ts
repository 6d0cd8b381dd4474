// A draft: what has been picked so far of the legal options, and what can be picked next.

import { type Action, type Refusal, canonical } from '@saloon/kernel'
import {
  type AmountSlot,
  type Family,
  type Numbers,
  type OneSlot,
  type Slot,
  type SomeSlot,
  howMany,
  numbersIn,
} from './family.ts'
import { type Ref, type Value, kindOfRef, nameOfRef, refOf } from './ref.ts'

export interface Picked {
  readonly ref: Ref
  readonly path: string | undefined // the part it was picked for, where each part is chosen by itself
  readonly isAuto: boolean // the only one there was
}
export interface Draft {
  readonly intent: string | undefined // what to do, where it was said
  readonly picks: readonly Picked[]
  readonly amounts: Readonly<Record<string, number>>
  readonly active: string | undefined // the part that the next pick is for
}
export const EMPTY: Draft = { intent: undefined, picks: [], amounts: {}, active: undefined }

/** The options of one seat at one moment. */
export interface Offer {
  readonly families: readonly Family[]
  readonly usual: Action | undefined // the safe answer: what numbers start with
  readonly isExact: boolean // whatever the families stand for is legal; else the rules say more than the options do
  readonly refusal: (action: Action) => Refusal | undefined
}

type Filled = ReadonlyMap<string, readonly Ref[]>
export type PickSlot = OneSlot | SomeSlot
const isPickSlot = (slot: Slot): slot is PickSlot => slot.how === 'one' || slot.how === 'some'
const roomIn = (slot: PickSlot): number => (slot.how === 'one' ? 1 : slot.max)

/** Where each pick goes; undefined: this family has no room for one of them. */
export function fill(family: Family, picks: readonly Picked[]): Filled | undefined {
  const filled = new Map<string, Ref[]>()
  for (const { ref, path } of picks) {
    const slot = family.slots.find(
      (slot): slot is PickSlot =>
        isPickSlot(slot) &&
        (path === undefined ? slot.part === undefined : slot.path === path) &&
        (filled.get(slot.path)?.length ?? 0) < roomIn(slot) &&
        slot.refs.includes(ref) &&
        !filled.get(slot.path)?.includes(ref),
    )
    if (!slot) return undefined
    filled.set(slot.path, [...(filled.get(slot.path) ?? []), ref])
  }
  return filled
}

/** The families that the draft can still become. Unasked actions are left out until they are chosen by name. */
export function candidates({ families }: Offer, { intent, picks }: Draft): Family[] {
  return families.filter(
    (family) =>
      (intent === undefined ? !family.isPermission : family.name === intent) && fill(family, picks) !== undefined,
  )
}

/** The slots that the next pick may go to: in the order of the fields; a list that may be longer stays open. */
function openSlots(family: Family, filled: Filled, active: string | undefined): PickSlot[] {
  const open: PickSlot[] = []
  for (const slot of family.slots) {
    if (!isPickSlot(slot)) continue
    const count = filled.get(slot.path)?.length ?? 0
    if (slot.path === active) return count < roomIn(slot) ? [slot] : []
    if (active !== undefined && slot.part !== undefined) continue
    if (count < roomIn(slot)) open.push(slot)
    if (count < (slot.how === 'one' ? 1 : slot.min)) break
  }
  return open
}

/** What can be picked next, and where it would go. */
export function nextPicks(offer: Offer, draft: Draft): Map<Ref, PickSlot> {
  const next = new Map<Ref, PickSlot>()
  for (const family of candidates(offer, draft)) {
    const filled = fill(family, draft.picks)!
    for (const slot of openSlots(family, filled, draft.active)) {
      for (const ref of slot.refs) {
        if (next.has(ref) || filled.get(slot.path)?.includes(ref)) continue
        if (leadsOn(offer, family, { ...draft, picks: [...draft.picks, pickFor(slot, ref)] })) next.set(ref, slot)
      }
    }
  }
  return next
}

export const pickFor = (slot: PickSlot, ref: Ref, isAuto = false): Picked => ({
  ref,
  path: slot.part === undefined ? undefined : slot.path,
  isAuto,
})

/** The slot of the family that holds this pick. */
export function slotOfPick(family: Family, picks: readonly Picked[], index: number): PickSlot {
  const before = fill(family, picks.slice(0, index))!
  const after = fill(family, picks.slice(0, index + 1))!
  return family.slots.find(
    (slot): slot is PickSlot => isPickSlot(slot) && after.get(slot.path)?.length !== before.get(slot.path)?.length,
  )!
}

// ---- whole actions ------------------------------------------------------------------------------------------------

/** The value of each field, or undefined while something has to be picked still. */
export function actionOf(family: Family, draft: Draft, usual: Action | undefined): Action | undefined {
  const filled = fill(family, draft.picks)
  if (!filled) return undefined
  const action: Record<string, Value | Value[]> = { do: family.name }
  for (const slot of family.slots) {
    const value = valueOf(family, slot, filled, draft, usual)
    if (value === undefined) return undefined
    if (slot.part === undefined) action[slot.field] = value
    else ((action[slot.field] ??= []) as Value[])[slot.part] = value
  }
  return action as unknown as Action
}

function valueOf(
  family: Family,
  slot: Slot,
  filled: Filled,
  draft: Draft,
  usual: Action | undefined,
): Value | undefined {
  const refs = filled.get(slot.path) ?? []
  switch (slot.how) {
    case 'clock':
      return slot.from
    case 'amount':
      return amountIn(family, slot, draft, usual)
    case 'one':
      return refs.length === 0 ? undefined : slot.values[slot.refs.indexOf(refs[0]!)]
    case 'some': {
      if (refs.length < slot.min) return undefined
      const places = refs.map((ref) => slot.refs.indexOf(ref))
      if (!slot.ordered) places.sort((a, b) => a - b)
      return places.map((place) => slot.values[place]!)
    }
  }
}

/** The value that was set; else the safe answer's, the game's beginning, or the least. Of very many, the middle: the least strength is no use. */
export function amountIn(family: Family, slot: AmountSlot, draft: Draft, usual: Action | undefined): number {
  const set = draft.amounts[slot.path]
  const possible = (amount: number | undefined): amount is number =>
    amount !== undefined && (slot.among ? slot.among.includes(amount) : amount >= slot.from && amount <= slot.to)
  if (possible(set)) return set
  const first = possible(slot.begins)
    ? slot.begins
    : slot.kind === 'angle' || slot.to - slot.from < VERY_MANY
      ? slot.from
      : Math.round((slot.from + slot.to) / 2)
  if (usual?.do !== family.name) return first
  const field = (usual as unknown as Readonly<Record<string, number | readonly number[]>>)[slot.field]
  const usually = slot.part === undefined || typeof field === 'number' ? field : field?.[slot.part]
  return typeof usually === 'number' && possible(usually) ? usually : first
}

const VERY_MANY = 60

/** The draft that stands for an action which was put together elsewhere, on a wooden table; undefined: it isn't offered. */
export function draftOf({ families }: Offer, action: Action): Draft | undefined {
  const fields = action as unknown as Readonly<Record<string, Value | readonly Value[]>>
  for (const family of families) {
    const draft = family.name === action.do ? filledWith(family, fields) : undefined
    if (draft) return draft
  }
  return undefined
}

function filledWith({ name, slots }: Family, fields: Readonly<Record<string, unknown>>): Draft | undefined {
  const picks: Picked[] = []
  const amounts: Record<string, number> = {}
  for (const slot of slots) {
    const field = fields[slot.field]
    const value = slot.part === undefined ? field : (field as readonly unknown[] | undefined)?.[slot.part]
    if (slot.how === 'clock') continue
    if (slot.how === 'amount') {
      if (typeof value !== 'number' || value < slot.from || value > slot.to) return undefined
      if (slot.among && !slot.among.includes(value)) return undefined
      amounts[slot.path] = value
      continue
    }
    const values: readonly unknown[] = slot.how === 'some' ? (value as readonly unknown[]) : [value]
    for (const one of values) {
      const at = slot.values.findIndex((known) => canonical(known) === canonical(one))
      if (at === -1) return undefined
      picks.push(pickFor(slot, slot.refs[at]!, slot.how === 'one' && slot.refs.length === 1))
    }
  }
  return { intent: name, picks, amounts, active: undefined }
}

/** After so many failed tries a draft is taken to lead somewhere. */
const MOST_TRIED = 512

/** Whether the draft can still become a legal action. */
function leadsOn({ isExact, refusal, usual }: Offer, family: Family, draft: Draft): boolean {
  if (isExact || family.isPermission) return true
  let tried = 0
  for (const whole of completions(family, draft)) {
    const action = actionOf(family, whole, usual)
    if (action === undefined || !refusal(action)) return true
    if (++tried === MOST_TRIED) return true
  }
  return false
}

/** Every way to fill what is open, the nearest first; numbers change last. */
function* completions(family: Family, draft: Draft): Generator<Draft> {
  const filled = fill(family, draft.picks)!
  const open = family.slots.find(
    (slot): slot is PickSlot =>
      isPickSlot(slot) && (filled.get(slot.path)?.length ?? 0) < (slot.how === 'one' ? 1 : slot.min),
  )
  if (open) {
    for (const ref of open.refs) {
      if (filled.get(open.path)?.includes(ref)) continue
      yield* completions(family, { ...draft, picks: [...draft.picks, pickFor(open, ref)] })
    }
    return
  }
  yield* withAmounts(family, draft, 0)
}

function* withAmounts(family: Family, draft: Draft, from: number): Generator<Draft> {
  const at = family.slots.findIndex((slot, i) => i >= from && slot.how === 'amount' && !(slot.path in draft.amounts))
  const slot = family.slots[at]
  if (slot?.how !== 'amount') return yield draft
  for (const amount of numbersIn(slot))
    yield* withAmounts(family, { ...draft, amounts: { ...draft.amounts, [slot.path]: amount } }, at + 1)
}

/** The action that the draft stands for, if it is complete; of several, the first that is offered. */
export function wholeAction(offer: Offer, draft: Draft): { action: Action; family: Family } | undefined {
  const groups = new Set(offer.families.filter((family) => !family.isPermission).map(({ name }) => name))
  // With nothing said, several things to do are a choice still.
  if (draft.intent === undefined && draft.picks.length === 0 && groups.size > 1) return undefined
  for (const family of candidates(offer, draft)) {
    const action = actionOf(family, draft, offer.usual)
    if (action) return { action, family }
  }
  return undefined
}

/** The values a stepper may have, with the rest of the draft as it is. */
export function possibleAmounts(offer: Offer, family: Family, slot: AmountSlot, draft: Draft): Numbers {
  if (offer.isExact || family.isPermission || howMany(slot) > MOST_TRIED) return slot
  const others = family.slots.filter((other): other is AmountSlot => other.how === 'amount')
  const set = Object.fromEntries(others.map((other) => [other.path, amountIn(family, other, draft, offer.usual)]))
  const among = [...numbersIn(slot)].filter((number) =>
    leadsOn(offer, family, { ...draft, amounts: { ...set, [slot.path]: number } }),
  )
  return { from: among[0] ?? slot.from, to: among.at(-1) ?? slot.to, among }
}

/** Fills timestamps with their highest values: the real ones are known only when the action is sent. */
export function atLast(families: readonly Family[], action: Action): Action {
  const slots = families.find(({ name }) => name === action.do)?.slots ?? []
  const clocks = slots.flatMap((slot) => (slot.how === 'clock' ? [[slot.field, slot.to] as const] : []))
  return clocks.length === 0 ? action : { ...action, ...Object.fromEntries(clocks) }
}

export const sameAction = (a: Action, b: Action): boolean => canonical(a) === canonical(b)
export { kindOfRef, nameOfRef, refOf }
