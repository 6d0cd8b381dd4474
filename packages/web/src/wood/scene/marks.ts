// What is marked on the table top: where a flick starts and which way it would go, circles of reach, the way of the last flick. All of it
// is one flat mesh with coloured corners, so it is one call to draw.

import { FLICKED_WOOD, type Point } from '@saloon/physics'
import { BufferGeometry, Color, DoubleSide, Float32BufferAttribute, Mesh, MeshBasicMaterial } from 'three'
import { INK, PAPER } from '../../art/inks.ts'
import type { AimMarks, RingMark } from './wooden-table.ts'

/** On wood what can be pressed is light turquoise in both themes. */
const RING = '#55c9c0'
const GOLD = '#e9b94e'
const HOT = '#c8321c'
const WARNING = '#d83a22'
const WEDGE = '#fff3d6'
const BLAST = '#c8321c'

type Spot = readonly [x: number, z: number]

class Sheet {
  private readonly at: number[] = []
  private readonly rgba: number[] = []
  private readonly color = new Color()
  private origin: Spot = [0, 0]
  private cos = 1
  private sin = 0

  /** What follows is drawn about this place, with x in this direction. */
  from({ x, z }: Point, direction = 0): void {
    const angle = (direction / 18_000) * Math.PI
    this.origin = [x / 1000, z / 1000]
    this.cos = Math.cos(angle)
    this.sin = Math.sin(angle)
  }
  /** Convex, its corners in order; y only keeps the layers apart. */
  fan(points: readonly Spot[], color: string, alpha: number, y: number): void {
    this.color.set(color)
    const put = ([x, z]: Spot): void => {
      this.at.push(this.origin[0] + x * this.cos + z * this.sin, y, this.origin[1] - x * this.sin + z * this.cos)
      this.rgba.push(this.color.r, this.color.g, this.color.b, alpha)
    }
    for (let n = 1; n + 1 < points.length; n++) for (const one of [points[0]!, points[n]!, points[n + 1]!]) put(one)
  }
  ring(radius: number, wide: number, color: string, y: number, { dashes = 0, alpha = 1 } = {}): void {
    const STEPS = dashes > 0 ? dashes * 6 : 48
    for (let n = 0; n < STEPS; n++) {
      if (dashes > 0 && n % 6 > 3) continue
      const [a, b] = [(n / STEPS) * 2 * Math.PI, ((n + 1) / STEPS) * 2 * Math.PI]
      const spot = (r: number, turn: number): Spot => [r * Math.cos(turn), r * Math.sin(turn)]
      this.fan([spot(radius, a), spot(radius + wide, a), spot(radius + wide, b), spot(radius, b)], color, alpha, y)
    }
  }
  dot(x: number, z: number, radius: number, color: string, y: number, alpha = 1): void {
    const CORNERS = 14
    const round = Array.from({ length: CORNERS }, (_, n): Spot => {
      const turn = (n / CORNERS) * 2 * Math.PI
      return [x + radius * Math.cos(turn), z + radius * Math.sin(turn)]
    })
    this.fan(round, color, alpha, y)
  }
  bar(from: number, to: number, z: number, wide: number, color: string, alpha: number, y: number): void {
    const half = wide / 2
    this.fan(
      [
        [from, z + half],
        [to, z + half],
        [to, z - half],
        [from, z - half],
      ],
      color,
      alpha,
      y,
    )
  }
  geometry(): BufferGeometry {
    return new BufferGeometry()
      .setAttribute('position', new Float32BufferAttribute(this.at, 3))
      .setAttribute('color', new Float32BufferAttribute(this.rgba, 4))
  }
  get isEmpty(): boolean {
    return this.at.length === 0
  }
}

/** The longest arrow, and its shortest; between them the force. */
const ARROW = 2.4
const FORCE = 7

