// What an action would surely do, and why something can't be picked: from the game's `present` and its refusals.

import {
  type Action,
  type Base,
  type Fields,
  type Game,
  type Presentation,
  type Seat,
  type Text,
  type View,
  countActions,
  isOffered,
  textOfRefusal,
} from '@saloon/kernel'
import { type Draft, type Offer, actionOf, candidates, fill } from './draft.ts'
import type { Family, Slot } from './family.ts'
import { type Ref, type Value, kindOfRef, nameOfRef, refOf } from './ref.ts'

type Presented = Presentation<Action>['options'][number]

/** What the game presents for this action, else for its family. */
export function presentedFor(presented: Presentation<Action>['options'], action: Action): Presented | undefined {
  const fitting = presented.filter(({ option }) => isOffered([option], action))
  return fitting.find(({ option }) => countActions([option]) === 1) ?? fitting[0]
}

/** What the game presents for all actions of this name together. */
export function presentedAs(presented: Presentation<Action>['options'], name: string): Presented | undefined {
  const [only, another] = presented.filter(({ option }) => option.do === name)
  return another ? undefined : only
}

export interface Asked {
  readonly game: Game
  readonly view: View<Base>
  readonly seat: Seat
  readonly offer: Offer
  readonly presentation: Presentation<Action>
}

const NOT_OFFERED = 'not-offered'

/** The reason in the game's own words, or that it isn't possible now. */
export function whyNot(asked: Asked, draft: Draft, ref: Ref): Text {
  const { game, offer, presentation } = asked
  const full = fullSlot(offer, draft, ref)
  if (full) return { key: 'choice.enough', facts: { most: full } }
  for (const family of familiesFor(offer, draft, ref)) {
    const action = attempt(family, draft, ref, offer.usual)
    const refused = action && offer.refusal(action)
    if (refused && refused.code !== NOT_OFFERED && refused.code !== 'malformed') return textOfRefusal(refused)
  }
  const blocked = presentation.blocked.find(({ thing }) => refsNamed(game, thing).includes(ref))
  return blocked?.because ?? { key: `why.${NOT_OFFERED}` }
}

/** How many things go into the slot that would take this one if it weren't full. */
function fullSlot(offer: Offer, draft: Draft, ref: Ref): number | undefined {
  for (const family of candidates(offer, draft)) {
    const filled = fill(family, draft.picks)!
    for (const slot of family.slots)
      if (slot.how === 'some' && slot.refs.includes(ref) && filled.get(slot.path)?.length === slot.max) return slot.max
  }
  return undefined
}

/** The families with a slot for this kind of thing; those that fit the draft first. */
function familiesFor(offer: Offer, draft: Draft, ref: Ref): Family[] {
  const kind = kindOfRef(ref)
  const now = candidates(offer, draft)
  const others = offer.families.filter((family) => !family.isPermission && !now.includes(family))
  return [...now, ...others].filter(({ slots }) => slots.some((slot) => slot.kind === kind))
}

/** The action that was probably meant, to ask the game why it is refused: this thing in the next free slot, the rest filled in. */
function attempt(family: Family, draft: Draft, ref: Ref, usual: Action | undefined): Action | undefined {
  const filled = fill(family, draft.picks) ?? new Map<string, readonly Ref[]>()
  const kind = kindOfRef(ref)
  const ofKind = family.slots.filter((slot) => slot.kind === kind)
  const target =
    ofKind.find(({ path }) => path === draft.active) ?? ofKind.find(({ path }) => !filled.has(path)) ?? ofKind.at(-1)
  const picks = draft.picks.filter((pick) => filled.size > 0 && pick.path !== target?.path)
  let whole: Draft = { ...draft, picks }
  for (const slot of family.slots) {
    const have = fill(family, whole.picks)?.get(slot.path)?.length ?? 0
    if (slot === target || (slot.how !== 'one' && slot.how !== 'some')) continue
    for (const other of slot.refs.slice(0, Math.max(0, (slot.how === 'one' ? 1 : slot.min) - have)))
      whole = {
        ...whole,
        picks: [...whole.picks, { ref: other, path: slot.part === undefined ? undefined : slot.path, isAuto: true }],
      }
  }
  const stretched = { ...family, slots: family.slots.map((slot) => (slot === target ? stretch(slot, ref) : slot)) }
  const path = target?.part === undefined ? undefined : target.path
  return actionOf(stretched, { ...whole, picks: [...whole.picks, { ref, path, isAuto: true }] }, usual)
}

/** The slot as if it took this thing too. */
function stretch(slot: Slot, ref: Ref): Slot {
  const name = nameOfRef(ref)
  const value: Value = slot.kind === 'word' ? name : Number(name)
  if (slot.how === 'one') return { ...slot, values: [value], refs: [ref] }
  if (slot.how === 'some')
    return { ...slot, min: 0, max: slot.max + 1, values: [...slot.values, value], refs: [...slot.refs, ref] }
  return slot
}

const kindsKnown = new WeakMap<Game, Fields>()
function kindsIn(game: Game): Fields {
  const before = kindsKnown.get(game)
  if (before) return before
  const kinds = Object.assign({}, ...Object.values(game.rules.actions as Readonly<Record<string, Fields>>)) as Fields
  kindsKnown.set(game, kinds)
  return kinds
}

/** The things on the table that a text's facts name. */
export function refsNamed(game: Game, { facts = {} }: Text): Ref[] {
  const kinds = kindsIn(game)
  return Object.keys(facts).flatMap((fact) => {
    const kind = kinds[fact] ?? fact
    const value = facts[fact]!
    return typeof kind === 'string' && typeof value !== 'object' ? [refOf(kind as 'card', value)] : []
  })
}
