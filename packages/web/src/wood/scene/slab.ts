// The table itself: a slab with round corners, an inlay where the playing surface ends, the floor far below.

import type { Surface } from '@saloon/physics'
import {
  type BufferGeometry,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
} from 'three'
import type { Light } from './light.ts'
import { softSquare } from './spots.ts'

/** How far the slab goes beyond the playing surface. */
export const RIM = 3.5
const THICK = 3.2
const BEVEL = 0.5
const CORNER = 4
const FLOOR = -46

export const slabSize = ({ halfX, halfZ }: Surface): readonly [width: number, depth: number] => [
  halfX / 500 + 2 * RIM,
  halfZ / 500 + 2 * RIM,
]

export function tableOf(surface: Surface, varnish: MeshStandardMaterial, light: Light): Group {
  const [width, depth] = slabSize(surface)
  const top = new Mesh(slab(width, depth), varnish)
  top.receiveShadow = true
  const inlay = new Mesh(
    frame(surface.halfX / 1000, surface.halfZ / 1000, 0.22),
    new MeshStandardMaterial({ color: '#c99a55', roughness: 0.45, polygonOffset: true, polygonOffsetFactor: -2 }),
  )
  inlay.rotation.x = -Math.PI / 2
  inlay.position.y = 0.012
  inlay.receiveShadow = true
  const floor = flat(2000, 2000, new MeshBasicMaterial({ color: light.back, toneMapped: false }), FLOOR)
  const shade = new MeshBasicMaterial({
    color: '#2a180c',
    transparent: true,
    opacity: light.under,
    alphaMap: softSquare(0.55),
    depthWrite: false,
  })
  const under = flat(width + 90, depth + 90, shade, FLOOR + 0.1)
  under.position.x = 14
  under.position.z = 10
  return new Group().add(top, inlay, floor, under)
}

function flat(width: number, depth: number, material: MeshBasicMaterial, y: number): Mesh {
  const mesh = new Mesh(new PlaneGeometry(width, depth), material)
  mesh.rotation.x = -Math.PI / 2
  mesh.position.y = y
  return mesh
}

function rounded(width: number, depth: number, radius: number): Shape {
  const [x, y] = [width / 2, depth / 2]
  const s = new Shape()
  s.moveTo(-x + radius, -y).lineTo(x - radius, -y)
  s.absarc(x - radius, -y + radius, radius, -Math.PI / 2, 0, false)
  s.lineTo(x, y - radius)
  s.absarc(x - radius, y - radius, radius, 0, Math.PI / 2, false)
  s.lineTo(-x + radius, y)
  s.absarc(-x + radius, y - radius, radius, Math.PI / 2, Math.PI, false)
  s.lineTo(-x, -y + radius)
  s.absarc(-x + radius, -y + radius, radius, Math.PI, Math.PI * 1.5, false)
  return s
}

/** Its upper side lies at 0; the planks run over the edge. */
function slab(width: number, depth: number): BufferGeometry {
  const geometry = new ExtrudeGeometry(rounded(width, depth, CORNER), {
    depth: THICK,
    bevelEnabled: true,
    bevelSize: BEVEL,
    bevelOffset: -BEVEL,
    bevelThickness: BEVEL,
    bevelSegments: 4,
    curveSegments: 10,
  })
  const [at, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
  for (let i = 0; i < at.count; i++) uv.setXY(i, at.getX(i) / width + 0.5, at.getY(i) / depth + 0.5)
  geometry.clearGroups()
  return geometry.rotateX(-Math.PI / 2).translate(0, -THICK - BEVEL, 0)
}

function frame(halfX: number, halfZ: number, wide: number): BufferGeometry {
  const s = rounded(2 * halfX, 2 * halfZ, 1.2)
  s.holes.push(rounded(2 * (halfX - wide), 2 * (halfZ - wide), 1.1))
  return new ShapeGeometry(s, 8)
}
