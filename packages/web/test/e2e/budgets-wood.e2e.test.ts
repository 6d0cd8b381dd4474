// What the wooden table costs: its first picture, what each picture asks of the card and of the processor, and that a still one costs nothing.

import { describe, expect, test } from 'vitest'
import { BEST_OF_THREE, openProfiles, PROFILES } from './support/profiles.ts'

const { visitorOf, note } = openProfiles()

interface Drew {
  calls: number
  readonly pictures: { readonly calls: number; readonly script: number }[]
}
declare global {
  var drew: Drew
}
/** Counts what a page asks of the graphics card: how often for each picture, and how long its own script takes for it. */
function countDraws(): void {
  const drew: Drew = { calls: 0, pictures: [] }
  globalThis.drew = drew
  const counted = (on: object, name: string): void => {
    const draw = Reflect.get(on, name) as (...it: unknown[]) => void
    Reflect.set(on, name, function (this: unknown, ...it: unknown[]) {
      drew.calls++
      draw.apply(this, it)
    })
  }
  const card = WebGL2RenderingContext.prototype
  for (const name of [
    'drawArrays',
    'drawElements',
    'drawArraysInstanced',
    'drawElementsInstanced',
    'drawRangeElements',
  ])
    counted(card, name)
  const extension = card.getExtension as (this: WebGL2RenderingContext, name: string) => object | null
  card.getExtension = function (this: WebGL2RenderingContext, name: string) {
    const found = extension.call(this, name)
    if (found && name === 'WEBGL_multi_draw' && !Object.hasOwn(found, 'counted'))
      for (const one of ['multiDrawArraysWEBGL', 'multiDrawElementsWEBGL']) counted(found, one)
    if (found && name === 'WEBGL_multi_draw') Object.assign(found, { counted: true })
    return found
  } as typeof card.getExtension
  const ask = requestAnimationFrame
  globalThis.requestAnimationFrame = (call) =>
    ask((now) => {
      const [before, from] = [drew.calls, performance.now()]
      call(now)
      if (drew.calls > before) drew.pictures.push({ calls: drew.calls - before, script: performance.now() - from })
    })
}
const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!

describe.each(['flick-em-up', 'pitch-in-the-west'])('the wooden table of %s', (game) => {
  const openWood = async (quality?: 'high') => {
    const { page } = await visitorOf('laptop')
    await page.addInitScript(countDraws)
    if (quality)
      await page.addInitScript((word) => localStorage.setItem('saloon.wooden-quality', JSON.stringify(word)), quality)
    await page.goto(`/new/${game}?with=bots`)
    await page.locator('.start-button').click()
    await page.locator('.wooden').waitFor()
    const from = Date.now()
    await page.locator('.wooden[data-ready]').waitFor()
    return { page, took: Date.now() - from }
  }

  test('A6: its first picture comes in time, on a laptop', BEST_OF_THREE, async () => {
    const { took } = await openWood()
    note(`first picture in wood of ${game}, laptop`, took, 2000)
    expect(took).toBeLessThanOrEqual(2000)
  })

  test('A6, G27: a still table draws nothing, and a moving one asks for little', BEST_OF_THREE, async () => {
    const { page } = await openWood('high')
    await page.locator('.prompt[data-mine]:not([data-inert])').waitFor()
    const pictures = (): Promise<number> => page.evaluate(() => globalThis.drew.pictures.length)
    for (let before = -1; before !== (await pictures()); await page.waitForTimeout(3000)) before = await pictures()
    const still = await pictures()
    await page.waitForTimeout(5000)
    const idle = (await pictures()) - still
    note(`pictures in 5 s of idling, ${game}`, idle, 0, '')
    expect(idle).toBe(0)
    await page.locator('.wooden').focus()
    for (let n = 1; n <= 8; n++) {
      await page.keyboard.press('+')
      await expect.poll(pictures).toBeGreaterThanOrEqual(still + n)
    }
    const moved = (await page.evaluate(() => globalThis.drew.pictures)).slice(still)
    const calls = Math.max(...moved.map((picture) => picture.calls))
    note(`draw calls a picture, ${game}`, calls, 150, '')
    expect(calls).toBeGreaterThan(3) // it was really counted
    expect(calls).toBeLessThanOrEqual(150)
    // Thirty a second on a phone: its processor is four times as slow, and the card has its half of the time.
    const script = median(moved.map((picture) => picture.script)) * PROFILES.phone.slower
    note(`script a picture, ${game}, phone`, script, 16)
    expect(script).toBeLessThanOrEqual(16)
  })
})
