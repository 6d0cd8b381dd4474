// The pieces as they stand: each is a few carved things that move together. Laying out anew changes only what is different.

import type { Flicked, Plan, Pose } from '@saloon/physics'
import { Color, Euler, Matrix4, Quaternion, Vector3 } from 'three'
import { seeded } from '../../art/seeded.ts'
import { type Foot, makingOf, makingOfFlicked, type Making, type Member } from '../pieces/catalogue.ts'
import { sceneryOf } from '../pieces/scenery.ts'
import type { Standing } from './spots.ts'
import type { Stock } from './stock.ts'
import type { FigureLook, Looks } from './wooden-table.ts'

interface Thing {
  readonly member: Member
  readonly instance: number
  readonly local: Matrix4 | undefined
}
interface Entry {
  things: readonly Thing[]
  making: string // what it is made of, to see whether that has changed
  feet: readonly Foot[]
  pose: Pose
  isHidden: boolean
}

/** What is flicked has this id in a track. */
const FLICKED = ''

export class Town {
  private readonly stock: Stock
  private readonly entries = new Map<string, Entry>()
  private readonly owners = new Map<number, string>()
  private readonly shades: number[] = []

  constructor(stock: Stock) {
    this.stock = stock
  }
  get mesh(): Stock['mesh'] {
    return this.stock.mesh
  }

  /** What has to be carved first, one thing after the other. */
  *carving(plan: Plan, looks: Looks): Generator<() => void> {
    const makings = [
      ...plan.pieces.map((piece) => makingOf(piece, looks(piece))),
      ...sceneryOf(plan).map(({ making }) => making),
    ]
    for (const { members } of makings)
      for (const { key, carve } of members) if (!this.stock.knows(key)) yield () => void this.stock.carve(key, carve)
  }

  layOut(plan: Plan, looks: Looks): void {
    const seen = new Set<string>()
    const lay = (id: string, pose: Pose, making: Making): void => {
      seen.add(id)
      this.lay(id, pose, making)
    }
    for (const piece of plan.pieces) lay(piece.id, piece.pose, makingOf(piece, looks(piece)))
    for (const { id, pose, making } of sceneryOf(plan)) lay(id, pose, making)
    for (const id of this.entries.keys()) if (!seen.has(id)) this.takeAway(id)
  }

  private lay(id: string, pose: Pose, making: Making): void {
    const made = JSON.stringify(making.members)
    const entry = this.entries.get(id)
    if (entry?.making === made) {
      entry.feet = making.feet
      this.place(id, pose)
      return
    }
    const before = entry?.things ?? []
    const things = making.members.map((member, n) => this.thing(id, member, before[n]))
    for (const { instance } of before.slice(making.members.length)) this.giveBack(instance)
    this.entries.set(id, { things, making: made, feet: making.feet, pose, isHidden: false })
    this.place(id, pose)
  }

  private thing(id: string, member: Member, before: Thing | undefined): Thing {
    const geometry = this.stock.carve(member.key, member.carve)
    if (before) this.giveBack(before.instance)
    const instance = this.stock.take(geometry)
    this.owners.set(instance, member.of ?? id)
    this.stock.paint(instance, tintOf(member.of ?? id, member.tint))
    return { member, instance, local: localOf(member) }
  }
  private giveBack(instance: number): void {
    this.owners.delete(instance)
    this.stock.giveBack(instance)
  }
  private takeAway(id: string): void {
    for (const { instance } of this.entries.get(id)!.things) this.giveBack(instance)
    this.entries.delete(id)
  }

  place(id: string, pose: Pose): void {
    const entry = this.entries.get(id)
    if (!entry) return
    entry.pose = pose
    const standing = matrixOf(pose, MATRIX)
    const off = comingOff(pose)
    for (const { member, instance, local } of entry.things) {
      const own = member.comesOff && off ? (local ? OFF.multiplyMatrices(local, off) : off) : local
      this.stock.put(instance, own ? PUT.multiplyMatrices(standing, own) : standing)
    }
  }
  flick(what: Flicked | undefined, look: FigureLook | undefined): void {
    if (what === undefined) {
      if (this.entries.has(FLICKED)) this.takeAway(FLICKED)
    } else this.lay(FLICKED, AWAY, makingOfFlicked(what, look))
  }
  show(id: string, isVisible: boolean): void {
    const entry = this.entries.get(id)
    if (!entry) return
    entry.isHidden = !isVisible
    for (const { instance } of entry.things) this.stock.mesh.setVisibleAt(instance, isVisible)
  }
  ghosts(poses: ReadonlyMap<string, Pose> | undefined): void {
    for (const instance of this.shades.splice(0)) this.stock.giveBack(instance)
    for (const [id, pose] of poses ?? []) {
      const standing = matrixOf(pose, new Matrix4())
      for (const { member, local } of this.entries.get(id)?.things ?? []) {
        const instance = this.stock.take(this.stock.carve(member.key, member.carve))
        this.stock.put(instance, local ? PUT.multiplyMatrices(standing, local) : standing)
        this.stock.paint(instance, tintOf(id, member.tint), true)
        this.shades.push(instance)
      }
    }
  }

  ownerOf(instance: number): string | undefined {
    return this.owners.get(instance)
  }
  poseOf(id: string): Pose | undefined {
    return this.entries.get(id)?.pose
  }
  *standing(): Generator<Standing> {
    for (const entry of this.entries.values()) if (!entry.isHidden) yield entry
  }
}

/** Where nothing is seen of it yet. */
const AWAY: Pose = { x: 0, y: -100_000, z: 0, facing: 0, turn: null }

const MATRIX = new Matrix4()
const PUT = new Matrix4()
const OFF = new Matrix4()
const UP = new Vector3(0, 1, 0)
const ONE = new Vector3(1, 1, 1)
const rotation = new Quaternion()
const position = new Vector3()

/** A pose of the physics as it is: also a tumbling piece lies right without more. */
export function matrixOf({ x, y, z, facing, turn }: Pose, out: Matrix4): Matrix4 {
  if (turn) rotation.set(...turn).normalize() // they are millionths
  else rotation.setFromAxisAngle(UP, (facing / 18_000) * Math.PI)
  return out.compose(position.set(x / 1000, y / 1000, z / 1000), rotation, ONE)
}

function localOf({ at, turn }: Member): Matrix4 | undefined {
  if (!at && !turn) return undefined
  const rotation = new Quaternion().setFromEuler(new Euler(...(turn ?? [0, 0, 0])))
  return new Matrix4().compose(new Vector3(...(at ?? [0, 0, 0])), rotation, ONE)
}

/** Of somebody who falls the hat comes off: it slides from the head and lies askew. */
function comingOff({ turn }: Pose): Matrix4 | undefined {
  if (!turn) return undefined
  const [i, j, k, w] = turn
  const long = i * i + j * j + k * k + w * w
  const upright = 1 - (2 * (i * i + k * k)) / long
  const share = Math.min(1, Math.max(0, (0.6 - upright) / 0.6))
  if (share === 0) return undefined
  const eased = share * share * (3 - 2 * share)
  return new Matrix4().makeTranslation(0, HAT_SLIDES * eased, 0)
}
const HAT_SLIDES = 0.85

const tint = new Color()
/** No two pieces are of quite the same wood. */
function tintOf(id: string, own: string | undefined): Color {
  const random = seeded(Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7))
  const [light, warm] = [0.9 + random() * 0.18, (random() - 0.5) * 0.06]
  if (own !== undefined) return tint.set(own)
  return tint.setRGB(light + warm, light, light - warm)
}
