// The page after a game, drawn from the log of a whole one: who has won, and the rule that decided it.

import { bangDiceModule } from '@saloon/bang-dice'
import {
  type Base,
  type GameModule,
  type Outcome,
  type Party,
  type Seat,
  LANGUAGES,
  act,
  chanceFrom,
  formatLog,
  has,
  isRefusal,
  newHeader,
  pick,
  record,
  say,
  seatsOf,
  take,
} from '@saloon/kernel'
import { type Variant, setupOf } from '@saloon/kernel/kit'
import { type Wanted, wantedModule } from '@saloon/wanted'
import { type WantedOne, wantedOneModule } from '@saloon/wanted-one'
import { type Legends, westernLegendsModule } from '@saloon/western-legends'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import { useSettings } from '../../src/app/settings.ts'
import { ReplayLink } from '../../src/link/replay.ts'
import { Result } from '../../src/pages/result/Result.tsx'

const NAMES = ['Ana', 'Bo', 'Cy', 'Dolores', 'Ezra', 'Flo', 'Gus']

/** A whole game at random, as its log has it. */
function playedOut({ game }: GameModule, variant: Variant<unknown>, seed: number): string {
  const secret = `victory ${seed}`
  const table = record(game, newHeader(game, setupOf(game, variant), { secret }), secret)
  if (isRefusal(table)) throw new Error(table.code)
  const picks = chanceFrom(seed, 1)
  while (game.asked(table.state) !== 0) {
    const seat = pick(picks, seatsOf(game.asked(table.state)))
    const ask = game.asks(table.state).find((one) => one.seat === seat)!
    const step = act(table, seat, { ask: ask.id, action: game.sample(table.state, seat, picks) })
    if (isRefusal(step)) throw new Error(step.code)
    take(table, step)
  }
  return formatLog({ header: table.header, rows: table.rows, secret })
}

const NOWHERE = -1

interface Rule {
  readonly module: GameModule
  readonly variants: readonly Variant<unknown>[]
  readonly games: number
  /** Which sentence it must be, and who must have won, from how the table lies in the end. */
  decided(state: Base): { readonly key: string; readonly winners: readonly Party[] }
}

/** Of hidden roles: the Sheriff's fall first, then whether the law is alone. */
function byRoles(roles: readonly string[], alive: readonly Seat[]): ReturnType<Rule['decided']> {
  const all = (...of: readonly string[]): Seat[] => roles.flatMap((role, seat) => (of.includes(role) ? [seat] : []))
  const isAlive = (role: string): boolean => alive.some((seat) => roles[seat] === role)
  if (isAlive('sheriff')) return { key: 'result.law', winners: all('sheriff', 'deputy') }
  if (alive.length === 1 && isAlive('renegade')) return { key: 'result.renegade', winners: alive }
  return { key: 'result.outlaws', winners: all('outlaw') }
}

const RULES: readonly Rule[] = [
  {
    module: bangDiceModule as unknown as GameModule,
    variants: [{ seats: 4 }, { seats: 6 }, { seats: 7 }],
    games: 12,
    decided(state) {
      const { players } = state as Base & {
        readonly players: readonly { readonly role: string; readonly life: number }[]
      }
      const alive = players.flatMap(({ life }, seat) => (life > 0 ? [seat] : []))
      return byRoles(players.map(({ role }) => role), alive) // prettier-ignore
    },
  },
  {
    module: wantedModule as unknown as GameModule,
    variants: [{ seats: 4 }, { seats: 5 }, { seats: 7 }],
    games: 12,
    decided(state) {
      const { players, alive } = state as Wanted
      const seats = players.map((_, seat) => seat)
      return byRoles(players.map(({ role }) => String(role)), seats.filter((seat) => has(alive, seat))) // prettier-ignore
    },
  },
  {
    module: wantedOneModule as unknown as GameModule,
    variants: [{ seats: 2 }, { seats: 4 }],
    games: 6,
    decided(state) {
      const { players, one } = state as WantedOne
      const winners = players.flatMap(({ wanted }, seat) => (wanted === 0b1111 && one === seat ? [seat] : []))
      return { key: 'result.public-enemy', winners }
    },
  },
  {
    module: westernLegendsModule as unknown as GameModule,
    variants: [{ seats: 3, options: { firstGame: true } }, { seats: 2 }],
    games: 4,
    decided(state) {
      const { result, players, mibHex, mibLp } = state as Legends
      const { totals } = result!
      if (mibHex !== NOWHERE && totals.every((total) => total <= mibLp))
        return { key: 'result.man-in-black', winners: ['man-in-black'] } // he wins ties
      // Points first; then points on a track, nuggets and fewer wounds.
      const worth = players.map(({ marshal, wanted, nuggets, wounds }, seat) =>
        [totals[seat]!, Math.max(marshal, wanted), nuggets, -wounds].map((n) => String(n + 100).padStart(4)).join(' '),
      )
      const best = worth.toSorted().at(-1)
      const winners = worth.flatMap((one, seat) => (one === best ? [seat] : []))
      return { key: winners.length > 1 ? 'result.shared' : 'result.legend', winners }
    },
  },
]

const textOf = (page: string, tag: string, name: string): string | undefined =>
  new RegExp(`<${tag} class="[^"]*${name}[^>]*>(.*?)</${tag}>`).exec(page)?.[1]

describe.each(RULES)('$module.game.rules.id', ({ module, variants, games, decided }) => {
  test('R1: the page names who has won, and the sentence of victory is the rule that decided', async () => {
    for (let seed = 0; seed < games; seed++) {
      const text = playedOut(module, variants[seed % variants.length]!, seed)
      const seats = NAMES.map((name) => ({ kind: 'person' as const, name }))
      const link = await ReplayLink.open(text, { id: 'local-victory', seats })
      if (isRefusal(link)) throw new Error(link.code)
      link.goTo(link.last)
      const now = link.snapshot()
      const outcome: Outcome = module.game.rules.outcome(now.game!.view)!
      const { key, winners } = decided(link.stateAt(link.last))
      expect(outcome.because.key).toBe(key)
      expect(new Set(outcome.winners)).toEqual(new Set(winners))
      const sentences = LANGUAGES.map((language) =>
        say({ language, messages: module.messages[language], seats: NAMES }, outcome.because),
      )
      for (const sentence of sentences) expect(sentence).not.toMatch(/[{}]|result\./)
      expect(new Set(sentences).size).toBe(LANGUAGES.length)
      const page = renderToStaticMarkup(
        createElement(Router, {
          ssrPath: '/',
          children: createElement(Result, { link, now, seeTable: () => undefined }),
        }),
      )
      const { language } = useSettings.getInitialState()
      expect(textOf(page, 'p', 'result-because')).toBe(sentences[LANGUAGES.indexOf(language)])
      const nameOf = (party: Party): string =>
        typeof party === 'number'
          ? NAMES[party]!
          : module.messages[language][`seat.${party}`]!.replaceAll(' ', '\u00a0')
      for (const party of winners) expect(textOf(page, 'h1', 'result-title')).toContain(nameOf(party))
    }
  })
})
