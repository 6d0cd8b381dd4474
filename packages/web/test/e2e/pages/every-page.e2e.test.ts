// What holds on every page: no barrier that a machine can find, no sideways scrolling, nothing from elsewhere.

import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { weigh } from '../../build/bundle.ts'
import { SCREENS } from '../../screens.mjs'
import { axe } from '../support/axe.ts'
import { openHouse } from '../support/house.ts'

const house = openHouse()

/** What reaches out of the window, and what a table asks that isn't in it. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = (one: Element): string => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return `${one.outerHTML.slice(0, 90)} ${[left, top, right, bottom].map(Math.round).join(' ')}`
    }
    const asked = [...document.querySelectorAll('.prompt-ask, .prompt [data-commit], .prompt .deed')]
    const lost = asked.filter((one) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect()
      return width > 0 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
    })
    const all = document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
    const wide = all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    return [...lost, ...wide].slice(0, 5).map(named)
  })

/** Each word is longer by two fifths, as it might be in another language. How many were. */
const lengthen = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let words = 0
    const nodes = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text
      if (node.parentElement?.closest('svg, option, .unseen')) continue
      node.data = node.data.replaceAll(/\p{L}{3,}/gu, (word) => {
        words++
        return word + word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase()
      })
    }
    return words
  })

describe.each(Object.entries(SCREENS))('%s', (name, visit) => {
  test('A1: axe finds nothing, by day and by lamplight; A3: nothing is wider than the window; A5: no error, nothing from elsewhere', async () => {
    const { page, problems } = await house.visitor()
    const foreign: string[] = []
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== house.url) foreign.push(request.url())
    })
    await visit(page, house.url, house.browser)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axe(page)).toEqual([])
    }
    // The last one is a window of 1440×900 in which everything is twice as large.
    for (const [width, height] of [320, 390, 820, 1440].map((wide) => [wide, 844]).concat([[720, 450]])) {
      await page.setViewportSize({ width: width!, height: height! })
      expect({ width, outside: await outside(page) }).toEqual({ width, outside: [] })
    }
    expect(foreign).toEqual([])
    // A page or a table that isn't there is told so, and the browser repeats it.
    expect(problems.filter((line) => !(name.startsWith('no') && line.includes('404')))).toEqual([])
  })

  test('A7: French is whole and fits, also with words longer by 40 %', async () => {
    const { page, problems } = await house.visitor({ locale: 'fr', size: 'phone' })
    await visit(page, house.url, house.browser)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
    expect(await outside(page)).toEqual([])
    expect(await lengthen(page)).toBeGreaterThan(10)
    expect(await outside(page)).toEqual([])
    expect(problems.filter((line) => !line.includes('404'))).toEqual([])
  })
  test('P4: text at 150 % keeps it usable', async () => {
    const { page, context } = await house.visitor({ size: 'phone' })
    await context.addInitScript(() => localStorage.setItem('saloon.settings', JSON.stringify({ textSize: 150 })))
    await visit(page, house.url, house.browser)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px')
    expect(await outside(page)).toEqual([])
  })
})

test('A6: home is made of at most 95 kB of scripts and 35 kB of styles, and of nothing that isn’t weighed', async () => {
  const { homeScripts } = weigh([])
  const { page } = await house.visitor()
  const sizes = { js: 0, css: 0 }
  const loaded = new Set<string>()
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const kind = /\.(js|css)$/.exec(pathname)?.[1] as 'js' | 'css' | undefined
    if (!kind) return
    if (kind === 'js') loaded.add(pathname.slice(1))
    const measured = response.body().then((body) => void (sizes[kind] += gzipSync(body, { level: 9 }).length))
    bodies.push(measured)
  })
  await page.goto('/')
  await page.locator('.poster-picture img').last().waitFor()
  await expect.poll(() => homeScripts.filter((file) => !loaded.has(file))).toEqual([])
  await page.waitForLoadState('networkidle')
  await Promise.all(bodies)
  expect([...loaded].sort()).toEqual(homeScripts)
  expect(sizes.js).toBeLessThanOrEqual(95_000)
  expect(sizes.css).toBeLessThanOrEqual(35_000)
  expect(sizes.js).toBeGreaterThan(50_000) // it was really measured
})

test('A2: the skip link leads to the content, and every stop of the keyboard is seen', async () => {
  const { page } = await house.visitor()
  await page.goto('/')
  await page.locator('.play-now-button').waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content')
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)
    expect(outline).not.toBe('none')
  }
})

test('P1: settings apply without a reload and stay', async () => {
  const { page } = await house.visitor()
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Lamplight' }).check({ force: true })
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
  await page.getByRole('radio', { name: 'Français' }).check({ force: true })
  await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
})

test('P3: all data can be taken along, and removed', async () => {
  const { page } = await house.visitor()
  await page.goto('/me')
  await page.getByLabel('Name', { exact: true }).fill('Ana Export')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved').waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const text = await (await saving).createReadStream().then(async (stream) => {
    let all = ''
    for await (const part of stream) all += String(part)
    return all
  })
  expect(JSON.parse(text)).toMatchObject({ profile: { name: 'Ana Export' }, games: [] })
  await page.getByRole('button', { name: 'Delete my data' }).click()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByText('Everything is gone.').waitFor()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).not.toBe('Ana Export')
})

test('a page that doesn’t come says so, and comes when the network is back', async () => {
  const { page, context } = await house.visitor()
  await page.goto('/')
  await page.locator('#root:not([data-printed]) .play-now-button').waitFor()
  await context.setOffline(true)
  await page.locator('.header a[href="/settings"]').click()
  await page.getByRole('heading', { level: 1, name: 'The page did not come' }).waitFor()
  expect(await axe(page)).toEqual([])
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
})
