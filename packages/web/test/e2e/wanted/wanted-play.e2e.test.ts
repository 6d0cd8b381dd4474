// Playing WANTED! on its board: targets, prepared answers, seven on a phone, aids, whole games.

import { distance } from '@saloon/wanted'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as rules from '../../../../games/wanted/test/lay-out.ts'
import { axe } from '../support/axe.ts'
import { SIZES, type Size, type Tables, openTables } from '../support/pages.ts'
import { type Way, byKeyboard, byTouch, playOut } from '../support/players.ts'
import { type Move, QUICK, SEVEN, at, cardRef, does, glows, isShown, press } from './table.ts'

const { aim, card, giveUp, grab, layOutWanted, pass, pick, play } = rules
let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

describe('playing', () => {
  test('BANG!: those in reach are ringed and have an arc, others say their distance', async () => {
    const table = await at(tables, { ...SEVEN, A: { hand: 'bang-2C bang-9C', inPlay: 'schofield-QC' } })
    await table.page.keyboard.press('b')
    await expect.poll(() => table.prompt()).toContain('Choose a target in range')
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
    await isShown(table)
    expect(await table.page.getAttribute('.wa-stage', 'data-scene')).toBe('shot')
    await table.close()
  })

  test('Panic!: a player, then a card in play or one of the hand at random', async () => {
    const table = await at(tables, { ...SEVEN, B: { hand: 'bang-3C', inPlay: 'schofield-JC' } })
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

  test('Cat Balou: at once by the card that lies there', async () => {
    const table = await at(tables, SEVEN)
    await press(table, cardRef('cat-balou-KH'))
    await table.page.click(`.seat[data-seat="4"] .wa-in-play-card[data-legal] >> nth=0`)
    expect(await table.page.innerText('[data-commit]')).toBe('Discard it')
    await table.page.click('[data-commit]')
    await table.page.waitForFunction(() => document.querySelector('[data-spot="discard"] svg'))
    const { discard } = (await table.view()) as { discard: number[] }
    expect(discard).toContain(card('dynamite-2H'))
    await table.close()
  })

  test('Beer at full life warns and is played by a second press', async () => {
    const table = await at(tables, { ...SEVEN, A: { hand: 'beer-6H' } })
    await press(table, cardRef('beer-6H'))
    expect(await table.prompt()).toMatch(/Nothing happens\. You have all your 5 life points/)
    await press(table, cardRef('beer-6H'))
    await table.page.waitForFunction(() => globalThis.saloon.link.snapshot().game.seq > 0)
    await table.close()
  })

  test('Janet’s Missed! wears a band', async () => {
    const table = await at(tables, { ...SEVEN, A: { is: 'calamity-janet', hand: 'missed-2S' }, G: { hand: 'bang-8C' } })
    await press(table, cardRef('missed-2S'))
    expect(await table.page.innerText('.tray .wa-as-bang')).toBe('as BANG!')
    await table.close()
  })
})

test('G1: the help card of a seat has the sum, and it is the rules’', async () => {
  const laid: rules.Laid = { ...SEVEN, A: { hand: 'bang-2C', inPlay: 'scope-AS' }, E: {} }
  const table = await at(tables, laid)
  const state = layOutWanted(laid)
  for (let seat = 1; seat < 7; seat++) {
    await table.page.mouse.move(2, 2)
    await table.page.keyboard.press('Escape')
    await table.page.hover(`.seat[data-seat="${seat}"] .seat-name`)
    await table.page.waitForFunction(
      (name) => document.querySelector('.help-card strong')?.textContent === name,
      ['', 'Bo', 'Cy', 'Dolores', 'Ezra', 'Flo', 'Gus'][seat],
    )
    const help = await table.page.textContent('.help-card')
    expect(help).toMatch(new RegExp(`− 1 Scope.* = ${distance(state, 0, seat)}Your range is 1`))
  }
  await table.close()
})

describe('G3: answers prepared', () => {
  test('for a Gatling: marked on the card, changed, given when it comes', async () => {
    const laid: rules.Laid = {
      ...SEVEN,
      turn: 3,
      A: { hand: 'missed-2S missed-8S bang-2C', life: 4 },
      D: { hand: 'gatling-10H' },
    }
    const table = await at(tables, laid, [[3, play('gatling-10H')]])
    expect(await table.prompt()).toContain('Waiting for Ezra')
    const marks = () => expect.poll(() => table.page.$$eval('.wa-early', (all) => all.map((one) => one.textContent)))
    await press(table, cardRef('missed-2S'))
    await marks().toEqual(['1'])
    await press(table, cardRef('missed-8S'))
    await marks().toEqual(['1', '2'])
    await press(table, cardRef('missed-2S')) // not that one after all
    await marks().toEqual(['1'])
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

test('G4: the store shows its order, and each pick goes to its seat', async () => {
  const laid: rules.Laid = {
    ...SEVEN,
    A: { hand: 'general-store-9C' },
    deck: 'beer-8H beer-9H beer-10H saloon-5H duel-JS jail-4H gatling-10H',
  }
  const table = await at(tables, laid, [[0, play('general-store-9C')]])
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
  test.each(['en', 'fr'])('all seats, five cards, prompt and two buttons: %s', async (lang) => {
    const table = await at(tables, SEVEN, [], { lang }, 'phone')
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
    expect(await axe(table.page)).toEqual([])
    await table.close()
  })
})

describe('aids', () => {
  test('notes: guesses are mine, acts are counted, and the table may go without', { timeout: 90_000 }, async () => {
    const table = await at(tables, SEVEN, [
      [0, aim('bang-2C', 6)],
      [6, pass],
      [0, grab('cat-balou-KH', 4, 'dynamite-2H')],
    ])
    await table.page.click('.seat[data-seat="1"] .wa-guess')
    await table.page.click('.seat[data-seat="1"] .wa-guess')
    expect(await table.page.getAttribute('.seat[data-seat="1"] .wa-guess', 'aria-label')).toBe(
      'Your guess about Bo: Outlaw',
    )
    const badge = (await (await table.page.$('.seat[data-seat="2"] .wa-guess'))!.boundingBox())!
    await table.page.mouse.move(badge.x + badge.width / 2, badge.y + badge.height / 2)
    await table.page.mouse.down() // and held: there is room for words
    await table.page.fill('.dossier textarea', 'quiet so far')
    await table.page.mouse.up()
    await table.page.keyboard.press('Escape')
    await table.page.waitForSelector('.dossier', { state: 'detached' })
    expect(await table.page.getAttribute('.seat[data-seat="2"] .wa-guess', 'aria-label')).toBe(
      'Your guess about Cy: none',
    )
    await table.page.click('[data-tab=notes]')
    const notes = await table.page.innerText('.wa-notes')
    expect(notes).toMatch(/3 Outlaws[^]*1 Renegade/)
    expect(
      await table.page.$$eval('.wa-matrix [role=img]', (all) =>
        all.flatMap((one) => one.getAttribute('aria-label') ?? []),
      ),
    ).toEqual(expect.arrayContaining(['Ana to Gus: 1 hostile, 0 friendly', 'Ana to Ezra: 0 hostile, 1 friendly']))
    expect(await axe(table.page)).toEqual([])
    await table.close()
    const without = await at(tables, SEVEN, [[0, aim('bang-2C', 6)]], { aids: 0 })
    await without.page.click('[data-tab=notes]')
    expect(await without.page.innerText('.wa-notes')).toContain('without memory aids')
    expect(await without.page.$('.wa-matrix')).toBeNull()
    await without.close()
    const phone = await at(tables, SEVEN, [[0, aim('bang-2C', 6)]], {}, 'phone')
    await phone.page.click('.tab-bar [data-tab=notes]')
    expect(await phone.page.innerText('.wa-notes')).toMatch(/3 Outlaws[^]*Who did what to whom/)
    expect(await axe(phone.page)).toEqual([])
    await phone.close()
  })

  test('the Renegade is told again what wins, on a phone too', async () => {
    const out = { out: true } as const
    const laid: rules.Laid = { seats: 4, roles: 'renegade sheriff outlaw outlaw', C: out, D: out }
    for (const size of ['desk', 'phone'] as const) {
      const table = await at(tables, laid, [], {}, size)
      expect(await table.page.innerText('.wa-own')).toContain('You and the Sheriff are left')
      await table.close()
    }
  })

  test('who is out bets from Boot Hill', async () => {
    const laid: rules.Laid = {
      ...SEVEN,
      turn: 1,
      A: { is: 'black-jack', out: true },
      roles: 'outlaw sheriff deputy renegade outlaw outlaw deputy',
    }
    for (const size of ['desk', 'phone'] as const) {
      const table = await at(tables, laid, [], {}, size)
      await table.page.click('.wa-bets-open')
      await table.page.click('.wa-bet >> text=The law')
      await table.page.click('.wa-bet >> text=Flo')
      await table.page.click('.wa-bet >> text=No')
      expect(
        await table.page.$$eval('.wa-bet [aria-pressed=true]', (all) => all.map((one) => one.textContent)),
      ).toEqual(['The law', 'Flo', 'No'])
      expect(await axe(table.page)).toEqual([])
      await table.close()
    }
  })
})

const WAYS: readonly (readonly [string, Way, Size, number])[] = [
  ['by keyboard alone', byKeyboard, 'desk', 4],
  ['by touch at 390×844', byTouch, 'phone', 4],
]
test.each(WAYS)('T17: a whole game on the board %s', { timeout: 400_000 }, async (_name, way, size, seats) => {
  // The Sheriff plays to the end, whoever wins.
  const dealt = JSON.stringify({ players: { 0: { role: 'sheriff' } } })
  const table = await tables.open(
    { game: 'wanted', plain: 0, lang: 'en', seats, seed: 5, dealt, settings: QUICK },
    size,
  )
  await table.page.click('[data-deal-ok]', { timeout: 3000 }).catch(() => undefined) // whoever plays on has read it
  const turns = await playOut(table, way, async (turn) => {
    if (turn % 10 === 0) expect(await axe(table.page)).toEqual([])
  })
  expect(turns).toBeGreaterThan(3)
  expect(table.problems).toEqual([])
  await table.close()
})
