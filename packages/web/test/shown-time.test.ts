// What the table shows while bots play, at every instant: some row's view, in order, and soon enough.

import { type BangDice, bangDice } from '@saloon/bang-dice'
import { type Base, type Game, type View, chanceFrom, only, pick } from '@saloon/kernel'
import { type Wanted, wanted } from '@saloon/wanted'
import { wantedOne } from '@saloon/wanted-one'
import { westernLegends } from '@saloon/western-legends'
import { describe, expect, test } from 'vitest'
import { meanwhile as diceMeanwhile } from '../src/games/bang-dice/animate.ts'
import { meanwhile as wantedMeanwhile } from '../src/games/wanted/animate.ts'
import { LENGTHS, LONGEST_CHAIN, lengthOf } from '../src/table/motion/queue.ts'
import type { Moment } from '../src/link/link.ts'
import { type ComingRow, OWN_DECISION, type Position, ShownTime } from '../src/table/motion/shown-time.ts'
import { FakeTimer } from './fake-timer.ts'
import { positions } from './moments.ts'

const GAMES = [
  ['bang-dice', bangDice as unknown as Game, { seats: 5 }],
  ['wanted', wanted as unknown as Game, { seats: 5 }],
  ['wanted-one', wantedOne as unknown as Game, { seats: 4, options: { dollars: true } }],
  ['western-legends', westernLegends as unknown as Game, { seats: 3 }],
] as const
const ME = 0
const LONGEST = LENGTHS.banner // of what runs already when something comes

const rowOf = (view: View<Base>, { seq, told }: Moment): ComingRow => ({
  seq,
  view,
  scenes: told.map((event) => [{ lasts: lengthOf(event), run: () => undefined }]),
  after: [],
})
const startOf = ({ seq, view }: ComingRow): Position => ({ seq, view, told: 0 })
const asksMe = (game: Game, view: View<Base>): boolean => game.asks(view).some(({ must, seat }) => must && seat === ME)

/** The first rows of a game, as they come. */
function* rowsOf(game: Game, variant: { seats: number }, seed: number, most = 250): Generator<ComingRow> {
  let n = 0
  for (const { view, moments } of positions(game, variant, seed, only(ME))) {
    yield rowOf(view, moments.at(-1)!)
    if (++n === most) return
  }
}

describe.each(GAMES)('%s', (_name, game, variant) => {
  test('T21: what is shown is at every instant the view of some row, in order, and the newest within 1.5 s for my own decision', () => {
    for (let seed = 0; seed < 6; seed++) {
      const chance = chanceFrom(seed, 3)
      const timer = new FakeTimer()
      const [first, ...rows] = [...rowsOf(game, variant, seed)]
      const time = new ShownTime(startOf(first!), undefined, timer)
      const views = new Map([first!, ...rows].map(({ seq, view }) => [seq, view]))
      const shown: Position[] = [time.position]
      time.subscribe((position) => {
        shown.push(position)
        time.drawn()
      })
      for (const row of rows) {
        const came = timer.now()
        time.follow([row], seed % 2 === 0)
        const isMine = asksMe(game, row.view)
        if (isMine) time.hurry()
        const next = came + pick(chance, [5, 200, 700, 1300, 4000])
        // Who is asked looks first; bots don't wait for anybody.
        timer.run(isMine ? Math.max(next, came + OWN_DECISION) : next)
        if (isMine) expect(time.position.seq).toBe(row.seq)
        if (next - came > LONGEST_CHAIN + LONGEST) expect(time.isBehind).toBe(false)
        if (pick(chance, [0, 0, 0, 0, 1]) === 1) {
          time.catchUp()
          expect(time.position).toEqual(startOf(row))
        }
      }
      timer.run(timer.now() + LONGEST_CHAIN + LONGEST)
      expect(time.position.seq).toBe(rows.at(-1)!.seq)
      for (const [i, { seq, view, told }] of shown.entries()) {
        const before = shown[i - 1]
        expect(view).toBe(views.get(seq))
        if (before) expect(seq > before.seq || (seq === before.seq && told > before.told)).toBe(true)
      }
      // No row was left out but by somebody's pressing.
      expect(new Set(shown.map(({ seq }) => seq)).size).toBeGreaterThan(rows.length / 3)
    }
  })
})

