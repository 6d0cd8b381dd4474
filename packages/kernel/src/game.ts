// The loop that runs a game: frames go on by themselves until somebody must answer, and every answer is checked before it reaches
// the rules.

import {
  HIDDEN,
  WAIT,
  type Action,
  type Answer,
  type Ask,
  type Base,
  type Chance,
  type Eyes,
  type Fields,
  type Frame,
  type FrameRule,
  type Game,
  type GameEvent,
  type Interrupt,
  type Option,
  type Playing,
  type Refusal,
  type Rules,
  type Seat,
  type Seen,
  type Told,
} from './contract.ts'
import { hasLocked, newBase } from './base.ts'
import { countActions, isOffered, listActions, sampleAction } from './domain.ts'
import { NOBODY, firstOf, has, only, seatsOf } from './eyes.ts'
import { prepareSetup } from './setup.ts'
import { isWhole, misshapen } from './shape.ts'
import { push } from './stack.ts'

/** More steps than any rulebook needs between two questions: else a frame that neither asks nor ends would run for ever. */
const MOST_STEPS = 100_000
/** After so many random tries the answers that also() allows are listed instead. */
const TRIES = 64
const NO_OPTIONS: readonly never[] = []

export function makeGame<S extends Base, A extends Action, E extends GameEvent, O>(
  rules: Rules<S, A, E, O>,
): Game<S, A, E, O> {
  type Rule = FrameRule<S, Frame, A, E>
  const { frames } = rules
  const interrupts = rules.interrupts ?? {}
  const permissionKinds = Object.keys(interrupts)
  const fieldNames = Object.fromEntries(
    Object.entries(rules.actions).map(([name, fields]) => [name, Object.keys(fields as Fields)]),
  )

  const top = (table: Seen<S>): Frame | undefined => table.stack[table.stack.length - 1]

  // Who is asked, what may be answered and what an answer does is asked of the same frame one after the other.
  let lastKind = ''
  let lastRule: Rule | undefined
  function ruleOf(frame: Frame): Rule {
    const { kind } = frame
    if (kind === lastKind) return lastRule!
    const rule = frames[kind]
    if (rule === undefined) throw new Error(`${rules.id} has no rule for a frame of kind "${kind}"`)
    lastKind = kind
    lastRule = rule
    return rule
  }

  function settle(game: Playing<S, E>): void {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const stack = game.state.stack
      if (stack.length === 0) return
      const frame = stack[stack.length - 1]!
      game.cause = frame.cause
      if (ruleOf(frame).go(game, frame) === WAIT) return
    }
    throw new Error(`${rules.id}: the frames never come to rest`)
  }

  // ---- whom, what -------------------------------------------------------------------------------------------------

  function askedBy(table: Seen<S>, frame: Frame | undefined): Eyes {
    return frame === undefined ? NOBODY : (ruleOf(frame).asks?.(table, frame) ?? NOBODY)
  }

  function asked(table: Seen<S>): Eyes {
    const frame = top(table)
    let eyes = askedBy(table, frame)
    if (table.locked.length > 0) for (const seat of seatsOf(eyes)) if (hasLocked(table, seat)) eyes &= ~only(seat)
    return eyes
  }

  // A question is named when it is put and again when it is answered, mostly with nothing in between.
  let lastAsk = { epoch: -1, frame: -1, seat: -1, given: -1, id: '' }
  function askId({ epoch, given }: Seen<S>, { n: frame }: Frame, seat: Seat): string {
    const last = lastAsk
    if (last.frame === frame && last.seat === seat && last.given === given[seat] && last.epoch === epoch) return last.id
    const id = `${epoch}.${frame}.${seat}.${given[seat]}`
    lastAsk = { epoch, frame, seat, given: given[seat]!, id }
    return id
  }
  const permissionId = (table: Seen<S>, kind: string, seat: Seat): string =>
    `${table.epoch}.${kind}.${seat}.${table.used[seat]}`

  function frameOptions(table: Seen<S>, seat: Seat): readonly Option<A>[] {
    const frame = top(table)
    if (frame === undefined || !has(askedBy(table, frame), seat)) return NO_OPTIONS
    return ruleOf(frame).options?.(table, frame, seat) ?? NO_OPTIONS
  }

  /**
   * What the seat may do unasked; where the open question offers the same thing itself, that goes first. Most seats may do nothing most of
   * the time, so that is looked at before anything else.
   */
  function permitted(table: Seen<S>, kind: string, seat: Seat, offered?: readonly Option<A>[]): readonly Option<A>[] {
    if (top(table) === undefined) return NO_OPTIONS
    const unasked = interrupts[kind]!.options(table, seat)
    if (unasked.length === 0 || (offered ?? frameOptions(table, seat)).some((option) => option.do === kind))
      return NO_OPTIONS
    return unasked.filter((option) => countActions([option]) > 0)
  }

  function options(table: Seen<S>, seat: Seat): readonly Option<A>[] {
    const offered = frameOptions(table, seat)
    let all = offered
    for (let i = 0; i < permissionKinds.length; i++) {
      const unasked = permitted(table, permissionKinds[i]!, seat, offered)
      if (unasked.length > 0) all = [...all, ...unasked]
    }
    return all
  }

  function asks(table: Seen<S>): readonly Ask[] {
    const open: Ask[] = []
    const frame = top(table)
    if (frame === undefined) return open
    const { cause, kind } = frame
    for (let left = askedBy(table, frame); left !== 0; left &= left - 1) {
      const seat = firstOf(left)
      const ask = { id: askId(table, frame, seat), seat, kind, cause, must: true }
      open.push(hasLocked(table, seat) ? { ...ask, locked: true } : ask)
    }
    const eyes = 'eyes' in table ? (table.eyes as Eyes) : -1
    for (let i = 0; i < permissionKinds.length; i++) {
      const permission = permissionKinds[i]!
      for (let seat = 0; seat < table.given.length; seat++) {
        if (has(eyes, seat) && permitted(table, permission, seat).length > 0)
          open.push({ id: permissionId(table, permission, seat), seat, kind: permission, cause, must: false })
      }
    }
    return open
  }

  function alsoFails(table: Seen<S>, seat: Seat, action: A): string | undefined {
    const frame = top(table)!
    const rule = ruleOf(frame)
    if (rule.also === undefined || action.do in interrupts) return undefined
    return rule.also(table, frame, seat, action)
  }

  function sample(table: Seen<S>, seat: Seat, chance: Chance): A {
    if (rules.sample !== undefined) return rules.sample(table, seat, chance)
    const frame = top(table)!
    const rule = ruleOf(frame)
    // Without permissions in the game the seat is one that is asked: nobody else has anything to choose from.
    const offered = permissionKinds.length === 0 ? rule.options!(table, frame, seat) : options(table, seat)
    if (rule.also === undefined) return sampleAction<A>(offered, chance, fieldNames)
    for (let tries = 0; tries < TRIES; tries++) {
      const action = sampleAction<A>(offered, chance, fieldNames)
      if (alsoFails(table, seat, action) === undefined) return action
    }
    const allowed = listActions<A>(offered).filter((action) => alsoFails(table, seat, action) === undefined)
    if (allowed.length === 0) throw new Error(`${rules.id}: seat ${seat} is asked and has no answer`)
    return sampleAction(allowed as unknown as readonly Option<A>[], chance)
  }

  /** Looked for among the few there are: nearly every action is none of them. */
  function interruptOf(action: A): Interrupt<S, A, E> | undefined {
    for (let i = 0; i < permissionKinds.length; i++) if (action.do === permissionKinds[i]) return interrupts[action.do]
    return undefined
  }

  // ---- answers ----------------------------------------------------------------------------------------------------

  function play(game: Playing<S, E>, seat: Seat, action: A): void {
    const state = game.state
    const frame = state.stack[state.stack.length - 1]!
    const rule = ruleOf(frame)
    const interrupt = interruptOf(action)
    const unasked = interrupt !== undefined && !frameOptions(state, seat).some((option) => option.do === action.do)
    state.moves++
    game.cause = state.moves
    if (unasked) {
      state.used[seat]!++
      interrupt.answer(game, seat, action)
    } else {
      state.given[seat]!++
      if (rule.together) lock(game, frame, rule, seat, action)
      else rule.answer!(game, frame, seat, action)
    }
    settle(game)
  }

  /** Secret answers wait until the last one is in; then they are carried out in the order of the seats. */
  function lock(game: Playing<S, E>, frame: Frame, rule: Rule, seat: Seat, action: A): void {
    const { state } = game
    if (state.locked.length === 0) state.locked = state.given.map(() => null)
    state.locked[seat] = action
    game.tell?.({ type: 'locked', by: seat } as unknown as E)
    const choosing = seatsOf(rule.asks!(state, frame))
    if (!choosing.every((other) => hasLocked(state, other))) return
    const answers = state.locked as A[]
    state.locked = []
    for (const other of choosing) rule.answer!(game, frame, other, answers[other]!)
  }

  function refusal(
    table: Seen<S>,
    seat: Seat,
    action: unknown,
    offered: readonly Option<A>[] = options(table, seat),
  ): Refusal | undefined {
    const wrong = misshapen(rules.actions, action)
    if (wrong) return wrong
    const shaped = action as A
    if (!isOffered(offered, shaped))
      return rules.why?.(table, seat, shaped) ?? { code: 'not-offered', facts: { action: shaped.do } }
    const code = alsoFails(table, seat, shaped)
    return code === undefined ? undefined : (rules.why?.(table, seat, shaped) ?? { code })
  }

  function apply(game: Playing<S, E>, seat: Seat, answer: Answer<A>): Refusal | undefined {
    const { state } = game
    const frame = top(state)
    if (frame === undefined) return { code: 'game-over' }
    if (!isWhole(seat) || seat < 0 || seat >= state.given.length)
      return { code: 'no-such-seat', facts: { seats: state.given.length } }
    if (typeof answer !== 'object' || answer === null || typeof answer.ask !== 'string')
      return { code: 'malformed', facts: { field: 'ask' } }
    let refused: Refusal | undefined
    if (has(askedBy(state, frame), seat) && answer.ask === askId(state, frame, seat))
      refused = refusal(state, seat, answer.action)
    else {
      const permission = permissionKinds.find((kind) => answer.ask === permissionId(state, kind, seat))
      const allowed = permission === undefined ? NO_OPTIONS : permitted(state, permission, seat)
      if (allowed.length === 0) return { code: wasAsked(state, seat, answer.ask) ? 'question-closed' : 'not-asked' }
      refused = refusal(state, seat, answer.action, allowed)
    }
    if (refused) return refused
    play(game, seat, answer.action)
    return undefined
  }

  /** Whether this looks like a question that was open to this seat before. */
  function wasAsked(table: Seen<S>, seat: Seat, id: string): boolean {
    const parts = id.split('.')
    const [epoch, frame, who, given] = parts.map(Number) as [number, number, number, number]
    const isPermission = permissionKinds.includes(parts[1] ?? '')
    if (parts.length !== 4 || who !== seat || !(epoch >= 0 && epoch <= table.epoch)) return false
    if (isPermission) return given >= 0 && given <= table.used[seat]!
    return frame >= 1 && frame <= table.frames && given >= 0 && (epoch < table.epoch || given <= table.given[seat]!)
  }

  function at(state: S, listen?: (event: Told<E>) => void, film?: (track: unknown) => void): Playing<S, E> {
    const game: { -readonly [K in keyof Playing<S, E>]: Playing<S, E>[K] } = { state, tell: undefined, film, cause: 0 }
    if (listen)
      game.tell = (event) => {
        const told = event as E & { move?: number; cause?: number } // stamped itself: a copy of each costs more than the rules
        if (told.move !== undefined) throw new Error(`${rules.id}: the same "${event.type}" is told twice`)
        told.move = state.moves
        told.cause = game.cause
        listen(told as Told<E>)
      }
    return game
  }

  return {
    rules,
    prepare: (raw) => prepareSetup(rules, raw),
    start(setup, chance, listen) {
      const dealt = rules.deal(setup, chance)
      // Through clone(), so that dealt, loaded and cloned states are all of one shape and the rules stay fast.
      const state = rules.clone(Object.assign(dealt, newBase(setup.seats, chance)) as unknown as S)
      const game = at(state, listen)
      push(game, dealt.first)
      settle(game)
      return state
    },
    load: (state) => rules.clone(state),
    at,
    settle,
    asked,
    asks,
    options,
    sample,
    safe(table, seat) {
      const frame = top(table)!
      const rule = ruleOf(frame)
      if (rule.safe === undefined)
        throw new Error(`${rules.id}: "${frame.kind}" has no answer for somebody who isn't there`)
      return rule.safe(table, frame, seat)
    },
    ahead: (table) =>
      table.stack.flatMap((frame) => {
        const coming = ruleOf(frame).ahead?.(table, frame) ?? []
        return coming.map(({ seat, kind }) => ({ seat, kind, cause: frame.cause }))
      }),
    early: (table, seat) =>
      table.stack.flatMap((frame) => {
        const rule = ruleOf(frame)
        const coming = (rule.ahead?.(table, frame) ?? []).filter((one) => one.seat === seat)
        return coming.map(({ kind }) => ({ kind, cause: frame.cause, options: rule.early?.(table, frame, seat) ?? [] }))
      }),
    out: (table) => rules.out?.(table) ?? NOBODY,
    race(state) {
      const frame = top(state)
      return frame && ruleOf(frame).race?.(state, frame)
    },
    apply,
    refusal,
    play,
    view: (state, eyes) => rules.view(state, eyes),
    imagine(view, chance, belief) {
      const state = rules.imagine(view, chance, belief)
      for (let seat = 0; seat < state.locked.length; seat++) {
        if (state.locked[seat] === HIDDEN) state.locked[seat] = sampleAction<A>(frameOptions(state, seat), chance)
      }
      return state
    },
    redact(event, eyes) {
      if (event.only === undefined || (event.only.eyes & eyes) !== 0) return event
      const { only: _secret, ...open } = event
      return open as Told<E>
    },
  }
}
