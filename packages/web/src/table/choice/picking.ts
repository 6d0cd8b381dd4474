// Picking: first it selects, then it commits. Everything that a hand, a key or a screen reader can do to a draft.

import type { Family } from './family.ts'
import {
  type Draft,
  EMPTY,
  type Offer,
  type PickSlot,
  type Picked,
  candidates,
  fill,
  nextPicks,
  pickFor,
  slotOfPick,
  wholeAction,
} from './draft.ts'
import { type Ref, kindOfRef, nameOfRef, refOf } from './ref.ts'

export interface Moved {
  readonly draft: Draft
  readonly commits: boolean
  readonly refused: boolean // it can't be picked now
}

const selects = (draft: Draft): Moved => ({ draft, commits: false, refused: false })
const commits = (draft: Draft): Moved => ({ draft, commits: true, refused: false })

/** The draft a question opens with; if only one thing can be picked, it is picked already. */
export const opening = (offer: Offer): Draft => settled(offer, EMPTY)

function settled(offer: Offer, draft: Draft): Draft {
  if (wholeAction(offer, draft)) return draft
  const next = [...nextPicks(offer, draft)]
  const [only] = next
  const isOnly = next.length === 1 && (draft.picks.length > 0 || namesToChoose(offer, draft).length <= 1)
  if (!only || !isOnly) return draft
  return settled(offer, { ...draft, picks: [...draft.picks, pickFor(only[1], only[0], true)], active: undefined })
}

const namesOf = (families: readonly Family[]): string[] => [...new Set(families.map(({ name }) => name))]
const namesToChoose = (offer: Offer, draft: Draft): string[] => namesOf(candidates(offer, draft))

// ---- what can be picked -------------------------------------------------------------------------------------------

/** Everything that a pick now takes: the next thing, another one in place of one picked, or what to do at all. */
export function legalRefs(offer: Offer, draft: Draft): Set<Ref> {
  const legal = new Set<Ref>(nextPicks(offer, draft).keys())
  const isFull = legal.size === 0
  draft.picks.forEach((pick, i) => {
    if (!isReplaceable(draft, pick, i, isFull)) return
    for (const ref of nextPicks(offer, upTo(draft, i)).keys()) legal.add(ref)
  })
  for (const name of deedsOf(offer)) legal.add(refOf('do', name))
  return legal
}

/**
 * Parts of one choice are taken up again by their number, since what fits one of them may fit the others too: while one is open nobody
 * means another, and what doesn't fit it says why.
 */
const isReplaceable = ({ picks }: Draft, { path }: Picked, i: number, isFull: boolean): boolean =>
  path === undefined || (isFull && i === picks.length - 1)

/** The draft before this pick, about to choose again. */
const upTo = (draft: Draft, i: number): Draft => ({
  ...draft,
  picks: draft.picks.slice(0, i),
  active: draft.picks[i]!.path,
})

/**
 * What there is to do, where that has to be said: what needs nothing picked, and what picking alone wouldn't tell from
 * something else; and what needs numbers, which lie on no table. A card that is only ever played needs no word for it.
 */
export function deedsOf({ families }: Offer): string[] {
  const asked = namesOf(families.filter(({ isPermission }) => !isPermission))
  const permitted = namesOf(families.filter(({ isPermission }) => isPermission))
  const begins = asked.map((name) => beginnings(families.filter((one) => one.name === name && !one.isPermission)))
  const isClear = (at: number): boolean =>
    begins[at] !== undefined &&
    begins.every((other, i) => i === at || ![...(other ?? [])].some((ref) => begins[at]!.has(ref)))
  const hasNoSlots = (name: string): boolean =>
    families.some((family) => family.name === name && family.slots.every(({ how }) => how === 'clock'))
  const isAimed = (name: string): boolean =>
    families.some((family) => family.name === name && family.slots.some((slot) => slot.how === 'amount'))
  const isToSay = (name: string, at: number): boolean =>
    hasNoSlots(name) || (asked.length > 1 && (isAimed(name) || !isClear(at)))
  return [...asked.filter(isToSay), ...permitted]
}

/** Everything that can be picked first; undefined: one of the families is complete without a pick. */
function beginnings(families: readonly Family[]): ReadonlySet<Ref> | undefined {
  const first = new Set<Ref>()
  for (const { slots } of families) {
    const needed = slots.findIndex((slot) => slot.how === 'one' || (slot.how === 'some' && slot.min > 0))
    if (needed === -1) return undefined
    for (const slot of slots.slice(0, needed + 1))
      if (slot.how === 'one' || slot.how === 'some') for (const ref of slot.refs) first.add(ref)
  }
  return first
}

// ---- picking ------------------------------------------------------------------------------------------------------

