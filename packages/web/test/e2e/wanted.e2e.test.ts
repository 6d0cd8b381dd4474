// The board of WANTED!, by what is on the screen: every question of the game, laid out and asked.

import { AxeBuilder } from '@axe-core/playwright'
import { distance, wanted } from '@saloon/wanted'
import type { Action } from '@saloon/wanted'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as rules from '../../../games/wanted/test/lay-out.ts'
import { SIZES, type Size, type TablePage, type Tables, openTables } from './pages.ts'
import { type Way, byKeyboard, byTouch, playOut } from './players.ts'

const { aim, bang, card, giveUp, grab, layOutWanted, pass, pick, play } = rules
let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

/** Seven players with something of everything in front of them. */
const SEVEN: rules.Laid = {
  seats: 7,
  A: { hand: 'bang-2C missed-2S panic-JH cat-balou-KH beer-6H', life: 4 },
  B: { is: 'paul-regret', hand: 'bang-3C missed-3S beer-7H', inPlay: 'schofield-JC mustang-8H' },
  C: { hand: 'bang-4C missed-4S', inPlay: 'barrel-QS volcanic-10S' },
  D: { hand: 'bang-5C missed-5S duel-8C', inPlay: 'jail-10S', life: 2 },
  E: { hand: 'bang-6C', inPlay: 'dynamite-2H scope-AS winchester-8S mustang-9H barrel-KS' },
  F: { hand: 'bang-7C missed-6S', life: 1 },
  G: { hand: 'bang-8C missed-7S', inPlay: 'remington-KC' },
}
const QUICK = JSON.stringify({ autoAnswer: false })

type Move = readonly [seat: number, action: Action]

/** The table as laid, after these moves, seen by seat 0. */
async function at(
  laid: rules.Laid,
  moves: readonly Move[] = [],
  query: Readonly<Record<string, string | number>> = {},
  size?: Size,
): Promise<TablePage> {
  const state = JSON.stringify(layOutWanted(laid))
  const table = await tables.open(
    { game: 'wanted', plain: 0, lang: 'en', laid: state, settings: QUICK, ...query },
    size,
  )
  await table.page.click('[data-deal-ok]', { timeout: 1000 }).catch(() => undefined) // those who are out have none
  for (const [seat, action] of moves) await does(table, seat, action)
  await table.page.mouse.move(2, 2) // off whatever would explain itself
  await table.page.waitForTimeout(450)
  return table
}

async function does(table: TablePage, seat: number, action: Action): Promise<void> {
  const refusal = await table.page.evaluate(
    ([who, what]) =>
      (globalThis.saloon.link as unknown as { act(seat: number, action: object): object | null }).act(who, what),
    [seat, action] as const,
  )
  expect(refusal).toBeNull()
}

const glows = (table: TablePage, ref: string): Promise<boolean> =>
  table.page.$$eval(`[data-ref="${ref}"]`, (all) => all.some((one) => one.hasAttribute('data-legal')))
const cardRef = (id: string): string => `card:${card(id)}`
const press = (table: TablePage, ref: string): Promise<void> => table.page.click(`.pickable[data-ref="${ref}"]`)
const violations = async (table: TablePage): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page: table.page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)
}

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
    const table = await at(laid, moves)
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

