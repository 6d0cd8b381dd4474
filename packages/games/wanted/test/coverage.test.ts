// Whether random games use everything there is: each of the eighty cards, each character's ability, each question.
// A long run, with the table printed: npm run test:coverage

import { type Told, chanceFrom, firstOf } from '@saloon/kernel'
import { setupOf } from '@saloon/kernel/kit'
import { expect, test } from 'vitest'
import {
  type Action,
  CARDS,
  CARD_IDS,
  CHARACTERS,
  type Card,
  type Character,
  type Event,
  type Wanted,
  cardsOf,
  distance,
  hasInPlay,
  kindOf,
  rangeOf,
  wanted,
} from '../src/index.ts'
import { frames } from '../src/frames/index.ts'
import { VARIANTS } from './lay-out.ts'

const GAMES = Number(process.env['SALOON_COVERAGE'] ?? 200)
const QUESTIONS = Object.entries(frames).flatMap(([kind, rule]) => ('asks' in rule ? [kind] : []))

class Coverage {
  readonly cards: number[] = Array.from({ length: CARDS }, () => 0)
  readonly characters: Record<string, number> = Object.fromEntries(CHARACTERS.map((character) => [character, 0]))
  readonly questions: Record<string, number> = Object.fromEntries(QUESTIONS.map((kind) => [kind, 0]))

  used(character: Character | null | undefined): void {
    this.characters[character!]!++
  }

  /** One random game; now and then Sid Ketchum does what he may. */
  play(seed: number): void {
    const state = wanted.start(setupOf(wanted, VARIANTS[seed % VARIANTS.length]!), chanceFrom(seed))
    const picks = chanceFrom(seed, 1)
    let before: Told<Event> | undefined
    const table = wanted.at(state, (event) => {
      this.hear(state, event, before)
      before = event
    })
    for (let asked = wanted.asked(state); asked !== 0; asked = wanted.asked(state)) {
      const seat = firstOf(asked)
      const action = wanted.sample(state, seat, picks)
      this.questions[state.stack.at(-1)!.kind]!++
      this.look(state, action)
      wanted.play(table, seat, action)
    }
  }

  /** Abilities that show in what can be done. */
  private look(state: Wanted, action: Action): void {
    const { players, active, alive, bangs } = state
    if (state.stack.at(-1)!.kind !== 'play') return
    const { character } = players[active]!
    const paul = players.findIndex((player) => player.character === 'paul-regret')
    if (
      paul !== -1 &&
      paul !== active &&
      (alive >> paul) & 1 &&
      distance(state, active, paul) === rangeOf(players[active]!) + 1
    )
      this.used('paul-regret')
    if (action.do !== 'aim' || (kindOf(action.card) !== 'bang' && kindOf(action.card) !== 'missed')) return
    if (character === 'rose-doolan') {
      const plain = players.with(active, { ...players[active]!, character: 'black-jack' })
      if (distance({ ...state, players: plain }, active, action.at) > rangeOf(players[active]!)) this.used(character)
    }
    if (character === 'willy-the-kid' && bangs > 0 && !hasInPlay(players[active]!, 'volcanic')) this.used(character)
    if (character === 'calamity-janet' && kindOf(action.card) === 'missed') this.used(character)
    if (character === 'slab-the-killer') this.used(character)
  }

  private hear(state: Wanted, event: Told<Event>, before: Told<Event> | undefined): void {
    const count = (card: Card): void => void this.cards[card]!++
    const of = (seat: number) => state.players[seat]!.character
    switch (event.type) {
      case 'played':
      case 'aimed':
      case 'equipped':
      case 'answered':
        return count(event.card)
      case 'drew':
        if (
          of(event.by) === 'bart-cassidy' &&
          (before?.type === 'hit' || before?.type === 'hurt') &&
          before.by === event.by
        )
          this.used('bart-cassidy')
        if (of(event.by) === 'suzy-lafayette' && event.count === 1 && state.players[event.by]!.hand.length === 1)
          this.used('suzy-lafayette')
        return
      case 'took-hand':
        if (of(event.by) === 'el-gringo' && before?.type === 'hit') this.used('el-gringo')
        if (of(event.by) === 'jesse-jones' && state.resolving === null) this.used('jesse-jones')
        return
      case 'flipped':
        if (event.of === 'jourdonnais') this.used('jourdonnais')
        return
      case 'showed':
      case 'took-discard':
      case 'put-back':
      case 'chose':
      case 'sid-healed':
      case 'inherited':
        return this.used(of(event.by))
      default:
    }
  }

  inWords(): string {
    const lines = (title: string, counts: readonly (readonly [string, number])[]) => [
      title,
      ...counts.map(([name, count]) => `  ${name.padEnd(20)} ${count}`),
    ]
    return [
      ...lines(
        'cards played',
        this.cards.map((count, card) => [CARD_IDS[card]!, count]),
      ),
      ...lines('abilities used', Object.entries(this.characters)),
      ...lines('questions asked', Object.entries(this.questions)),
    ].join('\n')
  }
}

test(
  `${GAMES} random games use every card, every ability and every question`,
  { timeout: 60_000 + GAMES * 100 },
  () => {
    const coverage = new Coverage()
    for (let seed = 0; seed < GAMES; seed++) coverage.play(seed)
    if (process.env['SALOON_COVERAGE'] !== undefined) process.stdout.write(`${coverage.inWords()}\n`)
    const unused = (counts: Readonly<Record<string, number>>) =>
      Object.keys(counts).filter((name) => counts[name] === 0)
    expect(
      cardsOf(false)
        .filter((card) => coverage.cards[card] === 0)
        .map((card) => CARD_IDS[card]),
    ).toEqual([])
    expect(unused(coverage.characters)).toEqual([])
    expect(unused(coverage.questions)).toEqual([])
  },
)