function drawAim(sheet: Sheet, aim: AimMarks): void {
  const { direction, power, spread, length, isWarning = false, guide = false } = aim
  const { radius } = FLICKED_WOOD[aim.what]
  for (const place of aim.others ?? []) {
    sheet.from(place)
    sheet.ring(place.radius / 1000 - 0.2, 0.24, RING, 0.05, { dashes: 10 })
  }
  for (const place of aim.lays ?? []) {
    sheet.from(place)
    sheet.dot(0, 0, place.radius / 1000, PAPER, 0.045, 0.55)
    sheet.ring(place.radius / 1000 - 0.16, 0.2, INK, 0.06)
  }
  sheet.from(aim)
  sheet.ring(radius + 0.2, 0.26, RING, 0.06)
  if (direction === undefined) return
  sheet.from(aim, direction)
  const long = length / 1000
  if (long > 0) {
    const wide = 0.22 + Math.tan(((spread / 100) * Math.PI) / 180) * long
    const color = isWarning ? WARNING : WEDGE
    sheet.fan(
      [
        [radius + 0.4, 0.2],
        [long, wide],
        [long, -wide],
        [radius + 0.4, -0.2],
      ],
      color,
      isWarning ? 0.5 : 0.3,
      0.04,
    )
  }
  if (guide) for (const side of [-1, 1]) sheet.bar(-radius, radius + 6, side * (radius + 0.3), 0.34, '#7a4a21', 1, 0.05)
  if (power === undefined) {
    arrow(sheet, radius + 0.5, radius + 2.6, 0.5, PAPER)
    return
  }
  const tip = radius + ARROW + power * FORCE
  arrow(sheet, radius + 0.55, tip + 0.3, 1.16, INK)
  const heat = new Color(GOLD).lerp(new Color(HOT), power)
  arrow(sheet, radius + 0.75, tip, 0.76, `#${heat.getHexString()}`, 0.07)
  for (let at = radius + 2.1; at < tip - 1.6; at += 1.35) sheet.bar(at, at + 0.12, 0, 0.76, INK, 0.85, 0.08)
  for (let at = tip + 0.9; at <= long; at += 1.15) sheet.dot(at, 0, 0.17 + at * 0.006, PAPER, 0.08, 0.95)
}
function arrow(sheet: Sheet, from: number, to: number, wide: number, color: string, y = 0.06): void {
  const head = Math.min(wide * 1.6, to - from)
  sheet.bar(from, to - head, 0, wide, color, 1, y)
  sheet.fan(
    [
      [to - head, wide * 1.2],
      [to, 0],
      [to - head, -wide * 1.2],
    ],
    color,
    1,
    y,
  )
}

function drawRing(sheet: Sheet, { x, z, radius, tone }: RingMark): void {
  sheet.from({ x, z })
  const wide = radius / 1000
  if (tone === 'active') sheet.ring(wide, 0.3, RING, 0.05, { dashes: 12 })
  else if (tone === 'reach') sheet.ring(wide, 0.16, PAPER, 0.045, { alpha: 0.8 })
  else {
    sheet.dot(0, 0, wide, BLAST, 0.04, 0.22)
    sheet.ring(wide - 0.3, 0.3, BLAST, 0.05, { alpha: 0.9 })
  }
}

/** Where the flicked piece went, in its own colour of paper, with a dot at each thing it touched. */
function drawTrail(sheet: Sheet, way: readonly Point[], contacts: readonly Point[]): void {
  sheet.from({ x: 0, z: 0 })
  for (let n = 1; n < way.length; n++) {
    const [a, b] = [way[n - 1]!, way[n]!]
    const [x, z] = [(b.x - a.x) / 1000, (b.z - a.z) / 1000]
    const long = Math.hypot(x, z)
    if (long < 0.001) continue
    const [u, w] = [(-z / long) * 0.09, (x / long) * 0.09]
    const [ax, az, bx, bz] = [a.x / 1000, a.z / 1000, b.x / 1000, b.z / 1000]
    sheet.fan(
      [
        [ax + u, az + w],
        [bx + u, bz + w],
        [bx - u, bz - w],
        [ax - u, az - w],
      ],
      PAPER,
      0.85,
      0.035,
    )
  }
  for (const { x, z } of contacts) {
    sheet.dot(x / 1000, z / 1000, 0.55, INK, 0.05)
    sheet.dot(x / 1000, z / 1000, 0.42, PAPER, 0.06)
  }
}

export interface Marked {
  readonly aim?: AimMarks | undefined
  readonly rings: readonly RingMark[]
  readonly way: readonly Point[] // of the last flick
  readonly contacts: readonly Point[]
}

export class Marks {
  readonly mesh: Mesh<BufferGeometry, MeshBasicMaterial>

  constructor() {
    const ink = new MeshBasicMaterial({
      vertexColors: true,
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      side: DoubleSide,
      polygonOffset: true,
      polygonOffsetFactor: -3,
    })
    ink.forceSinglePass = true
    this.mesh = new Mesh(new BufferGeometry(), ink)
    this.mesh.renderOrder = 2
    this.mesh.visible = false
    this.mesh.frustumCulled = false
  }
  draw({ aim, rings, way, contacts }: Marked): void {
    const sheet = new Sheet()
    if (way.length > 1) drawTrail(sheet, way, contacts)
    for (const ring of rings) drawRing(sheet, ring)
    if (aim) drawAim(sheet, aim)
    this.mesh.visible = !sheet.isEmpty
    if (sheet.isEmpty) return
    this.mesh.geometry.dispose()
    this.mesh.geometry = sheet.geometry()
  }
}
