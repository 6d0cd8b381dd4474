// What pieces are carved from: boxes with broken edges, things turned on a lathe, lofts, boards. Centimetres; x ahead, y up, z to the right.

import { ExtrudeGeometry, type Shape } from 'three'

/** A closed or open surface: corners with normals, and where on the plank they were cut (in centimetres). */
export interface Solid {
  readonly at: number[]
  readonly normal: number[]
  readonly uv: number[]
  readonly index: number[]
}
type Three = readonly [number, number, number]

const solid = (): Solid => ({ at: [], normal: [], uv: [], index: [] })
function corner({ at, normal, uv }: Solid, p: Three, n: Three, u = 0, v = 0): number {
  at.push(...p)
  normal.push(...n)
  uv.push(u, v)
  return at.length / 3 - 1
}

/** A box about the origin whose edges are broken: each corner has the normals of its three faces, so that edges shade as if round. */
export function chamferBox(w: number, h: number, d: number, chamfer = 0.1): Solid {
  const out = solid()
  const half: Three = [w / 2, h / 2, d / 2]
  const corners = new Map<string, number>()
  const key = (s: readonly number[], axis: number): string => `${s.join()}:${axis}`
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      for (const sz of [-1, 1])
        for (const axis of [0, 1, 2]) {
          const s = [sx, sy, sz] as const
          const p = s.map((sign, i) => sign * (half[i]! - (i === axis ? 0 : chamfer))) as unknown as Three
          const n = s.map((sign, i) => (i === axis ? sign : 0)) as unknown as Three
          corners.set(key(s, axis), corner(out, p, n))
        }
  const face = (...ids: readonly number[]): void => {
    for (let i = 1; i + 1 < ids.length; i++) outwards(out, ids[0]!, ids[i]!, ids[i + 1]!)
  }
  const sign = (of: Readonly<Record<number, number>>): number[] => [of[0]!, of[1]!, of[2]!]
  for (const axis of [0, 1, 2]) {
    const [a, b] = [(axis + 1) % 3, (axis + 2) % 3] as [number, number]
    const ends = [-1, 1]
    for (const s of ends) {
      const round = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([p, q]) => corners.get(key(sign({ [axis]: s, [a]: p!, [b]: q! }), axis))!)
      face(...round)
    }
    for (const p of ends)
      for (const q of ends) {
        const at = (s: number, of: number): number => corners.get(key(sign({ [axis]: s, [a]: p, [b]: q }), of))!
        face(at(-1, a), at(-1, b), at(1, b), at(1, a))
      }
  }
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      for (const sz of [-1, 1]) face(...[0, 1, 2].map((axis) => corners.get(key([sx, sy, sz], axis))!))
  return out
}

/** A triangle of something convex about the origin, turned so that it looks outwards. */
function outwards({ at, index }: Solid, a: number, b: number, c: number): void {
  const [ax, ay, az] = [at[a * 3]!, at[a * 3 + 1]!, at[a * 3 + 2]!]
  const [bx, by, bz] = [at[b * 3]! - ax, at[b * 3 + 1]! - ay, at[b * 3 + 2]! - az]
  const [cx, cy, cz] = [at[c * 3]! - ax, at[c * 3 + 1]! - ay, at[c * 3 + 2]! - az]
  const out = (by * cz - bz * cy) * ax + (bz * cx - bx * cz) * ay + (bx * cy - by * cx) * az
  if (out < 0) index.push(a, c, b)
  else index.push(a, b, c)
}

/** From the bottom up: how far out, how high. */
export type Profile = readonly (readonly [radius: number, y: number])[]
const CREASE = Math.cos((40 * Math.PI) / 180)

