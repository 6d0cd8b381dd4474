// The board of Western Legends: what it lists is what the rules allow, what it tells of a turn is what happened, and the map lies as the hexes do.

import { readFileSync } from 'node:fs'
import {
  type Action,
  type Text,
  act,
  chanceFrom,
  isRefusal,
  listActions,
  newHeader,
  pick,
  record,
  seatsOf,
  take,
} from '@saloon/kernel'
import {
  type Event,
  NEIGHBOURS,
  PLAN,
  SPACES,
  TOWNS,
  areAdjacent,
  spaceOf,
  westernLegends,
  westernLegendsModule,
} from '@saloon/western-legends'
import { describe, expect, test } from 'vitest'
import { drawMap } from '../../scripts/legends-map/draw.ts'
import { DIRECTIONS, HEX, MIDDLES, WORLD, spaceTowards } from '../../src/games/western-legends/map/geometry.ts'
import {
  centreOn,
  fit,
  isWhole,
  panBy,
  resize,
  show,
  useCamera,
  zoomBy,
} from '../../src/games/western-legends/map/camera.ts'
import { numberSpots, written as wordsOn } from '../../src/games/western-legends/map/lettering.ts'
import { wordFor } from '../../src/games/western-legends/map/Names.tsx'
import { ledgerOf } from '../../src/games/western-legends/result/statistics.ts'
import { lineOf, turnsOf } from '../../src/games/western-legends/recap/recap.ts'
import { LONGEST, picturesOf } from '../../src/games/western-legends/recap/replay.ts'
import { blockedOf, rowsOf } from '../../src/games/western-legends/turn/action-rows.ts'
import { words } from '../../src/games/western-legends/text/words.ts'
import type { Moment } from '../../src/link/link.ts'

const OPTIONS = { length: 'short', objectives: true, wildWildWest: false, firstGame: false } as const

interface Played {
  readonly moments: readonly Moment[]
  readonly last: ReturnType<typeof westernLegends.view>
}

/** So many random answers, each table looked at before it. */
function played(seed: number, answers: number, look: (state: ReturnType<typeof westernLegends.load>) => void): Played {
  const secret = `legends board ${seed}`
  const table = record(westernLegends, newHeader(westernLegends, { seats: 4, options: OPTIONS }, { secret }), secret)
  if (isRefusal(table)) throw new Error(table.code)
  const picks = chanceFrom(seed, 3)
  const moments: Moment[] = []
  for (let n = 0; n < answers && westernLegends.asked(table.state) !== 0; n++) {
    look(table.state)
    const seat = pick(picks, seatsOf(westernLegends.asked(table.state)))
    const ask = westernLegends.asks(table.state).find((one) => one.seat === seat && one.must)!
    const step = act(table, seat, { ask: ask.id, action: westernLegends.sample(table.state, seat, picks) })
    if (isRefusal(step)) throw new Error(step.code)
    take(table, step)
    moments.push({
      seq: n + 1,
      happened: { type: 'act', seat, by: 'person' },
      told: (step.row as { told?: readonly unknown[] }).told ?? [],
    } as unknown as Moment)
  }
  return { moments, last: westernLegends.view(table.state, 15) }
}

const names = (actions: readonly Action[]): string[] => actions.map((action) => JSON.stringify(action)).toSorted()

test('G16: “What can I do here?” lists all legal actions and no other, and says why not of the rest', () => {
  let looked = 0
  let told = 0
  for (const seed of [1, 2, 3])
    played(seed, 420, (state) => {
      const ask = westernLegends.asks(state).find(({ kind }) => kind === 'action')
      if (!ask) return
      const view = westernLegends.view(state, 1 << ask.seat)
      const options = westernLegends.options(view, ask.seat)
      const presented = westernLegends.rules.present(view, ask.seat)
      const rows = rowsOf(options, presented)
      const legal = listActions<Action>(options as never).filter((action) => action.do !== 'pass')
      expect(names(rows.map(({ action }) => action))).toEqual(names(legal))
      const shut = blockedOf(presented)
      expect(shut).toHaveLength(presented.blocked.length)
      for (const { because } of shut) expect(because.key).toMatch(/^why\./)
      looked++
      told += shut.length
    })
  expect(looked).toBeGreaterThan(100)
  expect(told).toBeGreaterThan(20)
})

const AMOUNTS = ['did.lp', 'did.money', 'did.wanted', 'did.marshal', 'did.wounds', 'did.nuggets'] as const

