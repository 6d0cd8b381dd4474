// Where the Chromium for the tests is, and how it is started. Looked for by set-up and by vitest.config.ts.

import { createRequire } from 'node:module'
import { isProgram, onPath } from './programs.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Chromium goes by the last list it is given: those that Playwright switches off, and then ours. */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Two pages for the address bar that nobody sees, in every window: half of what a test costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** No sandbox: there is none in most containers, and these are our own pages. The rest: no network, nothing that isn't looked at. */
const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  `--disable-features=${WITHOUT.join(',')}`,
]

/** For Playwright; without a path it takes its own. */
export function howToLaunch() {
  const executablePath = findBrowser()
  return { ...(executablePath && { executablePath }), args: BROWSER_ARGUMENTS }
}

/**
 * The one named by CHROMIUM_PATH, else the first on PATH, else the one that Playwright downloaded.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return isProgram(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined
  return onPath(...NAMES) ?? downloaded()
}

/** Required only here and only now: before the first `npm ci` there is no Playwright to ask. */
function downloaded() {
  try {
    const path = createRequire(import.meta.url)('playwright-core').chromium.executablePath()
    return isProgram(path) ? path : undefined
  } catch {
    return undefined
  }
}
