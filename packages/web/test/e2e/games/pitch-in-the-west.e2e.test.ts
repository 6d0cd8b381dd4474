// Pitch in the West as it is played on the screen: each thing a turn can be, pressed and aimed as people do, in both languages and lights.

import type { Action } from '@saloon/pitch-in-the-west'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Town, laidOutBells, laidOutTurn } from '../../../../games/pitch-in-the-west/test/lay-out.ts'
import { axe } from '../support/axe.ts'
import { type Size, type TablePage, type Tables, openTables } from '../support/pages.ts'
import { does } from '../wanted/table.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
}, 120_000)
afterAll(() => tables.close())

type FigureId = Parameters<typeof laidOutTurn>[0]
interface Seen {
  readonly figures: readonly {
    readonly id: string
    readonly life: number
    readonly inside: string | null
    readonly jailed: boolean
    readonly pose: { readonly x: number; readonly z: number } | null
  }[]
  readonly items: readonly { readonly id: string; readonly holder: string }[]
  readonly stack: readonly { readonly kind: string; readonly left?: number }[]
}

const LONG = { timeout: 180_000 } // four tables, and a crowded machine is no bug
const SETTINGS = JSON.stringify({ autoAnswer: false })
async function at(
  state: object,
  query: Readonly<Record<string, string>> = {},
  size: Size = 'desk',
): Promise<TablePage> {
  const game = 'pitch-in-the-west'
  const table = await tables.open(
    { plain: 1, game, lang: 'en', laid: JSON.stringify(state), settings: SETTINGS, ...query },
    size,
  )
  await table.page.locator('.plan svg').waitFor()
  return table
}
const turn = (figure: FigureId, town: Town, it?: Parameters<typeof laidOutTurn>[2]) => at(laidOutTurn(figure, town, it))
const seen = async (table: TablePage): Promise<Seen> => (await table.view()) as Seen
const figureOf = async (table: TablePage, id: string) => (await seen(table)).figures.find((one) => one.id === id)!
const holderOf = async (table: TablePage, id: string) => (await seen(table)).items.find((one) => one.id === id)!.holder
const topOf = async (table: TablePage) => (await seen(table)).stack.at(-1)!

const pick = (table: TablePage, ref: string): Promise<void> => table.page.locator(`[data-ref="${ref}"]`).first().click()
async function commit(table: TablePage): Promise<void> {
  const before = await table.seq()
  await table.page.locator('[data-commit]:not([aria-disabled])').click()
  await expect.poll(() => table.seq()).toBeGreaterThan(before)
  await isDrawn(table)
}
/** A step that has come is drawn when there is time. */
const isDrawn = (table: TablePage): Promise<void> =>
  expect
    .poll(async () => (await table.page.locator('.table-frame').getAttribute('data-seq')) === String(await table.seq()))
    .toBe(true)
/** What somebody else does, as everybody sees it. */
async function others(table: TablePage, seat: number, action: Action): Promise<void> {
  await does(table, seat, action as never)
  await isDrawn(table)
}
/** From the list beside the table. */
async function flickAt(table: TablePage, ref: string, target: string): Promise<void> {
  await pick(table, ref)
  await table.page.locator('.plan-targets').selectOption(target)
  await commit(table)
}
const logOf = (table: TablePage): Promise<string> => table.page.locator('.log').innerText()

const FOE = { f2: { at: [40, 30] } } as const
const BANK = {
  bank: { at: [0, -29, 270], has: ['gold-1', 'gold-2', 'colt-3', 'dynamite-1'], duel: 1, life: 2 },
} as const

