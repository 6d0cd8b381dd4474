// Hands on the map: dragged, pinched, turned with the wheel. What was a drag presses nothing.

import { type RefObject, useEffect, useRef } from 'react'
import type { Point } from './geometry.ts'
import { centreOn, fingerZoom, panBy, useCamera, zoomBy } from './camera.ts'

/** Pixels: less than that is a finger that isn't quite still. */
const STILL = 7
const WHEEL = 0.0016
/** Milliseconds without a turn of the wheel. */
const REST = 180

const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** `home`: where a double tap on the open land leads. */
export function useGestures(frame: RefObject<HTMLDivElement | null>, home: () => Point | undefined): void {
  const goHome = useRef(home)
  useEffect(() => {
    goHome.current = home
  })
  useEffect(() => {
    const map = frame.current
    if (!map) return
    const hands = new Map<number, Point>()
    let began: Point | undefined
    let hasMoved = false
    let resting: ReturnType<typeof setTimeout> | undefined
    const at = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = map.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    }
    const isOnLand = ({ target }: Event): boolean => target instanceof Element && target.closest('.wl-world') !== null

    const down = (event: PointerEvent): void => {
      if (!isOnLand(event) || (event.pointerType === 'mouse' && event.button !== 0)) return
      if (hands.size === 0) {
        began = at(event)
        hasMoved = false
      }
      hands.set(event.pointerId, at(event))
    }
    const move = (event: PointerEvent): void => {
      const before = hands.get(event.pointerId)
      if (!before) return
      const now = at(event)
      if (!hasMoved && hands.size === 1 && began && between(began, now) < STILL) return
      if (!hasMoved) letGo(event)
      hasMoved = true
      const other = [...hands].find(([id]) => id !== event.pointerId)?.[1]
      if (other) {
        const [was, is] = [middle(before, other), middle(now, other)]
        panBy(is.x - was.x, is.y - was.y)
        zoomBy(between(now, other) / Math.max(1, between(before, other)), is)
      } else panBy(now.x - before.x, now.y - before.y)
      hands.set(event.pointerId, now)
    }
    /** The thing under the finger isn't being pressed: its long press doesn't come. */
    const letGo = (event: PointerEvent): void => {
      map.setPointerCapture(event.pointerId)
      event.target?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: -1 }))
      map.toggleAttribute('data-held', true)
    }
    const up = (event: PointerEvent): void => {
      if (event.pointerId === -1 || !hands.delete(event.pointerId)) return
      if (hands.size === 0) map.removeAttribute('data-held')
    }
    const click = (event: MouseEvent): void => {
      if (!hasMoved) return
      hasMoved = false
      event.stopPropagation()
      event.preventDefault()
    }
    const wheel = (event: WheelEvent): void => {
      if (!isOnLand(event)) return
      event.preventDefault()
      // Drawn anew only when the wheel has come to rest, as when a hand lets go.
      map.toggleAttribute('data-held', true)
      clearTimeout(resting)
      resting = setTimeout(() => hands.size === 0 && map.removeAttribute('data-held'), REST)
      zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 6 : 1) * WHEEL), at(event))
    }
    const twice = (event: MouseEvent): void => {
      const pressed = (event.target as Element).closest('[data-ref]')
      const point = goHome.current()
      const opens =
        pressed?.matches('[data-legal], [data-picked]') || pressed?.closest('.wl-space-at')?.matches('[data-near]')
      if (!point || opens || !isOnLand(event)) return
      centreOn(point, Math.max(useCamera.getState().zoom, fingerZoom(useCamera.getState())))
    }
    map.addEventListener('pointerdown', down)
    map.addEventListener('pointermove', move)
    map.addEventListener('pointerup', up)
    map.addEventListener('pointercancel', up)
    map.addEventListener('click', click, true)
    map.addEventListener('wheel', wheel, { passive: false })
    map.addEventListener('dblclick', twice)
    return () => {
      clearTimeout(resting)
      map.removeEventListener('pointerdown', down)
      map.removeEventListener('pointermove', move)
      map.removeEventListener('pointerup', up)
      map.removeEventListener('pointercancel', up)
      map.removeEventListener('click', click, true)
      map.removeEventListener('wheel', wheel)
      map.removeEventListener('dblclick', twice)
    }
  }, [frame])
}
