// Nothing for axe to find, whatever lies open.

import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axe } from '../support/axe.ts'
import { type Size, type TablePage, type Tables, openTables } from '../support/pages.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

const DICE = { game: 'bang-dice', seats: 5, seed: 3 }

async function mine(query: Record<string, string | number>, size: Size = 'desk'): Promise<TablePage> {
  const table = await tables.open(query, size)
  await table.waitForMe()
  return table
}

describe('A1: nothing for axe to find', () => {
  const OPENINGS = [
    ['the table', async () => undefined],
    ['the menu', async ({ page }: TablePage) => page.click('.table-header button:last-child')],
    ['the keys', async ({ page }: TablePage) => page.keyboard.press('?')],
    ['a dossier', async ({ page }: TablePage) => page.click('[data-ref="seat:2"]')],
    ['a help card', async ({ page }: TablePage) => page.hover('[data-ref="seat:2"]')],
    ['the past', async ({ page }: TablePage) => page.keyboard.press('[')],
  ] as const
  test.each(
    OPENINGS.flatMap(([what, open]) => [
      [what, 'light', 'desk', open] as const,
      [what, 'dark', 'phone', open] as const,
    ]),
  )('%s, %s, %s', async (_what, theme, size, open) => {
    const table = await mine({ ...DICE, theme, lang: theme === 'dark' ? 'fr' : 'en' }, size)
    await open(table)
    await table.page.waitForTimeout(450)
    expect(await axe(table.page)).toEqual([])
    await table.close()
  })

  test.each(['chat', 'rules', 'notes'] as const)('the panel of %s', async (tab) => {
    const table = await mine(DICE, 'tablet')
    await table.page.click('.panel-button')
    await table.page.click(`[data-tab=${tab}]`)
    const { violations } = await new AxeBuilder({ page: table.page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
    ).toEqual([])
    await table.close()
  })
})
