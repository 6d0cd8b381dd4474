// The current choice: what has been picked and what can be done with it, built from the legal options of the open question.

import {
  type Action,
  type Ask,
  type Base,
  type Fields,
  type Game,
  type Presentation,
  type Refusal,
  type Seat,
  type Text,
  type View,
  has,
  isTelling,
} from '@saloon/kernel'
import { presentedIn } from '../frame/described.ts'
import { type Asked, presentedAs, presentedFor, whyNot } from './consequences.ts'
import {
  type Draft,
  type Offer,
  actionOf,
  amountIn,
  atLast,
  candidates,
  draftOf,
  fill,
  possibleAmounts,
  wholeAction,
} from './draft.ts'
import { type Family, type Numbers, type Slot, familyOf, howMany, isEmpty } from './family.ts'
import { deedsOf, legalRefs, opening, partsOf, pick, reorder, setAmount, takeUp } from './picking.ts'
import { type Ref, kindOfRef, nameOfRef, picksOf, refOf } from './ref.ts'

/** An action chosen by its name: a button. */
export interface Deed {
  readonly ref: Ref
  readonly name: string
  readonly isWhole: boolean // nothing has to be picked for it
  readonly isAimed: boolean // numbers have to be set for it, which lie on no table
  readonly isPermission: boolean
}
/** One of several independent picks of an action: the target of one shot. */
export interface Part {
  readonly path: string
  readonly field: string
  readonly number: number // from 1
  readonly of: number
  readonly ref: Ref | undefined // what is picked for it
  readonly isActive: boolean
  readonly refs: readonly Ref[]
}
export interface Amount {
  readonly path: string
  readonly deed: string
  readonly field: string
  readonly kind: 'number' | 'angle'
  readonly unit: number // so many of it are one degree, or one
  readonly part: number | undefined
  readonly parts: number
  readonly value: number
  readonly possible: Numbers
}
export interface Count {
  readonly chosen: number
  readonly min: number
  readonly max: number
  readonly isOrdered: boolean
}

export interface Choice {
  readonly seat: Seat | undefined
  readonly ask: Ask | undefined
  readonly legal: ReadonlySet<Ref> // what can be picked now: 'card:12' 'seat:3' 'die:0' 'place:4' 'do:stop' …
  readonly picked: readonly Ref[]
  readonly intent: string | undefined // what to do, where it was said by picking 'do:…'
  readonly deeds: readonly Deed[]
  readonly deed: string | undefined // what is being done, as far as it is clear: of several, what picking things means
  readonly parts: readonly Part[]
  readonly amounts: readonly Amount[]
  readonly count: Count | undefined // where several are picked
  readonly ready: Action | undefined // a whole legal action: the primary button or Enter commits it
  readonly refusal: Refusal | undefined // what is picked is whole, and still not allowed
  /** The field for which this thing is or would be picked: names differ by field. */
  fieldOf(ref: Ref): string | undefined
  deedOf(ref: Ref): string | undefined // what picking it would be for, as matters stand
  /** Whether it can be picked now; of a thing that stands for several picks: all of them, one after the other. */
  takes(ref: Ref): boolean
  holds(ref: Ref): boolean // whether it is picked, all of it
  whyNot(ref: Ref): Text | undefined // for everything visible and not legal
  then(ref?: Ref): readonly Text[] // what picking or committing it would surely do
  warning(ref?: Ref): Text | undefined
  pick(ref: Ref): void // first tap selects, second commits when complete
  press(ref: Ref): void // picks it and, if that makes a whole action, does it: for buttons that say what they do
  takeUp(path: string): void // a part, to choose it next or anew
  set(path: string, amount: number): void
  reorder(ref: Ref, by: 1 | -1): void // where the order of what is picked counts
  commit(): void
  cancel(): void
  /** Picks and sets all that makes this action, as it was put together on a wooden table. */
  become(action: Action): void
  /** The same, and does it. */
  act(action: Action): void
}

/** A seat's open question with all legal answers, and what it may do unasked. */
export interface Question extends Asked {
  readonly ask: Ask | undefined
  readonly isReaction: boolean // an answer to what somebody else did
  readonly asks: readonly Ask[]
}

