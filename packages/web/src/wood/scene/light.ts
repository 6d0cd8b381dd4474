// The light: noon from a window at the upper left, or a lamp in the evening. From the side: with the sun behind the table every front that
// looks at the player would be in its own shade.

import {
  BackSide,
  BoxGeometry,
  Color,
  DirectionalLight,
  DoubleSide,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'
import type { Theme } from './wooden-table.ts'

export interface Light {
  readonly back: string // what is behind the table
  readonly sun: readonly [color: string, strength: number]
  readonly from: readonly [x: number, y: number, z: number]
  readonly sky: readonly [above: string, below: string, strength: number]
  /** In place of the room, where there is none. */
  readonly skyAlone: number
  readonly room: number
  readonly exposure: number
  readonly early: string // wood of the table top that grew in spring, and in summer
  readonly late: string
  readonly under: number // how dark it is below the table
}

export const LIGHTS: Readonly<Record<Theme, Light>> = {
  noon: {
    back: '#ecd9b4',
    sun: ['#ffddaa', 3.9],
    from: [-66, 72, 10],
    sky: ['#fff3df', '#8a6a4c', 0.24],
    skyAlone: 1.9,
    room: 0.4,
    exposure: 1.04,
    early: '#7c5a41',
    late: '#46301f',
    under: 0.5,
  },
  lamp: {
    back: '#2b1e14',
    sun: ['#ffd9a8', 5.4],
    from: [-52, 60, 12],
    sky: ['#c4ab8c', '#6a4a30', 1.1],
    skyAlone: 1.5,
    room: 1.1,
    exposure: 1.2,
    early: '#7f5b3f',
    late: '#4d3321',
    under: 0.7,
  },
}

/** How far to each side of the middle shadows fall, in centimetres. */
const SHADOW = { x: 74, y: 56, near: 10, far: 190 } as const

export function sunOf({ sun: [color, strength], from }: Light, shadow: number | undefined): DirectionalLight {
  const sun = new DirectionalLight(color, strength)
  sun.position.set(...from)
  if (shadow === undefined) return sun
  sun.castShadow = true
  sun.shadow.mapSize.set(shadow, shadow)
  const { x, y, near, far } = SHADOW
  Object.assign(sun.shadow.camera, { left: -x, right: x, top: y, bottom: -y, near, far })
  sun.shadow.radius = 2.6
  sun.shadow.bias = -0.0012
  sun.shadow.normalBias = 0.12
  return sun
}

export const skyOf = ({ sky: [above, below, strength] }: Light): HemisphereLight =>
  new HemisphereLight(above, below, strength)

interface Panel {
  readonly size: readonly [number, number]
  readonly at: readonly [number, number, number]
  readonly color: Readonly<Record<Theme, string>>
  readonly glow: Readonly<Record<Theme, number>>
}
const PANELS: readonly Panel[] = [
  { size: [7, 5], at: [-8, 4.5, -6], color: { noon: '#ffe9c8', lamp: '#ffb765' }, glow: { noon: 11, lamp: 9 } },
  { size: [5, 4], at: [8, 3.5, 3], color: { noon: '#e9f0ff', lamp: '#ff9d4a' }, glow: { noon: 3.2, lamp: 2.5 } },
  // Towards the player: without it every front is black at night.
  { size: [12, 3], at: [0, 4, 9], color: { noon: '#fff1dc', lamp: '#b98a5c' }, glow: { noon: 3, lamp: 4.2 } },
  { size: [9, 9], at: [0, 5.8, 0], color: { noon: '#fff0d6', lamp: '#2a2018' }, glow: { noon: 1.6, lamp: 1 } },
]
const WALLS: Readonly<Record<Theme, string>> = { noon: '#8d7a63', lamp: '#1a1411' }

/** The room as light: what varnish mirrors. */
export function roomOf(renderer: WebGLRenderer, theme: Theme): Texture {
  const room = new Scene()
  room.add(new Mesh(new BoxGeometry(20, 12, 20), new MeshBasicMaterial({ color: WALLS[theme], side: BackSide })))
  for (const { size, at, color, glow } of PANELS) {
    const shine = new Color(color[theme]).multiplyScalar(glow[theme])
    const panel = new Mesh(new PlaneGeometry(...size), new MeshBasicMaterial({ color: shine, side: DoubleSide }))
    panel.position.set(...at)
    panel.lookAt(0, 0, 0)
    room.add(panel)
  }
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(room, 0.03, 0.1, 100, { size: 64 })
  generator.dispose()
  room.traverse((one) => {
    if (!(one instanceof Mesh)) return
    one.geometry.dispose()
    one.material.dispose()
  })
  return texture
}