/** Turned on a lathe; where the profile bends sharply there is an edge. */
export function turned(profile: Profile, segments = 24): Solid {
  const out = solid()
  const normals = profile.slice(1).map(([r, y], i) => {
    const [r0, y0] = profile[i]!
    const long = Math.hypot(r - r0, y - y0) || 1
    return [(y - y0) / long, (r0 - r) / long] as const
  })
  const shared = (i: number, own: number): readonly [number, number] => {
    const [a, b] = [normals[own]!, normals[i === own ? i - 1 : i]]
    if (!b || a[0] * b[0] + a[1] * b[1] < CREASE) return a
    const [r, y] = [a[0] + b[0], a[1] + b[1]]
    const long = Math.hypot(r, y)
    return [r / long, y / long]
  }
  const ring = (i: number, own: number): number => {
    const [r, y] = profile[i]!
    const [nr, ny] = shared(i, own)
    const isFlat = Math.abs(normals[own]![1]) > 0.9
    const first = out.at.length / 3
    for (let s = 0; s <= segments; s++) {
      const turn = (s / segments) * 2 * Math.PI - Math.PI
      const [c, q] = [Math.cos(turn), Math.sin(turn)]
      const round = (Math.abs(turn) / Math.PI) * 4.2 // there and back: no seam
      corner(out, [r * c, y, r * q], [nr * c, ny, nr * q], isFlat ? r * c : round, isFlat ? r * q : y)
    }
    return first
  }
  for (let i = 0; i + 1 < profile.length; i++) {
    const [low, high] = [ring(i, i), ring(i + 1, i)]
    for (let s = 0; s < segments; s++) {
      if (profile[i]![0] > 0) out.index.push(low + s, high + s, low + s + 1)
      if (profile[i + 1]![0] > 0) out.index.push(low + s + 1, high + s, high + s + 1)
    }
  }
  return out
}

/** Superellipses, one above the other: how high, half ahead, half across, how square (2: an ellipse). */
export type Rings = readonly (readonly [y: number, ahead: number, across: number, square?: number])[]
type Bend = (x: number, y: number, z: number) => Three
interface LoftOptions {
  readonly segments?: number
  readonly caps?: 'low' | 'high' | 'both' | 'none'
  readonly bend?: Bend // every corner, before normals are taken
  /** Only so far to both sides of ahead, in radians, and a hair's breadth above: what is printed there doesn't smear round to the back. */
  readonly front?: number
}
const HAIR = 0.008

export function loft(rings: Rings, { segments = 20, caps = 'none', bend, front }: LoftOptions = {}): Solid {
  const out = solid()
  const half = front ?? Math.PI
  const lift = front === undefined ? 0 : HAIR
  const row = segments + 1
  for (const [y, ahead, across, square = 2] of rings)
    for (let s = 0; s <= segments; s++) {
      const turn = (s / segments) * 2 * half - half
      const [c, q] = [Math.cos(turn), Math.sin(turn)]
      const x = (ahead + lift) * Math.sign(c) * Math.abs(c) ** (2 / square)
      const z = (across + lift) * Math.sign(q) * Math.abs(q) ** (2 / square)
      corner(out, bend ? bend(x, y, z) : [x, y, z], [0, 0, 0], (Math.abs(turn) / Math.PI) * 3.4, y)
    }
  for (let r = 0; r + 1 < rings.length; r++)
    for (let s = 0; s < segments; s++) {
      const low = r * row + s
      out.index.push(low, low + row, low + 1, low + 1, low + row, low + row + 1)
    }
  smoothed(out, front === undefined ? row : 0)
  if (caps === 'low' || caps === 'both') cap(out, 0, row, -1)
  if (caps === 'high' || caps === 'both') cap(out, (rings.length - 1) * row, row, 1)
  return out
}

/** Normals of corners that share faces; the first and the last of each row are one corner where it goes all the way round. */
function smoothed({ at, normal, index }: Solid, row: number): void {
  for (let i = 0; i < index.length; i += 3) {
    const [a, b, c] = [index[i]! * 3, index[i + 1]! * 3, index[i + 2]! * 3]
    const [bx, by, bz] = [at[b]! - at[a]!, at[b + 1]! - at[a + 1]!, at[b + 2]! - at[a + 2]!]
    const [cx, cy, cz] = [at[c]! - at[a]!, at[c + 1]! - at[a + 1]!, at[c + 2]! - at[a + 2]!]
    const n = [by * cz - bz * cy, bz * cx - bx * cz, bx * cy - by * cx]
    for (const k of [a, b, c]) for (let axis = 0; axis < 3; axis++) normal[k + axis]! += n[axis]!
  }
  if (row > 0)
    for (let first = 0; first < at.length / 3; first += row)
      for (let axis = 0; axis < 3; axis++) {
        const [a, b] = [first * 3 + axis, (first + row - 1) * 3 + axis]
        normal[a] = normal[b] = normal[a]! + normal[b]!
      }
  for (let k = 0; k < normal.length; k += 3) {
    const long = Math.hypot(normal[k]!, normal[k + 1]!, normal[k + 2]!) || 1
    for (let axis = 0; axis < 3; axis++) normal[k + axis]! /= long
  }
}