export function questionFor(game: Game, view: View<Base>, seat: Seat): Question {
  const asks = game.asks(view).filter((ask) => ask.seat === seat && has(view.eyes, seat))
  const ask = asks.find(({ must }) => must)
  const permissions = new Set(asks.filter(({ must }) => !must).map(({ kind }) => kind))
  const shapes = game.rules.actions as Readonly<Record<string, Fields>>
  const presentation: Presentation<Action> =
    asks.length === 0 ? { options: [], blocked: [] } : presentedIn(game, view, seat)
  const options = asks.length === 0 ? [] : game.options(view, seat)
  const families = options
    .map((option) => beginning(familyOf(option, shapes, permissions.has(option.do)), presentation.begins))
    .filter(({ slots }) => !slots.some(isEmpty))
  const rule = game.rules.frames[view.stack.at(-1)?.kind ?? '']
  const offer: Offer = {
    families,
    usual: ask && game.safe(view, seat),
    isExact: rule?.also === undefined,
    refusal: (action) => game.refusal(view, seat, atLast(families, action), options),
  }
  const isReaction = ask !== undefined && isTelling(game, ask)
  return { game, view, seat, ask, asks, isReaction, offer, presentation }
}

/** The family with its numbers starting where the game says. */
const beginning = (family: Family, begins: Presentation<Action>['begins'] = {}): Family => ({
  ...family,
  slots: family.slots.map((slot) => (slot.how === 'amount' ? { ...slot, begins: begins[slot.field] } : slot)),
})

export const openingOf = (question: Question): Draft => opening(question.offer)

/** Which of the seat's questions an action answers. */
export const askOf = ({ ask, asks }: Question, action: Action): Ask | undefined =>
  asks.find(({ must, kind }) => !must && kind === action.do) ?? ask

export interface Hands {
  readonly change: (draft: Draft) => void
  readonly commit: (action: Action) => void
  readonly refuse: (ref: Ref) => void // said to whoever tried
  readonly isOneTap?: ((action: Action) => boolean) | undefined
}

export function choiceOf(question: Question, draft: Draft, hands: Hands): Choice {
  const { offer, presentation, seat } = question
  const now = candidates(offer, draft)
  const whole = wholeAction(offer, draft)
  const refusal = whole && offer.refusal(whole.action)
  const ready = refusal ? undefined : whole?.action
  const chosen = whole?.family ?? now[0]
  const legal = legalRefs(offer, draft)

  const holds = (ref: Ref): boolean =>
    picksOf(ref).every((part) => draft.picks.some((one) => one.ref === part) || part === said(draft))
  const takes = (ref: Ref): boolean =>
    picksOf(ref).length === 1 ? legal.has(ref) : pickTogether(offer, draft, ref) !== undefined
  const presentedOf = (ref: Ref | undefined) => {
    if (ref === undefined) return ready && presentedFor(presentation.options, ready)
    const action = holds(ref) ? ready : afterPicking(offer, draft, ref)
    if (action) return presentedFor(presentation.options, action)
    return kindOfRef(ref) === 'do' ? presentedAs(presentation.options, nameOfRef(ref)) : undefined
  }
  const commit = (): void => {
    if (ready) hands.commit(ready)
  }
  return {
    seat,
    ask: question.ask,
    legal,
    picked: [...draft.picks.map(({ ref }) => ref), ...(draft.intent === undefined ? [] : [said(draft)!])],
    intent: draft.intent,
    deeds: deedsOf(offer).map((name) => deed(offer, name)),
    deed: draft.intent ?? whole?.action.do ?? now.find(({ slots }) => slots.length > 0)?.name,
    parts: chosen ? parts(chosen, draft) : [],
    amounts: chosen ? amounts(offer, chosen, draft) : [],
    count: chosen && count(chosen, draft),
    ready,
    refusal,
    fieldOf: (ref) => slotOf([...now, ...offer.families], ref)?.field,
    deedOf: (ref) => slotOf([...now, ...offer.families], ref)?.deed,
    takes,
    holds,
    whyNot: (ref) => (takes(ref) || holds(ref) ? undefined : whyNot(question, draft, picksOf(ref)[0]!)),
    then: (ref) => presentedOf(ref)?.then ?? [],
    warning: (ref) => presentedOf(ref)?.warning,
    pick(ref) {
      if (picksOf(ref).length > 1) {
        const whole = pickTogether(offer, draft, ref)
        if (holds(ref) && ready) commit()
        else if (whole) hands.change(whole)
        else hands.refuse(ref)
        return
      }
      const moved = pick(offer, draft, ref)
      if (moved.refused) hands.refuse(ref)
      else if (moved.commits) commit()
      else {
        hands.change(moved.draft)
        const action = completed(question, draft, moved.draft, hands.isOneTap)
        if (action) hands.commit(action)
      }
    },
    press(ref) {
      const moved = pick(offer, draft, ref)
      const action = moved.refused ? undefined : wholeAction(offer, moved.draft)?.action
      if (moved.refused) hands.refuse(ref)
      else if (action && !offer.refusal(action)) hands.commit(action)
      else hands.change(moved.draft)
    },
    takeUp: (path) => hands.change(takeUp(offer, draft, path)),
    set: (path, amount) => hands.change(setAmount(offer, draft, path, amount)),
    reorder: (ref, by) => hands.change(reorder(draft, ref, by)),
    commit,
    cancel: () => hands.change(opening(offer)),
    become: (action) => hands.change(draftOf(offer, action) ?? draft),
    act(action) {
      const whole = draftOf(offer, action)
      if (whole === undefined) return
      hands.change(whole)
      if (!offer.refusal(action)) hands.commit(action)
    },
  }
}

