// What the wooden games show: the table in three dimensions or its plan; and the table that is on the screen, for what stands beside it.

import { create } from 'zustand'
import { remember, remembered } from '../app/storage.ts'
import type { Showing, WhyPlan, WoodenView } from './scene/wooden-table.ts'

interface Shown {
  readonly why: WhyPlan | undefined
  readonly view: WoodenView | undefined
}

const begins = (): WhyPlan | undefined => (remembered('wooden-table') === 'plan' ? 'chosen' : undefined)

const useShown = create<Shown>()(() => ({ why: begins(), view: undefined }))

export function useShowing(): Showing {
  const why = useShown((shown) => shown.why)
  return { shown: why === undefined ? 'wood' : 'plan', why, choose }
}
export const useWoodenTable = (): WoodenView | undefined => useShown((shown) => shown.view)

/** For whoever isn't drawn with it. */
export const tableNow = (): WoodenView | undefined => useShown.getState().view

/** By the player's own word, which is kept. */
function choose(what: 'wood' | 'plan'): void {
  remember('wooden-table', what)
  useShown.setState({ why: what === 'plan' ? 'chosen' : undefined })
}
/** Because there is no other way: it isn't kept, and the player may try again. */
export const fallBack = (why: WhyPlan): void => useShown.setState({ why, view: undefined })
export const nowShown = (view: WoodenView | undefined): void => useShown.setState({ view })
