// How to get to every screen, for pictures and for checks that hold on all of them.

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {(page: Page, url: string, browser: import('@playwright/test').Browser) => Promise<void | 'long'>} Visit */

/** @param {string} path @returns {Visit} */
const at = (path) => async (page, url) => {
  await page.goto(url + path)
  await page.waitForSelector('main .page-title')
  return 'long'
}

/** @param {string} game @returns {Visit} */
const tableOf = (game) => async (page, url) => {
  await page.goto(`${url}/new/${game}?with=bots`)
  await page.locator('.start-button').click()
  await page.waitForSelector('.prompt')
  await page.waitForTimeout(2500)
}

/** @type {Visit} */
async function toResult(page, url) {
  await page.goto(`${url}/new/wanted-one?with=bots`)
  await page.locator('.more-options summary').click()
  await page.locator('.segment').nth(9).click()
  await page.locator('.start-button').click()
  await page.waitForSelector('.prompt')
  await page.locator('.table-header button').last().click()
  await page.locator('.menu .button').nth(5).click()
  await page.waitForSelector('.result', { timeout: 60_000 })
  return 'long'
}

/** @type {Record<string, Visit>} */
export const SCREENS = {
  async home(page, url) {
    await page.goto(url)
    await page.waitForSelector('#root:not([data-printed]) .poster-picture img')
    return 'long'
  },
  'new-bang-dice': at('/new/bang-dice'),
  'new-wanted-one': at('/new/wanted-one?with=friends'),
  rules: at('/rules/bang-dice'),
  me: at('/me'),
  settings: at('/settings'),
  about: at('/about'),
  'not-found': at('/nowhere'),
  'no-table': at('/t/QQQQ'),
  async room(page, url) {
    await page.goto(`${url}/new/bang-dice?with=friends`)
    await page.locator('.start-button').click()
    await page.waitForSelector('.invite-qr')
    await page.locator('.room-seat .button-quiet').first().click()
    await page.waitForSelector('.room-tag >> nth=2')
    return 'long'
  },
  result: toResult,
  async replay(page, url, browser) {
    await toResult(page, url, browser)
    await page.locator('.result-ways a').first().click()
    await page.waitForSelector('.replay-scrubber')
    await page.waitForTimeout(500)
  },
  async 'me-played'(page, url, browser) {
    await toResult(page, url, browser)
    await page.goto(`${url}/me`)
    await page.locator('.me-details summary').first().click()
    await page.waitForSelector('.me-tallies')
    return 'long'
  },
  'table-wanted-one': tableOf('wanted-one'),
  'table-wanted': tableOf('wanted'),
  'table-western-legends': tableOf('western-legends'),
  'table-flick-em-up': tableOf('flick-em-up'),
  'table-pitch-in-the-west': tableOf('pitch-in-the-west'),
  async table(page, url) {
    await page.goto(url)
    await page.locator('.play-now-button').click()
    await page.waitForSelector('.prompt')
    await page.waitForTimeout(2500)
  },
  async 'table-menu'(page, url, browser) {
    await tableOf('bang-dice')(page, url, browser)
    await page.locator('.table-header button').last().click()
    await page.waitForSelector('.menu')
  },
  async offline(page, url) {
    await page.goto(`${url}/settings`)
    await page.waitForSelector('main .page-title')
    await page.context().setOffline(true)
    await page.waitForSelector('.app-band')
  },
}

/** What only a moderator sees: these pages of the office. */
export const OFFICE = ['health', 'reports', 'tables', 'players', 'words', 'announcements', 'house', 'audit']
