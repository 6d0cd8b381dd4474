// The slingshot: whoever presses on what can be flicked, or on the pad beside the table, pulls it back and lets go.
// A second finger, the right button, Escape and a return to where it began take it back.

import type { Aimed, Point } from '@saloon/physics'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useSettings } from '../../app/settings.ts'
import type { Choice } from '../../table/choice/choice.ts'
import type { ScreenPoint } from '../scene/wooden-table.ts'
import type { Handle } from './handles.ts'
import { pulled } from './launch.ts'
import type { TableOnScreen } from './on-screen.ts'
import { fullPull, pulling } from './pulling.ts'

/** As far from a disc a press still means it, in pixels. */
const NEAR = 44
const TICKS = 10

export interface Slingshot {
  /** Whether the press was for something to flick. */
  press(event: PointerEvent): boolean
  /** From anywhere: what is pulled is said. */
  pull(event: PointerEvent, handle: Handle): void
}

export function useSlingshot(
  table: TableOnScreen | undefined,
  choice: Choice,
  handles: readonly Handle[],
  current: Handle | undefined,
): Slingshot {
  const now = useRef({ table, choice, handles, current })
  useLayoutEffect(() => {
    now.current = { table, choice, handles, current }
  })
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])

  const pull = useCallback((event: PointerEvent, handle: Handle): void => {
    const { table } = now.current
    if (!table || end.current) return
    end.current = follow(event, handle, table, (launch) => {
      end.current = undefined
      if (launch) flick(now.current.choice, handle, launch)
    })
  }, [])
  const press = useCallback(
    (event: PointerEvent): boolean => {
      const { table, handles, current } = now.current
      if (!table || table.isPlaying || event.button !== 0) return false
      const handle = nearestTo(table, placeIn(table, event), handles, current)
      if (handle === undefined) return false
      pull(event, handle)
      return true
    },
    [pull],
  )
  return { press, pull }
}

/** Let go: at once, or when the button says so. */
export function flick(choice: Choice, { action }: Handle, launch: Aimed): void {
  const aimed = { ...action, ...kept(choice, action), ...launch }
  if (useSettings.getState().releaseAims) choice.become(aimed)
  else choice.act(aimed)
}

/** What else was set for the same flick stays: spin, the place across a door, a door to be cleared. */
export const kept = ({ ready }: Choice, action: Handle['action']): object =>
  ready?.do === action.do
    ? Object.fromEntries(Object.entries(ready).filter(([field]) => ['spin', 'offset', 'clear'].includes(field)))
    : {}

const placeIn = ({ element }: TableOnScreen, { clientX, clientY }: PointerEvent): ScreenPoint => {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/** The nearest within reach of a finger; what is aimed already, where it is as near as the others. */
export function nearestTo(
  table: Pick<TableOnScreen, 'project'>,
  at: ScreenPoint,
  handles: readonly Handle[],
  current: Handle | undefined,
): Handle | undefined {
  let best: Handle | undefined
  let least = NEAR
  for (const handle of handles) {
    const { x, y } = table.project(handle.aim)
    const away = Math.hypot(x - at.x, y - at.y) - (handle.id === current?.id ? 6 : 0)
    if (away <= least) [best, least] = [handle, away]
  }
  return best
}

/** Follows the finger until it is lifted. Gives back how it is called off. */
function follow(
  press: PointerEvent,
  handle: Handle,
  table: TableOnScreen,
  done: (launch: Aimed | undefined) => void,
): () => void {
  const { width, height } = table.element.getBoundingClientRect()
  const full = fullPull(width, height)
  const start = placeIn(table, press)
  const from = table.project(handle.aim)
  // On the pad it goes by where the finger came down; on a disc by the disc itself.
  const isOnDisc = Math.hypot(start.x - from.x, start.y - from.y) <= NEAR
  const origin = isOnDisc ? from : start
  let launch: Aimed | undefined
  let ticks = 0
  table.holdCamera(true)

  const moved = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return
    const at = placeIn(table, event)
    const way = { x: at.x - origin.x, y: at.y - origin.y }
    const share = Math.min(1, Math.hypot(way.x, way.y) / full)
    launch = pulled(handle.aim, onTable(table, from, way) ?? handle.aim, share)
    if (Math.floor(share * TICKS) !== ticks) {
      ticks = Math.floor(share * TICKS)
      if (useSettings.getState().vibration && event.pointerType !== 'mouse') navigator.vibrate?.(8)
    }
    const end = isOnDisc ? at : { x: from.x + way.x, y: from.y + way.y }
    pulling.setState({
      pull: { handle, from, to: end, finger: at, share, launch, isTouch: event.pointerType !== 'mouse' },
    })
  }
  const lifted = (event: PointerEvent): void => {
    if (event.pointerId === press.pointerId) stop(launch)
  }
  const another = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId || event.button > 0) stop(undefined)
  }
  const escaped = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    stop(undefined)
  }
  const off = new AbortController()
  const stop = (with_: Aimed | undefined): void => {
    off.abort()
    table.holdCamera(false)
    pulling.setState({ pull: undefined })
    done(with_)
  }
  const { signal } = off
  addEventListener('pointermove', moved, { signal })
  addEventListener('pointerup', lifted, { signal })
  addEventListener('pointercancel', () => stop(undefined), { signal })
  addEventListener('pointerdown', another, { signal, capture: true })
  addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  addEventListener('keydown', escaped, { signal, capture: true })
  addEventListener('blur', () => stop(undefined), { signal })
  moved(press)
  return () => stop(undefined)
}

/** Where on the table the pulling end is; a short piece of the same way where it points beyond the table's horizon. */
function onTable(table: TableOnScreen, from: ScreenPoint, way: ScreenPoint): Point | undefined {
  const { left, top } = table.element.getBoundingClientRect()
  for (const part of [1, 0.25, 0.05]) {
    const point = table.unproject(left + from.x + way.x * part, top + from.y + way.y * part)
    if (point) return point
  }
  return undefined
}
