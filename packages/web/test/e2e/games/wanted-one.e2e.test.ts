// The board of Wanted One in a real browser: whole games by mouse, by touch and by keys, previews, blocks, the score walk.

import type { View } from '@saloon/kernel'
import { type Deck, SALOON, type WantedOne, pointsOf } from '@saloon/wanted-one'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axe } from '../support/axe.ts'
import { SIZES, type Size, type TablePage, type Tables, openTables } from '../support/pages.ts'
import { type Way, byKeyboard, byMouse, byTouch, playOut } from '../support/players.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

type Query = Record<string, string | number>
const open = (query: Query, size: Size = 'desk'): Promise<TablePage> =>
  tables.open({ game: 'wanted-one', plain: '', seats: 4, seed: 3, ...query }, size)
const options = (wanted: object): string => JSON.stringify(wanted)
const viewOf = async (table: TablePage): Promise<View<WantedOne>> => (await table.view()) as View<WantedOne>

/** The scoring is read, and put away: it lies over the street. */
async function toTheTable({ page }: TablePage): Promise<void> {
  const close = await page.$('.wo-walk-close')
  if (close) await close.evaluate((button: HTMLElement) => button.click())
}

/** Answers whatever is asked, without looking at it, until the seat is asked this kind of question. */
async function until(table: TablePage, kind: string, most = 60): Promise<void> {
  const isAsked = await table.page.evaluate(
    async ({ kind, most }) => {
      const link = globalThis.saloon.link as unknown as Wishes
      for (let turn = 0; turn < most;) {
        const { game } = globalThis.saloon.link.snapshot() as unknown as Running
        const { game: rules } = game.module
        const ask = rules.asks(game.view).find(({ seat }) => seat === 0)
        if (ask === undefined) {
          if (rules.rules.outcome(game.view)) return false
          await new Promise((resolve) => setTimeout(resolve, 2))
          continue
        }
        if (game.view.stack.at(-1)?.kind === kind) return true
        const all = rules.rules.present(game.view, 0).options
        const action = all[(turn * 5 + all.length - 1) % all.length]!.option
        await link.wish({ do: 'act', seat: 0, ask: ask.id, action })
        turn++
      }
      return false
    },
    { kind, most },
  )
  expect(isAsked, `asked for ${kind}`).toBe(true)
  expect(await table.waitForMe()).toBe('mine')
  await toTheTable(table)
}
interface Running {
  readonly game: {
    readonly view: { readonly stack: readonly { readonly kind: string }[] }
    readonly module: {
      readonly game: {
        asks(view: object): { readonly seat: number; readonly id: string }[]
        readonly rules: {
          outcome(view: object): object | undefined
          present(view: object, seat: number): { readonly options: { readonly option: object }[] }
        }
      }
    }
  }
}
interface Wishes {
  wish(wish: object): Promise<unknown>
}

describe('whole games', () => {
  const WAYS: readonly (readonly [string, Way, Size])[] = [
    ['by mouse at 1440×900', byMouse, 'desk'],
    ['by touch at 390×844', byTouch, 'phone'],
    ['by keyboard alone', byKeyboard, 'desk'],
  ]
  test.each(WAYS)('T17: a whole solo game %s', { timeout: 240_000 }, async (_name, way, size) => {
    const query = { seats: 2, seed: 4, options: options({ quick: true, dollars: true, cavalry: true, duel: true }) }
    const table = await open(query, size)
    const turns = await playOut(table, way, async (turn) => {
      await toTheTable(table)
      if (turn % 6 === 0) expect(await outOfSight(table, size)).toEqual([])
    })
    expect(turns).toBeGreaterThan(5)
    // R1: the sentence of victory is that of the rules.
    const view = await viewOf(table)
    expect(view.winner).not.toBeNull()
    expect(view.players[view.winner!]!.wanted).toBe(0b1111)
    expect(view.one).toBe(view.winner)
    expect(table.problems).toEqual([])
    await table.close()
  })
})

