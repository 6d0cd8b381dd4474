// Devices of the specification: a phone of the middle class (a processor four times as slow as this one, a line of 1.6 Mbit/s with 150 ms)
// and a laptop; and the figures that were measured on them.

import type { BrowserContext, CDPSession } from 'playwright-core'
import { afterAll, afterEach } from 'vitest'
import { type Visitor, openHouse } from './house.ts'

export const PROFILES = {
  phone: { size: 'phone', slower: 4, bits: 1_600_000, latency: 150 },
  laptop: { size: 'desktop', slower: 1, bits: 20_000_000, latency: 20 },
} as const
type Profile = keyof typeof PROFILES

/** Other things run on this machine: what counts is the best of three. */
export const BEST_OF_THREE = { retry: 2, timeout: 120_000 } as const

/** For all tests of a file. */
export function openProfiles() {
  const house = openHouse()
  const figures: string[] = []
  afterAll(() => console.info(figures.join('\n')))
  /** A page whose processor is slowed down keeps this machine busy for as long as it is open, also when a test has failed. */
  const opened: BrowserContext[] = []
  afterEach(async () => {
    for (const context of opened.splice(0)) await context.close()
  })

  async function visitorOf(profile: Profile): Promise<Visitor & { readonly cdp: CDPSession }> {
    const { size, slower, bits, latency } = PROFILES[profile]
    const visitor = await house.visitor({ size, hasTouch: profile === 'phone', reducedMotion: 'no-preference' })
    opened.push(visitor.context)
    const cdp = await visitor.context.newCDPSession(visitor.page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bits / 8,
      uploadThroughput: bits / 8,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
    return { ...visitor, cdp }
  }

  const note = (what: string, value: number, most: number, unit = 'ms'): void => {
    figures.push(`${what.padEnd(56)} ${value.toFixed(unit === '' ? 3 : 0)} ${unit} (of ${most})`)
  }

  return { visitorOf, note, figures }
}
