// The table as it is on the screen, whichever way it is drawn: what inputs and previews need of it, and nothing of how it is done.

import type { Point } from '@saloon/physics'
import type { ReactNode } from 'react'
import { create } from 'zustand'
import type { WoodenView } from '../scene/wooden-table.ts'
import { useWoodenTable } from '../showing.ts'

type Drawn =
  | 'element'
  | 'project'
  | 'unproject'
  | 'scaleAt'
  | 'setMarks'
  | 'setRings'
  | 'holdCamera'
  | 'onFrame'
  | 'onPress'
  | 'onTap'
  | 'isPlaying'
  | 'contacts'
  | 'canReplay'
  | 'replay'
  | 'showGhosts'

export interface TableOnScreen extends Pick<WoodenView, Drawn> {
  /** A part of it, twice as large, for the loupe; without it the canvas is read. */
  readonly magnified?: (around: Point, pixels: number) => ReactNode
  readonly canvas?: HTMLCanvasElement
}

const usePlan = create<{ readonly plan: TableOnScreen | undefined }>()(() => ({ plan: undefined }))
/** The plan is what is seen; undefined: no more. */
export const planIsShown = (plan: TableOnScreen | undefined): void => usePlan.setState({ plan })

/** Where the plan is shown the plan, else the wooden table; undefined: neither is ready. */
export function useTableOnScreen(): TableOnScreen | undefined {
  const plan = usePlan((state) => state.plan)
  const wood = useWoodenTable()
  return plan ?? wood
}
