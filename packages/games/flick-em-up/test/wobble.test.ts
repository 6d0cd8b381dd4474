// Hand wobble: drawn from the game's own chance once a flick is committed, the same for everybody; and numbers that are no flick.

import { DRAWN_BELOW, DRAWS, type Hand, type PlanAim, spreadOf, WOBBLE } from '@saloon/physics'
import { expect, test } from 'vitest'
import { flickEmUp, flickEmUpModule } from '../src/index.ts'
import { LAW, inTurn, move, shoot } from './lay-out.ts'

const town = (wobble: Hand) =>
  ({
    options: { wobble },
    cowboys: { L1: { at: [0, 0], items: ['winchester'] }, O1: { at: [55, 35] } },
  }) as const

/** Which way it really went, with every draw at its largest. */
function flown(
  wobble: Hand,
  weapon: 'colt' | 'winchester',
  draw = DRAWN_BELOW - 1,
  power = 500,
): { direction: number; speed: number } {
  let seen = { direction: 0, speed: 0 }
  inTurn('L1', town(wobble), (table) => {
    if (wobble !== 'off') table.load(...Array.from({ length: DRAWS }, () => draw))
    table.act(LAW, shoot('left', 9000, power, weapon))
    const event = table.told[0]!
    if (event.type === 'pitched') seen = event
    table.waits(LAW, 'turn')
  })
  return { direction: seen.direction, speed: seen.speed }
}

test('off draws nothing, light is half of normal, and the winchester has the steadiest hand', () => {
  expect(flown('off', 'colt')).toEqual({ direction: 9000, speed: 190_000 })
  const normal = flown('normal', 'colt').direction - 9000
  const light = flown('light', 'colt').direction - 9000
  expect(normal).toBeCloseTo(2 * Math.sqrt(3) * WOBBLE.colt.angle, -1)
  expect(Math.abs(light * 2 - normal)).toBeLessThanOrEqual(1)
  expect(flown('normal', 'winchester').direction - 9000).toBeLessThan(normal / 5)
  expect(flown('normal', 'colt').speed).toBeGreaterThan(190_000)
  expect(flown('normal', 'colt', 0).speed).toBeLessThan(190_000)
})

test('FU-R101, FU-T77: the harder a flick, the further it goes astray, and the aim that is shown is as wide', () => {
  const astray = (power: number) => flown('normal', 'colt', DRAWN_BELOW - 1, power).direction - 9000
  expect(astray(1000) / astray(500)).toBeCloseTo(2.125, 2)
  expect(astray(1) / astray(500)).toBeCloseTo(0.625, 2)
  inTurn('L1', town('normal'), (table) => {
    const aims = [shoot('left', 0, 1000), shoot('left', 0, 1000, 'winchester'), move(0, 300)] as const
    const shown = aims.map(
      (action) => flickEmUpModule.plan!.aim(flickEmUp.view(table.state, 1), LAW, action) as PlanAim,
    )
    const grips = [
      spreadOf('colt', 'normal', 1000),
      spreadOf('winchester', 'normal', 1000),
      spreadOf('disc', 'normal', 300),
    ]
    expect(shown.map(({ spread }) => spread)).toEqual(grips)
    table.waits(LAW, 'turn')
  })
})

test('numbers outside their range, fractions and what is no number are refused and change nothing', () => {
  inTurn('L1', town('off'), (table) => {
    const cases = [
      [{ dir: 36_000 }, 'out-of-range'],
      [{ dir: -1 }, 'out-of-range'],
      [{ power: 0 }, 'out-of-range'],
      [{ power: 1001 }, 'out-of-range'],
      [{ spin: 1001 }, 'out-of-range'],
      [{ dir: 0.5 }, 'malformed'],
      [{ dir: Number.NaN }, 'malformed'],
      [{ power: Number.POSITIVE_INFINITY }, 'malformed'],
      [{ power: '9' }, 'malformed'],
      [{ clear: 'saloon' }, 'door-free'],
    ] as const
    for (const [wrong, code] of cases) expect(table.refused(LAW, { ...move(0, 100), ...wrong }).code).toBe(code)
    expect(table.refused(LAW, { do: 'play', cowboy: 'O1' }).code).toBe('not-now')
    table.waits(LAW, 'turn')
  })
})
