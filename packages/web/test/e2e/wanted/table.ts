// Positions of WANTED! on the screen: laid out as the rules' own tests do it, everybody else doing what the test says.

import type { Action } from '@saloon/wanted'
import { expect } from 'vitest'
import * as rules from '../../../../games/wanted/test/lay-out.ts'
import type { Size, TablePage, Tables } from '../support/pages.ts'

const { card, layOutWanted } = rules

/** Seven players with something of everything in front of them. */
export const SEVEN: rules.Laid = {
  seats: 7,
  A: { hand: 'bang-2C missed-2S panic-JH cat-balou-KH beer-6H', life: 4 },
  B: { is: 'paul-regret', hand: 'bang-3C missed-3S beer-7H', inPlay: 'schofield-JC mustang-8H' },
  C: { hand: 'bang-4C missed-4S', inPlay: 'barrel-QS volcanic-10S' },
  D: { hand: 'bang-5C missed-5S duel-8C', inPlay: 'jail-10S', life: 2 },
  E: { hand: 'bang-6C', inPlay: 'dynamite-2H scope-AS winchester-8S mustang-9H barrel-KS' },
  F: { hand: 'bang-7C missed-6S', life: 1 },
  G: { hand: 'bang-8C missed-7S', inPlay: 'remington-KC' },
}
export const QUICK = JSON.stringify({ autoAnswer: false })

export type Move = readonly [seat: number, action: Action]

/** The table as laid, after these moves, seen by seat 0. */
export async function at(
  tables: Tables,
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
  if (laid.A?.out !== true) await table.page.click('[data-deal-ok]')
  for (const [seat, action] of moves) await does(table, seat, action)
  await table.page.mouse.move(2, 2) // off whatever would explain itself
  await table.page.waitForTimeout(450)
  return table
}

export const drawn = (table: TablePage): Promise<unknown> =>
  table.page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))))

/** Another position at a table that is open, after these moves; nothing is waited for but that it is drawn. */
export async function lay(table: TablePage, laid: rules.Laid, moves: readonly Move[] = []): Promise<void> {
  const refusals = await table.page.evaluate(
    async ([state, all]) => {
      const drawn = (): Promise<number> => new Promise(requestAnimationFrame)
      await globalThis.saloon.lay(state)
      while (document.querySelector('.wa-stage') === null) await drawn()
      const link = globalThis.saloon.link as unknown as { act(seat: number, action: object): object | null }
      const found = all.map(([seat, action]) => link.act(seat, action)).filter((refusal) => refusal !== null)
      const seq = String(globalThis.saloon.link.snapshot().game.seq)
      while (document.querySelector<HTMLElement>('.table-frame')?.dataset['seq'] !== seq) await drawn()
      await drawn()
      await drawn()
      return found
    },
    [layOutWanted(laid), moves] as const,
  )
  expect(refusals).toEqual([])
}

export async function does(table: TablePage, seat: number, action: Action): Promise<void> {
  const refusal = await table.page.evaluate(
    ([who, what]) =>
      (globalThis.saloon.link as unknown as { act(seat: number, action: object): object | null }).act(who, what),
    [seat, action] as const,
  )
  expect(refusal).toBeNull()
  await isShown(table)
}

/** Until what has come is drawn. */
export async function isShown({ page }: TablePage): Promise<void> {
  await page.waitForFunction(() => {
    const { seq } = globalThis.saloon.link.snapshot().game
    return document.querySelector<HTMLElement>('.table-frame')?.dataset['seq'] === String(seq)
  })
}

export const glows = (table: TablePage, ref: string): Promise<boolean> =>
  table.page.$$eval(`[data-ref="${ref}"]`, (all) => all.some((one) => one.hasAttribute('data-legal')))
export const cardRef = (id: string): string => `card:${card(id)}`
export const press = (table: TablePage, ref: string): Promise<void> => table.page.click(`.pickable[data-ref="${ref}"]`)
