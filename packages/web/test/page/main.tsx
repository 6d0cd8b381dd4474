// A table laid out by its address: ?game=made-up&seats=3&people=1&seed=7&pace=0. For tests that look at the frame itself.

import '../../src/design/fonts.css'
import '../../src/design/tokens.css'
import '../../src/design/base.css'
import { type Base, chanceFrom } from '@saloon/kernel'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { followSettings } from '../../src/app/appearance.ts'
import { useSettings } from '../../src/app/settings.ts'
import { remember } from '../../src/app/storage.ts'
import { plainBoard } from '../../src/plain/board.tsx'
import { questionFor } from '../../src/table/choice/choice.ts'
import { EMPTY } from '../../src/table/choice/draft.ts'
import { legalRefs } from '../../src/table/choice/picking.ts'
import { tableNow } from '../../src/wood/showing.ts'
import { Frame } from '../../src/table/frame/Frame.tsx'
import { openLaid } from './laid.ts'
import { openPageTable } from './page-table.ts'

const wanted = new URLSearchParams(location.search)
const number = (name: string, usual: number): number => Number(wanted.get(name) ?? usual)
const language = wanted.get('lang')
const theme = wanted.get('theme')
useSettings.setState({
  ...(language === 'fr' || language === 'en' ? { language } : {}),
  ...(theme === 'dark' || theme === 'light' ? { theme } : {}),
  ...(wanted.has('settings') ? (JSON.parse(wanted.get('settings')!) as object) : {}),
})
followSettings()
// Before the board comes: `?wooden=plan` or `wood`.
if (wanted.has('wooden')) remember('wooden-table', wanted.get('wooden'))

const gameName = wanted.get('game') ?? 'bang-dice'
const laid = wanted.get('laid')
const openSeeded = (): ReturnType<typeof openPageTable> =>
  openPageTable({
    game: gameName,
    seats: number('seats', 5),
    people: number('people', 1),
    seed: number('seed', 1),
    pace: number('pace', 30),
    delay: number('delay', 0),
    freeUndo: wanted.has('freeUndo'),
    options: JSON.parse(wanted.get('options') ?? '{}') as Record<string, unknown>,
    dealt: JSON.parse(wanted.get('dealt') ?? '{}') as object,
  })
const open = (state: Base): ReturnType<typeof openLaid> => openLaid(gameName, state, number('aids', 1) === 1)
const root = createRoot(document.getElementById('root')!)
let tables = 0

function show(link: Awaited<ReturnType<typeof openSeeded> | ReturnType<typeof openLaid>>): void {
  /** What can be picked in the open question of a seat, from the rules alone. */
  const legal = (seat: number): string[] => {
    const { game } = link.snapshot()
    return [...legalRefs(questionFor(game!.module.game, game!.view, seat).offer, EMPTY)].toSorted()
  }
  /** Any legal answer of a seat. */
  const random = (seat: number, n: number): object => {
    const { game } = link.snapshot()
    return game!.module.game.sample(game!.view, seat, chanceFrom(n, game!.seq))
  }
  /** Another position in the place of this one. */
  const lay = async (state: Base): Promise<void> => {
    const next = await open(state)
    flushSync(() => root.render(null))
    show(next)
  }
  const saloon = { link, legal, random, lay, settings: useSettings, ended: false, wooden: tableNow }
  Object.assign(globalThis, { saloon })
  root.render(
    <Frame
      key={tables++}
      link={link}
      {...(number('plain', 0) === 1 ? { board: plainBoard } : {})}
      onEnd={() => Object.assign(saloon, { ended: true })}
    />,
  )
}
show(laid === null ? await openSeeded() : await open(JSON.parse(laid) as Base))