test('the curves of the result begin with what everybody starts with and end where the game stands', () => {
  for (const seed of [5, 6, 9]) {
    let begins: readonly number[] | undefined
    const { moments, last } = played(seed, 900, ({ players, stack }) => {
      if (stack.some(({ kind }) => kind === 'turn')) begins ??= players.map(({ money }) => money)
    })
    const ledger = ledgerOf(moments, last.players.length)
    expect(ledger.map(({ money }) => money[0])).toEqual(begins)
    expect(ledger.map(({ lp }) => lp.at(-1))).toEqual(last.players.map(({ lp }) => lp))
    expect(ledger.map(({ money }) => money.at(-1))).toEqual(last.players.map(({ money }) => money))
    for (const [seat, { highest }] of ledger.entries())
      expect(highest.wanted).toBeGreaterThanOrEqual(last.players[seat]!.wanted)
  }
})

describe('G20: the recap of a turn', () => {
  const { moments, last } = played(9, 700, () => undefined)
  const turns = turnsOf(moments)

  test('has a line for every turn, with what it brought in all', () => {
    const began = moments.flatMap(({ told }) => told).filter(({ type }) => type === 'turn-began')
    expect(turns.map(({ seat }) => seat)).toEqual(began.map(({ by }) => by))
    expect(turns.length).toBeGreaterThan(12)
    for (const turn of turns) {
      const line = lineOf(turn)
      expect(line.length).toBeGreaterThan(0)
      const sum = (key: string): number => amountOf(line.find((text) => text.key === key))
      const all = turn.told as readonly Event[]
      const gained = (plus: string, minus: string, fact: 'amount' | 'count'): number =>
        all.reduce((total, event) => {
          const facts = event as unknown as Readonly<Record<string, number>> & { type: string; by: number }
          if (facts.by !== turn.seat) return total
          return total + (facts.type === plus ? facts[fact]! : facts.type === minus ? -facts[fact]! : 0)
        }, 0)
      expect(AMOUNTS.map(sum)).toEqual([
        gained('gained-lp', 'lost-lp', 'amount'),
        gained('earned', 'paid', 'amount'),
        gained('gained-wanted', '', 'count'),
        gained('gained-marshal', '', 'count'),
        gained('wounded', 'healed', 'count'),
        gained('gained-nuggets', 'lost-nuggets', 'count'),
      ])
    }
  })

  test('tells of a ride where it ended, once', () => {
    const riding = turns.filter(({ told, seat }) => told.some((event) => event.type === 'stepped' && event.by === seat))
    expect(riding.length).toBeGreaterThan(5)
    for (const turn of riding) {
      const line = lineOf(turn)
      for (const [i, text] of line.entries()) expect([text.key, line[i + 1]?.key]).not.toEqual(['did.rode', 'did.rode'])
    }
  })

  test('is shown again on the map from where everybody stood, and the last picture is how the turn ended', () => {
    const now = { hexes: last.players.map(({ hex }) => hex), sheriff: last.sheriff, mib: -1, bandits: last.bandits }
    const pictures = turns.map((turn) => picturesOf(moments, turn, now))
    for (const [i, one] of pictures.entries()) {
      const next = pictures[i + 1]
      if (next) expect(next[0]!.standing.hexes).toEqual(one.at(-1)!.standing.hexes)
      expect(LONGEST / one.length).toBeGreaterThan(0)
    }
    expect(pictures.at(-1)!.at(-1)!.standing.hexes).toEqual(now.hexes)
  })
})
const amountOf = (text: Text | undefined): number =>
  Number((text?.facts as { amount?: number } | undefined)?.amount ?? 0)

