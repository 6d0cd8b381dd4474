// Golden transcripts: one whole game, readable in a diff. Run in Node and in Chromium against the same file,
// they prove that a log gives the same states everywhere; a change of behaviour shows up as a change of text.

import { beforeAll, expect, test } from 'vitest'
import {
  type Action,
  type Base,
  type GameEvent,
  type GameModule,
  type Told,
  act,
  chanceFrom,
  firstOf,
  isRefusal,
  newHeader,
  record,
  take,
} from '../src/index.ts'
import { type Variant, setupOf } from './random-play.ts'

export interface GoldenGame<O> extends Variant<O> {
  readonly name: string
  readonly seed: number
}

export function goldenTranscripts<S extends Base, A extends Action, E extends GameEvent, O>(
  module: GameModule<S, A, E, O>,
  games: readonly GoldenGame<O>[],
): void {
  beforeAll(() => module.game.rules.ready?.())
  for (const golden of games) {
    test(`the game "${golden.name}" goes as it always went`, async () => {
      await expect(transcript(module, golden)).toMatchFileSnapshot(`./golden/${golden.name}.golden.txt`)
    })
  }
}

function transcript<S extends Base, A extends Action, E extends GameEvent, O>(
  { game }: GameModule<S, A, E, O>,
  golden: GoldenGame<O>,
): string {
  const setup = setupOf(game, golden)
  const secret = `golden ${golden.seed}`
  const table = record(game, newHeader(game, setup, { secret }), secret)
  if (isRefusal(table)) throw new Error(table.code)
  const picks = chanceFrom(golden.seed)
  const lines = [
    `${game.rules.id} version ${game.rules.version}, ${JSON.stringify(setup)}`,
    ...table.opening.map(eventLine),
  ]
  while (game.asked(table.state) !== 0) {
    const seat = firstOf(game.asked(table.state))
    const ask = game.asks(table.state).find((open) => open.seat === seat)!
    const step = act(table, seat, { ask: ask.id, action: game.sample(table.state, seat, picks) }, 'bot')
    if (isRefusal(step)) throw new Error(step.code)
    take(table, step)
    if (step.row.type !== 'act') continue
    const { seq, answer, told, state } = step.row
    const { do: name, ...fields } = answer.action
    lines.push(
      `${seq}. seat ${seat}, ${ask.kind}: ${name}${factsOf(fields)}  #${state.slice(0, 12)}`,
      ...told.map(eventLine),
    )
  }
  lines.push(`outcome: ${JSON.stringify(game.rules.outcome(table.state))}`, `chain: ${table.hash}`)
  return `${lines.join('\n')}\n`
}

function eventLine(event: Told): string {
  const { type, move: _move, cause, ...facts } = event
  return `     ${type}${factsOf(facts)}${cause === _move ? '' : ` (of ${cause})`}`
}

const factsOf = (facts: object): string =>
  Object.entries(facts)
    .map(([key, value]) => ` ${key}=${JSON.stringify(value)}`)
    .join('')
