// Every question of WANTED! on its board, laid out and asked.

import { wanted } from '@saloon/wanted'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as rules from '../../../games/wanted/test/lay-out.ts'
import { type Tables, openTables } from './pages.ts'
import { type Move, QUICK, SEVEN, at, cardRef, does, glows, violations } from './wanted-table.ts'

const { aim, bang, layOutWanted, pass, pick, play } = rules
let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

interface Row {
  readonly name: string
  readonly laid: rules.Laid
  readonly moves?: readonly Move[]
  readonly asks: RegExp // the prompt
  readonly shows?: readonly string[] // in the middle or the tray
  readonly glow: readonly string[]
  readonly dull?: readonly string[]
}

const startOf = (laid: rules.Laid): rules.Laid => ({ ...SEVEN, at: 'draw', ...laid })
const ROWS: readonly Row[] = [
  {
    name: 'D-02 play',
    laid: SEVEN,
    asks: /You: Play cards, or end your turn/,
    shows: ['BANG! 0/1', 'Your turn'],
    glow: [cardRef('bang-2C'), cardRef('panic-JH'), cardRef('cat-balou-KH'), cardRef('beer-6H'), 'do:end'],
    dull: [cardRef('missed-2S')],
  },
  {
    name: 'D-03 discard',
    laid: { ...SEVEN, A: { life: 2, hand: 'bang-2C missed-2S beer-6H saloon-5H' } },
    moves: [[0, { do: 'end' }]],
    asks: /You: Discard down to your life points[^]*2 cards more than your 2 life points[^]*0 of 2/,
    glow: [cardRef('bang-2C'), cardRef('saloon-5H')],
  },
  {
    name: 'D-04 shot at me',
    laid: { ...SEVEN, turn: 6, A: { hand: 'missed-2S beer-6H', is: 'jourdonnais', inPlay: 'barrel-KS' }, E: {} },
    moves: [[6, aim('bang-8C', 0)]],
    asks: /You: Play a Missed!, or take the hit[^]*Gus shoots at you: 1 miss needed[^]*Use Barrel[^]*Use your own cover[^]*Take the hit/,
    shows: ['Gus shoots at Ana', 'unseen cards'],
    glow: [cardRef('missed-2S'), 'do:barrel', 'do:jourdonnais', 'do:pass'],
    dull: [cardRef('beer-6H')],
  },
  {
    name: 'D-04 Slab needs two',
    laid: { ...SEVEN, turn: 6, G: { is: 'slab-the-killer', hand: 'bang-8C' } },
    moves: [[6, aim('bang-8C', 0)]],
    asks: /2 misses needed/,
    shows: ['Misses 0 of 2'],
    glow: [cardRef('missed-2S')],
  },
  {
    name: 'D-05 Indians!',
    laid: { ...SEVEN, turn: 6, G: { hand: 'indians-KD' } },
    moves: [[6, play('indians-KD')]],
    asks: /You: Discard a BANG!, or lose 1 life[^]*Gus plays Indians!/,
    shows: ['Still to come'],
    glow: [cardRef('bang-2C'), 'do:pass'],
    dull: [cardRef('missed-2S')],
  },
  {
    name: 'D-06 duel',
    laid: { ...SEVEN, turn: 3 },
    moves: [
      [3, aim('duel-8C', 0)],
      [0, bang('bang-2C')],
      [3, bang('bang-5C')],
    ],
    asks: /You: Discard a BANG!, or lose 1 life[^]*Duel with Dolores[^]*4 → 3/,
    shows: ['Duel: Dolores against Ana', '1 shot', '4 in hand'],
    glow: [],
    dull: [cardRef('missed-2S')],
  },
  {
    name: 'D-07 death’s door',
    laid: { ...SEVEN, turn: 6, A: { hand: 'beer-6H missed-2S', life: 1 } },
    moves: [
      [6, aim('bang-8C', 0)],
      [0, pass],
    ],
    asks: /You: Drink a Beer, or fall[^]*1 life point missing[^]*Give up/,
    shows: ['Ana is at death’s door', '0 + 1 = 1'],
    glow: [cardRef('beer-6H'), 'do:give-up'],
    dull: [cardRef('missed-2S')],
  },
  {
    name: 'D-08 General Store',
    laid: {
      ...SEVEN,
      turn: 6,
      G: { hand: 'general-store-9C' },
      deck: 'beer-8H beer-9H beer-10H saloon-5H duel-JS jail-4H gatling-10H',
    },
    moves: [
      [6, play('general-store-9C')],
      [6, pick('gatling-10H')],
    ],
    asks: /You: Take 1 card[^]*Gus opened the General Store: 6 cards are left/,
    shows: ['General Store'],
    glow: [cardRef('beer-8H'), cardRef('duel-JS')],
    dull: [cardRef('bang-2C')],
  },
  {
    name: 'D-09 Lucky Duke',
    laid: {
      ...SEVEN,
      at: 'start',
      A: { is: 'lucky-duke', inPlay: 'jail-JS', hand: 'bang-2C' },
      F: {},
      deck: 'beer-8H bang-AD',
    },
    asks: /You: Choose which of the 2 cards counts[^]*For the Jail/,
    shows: ['helps', 'does not help'],
    glow: [cardRef('beer-8H'), cardRef('bang-AD')],
  },
  {
    name: 'D-10 Kit Carlson',
    laid: startOf({ A: { is: 'kit-carlson', hand: 'bang-2C' }, deck: 'beer-8H bang-AD duel-JS' }),
    asks: /You: Put back 1 of 3 cards/,
    shows: ['Ana looks at 3 cards'],
    glow: [cardRef('beer-8H'), cardRef('bang-AD'), cardRef('duel-JS')],
  },
  {
    name: 'D-11 Jesse Jones',
    laid: startOf({ A: { is: 'jesse-jones', hand: 'bang-2C' }, C: { hand: '' } }),
    asks: /You: First card: deck or a player’s hand/,
    glow: ['do:draw', 'seat:1', 'seat:6'],
    dull: ['seat:2'],
  },
  {
    name: 'D-12 Pedro Ramirez',
    laid: startOf({ A: { is: 'pedro-ramirez', hand: 'bang-2C' }, D: {}, discard: 'beer-9H' }),
    asks: /You: First card: deck or discard pile/,
    glow: ['do:draw', 'do:draw-discard'],
  },
  {
    name: 'D-13 Sid, any time',
    laid: { ...SEVEN, turn: 1, A: { is: 'sid-ketchum', life: 2, hand: 'bang-2C missed-2S' } },
    asks: /Waiting for Bo/,
    glow: ['do:sid'],
  },
]

describe('G2: every question', () => {
  test.each(ROWS)('$name', { timeout: 60_000 }, async ({ laid, moves, asks, shows = [], glow, dull = [] }) => {
    const table = await at(tables, laid, moves)
    expect(await table.prompt()).toMatch(asks)
    const middle = await table.page.innerText('.table-frame')
    for (const words of shows) expect(middle).toContain(words)
    for (const ref of glow) expect([ref, await glows(table, ref)]).toEqual([ref, true])
    for (const ref of dull) expect([ref, await glows(table, ref)]).toEqual([ref, false])
    if (glow.length > 0) expect(await table.glowing()).toEqual(await table.legal())
    expect(await violations(table)).toEqual([])
    expect(table.problems).toEqual([])
    await table.close()
  })

  test('D-01: a survivor keeps the character or not', { timeout: 60_000 }, async () => {
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

  test('what is dealt is shown to me alone, with what wins', { timeout: 60_000 }, async () => {
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