/**
 * What was begun is done by the pick that makes it whole: a card, and whom it is played at. What one pick alone would do is looked at
 * first, but in an answer to somebody else's move each thing is an answer, and boards say what else one tap may do. What is warned of,
 * counted or aimed waits for the button.
 */
function completed(
  { offer, presentation, isReaction }: Question,
  before: Draft,
  after: Draft,
  isOneTap: Hands['isOneTap'],
): Action | undefined {
  const now = candidates(offer, after)
  const whole = wholeAction(offer, after)
  if (!whole || offer.refusal(whole.action)) return undefined
  const waits = now.some(
    (family) =>
      actionOf(family, after, offer.usual) === undefined ||
      family.isPermission ||
      family.slots.some(
        (slot) => slot.how === 'some' || (slot.how === 'amount' && slot.from !== slot.to) || isPart(slot),
      ),
  )
  if (waits || presentedFor(presentation.options, whole.action)?.warning) return undefined
  const steps = chosenIn(after)
  const isChosen = steps > chosenIn(before) || after.picks.length <= before.picks.length
  return isChosen && (steps > 1 || isReaction || isOneTap?.(whole.action)) ? whole.action : undefined
}
const isPart = (slot: Slot): boolean => slot.how === 'one' && slot.part !== undefined
/** What somebody has said and picked, without what came by itself. */
const chosenIn = ({ intent, picks }: Draft): number =>
  picks.filter(({ isAuto }) => !isAuto).length + (intent === undefined ? 0 : 1)

const said = ({ intent }: Draft): Ref | undefined => (intent === undefined ? undefined : refOf('do', intent))

/** Picks several things at once, from an empty draft; undefined: they don't go together. */
function pickTogether(offer: Offer, draft: Draft, ref: Ref): Draft | undefined {
  let now: Draft = { ...draft, picks: [], active: undefined }
  for (const part of picksOf(ref)) {
    const moved = now.picks.some((one) => one.ref === part) ? undefined : pick(offer, now, part)
    if (moved?.refused) return undefined
    now = moved?.draft ?? now
  }
  return now
}

const afterPicking = (offer: Offer, draft: Draft, ref: Ref): Action | undefined => {
  if (picksOf(ref).length > 1) {
    const together = pickTogether(offer, draft, ref)
    return together && wholeAction(offer, together)?.action
  }
  const moved = pick(offer, draft, ref)
  return moved.refused ? undefined : wholeAction(offer, moved.draft)?.action
}

