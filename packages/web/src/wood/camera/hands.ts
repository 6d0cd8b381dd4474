// The camera by hand: drag orbits, two fingers or the right button shift, pinch and wheel come nearer, keys do all of it.

import type { Preset } from '../scene/wooden-table.ts'
import { PRESETS } from '../scene/wooden-table.ts'

export interface Moves {
  orbit(yaw: number, pitch: number): void
  pan(pixelsRight: number, pixelsDown: number): void
  zoom(factor: number): void
  tap(event: PointerEvent): void
  /** True: the pointer is somebody else's. */
  press(event: PointerEvent): boolean
  /** A mouse over it, from time to time; undefined: it has left. */
  hover(event: PointerEvent | undefined): void
}

const RADIANS_A_PIXEL = 0.006
/** A pointer that hasn't moved farther is a tap. */
const STILL = 6
const WHEEL = 0.0012
/** What is under a mouse is looked up so often, in milliseconds. */
const HOVERS = 80

interface Finger {
  x: number
  y: number
}

/** Listens on this element until it is told to stop. */
export function handsOn(element: HTMLElement, moves: Moves): () => void {
  const fingers = new Map<number, Finger>()
  let began: Finger | undefined
  let hasMoved = false

  const down = (event: PointerEvent): void => {
    if (event.target instanceof Element && event.target.closest('button, input, select, a, [data-own-pointer]')) return
    if (fingers.size === 0 && moves.press(event)) return
    if (event.button === 1) return
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (fingers.size === 1) {
      began = { x: event.clientX, y: event.clientY }
      hasMoved = false
    } else hasMoved = true
    element.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId)
    if (!finger || !began) {
      if (event.pointerType === 'mouse' && event.buttons === 0) hovered(event)
      return
    }
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y]
    if (!hasMoved && Math.hypot(event.clientX - began.x, event.clientY - began.y) <= STILL) return
    hasMoved = true
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const before = Math.hypot(finger.x - other.x, finger.y - other.y)
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y)
      if (before > 0 && after > 0) moves.zoom(before / after)
      moves.pan(dx / 2, dy / 2)
    } else if ((event.buttons & 2) !== 0 || event.shiftKey) moves.pan(dx, dy)
    else moves.orbit(-dx * RADIANS_A_PIXEL, dy * RADIANS_A_PIXEL)
    finger.x = event.clientX
    finger.y = event.clientY
  }
  let looked = 0
  const hovered = (event: PointerEvent): void => {
    if (event.timeStamp - looked < HOVERS) return
    looked = event.timeStamp
    moves.hover(event)
  }
  const left = (): void => moves.hover(undefined)
  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return
    if (event.type === 'pointerup' && !hasMoved && fingers.size === 0 && event.button === 0) moves.tap(event)
  }
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    moves.zoom(Math.exp(event.deltaY * WHEEL * (event.deltaMode === 1 ? 18 : 1)))
  }
  const menu = (event: Event): void => {
    if (event.target instanceof HTMLCanvasElement) event.preventDefault()
  }
  element.addEventListener('pointerdown', down)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', up)
  element.addEventListener('pointercancel', up)
  element.addEventListener('pointerleave', left)
  element.addEventListener('wheel', wheel, { passive: false })
  element.addEventListener('contextmenu', menu)
  return () => {
    element.removeEventListener('pointerdown', down)
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerup', up)
    element.removeEventListener('pointercancel', up)
    element.removeEventListener('pointerleave', left)
    element.removeEventListener('wheel', wheel)
    element.removeEventListener('contextmenu', menu)
  }
}

/** 0 is where one begins; 1 to 4 are the others. */
export function presetOfKey({ key, ctrlKey, altKey, metaKey }: KeyPress): Preset | undefined {
  return ctrlKey || altKey || metaKey || !/^[0-4]$/.test(key) ? undefined : PRESETS[Number(key)]
}
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>

export const KEY_STEP = { turn: 0.12, nearer: 0.88 } as const