describe('the map', () => {
  test('neighbours touch, and nothing else does', () => {
    for (let a = 0; a < SPACES; a++)
      for (let b = 0; b < a; b++) {
        const far = Math.hypot(MIDDLES[a]!.x - MIDDLES[b]!.x, MIDDLES[a]!.y - MIDDLES[b]!.y)
        expect(Math.round(far) === HEX).toBe(areAdjacent(a, b))
      }
  })

  test('G19: six keys lead to the six neighbours, over a mesa to its other side, and back again', () => {
    for (let from = 0; from < SPACES; from++) {
      const found = DIRECTIONS.flatMap((direction) => spaceTowards(from, direction) ?? [])
      for (const near of NEIGHBOURS[from]!) expect(found).toContain(near)
      for (const [there, back] of [
        ['west', 'east'],
        ['north-east', 'south-west'],
        ['south-east', 'north-west'],
      ] as const) {
        const to = spaceTowards(from, there)
        if (to !== undefined) expect(spaceTowards(to, back)).toBe(from)
      }
    }
    expect(spaceTowards(spaceOf('c4r3'), 'east')).toBe(spaceOf('c7r3'))
    expect(spaceTowards(spaceOf('c0r4'), 'west')).toBeUndefined()
  })

  test('is drawn by the script that is kept beside it', () => {
    const kept = readFileSync(new URL('../../src/games/western-legends/map/land.svg', import.meta.url), 'utf8')
    expect(drawMap()).toBe(kept)
    expect(kept).not.toMatch(/<text|<image|NaN|undefined/)
  })
})

describe.each(['en', 'fr'] as const)('the numbers of distance (%s)', (language) => {
  const catalogue: Readonly<Record<string, string>> = { ...westernLegendsModule.messages[language], ...words[language] }
  const written = wordsOn({
    location: (location) => catalogue[wordFor(location)]!,
    town: (town) => catalogue[`town.${TOWNS.indexOf(town)}`]!,
  })

  test('stand on no name, whatever space they belong to', () => {
    const spots = numberSpots(written, new Set())
    for (const [place, { x, y }] of spots.entries()) {
      const far = Math.hypot(x - MIDDLES[place]!.x, y - MIDDLES[place]!.y)
      expect(far).toBeLessThan(HEX / 2)
      for (const { left, right, top, bottom } of written) {
        const width = Math.min(right, x + 18) - Math.max(left, x - 18)
        const height = Math.min(bottom, y + 18) - Math.max(top, y - 18)
        expect(place >= SPACES || width <= 1 || height <= 1, `the number of space ${place}`).toBe(true)
      }
    }
  })

  test('stand beside whoever stands there, where there is room', () => {
    const place = spaceOf('c9r6')
    const [alone, beside] = [numberSpots(written, new Set()), numberSpots(written, new Set([place]))].map(
      (spots) => spots[place]!,
    )
    const { x, y } = MIDDLES[place]!
    expect(Math.abs(alone!.y - y)).toBeGreaterThan(30)
    expect(alone).toEqual({ x, y: y - 36 })
    expect(beside).not.toEqual(alone)
  })
})

describe('the window on the map', () => {
  const [width, height] = [760, 520]
  const sees = ({ x, y }: { readonly x: number; readonly y: number }): boolean => {
    const camera = useCamera.getState()
    const [px, py] = [x * camera.zoom + camera.x, y * camera.zoom + camera.y]
    return px >= 0 && px <= width && py >= 0 && py <= height
  }

  test('begins with the whole sheet, and never shows what lies beside it once it is closer', () => {
    useCamera.setState({ zoom: 0, width: 0, height: 0 })
    resize(width, height)
    expect(isWhole(useCamera.getState())).toBe(true)
    expect(MIDDLES.every(sees)).toBe(true)
    zoomBy(3, { x: 0, y: 0 })
    panBy(9000, 9000)
    expect(useCamera.getState()).toMatchObject({ x: 0, y: 0 })
    panBy(-9000, -9000)
    const { x, zoom } = useCamera.getState()
    expect(x + WORLD.width * zoom).toBeCloseTo(width)
    zoomBy(0.001)
    expect(isWhole(useCamera.getState())).toBe(true)
  })

  test('what is asked about comes into sight, and the map keeps still where it is in sight already', () => {
    zoomBy(2.5, { x: 0, y: 0 })
    const corner = [spaceOf('c11r6'), spaceOf('c9r8')].map((hex) => MIDDLES[hex]!)
    show(corner)
    expect(corner.every(sees)).toBe(true)
    const before = useCamera.getState()
    show([corner[0]!])
    expect(useCamera.getState()).toEqual(before)
    show([MIDDLES[0]!, ...corner])
    expect([MIDDLES[0]!, ...corner].every(sees)).toBe(true)
    centreOn(MIDDLES[spaceOf('c5r4')]!, 1)
    expect(sees(MIDDLES[spaceOf('c5r4')]!)).toBe(true)
    fit()
    expect(PLAN.every((_, hex) => sees(MIDDLES[hex]!))).toBe(true)
  })
})
