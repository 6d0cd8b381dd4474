// Positions of Western Legends on the screen, everybody else doing what the test says.

import type { Legends } from '@saloon/western-legends'
import type { Size, TablePage, Tables } from '../support/pages.ts'

const QUICK = JSON.stringify({ autoAnswer: false })

/** The table as laid, seen by seat 0. */
export const open = (
  tables: Tables,
  state: Legends,
  query: Readonly<Record<string, string | number>> = {},
  size?: Size,
): Promise<TablePage> =>
  tables.open(
    { game: 'western-legends', plain: 0, lang: 'en', laid: JSON.stringify(state), settings: QUICK, ...query },
    size,
  )

/** Another position at a table that is open; nothing is waited for but that it is drawn. */
export async function lay({ page }: TablePage, state: Legends): Promise<void> {
  await page.evaluate(async (laid) => {
    const drawn = (): Promise<number> => new Promise(requestAnimationFrame)
    await globalThis.saloon.lay(laid)
    while (document.querySelector('.wl-map[data-tier]') === null) await drawn()
    const asked = (): Element | null => document.querySelector('.prompt[data-mine]')
    while (asked() === null) await drawn()
    await drawn()
    await drawn()
  }, state)
}