export function pick(offer: Offer, draft: Draft, ref: Ref): Moved {
  if (kindOfRef(ref) === 'do') return pickDeed(offer, draft, nameOfRef(ref))
  const next = nextPicks(offer, draft)
  const again = draft.picks.findLastIndex((picked) => picked.ref === ref)
  const held = again === -1 ? undefined : slotHolding(offer, draft, again)
  if (held?.how === 'some') return selects(without(offer, draft, again))
  const slot = next.get(ref)
  if (slot) return selects(added(offer, draft, slot, ref))
  if (held && held.part === undefined) return pickAgain(offer, draft, again)
  return replace(offer, draft, ref) ?? { draft, commits: false, refused: true }
}

function pickDeed(offer: Offer, draft: Draft, name: string): Moved {
  if (!offer.families.some((family) => family.name === name)) return { draft, commits: false, refused: true }
  if (draft.intent === name)
    return wholeAction(offer, draft) ? commits(draft) : selects(settled(offer, { ...draft, intent: undefined }))
  // What was picked for something else is kept as far as it fits.
  let picks = draft.picks
  while (picks.length > 0 && candidates(offer, { ...draft, intent: name, picks }).length === 0)
    picks = picks.slice(0, -1)
  return selects(settled(offer, { ...draft, intent: name, picks, active: undefined }))
}

function slotHolding(offer: Offer, draft: Draft, index: number): PickSlot | undefined {
  const [family] = candidates(offer, draft)
  return family && slotOfPick(family, draft.picks, index)
}

function added(offer: Offer, draft: Draft, slot: PickSlot, ref: Ref): Draft {
  return settled(offer, { ...draft, picks: [...draft.picks, pickFor(slot, ref)], active: undefined })
}

function without(offer: Offer, draft: Draft, index: number): Draft {
  const rest = { ...draft, picks: draft.picks.filter((_, i) => i !== index) }
  // What was picked because of it falls with it.
  return candidates(offer, rest).length > 0 ? rest : { ...draft, picks: draft.picks.slice(0, index) }
}

/** Picking the last thing again confirms; picking an earlier one again removes it. */
function pickAgain(offer: Offer, draft: Draft, index: number): Moved {
  const isLast = draft.picks.slice(index + 1).every(({ isAuto }) => isAuto)
  if (isLast && wholeAction(offer, draft)) return commits(draft)
  return selects({ ...draft, picks: draft.picks.slice(0, index) })
}

/** Another thing in the place of one that is picked: the latest for which it fits. What came after it stays if it can. */
function replace(offer: Offer, draft: Draft, ref: Ref): Moved | undefined {
  const isFull = nextPicks(offer, draft).size === 0
  for (let i = draft.picks.length - 1; i >= 0; i--) {
    if (!isReplaceable(draft, draft.picks[i]!, i, isFull)) continue
    const slot = nextPicks(offer, upTo(draft, i)).get(ref)
    if (!slot) continue
    const before = [...draft.picks.slice(0, i), pickFor(slot, ref)]
    const kept = { ...draft, picks: [...before, ...draft.picks.slice(i + 1)], active: undefined }
    return selects(settled(offer, candidates(offer, kept).length > 0 ? kept : { ...kept, picks: before }))
  }
  return undefined
}

/** Takes up one part of a choice that is made part by part, filled already or not. */
export function takeUp(offer: Offer, draft: Draft, path: string): Draft {
  const [family] = candidates(offer, draft)
  if (!family?.slots.some((slot) => slot.path === path)) return draft
  return { ...draft, picks: draft.picks.filter((pick) => pick.path !== path), active: path }
}

/** Sets a number. Where several actions are possible, this also chooses its action. */
export function setAmount(offer: Offer, draft: Draft, path: string, amount: number): Draft {
  const [family] = candidates(offer, draft).filter(({ slots }) => slots.some((slot) => slot.path === path))
  if (!family) return draft
  const isClear = draft.intent !== undefined || namesToChoose(offer, draft).length === 1
  return { ...draft, intent: isClear ? draft.intent : family.name, amounts: { ...draft.amounts, [path]: amount } }
}

/** One place earlier or later among what is picked. */
export function reorder(draft: Draft, ref: Ref, by: 1 | -1): Draft {
  const from = draft.picks.findIndex((picked) => picked.ref === ref)
  const to = from + by
  if (from === -1 || to < 0 || to >= draft.picks.length) return draft
  const picks = [...draft.picks]
  picks[from] = draft.picks[to]!
  picks[to] = draft.picks[from]!
  return { ...draft, picks }
}

/** Parts that are chosen each by itself. */
export function partsOf(family: Family, draft: Draft): { slot: PickSlot; ref: Ref | undefined }[] {
  const filled = fill(family, draft.picks)!
  return family.slots
    .filter((slot): slot is PickSlot => slot.how === 'one' && slot.part !== undefined)
    .map((slot) => ({ slot, ref: filled.get(slot.path)?.[0] }))
}
