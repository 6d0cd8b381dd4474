// The wooden table in three dimensions, in a browser that draws it: whole short scenarios by mouse, by touch and by keys; what is drawn is
// what was reckoned; cameras, replays, and what happens when the picture is lost.

import type { Plan, Pose, Track } from '@saloon/physics'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filmOf } from '../../../src/plain/plan/film.ts'
import { momentAt } from '../../../src/wood/playback/reel.ts'
import { aims, byKeys, byMouse, byTouch, FLICK, middleOf, openWooden, PITCH, playThrough } from '../support/flicking.ts'
import { type TablePage, type Tables, openTables } from '../support/pages.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
}, 120_000)
afterAll(() => tables.close())

const LONG = { timeout: 300_000 }
const WOOD = { wooden: 'wood' } as const
const drawn = (table: TablePage): Promise<void> => table.page.locator('.wooden[data-ready]').waitFor()

interface Seen {
  readonly off: readonly string[] // drawn somewhere else than they were reckoned
  readonly notPicked: readonly string[]
}
/** Each piece of the plan: is it drawn where it stands, to the pixel, and is it what a ray from there hits? */
const seenOf = (table: TablePage): Promise<Seen> =>
  table.page.evaluate(() => {
    const { module, view } = globalThis.saloon.link.snapshot().game
    const wooden = globalThis.saloon.wooden()!
    const { left, top } = wooden.element.getBoundingClientRect()
    const off: string[] = []
    const notPicked: string[] = []
    for (const { id, kind, pose } of (module.plan!.table(view) as Plan).pieces) {
      const at = wooden.project(pose)
      const is = wooden.project(wooden.poseOf(id)!)
      if (Math.hypot(at.x - is.x, at.y - is.y) > 1) off.push(id)
      if (!['figure', 'barrel', 'hay', 'cactus', 'crate'].includes(kind)) continue
      const middle = wooden.project({ x: pose.x, y: Math.max(pose.y, 500), z: pose.z })
      if (wooden.pick(left + middle.x, top + middle.y) !== id) notPicked.push(id)
    }
    return { off, notPicked }
  })

async function lookFrom(table: TablePage, key: string): Promise<void> {
  await table.page.locator('.wooden').focus()
  await table.page.keyboard.press(key)
}

describe.each([FLICK, PITCH])('a whole scenario of $game on the wooden table', LONG, (game) => {
  test.each([
    ['by mouse: pulled and let go', byMouse, 'tablet'],
    ['by touch: on the pad', byTouch, 'phone'],
    ['by keys alone', byKeys, 'side'],
  ] as const)('%s; everything is drawn where it was reckoned, and a ray hits it', LONG, async (_how, hand, size) => {
    const table = await openWooden(tables, game, size, WOOD)
    await drawn(table)
    let flicks = 0
    await playThrough(table, game, async (...it) => {
      const isFlick = await aims(table)
      await hand(...it)
      if (!isFlick) return
      flicks++
      if ((await table.waitForMe()) === 'over') return
      await expect.poll(async () => (await seenOf(table)).off).toEqual([])
    })
    expect(flicks).toBeGreaterThan(0)
    expect(table.problems).toEqual([])
    await table.close()
  })
})

describe.each([
  { game: 'flick-em-up', options: { scenario: 's05' } },
  { game: 'pitch-in-the-west', options: { scenario: 'railhead' } },
])('the town of $game', LONG, ({ game, options }) => {
  test('a ray from above hits what the plan names there; a mouse over it says its name', LONG, async () => {
    const query = { plain: '', game, seats: 2, people: 1, seed: 3, options: JSON.stringify(options), ...WOOD }
    const table = await tables.open(query, 'tablet')
    const { page } = table
    await table.waitForMe()
    await drawn(table)
    await lookFrom(table, '1')
    expect(await seenOf(table)).toEqual({ off: [], notPicked: [] })
    const [id, at] = await page.evaluate(() => {
      const { module, view } = globalThis.saloon.link.snapshot().game
      const wooden = globalThis.saloon.wooden()!
      const { left, top } = wooden.element.getBoundingClientRect()
      const { id, pose } = (module.plan!.table(view) as Plan).pieces.findLast(({ kind }) => kind === 'figure')!
      const { x, y } = wooden.project({ x: pose.x, y: 500, z: pose.z })
      return [id, { x: left + x, y: top + y }] as const
    })
    await page.mouse.move(at.x, at.y)
    await page.locator(`[data-piece="${id}"][data-hovered]`).waitFor({ state: 'attached' })
    expect(table.problems).toEqual([])
    await table.close()
  })
})

/** About to flick a bullet, with something in the way of it. */
async function aboutToShoot(more: Readonly<Record<string, string>> = {}): Promise<TablePage> {
  const table = await openWooden(tables, FLICK, 'tablet', { ...WOOD, ...more })
  await drawn(table)
  for (;;) {
    await table.waitForMe()
    if (await aims(table)) break
    await table.page.locator('[data-commit]:not([aria-disabled])').click()
  }
  await table.page.keyboard.press('z')
  await table.page.locator('.flick-aim').waitFor()
  await table.page.keyboard.press('j')
  return table
}

test('G21 the same flicks come to the same end in two browsers, however the table is drawn', LONG, async () => {
  const other = await openTables()
  const ends = await Promise.all(
    (
      [
        [tables, 'tablet', 'wood'],
        [other, 'phone', 'plan'],
      ] as const
    ).map(async ([browser, size, wooden]) => {
      const table = await openWooden(browser, FLICK, size, { wooden })
      if (wooden === 'wood') await drawn(table)
      await playThrough(table, FLICK, byKeys)
      return table.view()
    }),
  )
  expect(ends[1]).toEqual(ends[0])
  await other.close()
})

