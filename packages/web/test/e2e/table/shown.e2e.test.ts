// The table shows one moment: what is told, counted and asked advances together, and the end comes last.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TablePage, type Tables, openTables } from '../support/pages.ts'
import { playWhole } from '../whole/whole-game.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

interface Sample {
  readonly seq: number
  readonly lives: readonly number[]
  readonly told: number // how many losses and gains of life the log has a line of
  readonly isOut: boolean // a bill says who fell
  readonly isOver: boolean // the prompt says so
  readonly at: number
}
declare global {
  var samples: Sample[]
}

/** What is on the screen, each time a picture of it is painted and it isn't the same. */
const sample = ({ page }: TablePage): Promise<void> =>
  page.evaluate(() => {
    const samples: Sample[] = []
    globalThis.samples = samples
    let last = ''
    const look = (): void => {
      const frame = document.querySelector<HTMLElement>('.table-frame')
      const seats = [...document.querySelectorAll<HTMLElement>(':is(.seat, .own)[data-seat]')]
      if (frame && seats.length > 0) {
        const lives: number[] = []
        for (const seat of seats)
          lives[Number(seat.dataset['seat'])] = Number(seat.querySelector('.life-number')?.textContent ?? 0)
        const lines = [...document.querySelectorAll('.log-line')].map((line) => line.textContent)
        const now = {
          seq: Number(frame.dataset['seq']),
          lives,
          told: lines.filter((line) => /(?:loses|gains) life: /.test(line)).length,
          isOut: document.querySelector('[data-bill=out]') !== null,
          isOver: document.querySelector('.prompt')!.textContent.includes('The game is over'),
        }
        const key = JSON.stringify(now)
        if (key !== last) samples.push({ ...now, at: performance.now() })
        last = key
      }
      requestAnimationFrame(look)
    }
    look()
  })

test(
  'T21: life, log and prompt show one moment, in order; the last blow is seen before the end is said, and that before the result',
  { timeout: 280_000 },
  async () => {
    const settings = JSON.stringify({ motion: 'full' })
    const table = await tables.open({
      game: 'bang-dice',
      seats: 4,
      seed: 3,
      plain: '',
      lang: 'en',
      pace: 350,
      settings,
    })
    const { page } = table
    const start = ((await table.view()) as { players: { life: number }[] }).players.map(({ life }) => life)
    await sample(table)
    await playWhole(page)
    const ended = await page.evaluate(() => performance.now())
    const [samples, told] = await page.evaluate(() => {
      const { moments } = globalThis.saloon.link.snapshot().game
      return [globalThis.samples, moments.flatMap((moment) => moment.told)] as const
    })
    // What everybody's life was after each loss and gain.
    const after = [start]
    for (const event of told as unknown as { type: string; by: number; after: number }[])
      if (event.type === 'life-lost' || event.type === 'life-gained')
        after.push(after.at(-1)!.with(event.by, Math.max(0, event.after)))
    expect(after.length).toBeGreaterThan(8)
    for (const { lives, told: count } of samples) expect(lives).toEqual(after[count])
    for (const [i, { seq, told: count }] of samples.entries()) {
      expect(seq).toBeGreaterThanOrEqual(samples[i - 1]?.seq ?? 0)
      expect(count).toBeGreaterThanOrEqual(samples[i - 1]?.told ?? 0)
    }
    // Most of it was really seen, one loss after the other.
    expect(new Set(samples.map(({ told: count }) => count)).size).toBeGreaterThan(after.length / 2)
    const over = samples.findIndex(({ isOver }) => isOver)
    const fell = samples.findIndex(({ told: count }) => count === after.length - 1)
    const bill = samples.findLastIndex(({ isOut }, i) => isOut && i <= over)
    expect(fell).toBeLessThanOrEqual(over)
    expect(bill).toBeGreaterThan(0)
    expect(samples[over]!.at - samples[fell]!.at).toBeGreaterThanOrEqual(0)
    expect(ended - samples[over]!.at).toBeGreaterThan(1400) // there is time to read it
    await table.close()
  },
)

test(
  'T21: whoever presses something sees what they press: what is shown catches up',
  { timeout: 120_000 },
  async () => {
    const settings = JSON.stringify({ motion: 'full', speed: 0.5 })
    const table = await tables.open({ game: 'bang-dice', seats: 4, seed: 3, plain: '', lang: 'en', pace: 20, settings })
    const { page } = table
    await table.waitForMe()
    // My turn is given to the bots: they are quicker than what is shown at half the speed.
    await page.evaluate(() => {
      const { link } = globalThis.saloon as unknown as { link: { wish(wish: object): Promise<unknown> } }
      return link.wish({ do: 'away', seat: 0 })
    })
    const isBehind = (): boolean =>
      globalThis.saloon.link.snapshot().game.seq >
      4 + Number(document.querySelector<HTMLElement>('.table-frame')!.dataset['seq'])
    await page.waitForFunction(isBehind, undefined, { polling: 20 })
    await page.evaluate(() => {
      const { link } = globalThis.saloon as unknown as { link: { wish(wish: object): Promise<unknown> } }
      return link.wish({ do: 'pace', pace: 10_000 })
    })
    const newest = await table.seq()
    await page.keyboard.press('Space')
    await page.waitForFunction(
      (seq) => Number(document.querySelector<HTMLElement>('.table-frame')!.dataset['seq']) >= seq,
      newest,
      { polling: 10, timeout: 1000 },
    )
    await table.close()
  },
)
