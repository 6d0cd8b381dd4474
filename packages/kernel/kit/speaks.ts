// One call a game: whatever it can say is said in every language, and nothing is written that is never said.

import { beforeAll, describe, test } from 'vitest'
import {
  type Action,
  type Base,
  type Game,
  type GameEvent,
  type GameModule,
  type Rules,
  type Setting,
  type SettingValue,
  type Told,
  below,
  chanceFrom,
  isRefusal,
} from '../src/index.ts'
import { type Variant, randomGame } from './random-play.ts'
import { type Messages, none, ownMarks, sameLines, shortHelp, translated, undeclared } from './speaks-lines.ts'
import { type Spoken, type Voice, voiceOf } from './speaks-voice.ts'

/** Lists of keys may name families: `card.*` stands for `card.1`, not for `card.1.help`. What is declared for nothing fails too. */
export interface SpeaksCase<S extends Base, A extends Action, E extends GameEvent, O> extends Spoken<S> {
  readonly variants: readonly Variant<O>[]
  readonly games?: number // random games of each variant
  /** Laid-out positions and rare events that random games don't come to. */
  also?(voice: Voice<S, A, E>): void
  readonly unsaid?: Readonly<Record<string, string>> // lines that are never said, and why they are there
  readonly alike?: readonly string[] // lines that are the same in every language
  readonly marks?: readonly string[] // names with an exclamation mark
}

export function speaksEveryLanguage<S extends Base, A extends Action, E extends GameEvent, O>(
  module: GameModule<S, A, E, O>,
  it: SpeaksCase<S, A, E, O>,
): void {
  beforeAll(() => module.game.rules.ready?.())
  describe(`${module.game.rules.id} speaks every language`, () => {
    for (const [title, check] of Object.entries(speakingChecks(module, it))) test(title, check, 120_000)
  })
}

/** By what they prove; each throws if it isn't so. */
export function speakingChecks<S extends Base, A extends Action, E extends GameEvent, O>(
  module: GameModule<S, A, E, O>,
  it: SpeaksCase<S, A, E, O>,
): Readonly<Record<string, () => void>> {
  const { game, messages } = module
  let voice: Voice<S, A, E> | undefined
  const heard = () => (voice ??= hearEverything(module, it))
  return {
    'what is told, asked, offered, refused, presented and described can be said': () => void heard(),
    'every refusal is met': () => everyRefusalMet(it.codes, heard()),
    'no line is written in vain': () => nothingInVain(game.rules, messages, heard(), it.unsaid),
    'the languages have the same lines, which speak of the same facts': () => sameLines(messages),
    'every line is translated': () => translated(messages, it.alike),
    'help is short': () => shortHelp(messages),
    'each language has its own marks': () => ownMarks(module, it.marks),
  }
}

// ---- whatever can be said -----------------------------------------------------------------------------------------

const USUAL_GAMES = 20
/** One position of so many is looked at closely; of the others only what happens is told. */
const LOOK_EVERY = 4

function hearEverything<S extends Base, A extends Action, E extends GameEvent, O>(
  module: GameModule<S, A, E, O>,
  it: SpeaksCase<S, A, E, O>,
): Voice<S, A, E> {
  const { game, messages } = module
  const voice = voiceOf(module, it)
  voice.say({ key: 'name' })
  voice.say({ key: 'tagline' })
  setUpInEveryWay(game, voice, messages)
  const games = it.games ?? USUAL_GAMES
  for (const [i, variant] of it.variants.entries()) {
    for (let seed = games * i; seed < games * (i + 1); seed++) {
      const looks = chanceFrom(seed, 3)
      const play = randomGame(listenedTo(game, voice.tell), variant, seed)
      do if (below(looks, LOOK_EVERY) === 0) voice.look(play.state)
      while (play.step())
      voice.look(play.state)
    }
  }
  it.also?.(voice)
  // Whatever has been named can be asked about.
  for (const key of Object.keys(messages.en))
    if (key.endsWith('.help') && voice.said.has(key.slice(0, -'.help'.length))) voice.say({ key })
  return voice
}

const listenedTo = <S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  listen: (event: Told<E>) => void,
): Game<S, A, E, O> => ({
  ...game,
  start: (setup, chance) => game.start(setup, chance, listen),
  at: (state) => game.at(state, listen),
})

/** Every number of seats, with each setting at each value: settings and values have names, and what is impossible a reason. */
function setUpInEveryWay<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  voice: Voice<S, A, E>,
  messages: Messages,
): void {
  const { seats: range, settings } = game.rules
  const choices: unknown[] = [{}, [], { 'no such option': true }]
  for (const setting of settings) {
    voice.say({ key: `setting.${setting.key}` })
    voice.say({ key: `setting.${setting.key}.help` })
    for (const value of valuesOf(setting)) choices.push({ [setting.key]: value })
    for (const value of wordsOf(setting)) {
      const own = `setting.${setting.key}.${value}`
      const shared = `${setting.key}.${value}` // of a thing that has a name anyway
      voice.say({ key: !(own in messages.en) && shared in messages.en ? shared : own })
    }
  }
  for (let seats = range.min - 1; seats <= range.max + 1; seats++) {
    for (const options of choices) {
      const setup = game.prepare({ seats, options })
      if (isRefusal(setup)) voice.explain(setup)
    }
  }
}

const wordsOf = ({ values }: Setting): string[] =>
  values === 'document' || 'from' in values ? [] : values.filter((value) => typeof value === 'string')

/** All of them, or the ends of a range; and one that is none. */
function valuesOf({ values }: Setting): SettingValue[] {
  if (values === 'document') return ['', 0]
  return 'from' in values ? [values.from, values.to, values.to + 1] : [...values, 'no such value']
}

// ---- and nothing else ---------------------------------------------------------------------------------------------

function everyRefusalMet(codes: readonly string[], met: { readonly codes: ReadonlySet<string> }): void {
  none(
    codes.filter((code) => !met.codes.has(code)),
    'refusals that were never met',
  )
}

/** Every line there is, and every line that the rules call for. */
function nothingInVain<S extends Base, A extends Action, E extends GameEvent, O>(
  { actions, frames, interrupts = {} }: Rules<S, A, E, O>,
  messages: Messages,
  { said }: { readonly said: ReadonlySet<string> },
  unsaid: Readonly<Record<string, string>> = {},
): void {
  const asking = Object.keys(frames).filter((kind) => frames[kind]!.asks !== undefined)
  const lines = new Set([
    ...Object.keys(messages.en),
    ...Object.keys(actions).map((name) => `do.${name}`),
    ...[...asking, ...Object.keys(interrupts)].map((kind) => `ask.${kind}`),
  ])
  none(
    undeclared(
      [...lines].filter((key) => !said.has(key)),
      Object.keys(unsaid),
    ),
    'lines that are never said',
  )
}