describe('moving', () => {
  test('two actions: after the first its objects are laid, after the second the turn is over', async () => {
    const table = await turn('f1', { figures: { f1: { at: [0, 0], has: { 'colt-1': 0 } }, ...FOE } })
    for (const left of [1, 0]) {
      await flickAt(table, 'do:move', 'f2')
      expect((await topOf(table)).kind).toBe('place')
      await commit(table)
      if (left > 0) expect(await topOf(table)).toMatchObject({ kind: 'turn', left })
    }
    expect(await table.page.locator('.prompt').getAttribute('data-mine')).toBeNull()
    expect(table.problems).toEqual([])
    await table.close()
  })

  test('nobody enters a building in the first round; the stagecoach is open, the wagon locked', LONG, async () => {
    const figures = { f1: { at: [0, 0] }, ...FOE } as const
    const first = await turn('f1', { round: 1, figures, bases: BANK })
    await flickAt(first, 'do:move', 'bank')
    expect((await figureOf(first, 'f1')).inside).toBeNull()
    expect(await logOf(first)).toContain('can’t get in')
    await first.close()

    const later = await turn('f1', { round: 2, figures, bases: BANK })
    await flickAt(later, 'do:move', 'bank')
    expect((await figureOf(later, 'f1')).inside).toBe('bank')
    expect(await later.page.locator('.plan-piece[data-piece="bank"] text').allTextContents()).toEqual(['Bank', '1'])
    await later.close()

    const coach = { coach: { at: [0, -29, 90], kind: 'coach' } } as const
    const stage = await turn('f1', { scenario: 'stagecoach-attack', round: 1, figures, bases: coach })
    await flickAt(stage, 'do:move', 'coach')
    expect((await figureOf(stage, 'f1')).inside).toBe('coach')
    await stage.close()

    const wagon = { wagon: { at: [0, -29, 90], kind: 'wagon', locked: true } } as const
    const train = await turn('f1', { scenario: 'train-hold-up', round: 2, figures, bases: wagon })
    await flickAt(train, 'do:move', 'wagon')
    expect((await figureOf(train, 'f1')).inside).toBeNull()
    await train.close()
  })

  test('gold is won in the camp, which is drawn where it is', async () => {
    const table = await turn('f1', { figures: { f1: { at: [-16, 0], has: { 'gold-1': 0 } }, ...FOE } })
    expect(await table.page.locator('.plan-area text').textContent()).toBe('Camp')
    await pick(table, 'do:move')
    const camp = (await table.page.locator('.plan-area rect').boundingBox())!
    await table.page.mouse.click(camp.x + camp.width / 2, camp.y + camp.height / 2)
    await commit(table)
    expect(await holderOf(table, 'gold-1')).toBe('camp')
    await table.close()
  })
})

describe('hands', () => {
  test('an aim begins where the figure looks; a colt that comes back is laid where one taps', async () => {
    const figures = { f1: { at: [40, 30] }, f2: { at: [0, 0], has: { 'colt-2': 0 } } } as const
    const table = await turn('f2', { figures }, { seatOf: (id) => (id === 'f2' ? 0 : 1) })
    const { page } = table
    await pick(table, 'word:colt-2')
    const looks = (await figureOf(table, 'f2')).pose as unknown as { facing: number }
    expect(await page.locator('.dial output').first().innerText()).toBe(`${looks.facing / 100}°`)
    await commit(table)
    expect((await topOf(table)).kind).toBe('put')
    const ghost = page.locator('.plan-aim-lays')
    const { x, y, width, height } = (await page.locator('[data-piece="f2"] .plan-halo').boundingBox())!
    const below = [x + width / 2, y + height * 2] as const
    await page.mouse.click(...below)
    await expect.poll(async () => (await ghost.boundingBox())!.y).toBeGreaterThan(y + height / 2)
    await commit(table)
    const colt = (await seen(table)).items.find(({ id }) => id === 'colt-2') as unknown as { pose: { z: number } }
    expect(colt.pose.z).toBe(3200)
    await table.close()
  })

  test('dynamite frees a team-mate from prison, for a life', async () => {
    const table = await turn('f3', {
      scenario: 'free-the-prisoner',
      figures: { f1: { in: 'prison', jailed: true }, f3: { at: [0, -8], has: { 'dynamite-1': 18 } }, ...FOE },
      bases: { prison: { at: [0, -30, 270] } },
      prisoner: 'f1',
    })
    await flickAt(table, 'word:dynamite-1', 'prison')
    expect(await figureOf(table, 'f1')).toMatchObject({ jailed: false, inside: null, life: 4 })
    expect(await logOf(table)).toContain('is free')
    await table.close()
  })
})