function deed({ families }: Offer, name: string): Deed {
  const family = families.find((one) => one.name === name)!
  const isWhole = family.slots.every(({ how }) => how === 'clock')
  const isAimed = family.slots.some((slot) => slot.how === 'amount' && slot.from !== slot.to)
  return { ref: refOf('do', name), name, isWhole, isAimed, isPermission: family.isPermission }
}

function parts(family: Family, draft: Draft): Part[] {
  const all = partsOf(family, draft)
  const active = draft.active ?? all.find(({ ref }) => ref === undefined)?.slot.path
  return all.map(({ slot, ref }, i) => ({
    path: slot.path,
    field: slot.field,
    number: i + 1,
    of: all.length,
    ref,
    isActive: slot.path === active,
    refs: slot.refs,
  }))
}

/** Step sizes for keys: angles by a tenth, one and five degrees, other numbers by shares of their range. */
export function stepsOf({ kind, unit, possible }: Amount): {
  readonly fine: number
  readonly usual: number
  readonly coarse: number
} {
  if (kind === 'angle') return { fine: Math.max(1, unit / 10), usual: unit, coarse: 5 * unit }
  const hundredth = Math.max(1, Math.round(howMany(possible) / 100))
  return { fine: Math.max(1, Math.round(hundredth / 10)), usual: 2 * hundredth, coarse: 10 * hundredth }
}

/** The next possible number that way: there may be gaps. */
export function towards({ value, possible }: Amount, to: number): number {
  const { among } = possible
  if (!among) return to < possible.from || to > possible.to ? value : to
  return (to >= value ? among.find((one) => one >= to) : among.findLast((one) => one <= to)) ?? value
}

/** Numbers with only one possible value are left out. */
function amounts(offer: Offer, family: Family, draft: Draft): Amount[] {
  return family.slots.flatMap((slot) => {
    if (slot.how !== 'amount' || slot.from === slot.to) return []
    const { path, field, part } = slot
    return {
      path,
      deed: family.name,
      field,
      kind: slot.kind === 'angle' ? 'angle' : 'number',
      unit: slot.kind === 'angle' && slot.to > 360 ? 100 : 1,
      part,
      parts: family.slots.filter((other) => other.field === field).length,
      value: amountIn(family, slot, draft, offer.usual),
      possible: possibleAmounts(offer, family, slot, draft),
    }
  })
}

function count(family: Family, draft: Draft): Count | undefined {
  const slot = family.slots.find((one) => one.how === 'some')
  if (slot?.how !== 'some') return undefined
  const chosen = fill(family, draft.picks)?.get(slot.path)?.length ?? 0
  return { chosen, min: slot.min, max: slot.max, isOrdered: slot.ordered }
}

interface InSlot {
  readonly deed: string
  readonly field: string
}
function slotOf(families: readonly Family[], ref: Ref): InSlot | undefined {
  for (const { name, slots } of families)
    for (const slot of slots)
      if ((slot.how === 'one' || slot.how === 'some') && slot.refs.includes(ref))
        return { deed: name, field: slot.field }
  return undefined
}

/** The choice of somebody who isn't asked: nothing can be picked, and everything says why. */
export function noChoice(because: Text): Choice {
  const nothing = (): void => {}
  return {
    seat: undefined,
    ask: undefined,
    legal: new Set(),
    picked: [],
    intent: undefined,
    deeds: [],
    deed: undefined,
    parts: [],
    amounts: [],
    count: undefined,
    ready: undefined,
    refusal: undefined,
    fieldOf: () => undefined,
    deedOf: () => undefined,
    takes: () => false,
    holds: () => false,
    whyNot: () => because,
    then: () => [],
    warning: () => undefined,
    pick: nothing,
    press: nothing,
    takeUp: nothing,
    set: nothing,
    reorder: nothing,
    commit: nothing,
    cancel: nothing,
    become: nothing,
    act: nothing,
  }
}
