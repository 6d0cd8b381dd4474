// A part of a piece: carved, finished (colour, grain, gloss, what is printed on it) and put in its place. Parts that are joined are one piece.

import { Color, Euler, Matrix4, Quaternion, Vector3 } from 'three'
import type { Solid } from './solids.ts'

/** What is drawn: the attributes of all corners, one after the other. */
export interface Part {
  readonly position: Float32Array
  readonly normal: Float32Array
  readonly uv: Float32Array // on the grain
  readonly printUv: Float32Array // on the atlas; NO_PRINT: nothing is printed there
  readonly color: Float32Array
  readonly aux: Float32Array // how much of the grain is seen, how rough it is
  readonly index: Uint32Array
}
export const ATTRIBUTES = { position: 3, normal: 3, uv: 2, printUv: 2, color: 3, aux: 2 } as const
type Name = keyof typeof ATTRIBUTES

/** Where on the atlas a corner is, in the part's own frame; undefined: nothing is printed on it. */
export type Print = (
  at: readonly [number, number, number],
  normal: readonly [number, number, number],
) => readonly [number, number] | undefined

export interface Finish {
  readonly color: string
  readonly grain?: number // 0 … 1
  readonly rough?: number // 0 … 1
  /** Which way the grain runs; `own`: as it was carved. */
  readonly along?: 'x' | 'y' | 'z' | 'own'
  readonly foot?: number // how much darker it is where it stands
  readonly print?: Print
}
export interface Place {
  readonly at?: readonly [number, number, number]
  readonly turn?: readonly [number, number, number]
}

/** A tile of grain is so many centimetres: larger ones look like plastic. */
const TILE = 9
/** A texel of the atlas that is never drawn on. */
export const NO_PRINT = [0.0005, 0.0005] as const
/** Where the shade of a foot ends. */
const FOOT = 1.4
const UNDERNEATH = 0.6

const paint = new Color()

export function part(solid: Solid, finish: Finish, { at, turn }: Place = {}): Part {
  const { color, grain = 1, rough = 0.5, along = 'y', foot = 0, print } = finish
  const corners = solid.at.length / 3
  const out: Part = {
    position: new Float32Array(solid.at),
    normal: new Float32Array(solid.normal),
    uv: new Float32Array(corners * 2),
    printUv: new Float32Array(corners * 2),
    color: new Float32Array(corners * 3),
    aux: new Float32Array(corners * 2),
    index: Uint32Array.from(solid.index),
  }
  const three = (list: ArrayLike<number>, i: number) => [list[i * 3]!, list[i * 3 + 1]!, list[i * 3 + 2]!] as const
  for (let i = 0; i < corners; i++) {
    const [p, n] = [three(solid.at, i), three(solid.normal, i)]
    const [u, v] = along === 'own' ? [solid.uv[i * 2]!, solid.uv[i * 2 + 1]!] : cutFrom(along, p, n)
    out.uv.set([u / TILE + 0.5, v / TILE], i * 2)
    out.printUv.set(print?.(p, n) ?? NO_PRINT, i * 2)
    out.aux.set([grain, rough], i * 2)
  }
  if (at || turn) moved(out, at ?? [0, 0, 0], turn ?? [0, 0, 0])
  paint.set(color)
  for (let i = 0; i < corners; i++) {
    const above = Math.max(0, 1 - out.position[i * 3 + 1]! / FOOT)
    const shade = (1 - foot * above * above) * (out.normal[i * 3 + 1]! < -0.7 ? UNDERNEATH : 1)
    out.color.set([paint.r * shade, paint.g * shade, paint.b * shade], i * 3)
  }
  return out
}

/** Where on the plank a corner was: the end grain is shorter. */
function cutFrom(
  along: 'x' | 'y' | 'z',
  [x, y, z]: readonly [number, number, number],
  normal: readonly [number, number, number],
): readonly [number, number] {
  const [a, b, c] = normal.map(Math.abs) as [number, number, number]
  const END = 0.6
  if (along === 'y') return [a > c ? z : x, b > a && b > c ? z * END : y]
  if (along === 'x') return [b > c ? z : y, a > b && a > c ? y * END : x]
  return [b > a ? x : y, c > a && c > b ? y * END : z]
}

function moved(out: Part, at: readonly [number, number, number], turn: readonly [number, number, number]): void {
  const rotation = new Quaternion().setFromEuler(new Euler(...turn))
  const matrix = new Matrix4().compose(new Vector3(...at), rotation, new Vector3(1, 1, 1))
  const vector = new Vector3()
  for (let i = 0; i < out.position.length; i += 3) {
    vector.fromArray(out.position, i).applyMatrix4(matrix).toArray(out.position, i)
    vector.fromArray(out.normal, i).applyQuaternion(rotation).toArray(out.normal, i)
  }
}

export function joined(...parts: readonly Part[]): Part {
  const corners = parts.reduce((sum, one) => sum + one.position.length / 3, 0)
  const list = (name: Name): Float32Array => {
    const all = new Float32Array(corners * ATTRIBUTES[name])
    let from = 0
    for (const one of parts) {
      all.set(one[name], from)
      from += one[name].length
    }
    return all
  }
  const index = new Uint32Array(parts.reduce((sum, one) => sum + one.index.length, 0))
  let [from, base] = [0, 0]
  for (const one of parts) {
    for (let i = 0; i < one.index.length; i++) index[from + i] = one.index[i]! + base
    from += one.index.length
    base += one.position.length / 3
  }
  return {
    position: list('position'),
    normal: list('normal'),
    uv: list('uv'),
    printUv: list('printUv'),
    color: list('color'),
    aux: list('aux'),
    index,
  }
}