test('G10: points and majorities of the preview are what the rules make of it', { timeout: 120_000 }, async () => {
  const table = await open({ options: options({ supremacy: true }) })
  for (let turn = 0; turn < 8; turn++) {
    await until(table, 'draw')
    const before = await viewOf(table)
    const deck: Deck = turn % SALOON
    await table.page.click(`.wo-front[data-ref="place:${deck}"]`)
    const said = await table.prompt()
    const promised = /your points (\d+) → (\d+)/.exec(said)!
    expect(Number(promised[1])).toBe(pointsOf(before.players[0]!, before.supremacy))
    const seq = await table.seq()
    const [seen] = await Promise.all([
      table.page.evaluate(
        (from) =>
          new Promise<object>((found) => {
            const look = (): void => {
              const { game } = globalThis.saloon.link.snapshot()
              const row = (
                game.moments as unknown as { seq: number; told: { type: string; gang?: number; by?: number }[] }[]
              ).find((moment) => moment.seq === from + 1)
              if (row) found(row.told)
              else setTimeout(look, 5)
            }
            look()
          }),
        seq,
      ),
      table.page.click('[data-commit]'),
    ])
    const told = seen as { type: string; gang: number; card: number }[]
    const drew = told.find(({ type }) => type === 'drew')!
    const stacks = before.players[0]!.stacks.map((stack, gang) => (gang === drew.gang ? [...stack, drew.card] : stack))
    const after = { ...before.players[0]!, stacks }
    expect(Number(promised[2])).toBe(pointsOf(after, before.supremacy))
    const counts = before.players.map(({ stacks: of }, seat) => (seat === 0 ? stacks : of)[drew.gang]!.length)
    const others = Math.max(...counts.slice(1))
    if (counts[0]! > others) expect(said).toContain('You have the most')
    else if (counts[0] === others) expect(said).toContain('tied with')
    else expect(said).not.toMatch(/You have the most|tied with/)
    if (told.some(({ type }) => type === 'four-gangs')) expect(said).toContain('the round ends')
  }
  await table.close()
})

test(
  'G11: only uncovered cards glow, for the Sheriff one’s own and for the others those of the others',
  { timeout: 180_000 },
  async () => {
    for (const [kind, seed] of [
      ['sheriff', 3],
      ['bounty', 5],
      ['swindle', 5],
    ] as const) {
      const table = await open({ seed })
      await until(table, kind)
      const { players } = await viewOf(table)
      const tops = (seat: number): number[] =>
        players[seat]!.stacks.flatMap((stack, gang) => (stack.length > 0 ? [gang] : []))
      const glowing = (await table.glowing()).filter((ref) => ref.includes('place:'))
      const expected =
        kind === 'sheriff'
          ? tops(0).map((gang) => `place:${gang}`)
          : [1, 2, 3].flatMap((seat) => tops(seat).map((gang) => `seat:${seat}&place:${gang}`))
      expect(glowing).toEqual(expected.toSorted())
      expect(await table.page.$$('.wo-covered.pickable, .wo-covered .pickable')).toHaveLength(0)
      await table.page.click(`[data-ref="${glowing.at(-1)}"]`)
      await table.page.waitForSelector('[data-commit]:not([aria-disabled])')
      await table.close()
    }
  },
)

test('G12: the town of the Cavalry is blocked, and says why', { timeout: 120_000 }, async () => {
  const table = await open({ options: options({ cavalry: true, dollars: true }) })
  await until(table, 'cavalry')
  await table.page.click('.wo-front[data-ref="place:2"]')
  await table.page.click('[data-commit]')
  await until(table, 'draw', 2)
  const { cavalry } = await viewOf(table)
  expect(cavalry).not.toBeNull()
  const front = `.wo-front[data-ref="place:${cavalry}"]`
  expect(await table.page.getAttribute(front, 'aria-disabled')).toBe('true')
  expect(await table.glowing()).not.toContain(`place:${cavalry}`)
  await table.page.click(front, { force: true }) // it can't be chosen, and still answers
  await table.page.waitForSelector('.help-why')
  expect(await table.page.textContent('.help-why')).toContain('The Cavalry is in')
  await table.close()
})

