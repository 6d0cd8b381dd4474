// Where a piece touches the table it is dark: a soft spot under every foot, all of them in one go.

import type { Pose } from '@saloon/physics'
import {
  CanvasTexture,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  PlaneGeometry,
  Quaternion,
  type Texture,
  Vector3,
} from 'three'
import type { Foot } from '../pieces/catalogue.ts'

const MOST = 200
/** How far the shade goes beyond the foot, and from which height on there is none. */
const BEYOND = 0.95
const HIGH = 1.4
/** Layers, so that two spots never fight for a pixel. */
const APART = 0.0001
/** Of somebody who lies: from where the foot was, towards the head. */
const LYING: Foot = [0, 2.2, 1.3, 2.5]

export interface Standing {
  readonly pose: Pose
  readonly feet: readonly Foot[]
}

export class Spots {
  readonly mesh: InstancedMesh
  private readonly matrix = new Matrix4()
  private readonly turn = new Quaternion()
  private readonly at = new Vector3()
  private readonly size = new Vector3()

  constructor() {
    const shade = new MeshBasicMaterial({
      color: '#120803',
      transparent: true,
      opacity: 0.62,
      alphaMap: softSquare(0.62),
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -1,
    })
    this.mesh = new InstancedMesh(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), shade, MOST)
    this.mesh.renderOrder = 1
    this.mesh.frustumCulled = false
    this.mesh.count = 0
  }

  put(pieces: Iterable<Standing>): void {
    let n = 0
    for (const { pose, feet } of pieces) {
      const { x, y, z, facing } = pose
      if (y / 1000 > HIGH) continue
      const angle = (facing / 18_000) * Math.PI
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
      this.turn.setFromAxisAngle(UP, angle)
      for (const [u, w, halfU, halfW] of isLying(pose) ? [LYING] : feet) {
        if (n === MOST) break
        this.at.set(x / 1000 + u * sin + w * cos, 0.02 + n * APART, z / 1000 + u * cos - w * sin)
        this.size.set((halfW + BEYOND) * 2, 1, (halfU + BEYOND) * 2)
        this.mesh.setMatrixAt(n++, this.matrix.compose(this.at, this.turn, this.size))
      }
    }
    this.mesh.count = n
    this.mesh.instanceMatrix.needsUpdate = true
  }
}
const UP = new Vector3(0, 1, 0)

/** Tilted by more than about 45°. */
function isLying({ turn }: Pose): boolean {
  if (!turn) return false
  const [i, j, k, w] = turn
  const long = i * i + j * j + k * k + w * w
  return 1 - (2 * (i * i + k * k)) / long < 0.7
}

const TEXELS = 64

/** Dark in the middle; `soft`: the share of the half that fades. */
export function softSquare(soft: number): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = TEXELS
  const c = canvas.getContext('2d')!
  const image = c.createImageData(TEXELS, TEXELS)
  const fade = (at: number): number => Math.max(0, Math.abs(((at + 0.5) / TEXELS) * 2 - 1) - (1 - soft))
  for (let y = 0; y < TEXELS; y++)
    for (let x = 0; x < TEXELS; x++) {
      const t = Math.min(1, Math.hypot(fade(x), fade(y)) / soft)
      const value = 255 * (1 - t) ** 2 * (1 + 2 * t)
      image.data.set([value, value, value, 255], (y * TEXELS + x) * 4)
    }
  c.putImageData(image, 0, 0)
  return new CanvasTexture(canvas)
}
