// Where one looks from: how large the map is shown and which part of it. Everything that moves it, moves it here.

import { create } from 'zustand'
import { HEX, type Point, WORLD } from './geometry.ts'

export interface Camera {
  readonly zoom: number // pixels for each unit of the map
  readonly x: number // where its upper left corner lies, in pixels of the window it is seen through
  readonly y: number
  readonly width: number // of that window
  readonly height: number
  readonly glides: boolean // to where it is now; a hand moves it without delay
}

const CLOSEST = 1.7
/** A hex that a finger finds without looking twice. */
const FINGER = 56
const STEP = 1.35
/** Kept free at the edges when something is brought into sight. */
const RIM = 34

export const useCamera = create<Camera>()(() => ({ zoom: 0, x: 0, y: 0, width: 0, height: 0, glides: false }))

type Window = Pick<Camera, 'width' | 'height'>
export const wholeZoom = ({ width, height }: Window): number => Math.min(width / WORLD.width, height / WORLD.height)
export const closestZoom = (window: Window): number => Math.max(CLOSEST, wholeZoom(window))
/** Close enough to play by finger. */
export const fingerZoom = (window: Window): number => Math.max(wholeZoom(window), FINGER / HEX)

export type Tier = 'far' | 'middle' | 'near'
export const tierOf = ({ zoom }: Pick<Camera, 'zoom'>): Tier => (zoom < 0.42 ? 'far' : zoom < 0.9 ? 'middle' : 'near')

/** The map never leaves its window: where it is smaller it stands in the middle. */
function kept(camera: Camera): Camera {
  const along = (at: number, size: number, room: number): number =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at))
  return {
    ...camera,
    x: along(camera.x, WORLD.width * camera.zoom, camera.width),
    y: along(camera.y, WORLD.height * camera.zoom, camera.height),
  }
}
const look = (camera: Camera): void => useCamera.setState(kept(camera))

export function fit(glides = true): void {
  const now = useCamera.getState()
  look({ ...now, zoom: wholeZoom(now), glides })
}

/** Another window: whoever saw the whole map sees it again, everybody else the same middle. */
export function resize(width: number, height: number): void {
  const now = useCamera.getState()
  if (now.width === width && now.height === height) return
  const next = { ...now, width, height, glides: false }
  if (now.zoom === 0 || isWhole(now)) return look({ ...next, zoom: wholeZoom(next) })
  const zoom = Math.max(now.zoom, wholeZoom(next))
  const middle = toMap(now, { x: now.width / 2, y: now.height / 2 })
  look({ ...next, zoom, x: width / 2 - middle.x * zoom, y: height / 2 - middle.y * zoom })
}
export const isWhole = (camera: Camera): boolean => camera.zoom <= wholeZoom(camera) * 1.01

const toMap = ({ x, y, zoom }: Camera, at: Point): Point => ({ x: (at.x - x) / zoom, y: (at.y - y) / zoom })

/** So many times closer; what lies at a point of the window stays there. */
export function zoomBy(times: number, at?: Point, glides = false): void {
  const now = useCamera.getState()
  const point = at ?? { x: now.width / 2, y: now.height / 2 }
  const zoom = Math.min(closestZoom(now), Math.max(wholeZoom(now), now.zoom * times))
  const there = toMap(now, point)
  look({ ...now, zoom, x: point.x - there.x * zoom, y: point.y - there.y * zoom, glides })
}
export const zoomIn = (): void => zoomBy(STEP, undefined, true)
export const zoomOut = (): void => zoomBy(1 / STEP, undefined, true)

export function panBy(dx: number, dy: number): void {
  const now = useCamera.getState()
  look({ ...now, x: now.x + dx, y: now.y + dy, glides: false })
}

export function centreOn({ x, y }: Point, zoom?: number): void {
  const now = useCamera.getState()
  const next = zoom ?? now.zoom
  look({ ...now, zoom: next, x: now.width / 2 - x * next, y: now.height / 2 - y * next, glides: true })
}

/** Moves no more than it has to so that all of these are in sight; further away if they don't fit otherwise. */
export function show(points: readonly Point[], from = useCamera.getState().zoom): void {
  const now = useCamera.getState()
  if (points.length === 0 || now.width === 0) return
  const [left, right] = [
    Math.min(...points.map(({ x }) => x)) - HEX / 2,
    Math.max(...points.map(({ x }) => x)) + HEX / 2,
  ]
  const [top, bottom] = [
    Math.min(...points.map(({ y }) => y)) - HEX / 2,
    Math.max(...points.map(({ y }) => y)) + HEX / 2,
  ]
  const room = { width: now.width - 2 * RIM, height: now.height - 2 * RIM }
  const zoom = Math.max(
    wholeZoom(now),
    Math.min(Math.max(from, wholeZoom(now)), room.width / (right - left), room.height / (bottom - top)),
  )
  const [cx, cy] = [now.width / 2, now.height / 2]
  const middle = zoom === now.zoom ? toMap(now, { x: cx, y: cy }) : { x: (left + right) / 2, y: (top + bottom) / 2 }
  const along = (at: number, low: number, high: number, half: number): number =>
    high - low > 2 * half ? (low + high) / 2 : Math.min(low + half, Math.max(high - half, at))
  const x = along(middle.x, left, right, room.width / 2 / zoom)
  const y = along(middle.y, top, bottom, room.height / 2 / zoom)
  if (zoom === now.zoom && x === middle.x && y === middle.y) return
  look({ ...now, zoom, x: cx - x * zoom, y: cy - y * zoom, glides: true })
}
