// How to get to every screen, for pictures and for checks that hold on all of them.

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {(page: Page, url: string, browser: import('@playwright/test').Browser) => Promise<void | 'long'>} Visit */

/** @param {string} path @returns {Visit} */
const at = (path) => async (page, url) => {
  await page.goto(url + path)
  await page.waitForSelector('main .page-title')
  return 'long'
}

/** @type {Record<string, Visit>} */
export const SCREENS = {
  async home(page, url) {
    await page.goto(url)
    await page.waitForSelector('.poster-picture svg')
    return 'long'
  },
  'new-bang-dice': at('/new/bang-dice'),
  'new-wanted-one': at('/new/wanted-one?with=friends'),
  rules: at('/rules/bang-dice'),
  me: at('/me'),
  settings: at('/settings'),
  about: at('/about'),
  'not-found': at('/nowhere'),
}