describe('playing', () => {
  test('BANG!: those in reach are ringed and have an arc, others say their distance', { timeout: 60_000 }, async () => {
    const table = await at({ ...SEVEN, A: { hand: 'bang-2C bang-9C', inPlay: 'schofield-QC' } })
    await table.page.keyboard.press('b')
    expect(await table.prompt()).toContain('Choose a target in range')
    const state = layOutWanted({ ...SEVEN, A: { hand: 'bang-2C bang-9C', inPlay: 'schofield-QC' } })
    const near = [1, 2, 3, 4, 5, 6].filter((seat) => distance(state, 0, seat) <= 2)
    for (let seat = 1; seat < 7; seat++)
      expect([seat, await glows(table, `seat:${seat}`)]).toEqual([seat, near.includes(seat)])
    expect(await table.page.$$eval('.wa-arcs text', (all) => all.map((one) => one.textContent))).toEqual(
      near.map((seat) => String(distance(state, 0, seat))),
    )
    await table.page.click('.seat[data-seat="4"] .seat-pick', { force: true })
    expect(await table.page.innerText('.help-card')).toMatch(/Ezra is at distance \d; your weapon reaches 2/)
    await table.page.keyboard.press('Escape')
    await press(table, `seat:${near[0]}`)
    const seq = await table.seq()
    await table.page.keyboard.press('Enter')
    await table.page.waitForFunction((before) => globalThis.saloon.link.snapshot().game.seq > before, seq)
    expect(await table.page.getAttribute('.wa-stage', 'data-scene')).toBe('shot')
    await table.close()
  })

  test('Panic!: a player, then a card in play or one of the hand at random', { timeout: 60_000 }, async () => {
    const table = await at({ ...SEVEN, B: { hand: 'bang-3C', inPlay: 'schofield-JC' } })
    await press(table, cardRef('panic-JH'))
    expect(await table.prompt()).toContain('Choose a player at distance 1, then a card')
    await press(table, 'seat:6')
    expect(await table.prompt()).toContain('Choose a card of Gus')
    expect(await table.page.innerText('.tray')).toContain('Random card (2)')
    await table.page.click(`.tray [data-ref="${cardRef('remington-KC')}"]`)
    expect(await table.page.innerText('[data-commit]')).toBe('Take it')
    await table.page.click('[data-commit]')
    await table.page.waitForFunction(
      (taken) => document.querySelector(`.tray [data-ref="card:${taken}"]`),
      card('remington-KC'),
    )
    await table.close()
  })

  test('Cat Balou: at once by the card that lies there', { timeout: 60_000 }, async () => {
    const table = await at(SEVEN)
    await press(table, cardRef('cat-balou-KH'))
    await table.page.click(`.seat[data-seat="4"] .wa-in-play-card[data-legal] >> nth=0`)
    expect(await table.page.innerText('[data-commit]')).toBe('Discard it')
    await table.page.click('[data-commit]')
    await table.page.waitForFunction(() => document.querySelector('[data-spot="discard"] svg'))
    const { discard } = (await table.view()) as { discard: number[] }
    expect(discard).toContain(card('dynamite-2H'))
    await table.close()
  })

  test('Beer at full life warns and is played by a second press', { timeout: 60_000 }, async () => {
    const table = await at({ ...SEVEN, A: { hand: 'beer-6H' } })
    await press(table, cardRef('beer-6H'))
    expect(await table.prompt()).toMatch(/Nothing happens\. You have all your 5 life points/)
    await press(table, cardRef('beer-6H'))
    await table.page.waitForFunction(() => globalThis.saloon.link.snapshot().game.seq > 0)
    await table.close()
  })

  test('Janet’s Missed! wears a band', { timeout: 60_000 }, async () => {
    const table = await at({ ...SEVEN, A: { is: 'calamity-janet', hand: 'missed-2S' }, G: { hand: 'bang-8C' } })
    await press(table, cardRef('missed-2S'))
    expect(await table.page.innerText('.tray .wa-as-bang')).toBe('as BANG!')
    await table.close()
  })
})

test('G1: the help card of a seat has the sum, and it is the rules’', { timeout: 60_000 }, async () => {
  const laid: rules.Laid = { ...SEVEN, A: { hand: 'bang-2C', inPlay: 'scope-AS' }, E: {} }
  const table = await at(laid)
  const state = layOutWanted(laid)
  for (let seat = 1; seat < 7; seat++) {
    await table.page.mouse.move(2, 2)
    await table.page.keyboard.press('Escape')
    await table.page.hover(`.seat[data-seat="${seat}"] .seat-name`)
    await table.page.waitForFunction(
      (name) => document.querySelector('.help-card strong')?.textContent === name,
      ['', 'Bo', 'Cy', 'Dolores', 'Ezra', 'Flo', 'Gus'][seat],
    )
    expect(await table.page.innerText('.help-card')).toMatch(new RegExp(`− 1 Scope.* = ${distance(state, 0, seat)}\\n`))
  }
  await table.close()
})

