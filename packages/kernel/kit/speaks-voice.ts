// Says in every language what a game can say, and remembers which lines that took.

import {
  type Action,
  type Base,
  type GameEvent,
  type GameModule,
  LANGUAGES,
  NOBODY,
  type Reader,
  type Refusal,
  type Seat,
  type Text,
  type Told,
  type View,
  everyone,
  kernelEn,
  kernelFr,
  listActions,
  only,
  say,
  seatsOf,
  textOfAction,
  textOfEvent,
  textOfRefusal,
} from '../src/index.ts'
import { holds } from './same.ts'

/** Throws at whatever can't be said. */
export interface Voice<S extends Base, A extends Action, E extends GameEvent> {
  readonly said: ReadonlySet<string> // the keys of all lines, names within other lines too
  readonly codes: ReadonlySet<string> // of the refusals that were met
  say(text: Text): void
  /** To everybody, to nobody, to each seat alone. */
  tell(event: Told<E>): void
  name(action: A): void
  explain(refusal: Refusal): void
  present(view: View<S>, seat: Seat): void
  /** Everything about a position: who is asked what, what may be done and what not, what it looks like to whom. */
  look(state: S): void
}

export interface Spoken<S extends Base> {
  readonly codes: readonly string[] // with which the game itself refuses
  /** Answers of every shape, most of them impossible here, so that each refusal is met. */
  wrongActions(state: S, seat: Seat): Iterable<unknown>
}

const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida', 'Joe']
const KERNEL = { en: kernelEn, fr: kernelFr }
const BROKEN = /^\s*$|[{}]|undefined|NaN|Infinity|\bnull\b|\[object/
/** Of larger families only the first actions are tried. */
const MOST_LISTED = 32
const NO_ACTIONS = [null, { do: 'no-such-thing' }]

export function voiceOf<S extends Base, A extends Action, E extends GameEvent, O>(
  { game, messages }: GameModule<S, A, E, O>,
  it: Spoken<S>,
): Voice<S, A, E> {
  const { rules } = game
  const said = new Set<string>()
  const codes = new Set<string>()
  const readers = LANGUAGES.map((language): Reader => {
    const lines: Record<string, string> = { ...KERNEL[language], ...messages[language] }
    const noted = new Proxy(lines, {
      get(_, key) {
        said.add(String(key))
        return lines[String(key)]
      },
    })
    return { language, messages: noted, seats: NAMES }
  })
  const each = Array.from({ length: rules.seats.max }, (_, seat) => only(seat))
  const everyEyes = [NOBODY, everyone(rules.seats.max), ...each]

  const spoken = new Set<string>()
  /** Each thing once: most of what a position has to say was said in the one before. */
  function speak(text: Text): void {
    const spelled = JSON.stringify(text)
    if (spoken.has(spelled)) return
    spoken.add(spelled)
    for (const reader of readers) {
      const sentence = say(reader, text)
      holds(!BROKEN.test(sentence), `"${text.key}" in ${reader.language}: ${sentence}`)
    }
  }

  function tell(event: Told<E>): void {
    for (const eyes of event.only === undefined ? [NOBODY] : everyEyes) speak(textOfEvent(game.redact(event, eyes)))
  }

  function name(action: A): void {
    speak(textOfAction(action))
    for (const field of Object.keys(action)) if (field !== 'do') speak({ key: `field.${action.do}.${field}` })
  }

  function explain(refusal: Refusal): void {
    const { code } = refusal
    holds(it.codes.includes(code) || `why.${code}` in kernelEn, `"${code}" is not among the game's refusals`)
    codes.add(code)
    speak(textOfRefusal(refusal))
  }

  function describe(view: View<S>): void {
    const { table, seats } = rules.describe(view)
    for (const text of table) speak(text)
    for (const seat of seats) for (const text of seat) speak(text)
  }

  function present(view: View<S>, seat: Seat): void {
    const { options, blocked, because, ifNot } = rules.present(view, seat)
    for (const { then, warning } of options) {
      for (const text of then) speak(text)
      if (warning) speak(warning)
    }
    for (const { thing, because: reason } of blocked) {
      speak(thing)
      speak(reason)
    }
    if (because) speak(because)
    if (ifNot) speak(ifNot)
  }

  function attempt(state: S, seat: Seat, action: unknown): void {
    const refusal = game.refusal(state, seat, action)
    if (refusal) explain(refusal)
    else name(action as A)
  }

  function look(state: S): void {
    for (const { kind } of [...game.asks(state), ...game.ahead(state)]) speak({ key: `ask.${kind}` })
    describe(game.view(state, NOBODY))
    describe(game.view(state, everyone(state.given.length)))
    for (const seat of state.given.keys()) {
      const view = game.view(state, only(seat))
      describe(view)
      present(view, seat)
      for (const option of game.options(state, seat))
        for (const action of listActions<A>([option], MOST_LISTED)) attempt(state, seat, action)
      for (const action of NO_ACTIONS) attempt(state, seat, action)
      for (const action of it.wrongActions(state, seat)) attempt(state, seat, action)
    }
    for (const seat of seatsOf(game.asked(state))) name(game.safe(state, seat))
    const outcome = rules.outcome(state)
    if (outcome) speak(outcome.because)
  }

  return { said, codes, say: speak, tell, name, explain, present, look }
}