test('T21: who has chosen to go slower waits longer, and who goes faster not', () => {
  const lasting = (speed: number): number => {
    const timer = new FakeTimer()
    const view = {} as View<Base>
    const time = new ShownTime({ seq: 0, view, told: 0 }, undefined, timer)
    time.speed = speed
    const scenes = Array.from({ length: 6 }, () => [{ lasts: 900, run: () => undefined }])
    time.follow([{ seq: 1, view, scenes, after: [] }], true)
    time.hurry()
    while (time.isBehind) timer.run(timer.now() + 10)
    return timer.now()
  }
  expect(lasting(1)).toBeLessThanOrEqual(OWN_DECISION + 10)
  expect(lasting(0.5)).toBeGreaterThan(OWN_DECISION)
  expect(lasting(0.5)).toBeLessThanOrEqual(2 * OWN_DECISION + 10)
  expect(lasting(4)).toBeLessThanOrEqual(lasting(1))
})

test('T21: a wish is answered when what it led to is shown', async () => {
  const timer = new FakeTimer()
  const view = {} as View<Base>
  const time = new ShownTime({ seq: 0, view, told: 0 }, undefined, timer)
  time.follow([{ seq: 1, view, scenes: [[{ lasts: 700, run: () => undefined }]], after: [] }], false)
  let isShown = false
  const waiting = time.reached(1).then(() => (isShown = true))
  await Promise.resolve()
  expect(isShown).toBe(false)
  timer.run(701)
  await waiting
  expect(isShown).toBe(true)
})

test('T21: while somebody reads nothing new is shown, whatever is pressed', () => {
  const timer = new FakeTimer()
  const view = {} as View<Base>
  const time = new ShownTime({ seq: 0, view, told: 0 }, undefined, timer)
  const release = time.hold()
  const other = time.hold()
  time.follow([{ seq: 1, view, scenes: [], after: [] }], false)
  time.catchUp()
  timer.run(20_000)
  expect(time.position.seq).toBe(0)
  release()
  release()
  timer.run(20_001)
  expect(time.position.seq).toBe(0)
  other()
  timer.run(20_002)
  expect(time.position.seq).toBe(1)
})

describe('T21: event by event, at the end of a row, the boards have counted what the row has', () => {
  const livesOf = (view: View<Base>): number[] =>
    (view as View<BangDice> | View<Wanted>).players.map(({ life }) => life)
  test.each([
    ['bang-dice', bangDice as unknown as Game, diceMeanwhile],
    ['wanted', wanted as unknown as Game, wantedMeanwhile],
  ])('%s: lives', (_name, game, meanwhile) => {
    for (let seed = 0; seed < 12; seed++) {
      let before: View<Base> | undefined
      for (const { view, moments } of positions(game, { seats: 5 }, seed, only(ME))) {
        if (before) expect(livesOf(moments.at(-1)!.told.reduce(meanwhile, before))).toEqual(livesOf(view))
        before = view
      }
    }
  })

  test('bang-dice: arrows, and those in the middle', () => {
    const arrowsOf = ({ players, supply }: View<BangDice>): number[] => [supply, ...players.map(({ arrows }) => arrows)]
    for (let seed = 0; seed < 12; seed++) {
      let before: View<Base> | undefined
      for (const { view, moments } of positions(bangDice as unknown as Game, { seats: 5 }, seed, only(ME))) {
        const { told } = moments.at(-1)!
        if (
          before &&
          !told.some(({ type }) => type === 'eliminated' || type === 'indians' || type === 'arrows-swapped')
        )
          expect(arrowsOf(told.reduce(diceMeanwhile, before) as View<BangDice>)).toEqual(
            arrowsOf(view as View<BangDice>),
          )
        before = view
      }
    }
  })
})
