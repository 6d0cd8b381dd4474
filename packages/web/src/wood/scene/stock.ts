// All pieces as one mesh of one material: what is carved once may stand there many times, and everything is drawn by one call.

import { BatchedMesh, BufferAttribute, BufferGeometry, Color, type Material, Matrix4, Vector4 } from 'three'
import { ATTRIBUTES, type Part } from '../pieces/part.ts'

/** Room for any town here; it grows where somebody's own needs more. */
const CORNERS = 40_000
const INDICES = 110_000
const INSTANCES = 160

export class Stock {
  readonly mesh: BatchedMesh
  private readonly carved = new Map<string, number>()
  private corners = CORNERS
  private indices = INDICES
  private instances = INSTANCES
  private used = 0
  private readonly free: number[] = []
  private readonly color = new Vector4()

  constructor(material: Material, castsShadow: boolean) {
    this.mesh = new BatchedMesh(INSTANCES, CORNERS, INDICES, material)
    this.mesh.castShadow = this.mesh.receiveShadow = castsShadow
    this.mesh.frustumCulled = false
    this.mesh.sortObjects = false
  }

  knows(key: string): boolean {
    return this.carved.has(key)
  }
  carve(key: string, part: () => Part): number {
    const known = this.carved.get(key)
    if (known !== undefined) return known
    const geometry = geometryOf(part())
    const [corners, indices] = [geometry.getAttribute('position').count, geometry.index!.count]
    if (this.mesh.unusedVertexCount < corners || this.mesh.unusedIndexCount < indices) {
      this.corners = Math.ceil((this.corners + corners) * 1.5)
      this.indices = Math.ceil((this.indices + indices) * 1.5)
      this.mesh.setGeometrySize(this.corners, this.indices)
    }
    const id = this.mesh.addGeometry(geometry)
    geometry.dispose()
    this.carved.set(key, id)
    return id
  }

  /** An instance of what has been carved; one that isn't used any more is taken again. */
  take(geometry: number): number {
    const again = this.free.pop()
    if (again !== undefined) {
      this.mesh.setGeometryIdAt(again, geometry)
      this.mesh.setVisibleAt(again, true)
      return again
    }
    if (this.used === this.instances) {
      this.instances *= 2
      this.mesh.setInstanceCount(this.instances)
    }
    this.used++
    return this.mesh.addInstance(geometry)
  }
  giveBack(instance: number): void {
    this.mesh.setVisibleAt(instance, false)
    this.free.push(instance)
  }
  put(instance: number, matrix: Matrix4): void {
    this.mesh.setMatrixAt(instance, matrix)
  }
  paint(instance: number, { r, g, b }: Color, isGhost = false): void {
    this.mesh.setColorAt(instance, this.color.set(r, g, b, isGhost ? 0.5 : 1))
  }
}

function geometryOf(part: Part): BufferGeometry {
  const geometry = new BufferGeometry()
  for (const [name, size] of Object.entries(ATTRIBUTES))
    geometry.setAttribute(name, new BufferAttribute(part[name as keyof typeof ATTRIBUTES], size))
  return geometry.setIndex(new BufferAttribute(part.index, 1))
}
