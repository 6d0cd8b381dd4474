// Whether random games use everything there is: every card, character, item, location, story, option, question, and every word of the
// effect vocabulary. A long run, with the table printed: npm run test:coverage

import { type Chance, type Told, chanceFrom, firstOf, listActions, sampleAction } from '@saloon/kernel'
import { setupOf } from '@saloon/kernel/kit'
import { expect, test } from 'vitest'
import type { Action } from '../src/actions.ts'
import {
  CARDS,
  CARD_IDS,
  CHARACTERS,
  EQUIPMENT_TYPES,
  FIGHT_CARDS,
  LOCATIONS,
  MIB_NAMES,
  OBJECTIVES,
  OPS,
  STORY_CONDITIONS,
  STORY_NAMES,
  TRIGGERS,
  objectiveId,
} from '../src/components/index.ts'
import { OPTIONS } from '../src/effects/lists.ts'
import type { Event } from '../src/events.ts'
import { frames } from '../src/frames/index.ts'
import { westernLegends as game } from '../src/game.ts'
import { locationOf } from '../src/map/index.ts'
import type { Legends } from '../src/state.ts'
import { VARIANTS } from './variants.ts'
import { opsAndTriggers } from './vocabulary-seen.ts'

const GAMES = Number(process.env['SALOON_COVERAGE'] ?? 400)
const QUESTIONS = Object.entries(frames).flatMap(([kind, rule]) => ('asks' in rule ? [kind] : []))
type Counts = Record<string, number>
const none = (names: readonly string[]): Counts => Object.fromEntries(names.map((name) => [name, 0]))

class Coverage {
  readonly seen = {
    cards: none(CARD_IDS),
    'fight cards': none(Array.from({ length: FIGHT_CARDS }, (_, card) => `fight-${card + 2}`)),
    characters: none(CHARACTERS),
    items: none(EQUIPMENT_TYPES),
    locations: none(LOCATIONS),
    conditions: none(STORY_CONDITIONS),
    stories: none(STORY_NAMES),
    options: none(OPTIONS.map((_, option) => `option-${option}`)),
    'Man in Black': none(MIB_NAMES),
    questions: none(QUESTIONS),
    ops: none(OPS),
    triggers: none(TRIGGERS),
  }
  readonly objectives = none(Array.from({ length: OBJECTIVES }, (_, objective) => objectiveId(objective)))

  play(seed: number): void {
    const state = game.start(setupOf(game, VARIANTS[seed % VARIANTS.length]!), chanceFrom(seed))
    const picks = chanceFrom(seed, 1)
    const table = game.at(state, (event) => this.hear(state, event))
    for (let asked = game.asked(state); asked !== 0; asked = game.asked(state)) {
      const seat = firstOf(asked)
      // An objective that can be claimed is.
      const offered = state.options.objectives
        ? game.options(state, seat).filter(({ do: name }) => name === 'claim')
        : []
      const action = offered.length > 0 ? sampleAction<Action>(offered, picks) : this.choose(state, seat, picks, seed)
      this.seen.questions[state.stack.at(-1)!.kind]!++
      this.look(state, action)
      game.play(table, seat, action)
    }
  }

  /** At random; in every other game people like company, so that they meet. */
  private choose(state: Legends, seat: number, picks: Chance, seed: number): Action {
    const action = game.sample(state, seat, picks)
    if (seed % 2 === 0 || (action.do !== 'step' && action.do !== 'ride' && action.do !== 'stop')) return action
    const crowd = (hex: number): number => state.players.filter((player) => player.hex === hex).length
    const here = crowd(state.players[seat]!.hex) - 1
    const ways = listActions<Action>(game.options(state, seat))
    const best = ways.reduce((one, other) => (company(other, crowd, here) > company(one, crowd, here) ? other : one))
    return company(best, crowd, here) > 0 ? best : action
  }

  private count(what: keyof Coverage['seen'], name: string): void {
    if (name in this.seen[what]) this.seen[what][name]!++
  }

  private look(state: Legends, action: Action): void {
    const { players, active } = state
    if (state.stack.at(-1)!.kind !== 'action' || action.do === 'move' || action.do === 'card') return
    const location = locationOf(players[active]!.hex)
    if (location !== null) this.count('locations', location)
  }

  private hear(state: Legends, event: Told<Event>): void {
    for (const { what, name } of opsAndTriggers(state, event)) this.count(what, name)
    switch (event.type) {
      case 'played':
      case 'sprinted':
      case 'reacted':
        return this.count('cards', CARD_IDS[event.card]!)
      case 'face-up':
        return event.card < CARDS
          ? this.count('cards', CARD_IDS[event.card]!)
          : this.count('fight cards', `fight-${event.card - CARDS + 2}`)
      case 'showed':
      case 'handed-in':
      case 'discarded':
        for (const card of event.cards) this.count('cards', CARD_IDS[card]!)
        return
      case 'legend':
        return this.count('characters', CHARACTERS[event.character]!)
      case 'gained-item':
        return this.count('items', EQUIPMENT_TYPES[event.item]!)
      case 'put-disc':
        return this.count('conditions', STORY_CONDITIONS[event.condition]!)
      case 'story':
        return this.count('stories', STORY_NAMES[event.story]!)
      case 'chose':
        return this.count('options', `option-${event.option}`)
      case 'mib-card':
        return this.count('Man in Black', MIB_NAMES[event.card]!)
      case 'claimed':
        this.objectives[objectiveId(event.objective)]!++
        return
      default:
    }
  }

  inWords(): string {
    const table = Object.entries({ ...this.seen, objectives: this.objectives })
    return table
      .flatMap(([title, counts]) => [title, ...Object.entries(counts).map(([name, n]) => `  ${name.padEnd(28)} ${n}`)])
      .join('\n')
  }
}

const company = (action: Action, crowd: (hex: number) => number, here: number): number =>
  action.do === 'step' || action.do === 'ride' ? crowd(action.to) : action.do === 'stop' ? here : 0

test(`${GAMES} random games use everything there is`, { timeout: 120_000 + GAMES * 200 }, () => {
  const coverage = new Coverage()
  for (let seed = 0; seed < GAMES; seed++) coverage.play(seed)
  if (process.env['SALOON_COVERAGE'] !== undefined) process.stdout.write(`${coverage.inWords()}\n`)
  const unused = (counts: Counts) => Object.keys(counts).filter((name) => counts[name] === 0)
  for (const [what, counts] of Object.entries(coverage.seen)) expect(unused(counts), what).toEqual([])
  // Some objectives need a plan that random players don't have; most are met by luck.
  expect(unused(coverage.objectives).length).toBeLessThan(OBJECTIVES / 2)
})