describe('G3: answers prepared', () => {
  test('for a Gatling: marked on the card, changed, given when it comes', { timeout: 60_000 }, async () => {
    const laid: rules.Laid = {
      ...SEVEN,
      turn: 3,
      A: { hand: 'missed-2S missed-8S bang-2C', life: 4 },
      D: { hand: 'gatling-10H' },
    }
    const table = await at(laid, [[3, play('gatling-10H')]])
    expect(await table.prompt()).toContain('Waiting for Ezra')
    await press(table, cardRef('missed-2S'))
    await press(table, cardRef('missed-8S'))
    expect(await table.page.$$eval('.wa-early', (all) => all.map((one) => one.textContent))).toEqual(['1', '2'])
    await press(table, cardRef('missed-2S')) // not that one after all
    expect(await table.page.$$eval('.wa-early', (all) => all.map((one) => one.textContent))).toEqual(['1'])
    expect(JSON.stringify(await table.view())).not.toContain('prepared')
    const others: readonly Move[] = [
      [4, pass],
      [5, pass],
      [5, giveUp],
      [6, pass],
    ]
    for (const [seat, action] of others) await does(table, seat, action)
    const { players } = (await table.view()) as { players: { life: number; hand: number[] }[] }
    expect([players[0]!.life, players[0]!.hand]).toEqual([4, rules.cards('missed-2S bang-2C')])
    expect(await table.prompt()).toContain('Waiting for Bo')
    await table.close()
  })
})

test('G4: the store shows its order, and each pick goes to its seat', { timeout: 60_000 }, async () => {
  const laid: rules.Laid = {
    ...SEVEN,
    A: { hand: 'general-store-9C' },
    deck: 'beer-8H beer-9H beer-10H saloon-5H duel-JS jail-4H gatling-10H',
  }
  const table = await at(laid, [[0, play('general-store-9C')]])
  const order = (): Promise<string | null> => table.page.getAttribute('.wa-order', 'aria-label')
  expect(await order()).toBe('Order: Ana, Bo, Cy, Dolores, Ezra, Flo, Gus')
  expect(await table.page.$$eval('.wa-stage .wa-card', (all) => all.length)).toBe(7)
  await press(table, cardRef('gatling-10H'))
  await table.page.click('[data-commit]')
  await table.page.waitForFunction(() => document.querySelectorAll('.wa-stage .wa-card').length === 6)
  expect(await order()).toBe('Order: Bo, Cy, Dolores, Ezra, Flo, Gus')
  await does(table, 1, pick('beer-8H'))
  expect(await table.page.innerText('.seat[data-seat="1"] .wa-held')).toBe('4')
  await table.close()
})

describe('G5: seven on a phone', () => {
  test.each(['en', 'fr'])('all seats, five cards, prompt and two buttons: %s', { timeout: 60_000 }, async (lang) => {
    const table = await at(SEVEN, [], { lang }, 'phone')
    const { width, height } = SIZES.phone
    const boxes = await table.page.$$eval('.field .seat, .wa-card, .prompt, .prompt .button, .wa-pile, .own', (all) =>
      all.map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect()
        return { what: one.className, left, top, right, bottom }
      }),
    )
    const of = (name: string) => boxes.filter(({ what }) => what.split(' ').includes(name))
    expect([of('seat').length, of('wa-card').length, of('prompt').length]).toEqual([6, 5, 1])
    expect(of('button').length).toBeGreaterThanOrEqual(2)
    for (const box of boxes) {
      expect(box.left, box.what).toBeGreaterThanOrEqual(-1)
      expect(box.top, box.what).toBeGreaterThanOrEqual(0)
      expect(box.right, box.what).toBeLessThanOrEqual(width + 1)
      expect(box.bottom, box.what).toBeLessThanOrEqual(height)
    }
    const seats = of('seat')
    for (const [i, one] of seats.entries())
      for (const other of seats.slice(i + 1))
        expect(
          one.bottom <= other.top || other.bottom <= one.top || one.right <= other.left || other.right <= one.left,
        ).toBe(true)
    // Each card can be hit where no other lies over it.
    const cards = of('wa-card')
    for (const [i, one] of cards.entries())
      expect((cards[i + 1]?.left ?? one.right) - one.left).toBeGreaterThanOrEqual(44)
    expect(await violations(table)).toEqual([])
    await table.close()
  })
})