function cap(out: Solid, from: number, row: number, up: 1 | -1): void {
  const points = Array.from({ length: row - 1 }, (_, s) => out.at.slice((from + s) * 3, (from + s) * 3 + 3))
  const y = points.reduce((sum, p) => sum + p[1]!, 0) / points.length
  const middle = corner(out, [0, y, 0], [0, up, 0], 0, 0)
  const ids = points.map(([x, py, z]) => corner(out, [x!, py!, z!], [0, up, 0], x, z))
  for (let s = 0; s < ids.length; s++) {
    const [a, b] = [ids[s]!, ids[(s + 1) % ids.length]!]
    if (up > 0) out.index.push(middle, b, a)
    else out.index.push(middle, a, b)
  }
}

/** Sawn out of a board: an outline in x and y, as thick as `depth` about z = 0. */
export function board(shape: Shape, depth: number, bevel = 0.05, curveSegments = 8): Solid {
  const geometry = new ExtrudeGeometry(shape, {
    depth: depth - 2 * bevel,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
    curveSegments,
  })
  geometry.translate(0, 0, -(depth - 2 * bevel) / 2)
  const at = [...geometry.getAttribute('position').array]
  geometry.dispose()
  const out: Solid = { at, normal: at.map(() => 0), uv: at.flatMap((_, i) => (i % 3 < 2 ? [0] : [])), index: [] }
  for (let i = 0; i < at.length / 3; i++) out.index.push(i)
  creased(out, 50)
  return out
}

/** Faces that meet at less than the crease share their normal: what is extruded comes with every facet flat. */
function creased({ at, normal, index }: Solid, crease: number): void {
  const least = Math.cos((crease * Math.PI) / 180)
  const keyOf = (i: number): string => [0, 1, 2].map((axis) => Math.round(at[i * 3 + axis]! * 1000)).join()
  const faces: { readonly n: Three; readonly size: number }[] = []
  const around = new Map<string, number[]>()
  for (let i = 0; i < index.length; i += 3) {
    const [a, b, c] = [i * 3, i * 3 + 3, i * 3 + 6]
    const [bx, by, bz] = [at[b]! - at[a]!, at[b + 1]! - at[a + 1]!, at[b + 2]! - at[a + 2]!]
    const [cx, cy, cz] = [at[c]! - at[a]!, at[c + 1]! - at[a + 1]!, at[c + 2]! - at[a + 2]!]
    const [x, y, z] = [by * cz - bz * cy, bz * cx - bx * cz, bx * cy - by * cx]
    const size = Math.hypot(x, y, z)
    faces.push({ n: size > 0 ? [x / size, y / size, z / size] : [0, 0, 0], size })
    for (const k of [i, i + 1, i + 2]) {
      const key = keyOf(k)
      const list = around.get(key)
      if (list) list.push(i / 3)
      else around.set(key, [i / 3])
    }
  }
  for (let i = 0; i < index.length; i++) {
    const own = faces[Math.floor(i / 3)]!.n
    let [x, y, z] = [0, 0, 0]
    for (const f of around.get(keyOf(i))!) {
      const { n, size } = faces[f]!
      if (n[0] * own[0] + n[1] * own[1] + n[2] * own[2] <= least) continue
      x += n[0] * size
      y += n[1] * size
      z += n[2] * size
    }
    const long = Math.hypot(x, y, z)
    const flat: Three = long > 0 ? [x / long, y / long, z / long] : [0, 1, 0]
    for (let axis = 0; axis < 3; axis++) normal[i * 3 + axis] = flat[axis]!
  }
}

/** A stroke of the brush: two triangles that face x, so wide (z) and so high. */
export function stroke(w: number, h: number): Solid {
  const out = solid()
  for (const [y, z] of [
    [-h / 2, w / 2],
    [-h / 2, -w / 2],
    [h / 2, -w / 2],
    [h / 2, w / 2],
  ] as const)
    corner(out, [0, y, z], [1, 0, 0], z, y)
  out.index.push(0, 1, 2, 0, 2, 3)
  return out
}
