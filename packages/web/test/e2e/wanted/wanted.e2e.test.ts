// Every question of WANTED! on its board, laid out and asked.

import { wanted } from '@saloon/wanted'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as rules from '../../../../games/wanted/test/lay-out.ts'
import { axe } from '../support/axe.ts'
import { type Tables, openTables } from '../support/pages.ts'
import { QUESTIONS } from './questions.ts'
import { QUICK, SEVEN, at, does, glows } from './table.ts'

const { layOutWanted } = rules
let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

describe('G2: every question', () => {
  test.each(QUESTIONS)('$name', async ({ laid, moves, asks, shows = [], glow, dull = [] }) => {
    const table = await at(tables, laid, moves)
    expect(await table.prompt()).toMatch(asks)
    const middle = await table.page.innerText('.table-frame')
    for (const words of shows) expect(middle).toContain(words)
    for (const ref of glow) expect([ref, await glows(table, ref)]).toEqual([ref, true])
    for (const ref of dull) expect([ref, await glows(table, ref)]).toEqual([ref, false])
    if (glow.length > 0) expect(await table.glowing()).toEqual(await table.legal())
    expect(await axe(table.page)).toEqual([])
    expect(table.problems).toEqual([])
    await table.close()
  })

  test('D-01: a survivor keeps the character or not', async () => {
    const before = { sheriff: 1, characters: ['rose-doolan', null, 'sid-ketchum', null] }
    const options = { simplified: false, rotate: true, keep: true }
    const state = JSON.stringify(wanted.start({ seats: 4, options, before }, [1, 2, 3, 4]))
    const table = await tables.open({ game: 'wanted', plain: 0, lang: 'en', laid: state, settings: QUICK })
    await table.page.waitForTimeout(450)
    expect(await table.prompt()).toMatch(/You: Keep your character[^]*Keep the character[^]*Take a new character/)
    expect(await table.page.innerText('.field')).toContain('Ana was Rose Doolan')
    await table.page.click('[data-ref="do:keep"]')
    await does(table, 2, { do: 'change' })
    expect(await table.page.innerText('.wa-deal')).toContain('Rose Doolan')
    const { players } = (await table.view()) as { players: { role: unknown; character: string }[] }
    expect(players[0]!.character).toBe('rose-doolan')
    expect(players[2]!.role).toBe('sheriff') // it has passed to the left
    await table.close()
  })

  test('what is dealt is shown to me alone, with what wins', async () => {
    const state = JSON.stringify(
      layOutWanted({ ...SEVEN, roles: 'outlaw sheriff deputy renegade outlaw outlaw deputy' }),
    )
    const table = await tables.open({ game: 'wanted', plain: 0, lang: 'en', laid: state, settings: QUICK })
    expect(await table.page.innerText('.wa-deal')).toMatch(
      /Outlaw\. Eliminate the Sheriff[^]*You win with the other Outlaws/,
    )
    await table.page.click('[data-deal-ok]')
    expect(await table.page.$('.wa-deal')).toBeNull()
    expect(await table.page.innerHTML('.table-frame')).not.toContain('data-guess=')
    await table.close()
  })
})