test(
  'G13: the totals of the score walk are those of the rules, and it can be paused and walked',
  { timeout: 120_000 },
  async () => {
    const table = await open({ seats: 3, seed: 2 })
    const { page } = table
    for (let turn = 0; (await page.$('.wo-walk')) === null; turn++) {
      if ((await table.waitForMe()) === 'over') throw new Error('no scoring was shown')
      if (await page.$('.wo-walk')) break
      await byMouse(table, turn)
      await page.waitForTimeout(100)
    }
    await page.getByRole('button', { name: 'Pause' }).click()
    expect(await page.innerText('.wo-walk-at')).toMatch(/^\d of \d$/)
    while ((await page.$('.wo-points-table')) === null)
      await page.getByRole('button', { name: 'Next', exact: true }).click()
    const shown = await page.$$eval('.wo-points-table tbody tr', (rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
    )
    const told = await page.evaluate(() =>
      (
        globalThis.saloon.link.snapshot().game.moments as unknown as {
          told: { type: string; gangs: number[]; points: number }[]
        }[]
      )
        .flatMap((moment) => moment.told)
        .filter(({ type }) => type === 'scored'),
    )
    expect(shown).toEqual(told.slice(-3).map(({ gangs, points }) => [...gangs, points]))
    await page.waitForTimeout(2500) // paused: it stays
    expect(await page.$('.wo-points-table')).not.toBeNull()
    await page.click('.wo-walk-close')
    expect(await page.$('.wo-walk')).toBeNull()
    await page.click('.wo-again')
    expect(await page.$('.wo-walk')).not.toBeNull()
    await table.close()
  },
)

test('G30: the scoring waits for its reader: nothing goes on behind it', { timeout: 180_000 }, async () => {
  const table = await open({ seats: 3, seed: 2, pace: 100, settings: JSON.stringify({ motion: 'full' }) })
  const { page } = table
  for (let turn = 0; (await page.$('.wo-walk')) === null; turn++) {
    await page.waitForFunction(
      () =>
        document.querySelector('.wo-walk, .prompt[data-mine]:not([data-inert]) .prompt-hands:not([data-busy])') !==
        null,
      undefined,
      { polling: 50 },
    )
    if (await page.$('.wo-walk')) break
    await byMouse(table, turn)
    await page.waitForTimeout(100)
  }
  await page.getByRole('button', { name: 'Pause' }).click()
  const drawn = (): Promise<string | null> => page.getAttribute('.table-frame', 'data-seq')
  const at = await drawn()
  await page.waitForTimeout(3000) // thirty times as long as a bot thinks
  expect(await drawn()).toBe(at)
  expect(await page.$('.prompt-hands:not([data-busy]) [data-commit]:not([aria-disabled])')).toBeNull()
  await page.click('.wo-walk-close')
  await page.waitForFunction((was) => document.querySelector<HTMLElement>('.table-frame')!.dataset['seq'] !== was, at)
  await table.close()
})

test(
  'G14: a shoot-out is played tile by tile, can be skipped, and ends as the rules decided',
  { timeout: 180_000 },
  async () => {
    const table = await open({ seats: 3, seed: 3, options: options({ duel: true }) })
    const { page } = table
    for (let turn = 0; (await page.$('.wo-shoot-out')) === null; turn++) {
      if ((await table.waitForMe()) === 'over') throw new Error('nobody shot')
      while ((await page.$('.wo-walk')) !== null && (await page.$('.wo-shoot-out')) === null) {
        const next = await page.$('.wo-walk-foot .button:has-text("Next")')
        await (next ?? (await page.$('.wo-walk-close')))?.click()
      }
      if (await page.$('.wo-shoot-out')) break
      await byMouse(table, turn)
      await page.waitForTimeout(100)
    }
    expect(await page.$('.wo-shoot-out[data-over]')).toBeNull()
    await page.getByRole('button', { name: 'Show the end' }).click()
    await page.waitForSelector('.wo-shoot-out[data-over]')
    const bangs = await page.$$eval('[data-tile=bang]', (tiles) =>
      tiles.map((tile) => Number(tile.getAttribute('data-by'))),
    )
    const result = await page.innerText('.wo-shoot-out .wo-walk-result')
    const names = ['Ana', 'Bo', 'Cy']
    if (bangs.length === 1) expect(result).toMatch(new RegExp(`^${names[bangs[0]!]} (wins|takes|keeps)`))
    else expect(result).toContain('tied')
    await table.close()
  },
)

test('six players at 390×844: every deck and every stack can be reached by a thumb', { timeout: 120_000 }, async () => {
  const table = await open({ seats: 6, options: options({ dollars: true, cavalry: true, supremacy: true }) }, 'phone')
  for (let turn = 0; turn < 6; turn++) {
    if ((await table.waitForMe()) === 'over') break
    await toTheTable(table)
    expect(await outOfSight(table, 'phone')).toEqual([])
    const small = await table.page.$$eval('.pickable[data-legal], .prompt .button', (all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect()
        return width >= 43.5 && height >= 43.5 ? [] : [`${one.getAttribute('data-ref')} ${width}×${height}`]
      }),
    )
    expect(small).toEqual([])
    await byTouch(table, turn)
  }
  await table.close()
})

describe('A1: nothing for axe to find', () => {
  test.each([
    ['light', 'desk', 'en', 'draw'],
    ['dark', 'desk', 'fr', 'swindle'],
    ['dark', 'phone', 'fr', 'draw'],
    ['light', 'phone', 'en', 'bounty'],
    ['light', 'side', 'en', 'draw'],
    ['dark', 'tablet', 'en', 'sheriff'],
  ] as const)('%s, %s, %s, asked for %s', { timeout: 120_000 }, async (theme, size, lang, kind) => {
    const table = await open(
      { theme, lang, seed: kind === 'sheriff' ? 3 : 5, options: options({ dollars: kind === 'draw' }) },
      size,
    )
    await until(table, kind)
    expect(await axe(table.page)).toEqual([])
    await table.close()
  })
})

/** Of the prompt, its buttons and what glows: what isn't wholly inside the window once it is scrolled to in its row. */
function outOfSight(table: TablePage, size: Size): Promise<string[]> {
  return table.page.$$eval(
    '.prompt, .prompt .button, [data-legal]',
    (all, { width, height }) =>
      all.flatMap((element) => {
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        const box = element.getBoundingClientRect()
        const isInside = box.left >= -1 && box.top >= -1 && box.right <= width + 1 && box.bottom <= height + 1
        return isInside && document.scrollingElement!.scrollTop === 0
          ? []
          : [`${element.className} ${element.getAttribute('data-ref')}`]
      }),
    SIZES[size],
  )
}