describe('aids', () => {
  test('notes: guesses are mine, acts are counted, and the table may go without', { timeout: 90_000 }, async () => {
    const table = await at(SEVEN, [
      [0, aim('bang-2C', 6)],
      [6, pass],
      [0, grab('cat-balou-KH', 4, 'dynamite-2H')],
    ])
    await table.page.click('.seat[data-seat="1"] .wa-guess')
    await table.page.click('.seat[data-seat="1"] .wa-guess')
    expect(await table.page.getAttribute('.seat[data-seat="1"] .wa-guess', 'aria-label')).toBe(
      'Your guess about Bo: Outlaw',
    )
    await table.page.click('[data-tab=notes]')
    const notes = await table.page.innerText('.wa-notes')
    expect(notes).toMatch(/3 Outlaws[^]*1 Renegade/)
    expect(
      await table.page.$$eval('.wa-matrix [role=img]', (all) =>
        all.flatMap((one) => one.getAttribute('aria-label') ?? []),
      ),
    ).toEqual(expect.arrayContaining(['Ana to Gus: 1 hostile, 0 friendly', 'Ana to Ezra: 0 hostile, 1 friendly']))
    expect(await violations(table)).toEqual([])
    await table.close()
    const without = await at(SEVEN, [[0, aim('bang-2C', 6)]], { aids: 0 })
    await without.page.click('[data-tab=notes]')
    expect(await without.page.innerText('.wa-notes')).toContain('without memory aids')
    expect(await without.page.$('.wa-matrix')).toBeNull()
    await without.close()
  })

  test('who is out bets from Boot Hill', { timeout: 60_000 }, async () => {
    const laid: rules.Laid = {
      ...SEVEN,
      turn: 1,
      A: { is: 'black-jack', out: true },
      roles: 'outlaw sheriff deputy renegade outlaw outlaw deputy',
    }
    for (const size of ['desk', 'phone'] as const) {
      const table = await at(laid, [], {}, size)
      await table.page.click('.wa-bets-open')
      await table.page.click('.wa-bet >> text=The law')
      await table.page.click('.wa-bet >> text=Flo')
      await table.page.click('.wa-bet >> text=No')
      expect(
        await table.page.$$eval('.wa-bet [aria-pressed=true]', (all) => all.map((one) => one.textContent)),
      ).toEqual(['The law', 'Flo', 'No'])
      expect(await violations(table)).toEqual([])
      await table.close()
    }
  })
})

const WAYS: readonly (readonly [string, Way, Size, number])[] = [
  ['by keyboard alone', byKeyboard, 'desk', 4],
  ['by touch at 390×844', byTouch, 'phone', 5],
]
test.each(WAYS)('T17: a whole game on the board %s', { timeout: 400_000 }, async (_name, way, size, seats) => {
  const table = await tables.open({ game: 'wanted', plain: 0, lang: 'en', seats, seed: 5, settings: QUICK }, size)
  await table.page.click('[data-deal-ok]', { timeout: 3000 }).catch(() => undefined) // whoever plays on has read it
  const turns = await playOut(table, way, async (turn) => {
    if (turn % 10 === 0) expect(await violations(table)).toEqual([])
  })
  expect(turns).toBeGreaterThan(3)
  expect(table.problems).toEqual([])
  await table.close()
})