const planNow = (table: TablePage): Promise<Plan> =>
  table.page.evaluate(() => {
    const { module, view } = globalThis.saloon.link.snapshot().game
    return module.plan!.table(view) as Plan
  })
const posesOf = (table: TablePage, ids: readonly string[]): Promise<(Pose | undefined)[]> =>
  table.page.evaluate((all) => all.map((id) => globalThis.saloon.wooden()!.poseOf(id)), ids)

test(
  'G25 the instant replay shows the shot as it was, from each of three cameras and at any moment',
  LONG,
  async () => {
    const table = await aboutToShoot({ settings: JSON.stringify({ motion: 'full' }) })
    const { page } = table
    const before = await planNow(table)
    const seq = await table.seq()
    await page.keyboard.press('Enter')
    await page.locator('.wooden[data-playing]').waitFor()
    await expect.poll(() => table.seq()).toBeGreaterThan(seq)
    const tracks = await page.evaluate(
      () => globalThis.saloon.link.snapshot().game.moments.findLast(({ film }) => film?.length)!.film as Track[],
    )
    await page.locator('.wooden:not([data-playing])').waitFor()
    await page.locator('.verdict').waitFor()
    const film = filmOf(before, tracks)
    const rest = await planNow(table)
    await page.keyboard.press('r')
    const bar = page.locator('.wooden-replay-bar')
    await bar.waitFor()
    expect(await bar.locator('.wooden-replay-button[aria-pressed]').count()).toBe(3)
    const slider = bar.locator('.wooden-replay-moment')
    const [from, to] = [Number(await slider.getAttribute('min')), Number(await slider.getAttribute('max'))]
    for (const [n, share] of [0, 0.25, 0.5, 1].entries()) {
      if (n < 3) await bar.locator('.wooden-replay-button[aria-pressed]').nth(n).click()
      const at = Math.round(from + (to - from) * share)
      await slider.fill(String(at))
      const { poses, flicked } = momentAt(film, at)
      const ids = [...poses.keys(), ...(flicked ? [''] : [])]
      expect(ids.length).toBeGreaterThan(0)
      await expect.poll(() => posesOf(table, ids)).toEqual([...poses.values(), ...(flicked ? [flicked.pose] : [])])
    }
    await page.keyboard.press('Escape')
    await bar.waitFor({ state: 'detached' })
    const all = rest.pieces.map(({ id }) => id)
    expect(await posesOf(table, all)).toEqual(rest.pieces.map(({ pose }) => pose))
    expect(table.problems).toEqual([])
    await table.close()
  },
)

/** Where two corners of the table are seen: both stay only if the camera does. */
const cornersOf = (table: TablePage): Promise<readonly number[]> =>
  table.page.evaluate(() => {
    const wooden = globalThis.saloon.wooden()!
    return [
      { x: -40_000, z: -20_000 },
      { x: 30_000, z: 25_000 },
    ].flatMap((corner) => Object.values(wooden.project(corner)))
  })

test('G29 each camera has a key and a button; nothing one aims with moves it', LONG, async () => {
  const table = await aboutToShoot()
  const { page } = table
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const views = new Set<string>()
  for (const [key, name] of [
    ['1', 'From above'],
    ['2', 'From behind'],
    ['3', 'From the target'],
    ['0', 'The whole table'],
  ] as const) {
    await lookFrom(table, key)
    await expect.poll(() => button(name).getAttribute('aria-pressed')).toBe('true')
    await page.waitForTimeout(300)
    const byKey = await cornersOf(table)
    views.add(byKey.join(' '))
    await button(name === 'From above' ? 'The whole table' : 'From above').click()
    await button(name).click()
    await page.waitForTimeout(300)
    expect(await cornersOf(table)).toEqual(byKey)
  }
  expect(views.size).toBe(4)
  // By hand it moves, and 0 takes it back.
  const whole = await cornersOf(table)
  await page.keyboard.press('+')
  await expect.poll(() => cornersOf(table)).not.toEqual(whole)
  await lookFrom(table, '0')
  await expect.poll(() => cornersOf(table)).toEqual(whole)
  for (const key of ['ArrowLeft', 'Shift+ArrowRight', 'Alt+ArrowLeft', 'ArrowUp', 'j']) await page.keyboard.press(key)
  await page.locator('.plan-targets').selectOption({ index: 1 })
  expect(await cornersOf(table)).toEqual(whole)
  const from = await middleOf(table, '.aim-handle[data-current]')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const pixels of [30, 60, 90]) {
    await page.mouse.move(from.x - pixels, from.y + pixels / 3)
    await page.locator('.aim-band').waitFor()
    expect(await cornersOf(table)).toEqual(whole)
  }
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await cornersOf(table)).toEqual(whole)
  expect(table.problems).toEqual([])
  await table.close()
})

test('a lost picture leaves the plan, with the aim as it was set; and the table can be had again', LONG, async () => {
  const table = await aboutToShoot()
  const { page } = table
  const aimed = await page.locator('.aim-dial-value').allInnerTexts()
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.wooden-canvas')!
    canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext()
  })
  await page.locator('.plan svg').waitFor()
  expect(await page.locator('.aim-dial-value').allInnerTexts()).toEqual(aimed)
  await page.getByRole('button', { name: '3D', exact: true }).click()
  await drawn(table)
  expect(await page.locator('.aim-dial-value').allInnerTexts()).toEqual(aimed)
  const before = await table.seq()
  await page.locator('.flick-go').click()
  await expect.poll(() => table.seq()).toBeGreaterThan(before)
  expect(table.problems).toEqual([])
  await table.close()
})