describe('taking', () => {
  test('from a base: each thing says what it is for; with both hands full one is left', async () => {
    const figures = { f1: { in: 'bank', has: { 'colt-1': 0, 'colt-2': 0 } }, ...FOE } as const
    const table = await turn('f1', { figures, bases: BANK })
    expect(await table.page.locator('.words-what').allInnerTexts()).toEqual([
      expect.stringContaining('Pitch'),
      expect.stringContaining('Take'),
    ])
    await pick(table, 'word:gold-1')
    await commit(table)
    expect((await topOf(table)).kind).toBe('leave')
    await pick(table, 'word:colt-2')
    await commit(table)
    expect([await holderOf(table, 'gold-1'), await holderOf(table, 'colt-2')]).toEqual(['f1', 'bank'])
    await table.close()
  })

  test('from the dead that the puck has touched', async () => {
    const dead = { at: [8, 0], life: 0, has: { 'dynamite-1': 18 } } as const
    const table = await turn('f1', { figures: { f1: { at: [0, 0] }, f3: dead, ...FOE } }, { touched: ['f3'] })
    await pick(table, 'word:dynamite-1')
    await commit(table)
    await commit(table) // where it lies
    expect(await holderOf(table, 'dynamite-1')).toBe('f1')
    await table.close()
  })

  const mates: Town = {
    figures: { f1: { at: [0, 0], has: { 'colt-1': 36 } }, f5: { at: [-8, 0], has: { 'dynamite-5': 18 } }, ...FOE },
  }
  test('a team-mate is asked, and agrees', async () => {
    const seatOf = (id: string): number => ({ f1: 0, f2: 1, f5: 2 })[id]!
    const table = await turn('f1', mates, { touched: ['f5'], seatOf })
    for (const ref of ['word:f5', 'word:colt-1', 'word:dynamite-5']) await pick(table, ref)
    await commit(table)
    expect(await table.prompt()).not.toContain('You:')
    await others(table, 2, { do: 'accept' })
    expect([await holderOf(table, 'colt-1'), await holderOf(table, 'dynamite-5')]).toEqual(['f5', 'f1'])
    await table.close()
  })

  test('whoever is asked says yes or no, and reads what for', async () => {
    const seatOf = (id: string): number => ({ f1: 2, f2: 1, f5: 0 })[id]!
    const table = await turn('f1', mates, { touched: ['f5'], seatOf })
    const offer = { do: 'trade', figure: 'f5', give: 'colt-1', get: 'dynamite-5' } satisfies Action
    await others(table, 2, offer)
    expect(await table.prompt()).toContain('Outlaw 1 offers Outlaw 5: colt 1 for dynamite 5')
    await pick(table, 'do:refuse')
    await expect.poll(() => logOf(table)).toContain('refuses the exchange')
    expect(await holderOf(table, 'dynamite-5')).toBe('f5')
    await table.close()
  })
})

describe('duels', () => {
  test('a cube, a challenge, and without reflexes one pitch after the other', async () => {
    const table = await turn('f1', {
      figures: { f1: { in: 'bank' }, ...FOE },
      bases: BANK,
      options: { clock: 'steady' },
    })
    await pick(table, 'word:duel')
    await commit(table)
    expect(await table.prompt()).toContain('Whom do you challenge')
    await commit(table)
    expect((await topOf(table)).kind).toBe('steady')
    await table.page.locator('.plan-targets').selectOption('f2')
    await commit(table)
    expect(await logOf(table)).toMatch(/misses|wins the duel/)
    await table.close()
  })

  test('hard: a cylinder is set down before it can be pitched', async () => {
    const table = await at(laidOutBells({ hard: true }))
    expect(await table.glowing()).not.toContain('do:fire')
    await pick(table, 'word:left')
    await commit(table)
    await expect.poll(() => table.glowing()).toContain('do:fire')
    await table.close()
  })
})

test.each([
  ['desk', 'en', 'light'],
  ['desk', 'fr', 'dark'],
  ['phone', 'fr', 'light'],
  ['phone', 'en', 'dark'],
] as const)('can be read and reached: %s, %s, %s', async (size, lang, theme) => {
  const figures = { f1: { in: 'bank', has: { 'colt-1': 0 } }, ...FOE } as const
  const table = await at(laidOutTurn('f1', { figures, bases: BANK }), { lang, theme }, size)
  const { page } = table
  await table.waitForMe() // buttons of a new question are pale for a moment
  await page.waitForTimeout(450)
  expect(await axe(table.page)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  for (const label of await page.locator('.plan svg').all())
    expect((await label.boundingBox())!.width).toBeGreaterThan(180)
  await pick(table, 'word:gold-1')
  await page.locator('[data-commit]:not([aria-disabled])').click({ trial: true })
  expect(table.problems).toEqual([])
  await table.close()
})
